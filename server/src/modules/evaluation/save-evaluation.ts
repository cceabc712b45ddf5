import type { Input, Reply } from '#contract/call';
import type { evaluation } from '#contract/calls/evaluation';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { InTx, EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { saidIn } from './rules.ts';

export const wordsSealContext = (orderId: number) => ({ table: 'evaluation', column: 'said', row: String(orderId) });

const DONE: number[] = [ORDER_STATUS.examined, ORDER_STATUS.reportReady];

/** Keeps a person's words about their check-up, once, after it. */
export const saveEvaluation = (
  ctx: EmployeeCtx,
  { customerGuid, ExamOrderId, CustomeEvaluations }: Input<typeof evaluation.SaveEvaluationInfo>,
): Promise<Committed<Reply<typeof evaluation.SaveEvaluationInfo>>> =>
  commitOnce(ctx, async (ctx) => {
    const order = await evaluatedOrder(ctx, ExamOrderId);
    if (order?.person_guid !== customerGuid) throw new Fault('notYours');
    // guard: evaluation before the check-up
    if (!DONE.includes(order.status)) throw new Fault('notExamined');
    const { stars, tagIds, words } = saidIn(CustomeEvaluations);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const kept = await ctx.db
      .insertInto('evaluation')
      .values({
        company_id: ctx.company.companyId,
        order_id: ExamOrderId,
        center_id: order.center_id,
        stars,
        tag_ids: tagIds,
        said: words ? key.seal(wordsSealContext(ExamOrderId), words) : null,
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // guard: evaluation once
    if (kept.numInsertedOrUpdatedRows === 0n) throw new Fault('evaluatedAlready');
    return { ExamOrderId };
  });

const evaluatedOrder = ({ db, company, session }: InTx<EmployeeCtx>, orderId: number) =>
  db
    .selectFrom('exam_order')
    .select(['person_guid', 'status', 'center_id'])
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('user_guid', '=', session.personGuid)
    .executeTakeFirst();
