import type { Input, Reply } from '#contract/call';
import type { opsFeedback } from '#contract/ops/feedback';
import { feedbackNumber } from '#contract/rules/order-number';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { queueFeedbackAnswered } from '../../messages/index.ts';
import { personRow, phoneOf } from '../../people/index.ts';
import { recordOnThread, supportStaff } from './thread.ts';
import { addEntry, lockThread, NOT_WAITING, type Thread } from '../threads.ts';

type Here = InTx<OperatorInCompany>;
type Done = Reply<typeof opsFeedback.OpsFeedbackAssign>;
type Named = { companyId: number; feedbackId: number };

const onThread = async (
  ctx: OperatorCtx,
  { companyId, feedbackId }: Named,
  work: (ctx: Here, thread: Thread) => Promise<void>,
): Promise<Committed<Done>> =>
  commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const thread = await lockThread(ctx, feedbackId);
    if (!thread) throw new Fault('recordUnknown');
    await work(ctx, thread);
    return { feedbackId };
  });

/** Refuses to answer or close a thread that has gone on since the operator looked at it. */
function assertSeen(thread: Thread, lastSeen: number): void {
  if (thread.state === 'closed') throw new Fault('feedbackFinished');
  // guard: feedback: answer the entry seen
  if (thread.last_no !== lastSeen) throw new Fault('feedbackMoved');
}

/** The first operator to answer a thread without one looks after it from then on. */
const ownerAfter = (thread: Thread, { operator }: OperatorCtx) => ({
  operator_id: thread.operator_id ?? operator.operatorId,
});

export const answerFeedback = (ctx: OperatorCtx, input: Input<typeof opsFeedback.OpsFeedbackAnswer>) =>
  onThread(ctx, input, async (ctx, thread) => {
    assertSeen(thread, input.lastSeen);
    const { operatorId: operator_id } = ctx.operator;
    const entryNo = await addEntry(
      ctx,
      thread,
      { kind: 'answer', operator_id, text: input.content, ...(thread.promised_at && { waited: thread }) },
      { state: 'answered', ...NOT_WAITING, ...ownerAfter(thread, ctx), told_no: thread.last_no + 1 },
    );
    await tellPerson(ctx, thread, entryNo);
    await recordOnThread(ctx, thread, 'answer');
  });

/** Tells the person by SMS; without a number the answer waits in the portal. */
async function tellPerson(ctx: Here, thread: Thread, entryNo: number): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const phone = phoneOf(key, await personRow(ctx, thread.person_guid));
  if (!phone) return;
  const { feedback_id: feedbackId, person_guid: guid, lang } = thread;
  const number = feedbackNumber(feedbackId, thread.created_at);
  await queueFeedbackAnswered(ctx, { guid, phone, lang, feedbackId, number, entryNo });
}

export const closeFeedback = (ctx: OperatorCtx, input: Input<typeof opsFeedback.OpsFeedbackClose>) =>
  onThread(ctx, input, async (ctx, thread) => {
    assertSeen(thread, input.lastSeen);
    const { operatorId: operator_id } = ctx.operator;
    await addEntry(
      ctx,
      thread,
      { kind: 'close', operator_id, text: input.reason },
      { state: 'closed', ...NOT_WAITING, ...ownerAfter(thread, ctx), told_no: thread.last_no + 1 },
    );
    await recordOnThread(ctx, thread, 'close', input.reason);
  });

export const noteOnFeedback = (ctx: OperatorCtx, input: Input<typeof opsFeedback.OpsFeedbackNote>) =>
  onThread(ctx, input, async (ctx, thread) => {
    await addEntry(ctx, thread, { kind: 'note', operator_id: ctx.operator.operatorId, text: input.content });
    await recordOnThread(ctx, thread, 'note');
  });

export async function assignFeedback(ctx: OperatorCtx, input: Input<typeof opsFeedback.OpsFeedbackAssign>) {
  const { operatorId } = input;
  const staff = await supportStaff(ctx.portal);
  if (operatorId !== null && !staff.some((one) => one.operatorId === operatorId))
    /* guard: feedback: assigned to support staff only */ throw new Fault('assigneeUnknown');
  return onThread(ctx, input, async (ctx, thread) => {
    await ctx.db
      .updateTable('feedback')
      .set({ operator_id: operatorId })
      .where('company_id', '=', ctx.company.companyId)
      .where('feedback_id', '=', thread.feedback_id)
      .execute();
    await recordOnThread(ctx, thread, 'assign', operatorId === null ? '' : String(operatorId));
  });
}
