import type { Input, Reply } from '#contract/call';
import type { reports as contract } from '#contract/calls/reports';
import { rangeText } from '#contract/rules/report-words';
import { isSameName } from '#contract/rules/claim';
import { changesOf, compareYears, isAbnormal, seriesKey, summaryOf } from '#contract/rules/report';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { assertMayRead, recordLook } from './consents/access.ts';
import { earlierOf, openArchive, type Archive, type Opened } from './archive.ts';
import { reportsOf } from './queries.ts';

type Calls = typeof contract;

/** The calls of the report service. The ID number names the person, who must be the caller or a consenting relative. */

async function personBy(ctx: InTx<EmployeeCtx>, idCard: string): Promise<string> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const { company, db } = ctx;
  const found = await db
    .selectFrom('person')
    .select('person_guid')
    .where('company_id', '=', company.companyId)
    .where('id_number_index', 'in', key.indexes('id_number', idCard.toUpperCase()))
    .executeTakeFirst();
  if (!found) throw new Fault('notYours');
  await assertMayRead(ctx, found.person_guid);
  return found.person_guid;
}

interface Found {
  archive: Archive;
  report: Opened;
}

/** The newest report of a plan. */
async function newestOf(
  ctx: InTx<EmployeeCtx>,
  { planId, idCard }: { planId: number; idCard: string },
): Promise<Found> {
  const archive = await openArchive(ctx, await personBy(ctx, idCard));
  const report = archive.reports.find((one) => one.planId === planId);
  if (!report) throw new Fault('reportMissing');
  return { archive, report };
}

const lookedAt = (ctx: InTx<EmployeeCtx>, { archive, report }: Found) =>
  recordLook(ctx, archive.person.guid, 'report.view', report.head.orderId);

const kpis = ({ document }: Opened) =>
  document.sections.flatMap(({ name: section, items }) =>
    items.map((item) => ({
      key: seriesKey(item),
      ...{ indexCode: item.code, indexName: item.name, section, value: item.value, text: item.words },
      ...{ unit: item.unit, method: item.method, reference: rangeText(item.range), flag: item.flag },
    })),
  );

export const kpiSearch = (ctx: EmployeeCtx, asked: Input<Calls['KpiSearch']>): Promise<Reply<Calls['KpiSearch']>> =>
  transact(ctx, async (ctx) => {
    const found = await newestOf(ctx, asked);
    const { head } = found.report;
    const reply = { year: head.year, examDay: head.examDay, list: kpis(found.report) };
    await lookedAt(ctx, found);
    return reply;
  });

export const compareTwoYear = (
  ctx: EmployeeCtx,
  asked: Input<Calls['CompareTwoYear']>,
): Promise<Reply<Calls['CompareTwoYear']>> =>
  transact(ctx, async (ctx) => {
    const found = await newestOf(ctx, asked);
    const { archive, report } = found;
    const earlier = earlierOf(archive, report);
    await lookedAt(ctx, found);
    if (!earlier) return { years: [report.head.year], list: [] };
    const list = compareYears(earlier.document, report.document);
    return { years: [earlier.head.year, report.head.year], list };
  });

export const compareTwoYearList = (
  ctx: EmployeeCtx,
  asked: Input<Calls['CompareTwoYearList']>,
): Promise<Reply<Calls['CompareTwoYearList']>> =>
  transact(ctx, async (ctx) => {
    const found = await newestOf(ctx, asked);
    const { archive } = found;
    const list = archive.reports.flatMap((report) => {
      const earlier = earlierOf(archive, report);
      if (!earlier) return [];
      const summary = summaryOf(report.document, earlier.document);
      const count = (group: 'new' | 'worse' | 'still' | 'improved' | 'back') => summary[group].length;
      return [
        {
          years: [earlier.head.year, report.head.year],
          ...{ new: count('new'), worse: count('worse'), still: count('still') },
          ...{ improved: count('improved'), back: count('back') },
        },
      ];
    });
    await lookedAt(ctx, found);
    return { list };
  });

export const positiveDetail = (
  ctx: EmployeeCtx,
  { physicalPerson, ...asked }: Input<Calls['PhysicalPositiveDetail']>,
): Promise<Reply<Calls['PhysicalPositiveDetail']>> =>
  transact(ctx, async (ctx) => {
    const found = await newestOf(ctx, asked);
    const { archive, report } = found;
    if (physicalPerson && !isSameName(physicalPerson, archive.person.name)) throw new Fault('reportPersonOther');
    const changes = changesOf(report.document, earlierOf(archive, report)?.document);
    const list = kpis(report)
      .filter(({ flag }) => isAbnormal(flag))
      .map((kpi) => ({ ...kpi, change: changes.get(kpi.key) ?? ('none' as const) }));
    await lookedAt(ctx, found);
    return { year: report.head.year, conclusion: report.document.conclusion, list };
  });

export const searchYearList = (
  ctx: EmployeeCtx,
  { idCard }: Input<Calls['SearchYearList']>,
): Promise<Reply<Calls['SearchYearList']>> =>
  transact(ctx, async (ctx) => {
    const rows = await reportsOf(ctx, await personBy(ctx, idCard));
    return { list: rows.map((row) => ({ year: row.year, examDay: row.exam_day, planId: row.plan_id })) };
  });
