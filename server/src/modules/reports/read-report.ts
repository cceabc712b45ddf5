import type { Input, Reply } from '#contract/call';
import type { ReportView } from '#contract/report-view';
import type { ReportReader, reports as contract } from '#contract/reports';
import { trendsOf } from '#contract/rules/report';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { serviceText } from '../company/index.ts';
import { relatives } from '../people/index.ts';
import { assertMayRead, recordLook } from './access.ts';
import { datedOf, headOf, openArchive, viewOf, type Archive, type Opened } from './archive.ts';
import { consentsFor } from './consents.ts';
import { countsOf, reportOf, reportsOf } from './queries.ts';
import { countUploaded } from './uploaded.ts';

interface Which {
  orderId?: number | undefined;
  year?: number | undefined;
}

/** Of an order, of a year, or the newest. */
export const pick = ({ reports }: Archive, { orderId, year }: Which): Opened | undefined =>
  reports.find(
    ({ head }) => (orderId === undefined || head.orderId === orderId) && (year === undefined || head.year === year),
  );

/** What is there of an archive, and of whom else one could read. Nothing of a result is opened. */
export const myReportYears = (
  ctx: EmployeeCtx,
  { customerGuid = ctx.session.personGuid }: Input<typeof contract.MyReportYears>,
): Promise<Reply<typeof contract.MyReportYears>> =>
  transact(ctx, async (ctx) => {
    const people = await readers(ctx);
    await assertMayRead(ctx, customerGuid);
    const uploads = await countUploaded(ctx, customerGuid);
    return { reports: (await reportsOf(ctx, customerGuid)).map(headOf), people, uploads };
  });

async function readers(ctx: InTx<EmployeeCtx>): Promise<ReportReader[]> {
  const { personGuid } = ctx.session;
  const consents = await consentsFor(ctx, personGuid);
  const family = await relatives(ctx);
  const readable = family.filter(({ guid }) => consents.get(guid) === 'given').map(({ guid }) => guid);
  const counts = await countsOf(ctx, [personGuid, ...readable]);
  const self: ReportReader = {
    ...{ customerGuid: personGuid, name: '', relation: 'self', consent: null },
    reports: counts.get(personGuid) ?? 0,
  };
  return [
    self,
    ...family.map(({ guid, name, relation }): ReportReader => {
      const consent = consents.get(guid) ?? 'none';
      const known = consent === 'given' ? (counts.get(guid) ?? 0) : null;
      return { customerGuid: guid, name, relation, consent, reports: known };
    }),
  ];
}

/** The archive and the report of it that was asked for, after looking who asks. */
async function chosen(
  ctx: InTx<EmployeeCtx>,
  { customerGuid, ...which }: Which & { customerGuid?: string | undefined },
): Promise<{ archive: Archive; report: Opened }> {
  const personGuid = await whoseIs(ctx, customerGuid, which.orderId);
  await assertMayRead(ctx, personGuid);
  const archive = await openArchive(ctx, personGuid);
  const report = pick(archive, which);
  if (!report) throw await missing(ctx, which.orderId);
  return { archive, report };
}

/** An order says itself whose it is. */
async function whoseIs(
  ctx: InTx<EmployeeCtx>,
  customerGuid: string | undefined,
  orderId: number | undefined,
): Promise<string> {
  if (customerGuid !== undefined) return customerGuid;
  if (orderId === undefined) return ctx.session.personGuid;
  const order = await ctx.db
    .selectFrom('exam_order')
    .select('person_guid')
    .where('company_id', '=', ctx.company.companyId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return order?.person_guid ?? ctx.session.personGuid;
}

async function missing(ctx: InTx<EmployeeCtx>, orderId: number | undefined): Promise<Fault> {
  const row = orderId === undefined ? undefined : await reportOf(ctx, orderId);
  return row?.state === 'withdrawn'
    ? new Fault('reportWithdrawn', { service: serviceText(ctx.company, ctx.lang) })
    : new Fault('reportMissing');
}

export const myReport = (ctx: EmployeeCtx, which: Input<typeof contract.MyReport>): Promise<ReportView> =>
  transact(ctx, async (ctx) => {
    const { archive, report } = await chosen(ctx, which);
    const view = viewOf(archive, report);
    await recordLook(ctx, archive.person.guid, 'report.view', report.head.orderId);
    return view;
  });

/** For the file that is made of it: the view, and which version it is. */
export const reportToPrint = (ctx: EmployeeCtx, which: Input<typeof contract.GetReportPdf>): Promise<ReportView> =>
  transact(ctx, async (ctx) => {
    const { archive, report } = await chosen(ctx, which);
    if (which.kind === 'original' && !report.hasOriginal) throw new Fault('reportMissing');
    const view = viewOf(archive, report);
    await recordLook(ctx, archive.person.guid, 'report.download', report.head.orderId);
    return view;
  });

export const reportTrend = (
  ctx: EmployeeCtx,
  { customerGuid = ctx.session.personGuid, code }: Input<typeof contract.ReportTrend>,
): Promise<Reply<typeof contract.ReportTrend>> =>
  transact(ctx, async (ctx) => {
    await assertMayRead(ctx, customerGuid);
    const archive = await openArchive(ctx, customerGuid);
    const series = trendsOf(datedOf(archive)).filter((one) => one.code === code);
    await recordLook(ctx, customerGuid, 'report.trend', undefined);
    return { series };
  });
