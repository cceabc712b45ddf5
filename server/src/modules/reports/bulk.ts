import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import { faultText } from '#contract/faults';
import { HandedReport, MOST_REPORTS_AT_ONCE, type opsReports } from '#contract/ops/reports';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { collect } from '../../db/seal-chunks.ts';
import { Fault } from '../../fault.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { defineTask, type RowError } from '../../jobs/define-task.ts';
import { listIn } from '../../parsing/index.ts';
import { recordAudit } from '../audit/index.ts';
import { enterCompany } from '../company/index.ts';
import { finishUpload, openOwnFile, readUpload } from '../files/index.ts';
import { startTask } from '../tasks/index.ts';
import { orderOf, problemsFor, publishReport } from './publish.ts';

/** A report is some twenty statements and a sealed document. */
const A_STEP = 5;

const TaskInput = z.object({
  fileId: z.string(),
  reason: z.string(),
  by: z.object({ id: z.string(), name: z.string(), role: z.string() }),
});
const Cursor = z.object({ at: z.int() });

/** `[…]` or `{ reports: […] }`; what each holds is looked at one by one, so that one bad report stops no other. */
async function reportsIn(json: Uint8Array, from: number): Promise<{ count: number; reports: unknown[] }> {
  const { count, items } = await listIn({ json, name: 'reports', from, most: A_STEP });
  if (count === 0 || count > MOST_REPORTS_AT_ONCE)
    throw new Fault('reportsCount', { count, most: MOST_REPORTS_AT_ONCE });
  return { count, reports: items.map((item) => JSON.parse(item) as unknown) };
}

/** Takes many reports in and begins to publish them. The file lies sealed and unclaimed, so it is gone after a day. */
export async function publishMany(
  ctx: OperatorCtx,
  { companyId, reason }: Input<typeof opsReports.OpsReportBulk>,
  file: IncomingFile,
): Promise<Committed<Reply<typeof opsReports.OpsReportBulk>>> {
  const inside = await enterCompany(ctx, companyId);
  const { operatorId, name, role } = ctx.operator;
  const by = { id: String(operatorId), name, role };
  const { bytes, store } = await readUpload(inside, { kind: 'operator', id: by.id }, file);
  const { count } = await reportsIn(bytes, 0);
  const stored = await store();
  return commitOnce(inside, async (ctx) => {
    await finishUpload(ctx, stored);
    const taskId = await startTask(ctx, bulkTask, {
      input: { fileId: stored.fileId, reason, by },
      title: { zh: '批量发布体检报告', en: 'Publish reports' },
      createdBy: by,
    });
    return { taskId, reports: count };
  });
}

export const bulkTask = defineTask({
  kind: 'reports.publish',
  input: TaskInput,
  cursor: Cursor,
  start: async () => ({ cursor: { at: 0 }, total: null }),
  /** The store is not asked inside a transaction: each step reads the file anew. */
  ask: async (portal, { companyId, input }, { at }) => {
    const owner = { kind: 'operator', id: input.by.id } as const;
    const file = await openOwnFile({ portal, company: { companyId } }, input.fileId, owner);
    const { count, reports } = await reportsIn(await collect(file.read()), at);
    return { reports, isLast: at + A_STEP >= count };
  },
  step: async (ctx, { input }, { at }, piece) => {
    if (!piece) throw new Error('A step of reports without its reports');
    const errors: RowError[] = [];
    for (const [index, one] of piece.reports.entries())
      errors.push(...(await publishRow(ctx, one, at + index + 1, input)));
    const cursor = piece.isLast ? undefined : { at: at + A_STEP };
    return { cursor, done: piece.reports.length, errors };
  },
});

/** One report of a file; a problem is told and the next one is tried. Nothing of a result stands in an error. */
async function publishRow(
  ctx: InCompany,
  handed: unknown,
  row: number,
  { reason, by }: z.output<typeof TaskInput>,
): Promise<RowError[]> {
  const parsed = HandedReport.safeParse(handed);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return [{ row, field: path, value: '', message: BAD_SHAPE }];
  }
  const { orderNo, document } = parsed.data;
  const wrong = (fault: Fault): RowError => ({
    ...{ row, field: 'orderNo', value: orderNo },
    message: { zh: faultText(fault.fault, 'zh-cn', fault.params), en: faultText(fault.fault, 'en-us', fault.params) },
  });
  try {
    const order = await orderOf(ctx, orderNo);
    const problems = await problemsFor(ctx, order, document);
    if (problems.length > 0) return problems.map(({ field, message }) => ({ row, field, value: orderNo, message }));
    const { version } = await publishReport(ctx, { order, orderNo, document, byName: by.name, reason });
    await recordAudit(ctx, {
      actor: { kind: 'operator', id: by.id, role: by.role },
      action: version === 1 ? 'report.publish' : 'report.correct',
      ...{
        subject: { kind: 'report', id: String(order.orderId) },
        personGuid: order.personGuid,
        reason,
        requestId: '',
      },
    });
    return [];
  } catch (error) {
    if (error instanceof Fault) return [wrong(error)];
    throw error;
  }
}

const BAD_SHAPE = {
  zh: '这一项缺失或格式不对，请对照模板修改',
  en: 'This is missing or not in the right form. Please check it against the template',
};
