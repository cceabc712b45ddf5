import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import type { opsReports } from '#contract/ops/reports';
import { maskName } from '#contract/rules/mask';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { IncomingFile } from '../../../http/handlers.ts';
import { enterCompany } from '../../company/index.ts';
import { finishUpload, storeUpload, type StoredFile } from '../../files/index.ts';
import { openArchive, type Opened } from '../archive.ts';
import { maskedView, recordOnReport, withReport } from './reports.ts';
import { examDayOf, orderOf, problemsFor, publishReport, withdrawReport } from '../publish.ts';
import { reportOf } from '../queries.ts';
import type { Problem } from '../check-document.ts';

type Calls = typeof opsReports;

const ownerOf = ({ operator }: OperatorCtx) => ({ kind: 'operator', id: String(operator.operatorId) }) as const;

/** The first few; a file with fifty faults is mended by its maker, not read here. */
const MOST_TOLD = 5;

const refuseFor = (problems: Problem[], lang: OperatorCtx['lang']): void => {
  if (problems.length === 0) return;
  const told = problems.slice(0, MOST_TOLD).map(({ field, message }) => `${field} ${inLanguage(message, lang)}`);
  throw new Fault('reportBad', { problem: told.join(lang === 'en-us' ? '; ' : '；') });
};

/** The person's view. It shows their earlier results too, so it is a look. */
export async function previewReport(
  ctx: OperatorCtx,
  { companyId, orderNo, document }: Input<Calls['OpsReportPreview']>,
): Promise<Reply<Calls['OpsReportPreview']>> {
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await orderOf(ctx, orderNo);
    refuseFor(await problemsFor(ctx, order, document), ctx.lang);
    const archive = await openArchive(ctx, order.personGuid);
    const row = await reportOf(ctx, order.orderId);
    const examDay = examDayOf(order, document);
    const center = await centerOf(ctx, order.orderId);
    const opened: Opened = {
      head: { orderId: order.orderId, year: Number(examDay.slice(0, 4)), examDay, center },
      ...{ planId: order.planId, version: (row?.version ?? 0) + 1, hasOriginal: false, document },
    };
    const reply = {
      ...{ orderId: order.orderId, version: row?.version ?? 0, person: maskName(archive.person.name) },
      view: maskedView(withReport(archive, opened), opened),
    };
    await recordOnReport(ctx, 'report.preview', order);
    return reply;
  });
}

const centerOf = async ({ db, company }: Parameters<typeof orderOf>[0], orderId: number) => {
  const row = await db
    .selectFrom('exam_order as o')
    .innerJoin('center as c', 'c.center_id', 'o.center_id')
    .select(['c.name', 'c.name_eng'])
    .where('o.company_id', '=', company.companyId)
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { zh: row.name, en: row.name_eng };
};

export async function publishOne(
  ctx: OperatorCtx,
  { companyId, orderNo, document, fileId, seenVersion, reason }: Input<Calls['OpsReportPublish']>,
): Promise<Committed<Reply<Calls['OpsReportPublish']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await orderOf(ctx, orderNo);
    refuseFor(await problemsFor(ctx, order, document), ctx.lang);
    const file = fileId === undefined ? {} : { file: { fileId, owner: ownerOf(ctx) } };
    const { version } = await publishReport(ctx, {
      ...{ order, orderNo, document, seenVersion, byName: ctx.operator.name, reason },
      ...file,
    });
    await recordOnReport(ctx, version === 1 ? 'report.publish' : 'report.correct', { ...order, reason });
    return { orderId: order.orderId, version };
  });
}

export async function withdrawOne(
  ctx: OperatorCtx,
  { companyId, orderId, seenVersion, reason }: Input<Calls['OpsReportWithdraw']>,
): Promise<Committed<Reply<Calls['OpsReportWithdraw']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const byName = ctx.operator.name;
    const { version, personGuid } = await withdrawReport(ctx, { orderId, seenVersion, byName, reason });
    await recordOnReport(ctx, 'report.withdraw', { orderId, personGuid, reason });
    return { orderId, version };
  });
}

/** Whatever is published next names it; unused, it is gone after a day. */
export async function uploadReportFile(
  ctx: OperatorCtx,
  { companyId }: Input<Calls['OpsReportFileUpload']>,
  file: IncomingFile,
): Promise<Committed<StoredFile>> {
  const inside = await enterCompany(ctx, companyId);
  const stored = await storeUpload(inside, ownerOf(ctx), file);
  return commitOnce(inside, (ctx) => finishUpload(ctx, stored));
}
