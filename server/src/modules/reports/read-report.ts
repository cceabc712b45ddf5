import type { Input, Reply } from '#contract/call';
import type { ReportView } from '#contract/schemas/report-view';
import type { ReportReader, reports as contract } from '#contract/calls/reports';
import { trendsOf } from '#contract/rules/report';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { cachedReply } from '../../http/handlers.ts';
import { relatives } from '../people/index.ts';
import { assertMayRead, recordLook } from './consents/access.ts';
import { datedOf, headOf, openArchive, viewOf, type Archive, type Opened } from './archive.ts';
import { consentsFor } from './consents/consents.ts';
import { isAsked, lookAtReport, missingReport, whoseIs, type Asked, type Which } from './consents/look.ts';
import { countsOf, reportsOf } from './queries.ts';
import { countUploaded } from './uploaded.ts';

export const pick = ({ reports }: Archive, which: Which): Opened | undefined =>
  reports.find(({ head }) => isAsked(which)(head));

/** The years of an archive, and the other people one could read. Nothing of a result is opened. */
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
async function chosen(ctx: InTx<EmployeeCtx>, asked: Asked): Promise<{ archive: Archive; report: Opened }> {
  const personGuid = await whoseIs(ctx, asked);
  await assertMayRead(ctx, personGuid);
  const archive = await openArchive(ctx, personGuid);
  const report = pick(archive, asked);
  if (!report) throw await missingReport(ctx, asked.orderId);
  return { archive, report };
}

/** Made once of what it is made of; every look is written down before it is answered. */
export const myReport = cachedReply(
  lookAtReport,
  (ctx: EmployeeCtx, which: Input<typeof contract.MyReport>): Promise<ReportView> =>
    transact(ctx, async (ctx) => {
      const { archive, report } = await chosen(ctx, which);
      return viewOf(archive, report);
    }),
);

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
