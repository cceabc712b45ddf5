import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { MOST_FEEDBACK_A_DAY, type feedback } from '#contract/calls/feedback';
import { dayInShanghai } from '#contract/rules/day';
import { feedbackNumber } from '#contract/rules/order-number';
import { replyPromise, type ReplyPromise } from '#contract/rules/reply-promise';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { nextId } from '../../db/next-id.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { holidaysHere } from '../booking/index.ts';
import { claimFile } from '../files/index.ts';
import { lockAccount } from '../people/index.ts';
import { assertFeedbackOpen } from './assert-open.ts';
import { ownThread } from './own-feedback.ts';
import { promisedOf } from './present.ts';
import { addEntry, claimOf, insertEntry, lockThread, type Thread } from './threads.ts';

type Here = InTx<EmployeeCtx>;
type Sent = Reply<typeof feedback.AddFeedback>;

export const promiseNow = async (ctx: Here): Promise<ReplyPromise> =>
  replyPromise(ctx.now(), ctx.company.config.feedback.serviceHours, await holidaysHere(ctx));

/** How many more the person may begin today. */
export async function leftToday({ db, company, session, now }: Here): Promise<number> {
  const start = new Date(`${dayInShanghai(now())}T00:00:00+08:00`);
  const { begun } = await db
    .selectFrom('feedback')
    .select(sql<number>`count(*)::int`.as('begun'))
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', session.personGuid)
    .where('created_at', '>=', start)
    .executeTakeFirstOrThrow();
  return Math.max(0, MOST_FEEDBACK_A_DAY - begun);
}

/** One piece of feedback, with the moment until which it is answered. */
export const addFeedback = (
  ctx: EmployeeCtx,
  { templateId, content, fileIds }: Input<typeof feedback.AddFeedback>,
): Promise<Committed<Sent>> =>
  commitOnce(ctx, async (ctx) => {
    await assertFeedbackOpen(ctx);
    // guard: feedback: so many a day, also at once
    await lockAccount(ctx);
    if ((await leftToday(ctx)) === 0) throw new Fault('feedbackPerDay', { most: MOST_FEEDBACK_A_DAY });
    const { at: promised_at, provisional } = await promiseNow(ctx);
    const at = ctx.now();
    const thread = await ctx.db
      .insertInto('feedback')
      .values({
        company_id: ctx.company.companyId,
        feedback_id: nextId('feedback_number'),
        person_guid: ctx.session.personGuid,
        template_id: templateId,
        state: 'open',
        lang: ctx.lang,
        operator_id: null,
        ...{ created_at: at, updated_at: at, asked_at: at, promised_at, provisional, last_no: 1 },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await insertEntry(ctx, thread.feedback_id, 1, {
      kind: 'question',
      operator_id: null,
      text: content,
      files: fileIds,
    });
    await claimAll(ctx, thread.feedback_id, fileIds);
    return sent(thread);
  });

/**
 * More about it. An answered or closed thread waits again, with a promise of its own; a waiting one keeps the one it
 * has.
 */
export const replyFeedback = (
  ctx: EmployeeCtx,
  { feedbackId, content, fileIds }: Input<typeof feedback.ReplyFeedback>,
): Promise<Committed<Sent>> =>
  commitOnce(ctx, async (ctx) => {
    await assertFeedbackOpen(ctx);
    const thread = ownThread(ctx, await lockThread(ctx, feedbackId));
    const entry = { kind: 'question', operator_id: null, text: content, files: fileIds } as const;
    const { at: promised_at, provisional } = await promiseNow(ctx);
    const again = { state: 'reopened', asked_at: ctx.now(), promised_at, provisional } as const;
    const change = {
      lang: ctx.lang,
      /* guard: feedback: waiting keeps its promise → ...again, state: thread.state */ ...(thread.promised_at ===
        null && again),
    };
    await addEntry(ctx, thread, entry, change);
    await claimAll(ctx, feedbackId, fileIds);
    return sent({ ...thread, ...change });
  });

async function claimAll(ctx: Here, feedbackId: number, fileIds: readonly string[]): Promise<void> {
  const owner = { kind: 'person', id: ctx.session.personGuid } as const;
  for (const fileId of /* guard: feedback: a file is used once → [] */ fileIds)
    await claimFile(ctx, { fileId, owner, claimedBy: claimOf(feedbackId) });
}

const sent = (thread: Thread): Sent => ({
  feedbackId: thread.feedback_id,
  number: feedbackNumber(thread.feedback_id, thread.created_at),
  promised: promisedOf(thread),
});
