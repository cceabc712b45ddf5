import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { feedback } from '#contract/calls/feedback';
import type { EmployeeCtx, InTx, MemberCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { filesNamed } from '../files/index.ts';
import { assertFeedbackOpen } from './assert-open.ts';
import { presentEntries, presentThread } from './present.ts';
import { entriesOf, textIn, type Entry, type Thread } from './threads.ts';

type Here = InTx<MemberCtx>;

/** The thread if it is the signed-in person's, however they came to its number. */
export function ownThread({ session }: { session: { personGuid: string } }, thread: Thread | undefined): Thread {
  if (thread?.person_guid !== session.personGuid) throw new Fault('notYours');
  return thread;
}

const ownThreads = ({ db, company, session }: Here) =>
  db
    .selectFrom('feedback as f')
    .where('f.company_id', '=', company.companyId)
    // guard: feedback: a thread is its writer’s
    .where('f.person_guid', '=', session.personGuid);

export const ownsFeedback = (ctx: MemberCtx, feedbackId: number): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const found = await ownThreads(ctx)
      .select('f.feedback_id')
      .where('f.feedback_id', '=', feedbackId)
      .executeTakeFirst();
    return found !== undefined;
  });

/** One's own, what has moved last first. The page is cut before its texts are joined to it. */
export const myFeedback = (
  ctx: EmployeeCtx,
  { templateId, pageIndex, pageSize }: Input<typeof feedback.MyFeedback>,
): Promise<Reply<typeof feedback.MyFeedback>> =>
  transact(ctx, async (ctx) => {
    await assertFeedbackOpen(ctx);
    const all = ownThreads(ctx);
    const page = (templateId === undefined ? all : all.where('f.template_id', '=', templateId))
      .selectAll('f')
      .orderBy('f.updated_at', 'desc')
      .orderBy('f.feedback_id', 'desc')
      .limit(pageSize)
      .offset(pageIndex * pageSize);
    const rows = await ctx.db
      .selectFrom(page.as('f'))
      .innerJoin('feedback_entry as e', (join) =>
        join
          .onRef('e.company_id', '=', 'f.company_id')
          .onRef('e.feedback_id', '=', 'f.feedback_id')
          .on('e.entry_no', '=', 1),
      )
      .selectAll('f')
      .select(['e.entry_no', 'e.body'])
      .orderBy('f.updated_at', 'desc')
      .orderBy('f.feedback_id', 'desc')
      .execute();
    const counts = await countsOf(ctx);
    const key = await ctx.portal.keyring.companyKey(ctx);
    return {
      rows: rows.map((row) => presentThread(row, textIn(key, row))),
      total: counts[templateId ?? 'all'] ?? 0,
      counts,
    };
  });

async function countsOf(ctx: Here): Promise<Record<string, number>> {
  const rows = await ownThreads(ctx)
    .select(['f.template_id', sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`(count(*) FILTER (WHERE f.told_no > f.seen_no))::int`.as('unread'))
    .groupBy('f.template_id')
    .execute();
  const sum = (of: 'count' | 'unread') => rows.reduce((total, row) => total + row[of], 0);
  const byTemplate = rows.map(({ template_id, count }) => [template_id, count] as const);
  return { all: sum('count'), unread: sum('unread'), ...Object.fromEntries(byTemplate) };
}

export const getFeedback = (
  ctx: EmployeeCtx,
  { feedbackId }: Input<typeof feedback.GetFeedback>,
): Promise<Reply<typeof feedback.GetFeedback>> =>
  transact(ctx, async (ctx) => {
    await assertFeedbackOpen(ctx);
    const thread = ownThread(
      ctx,
      await ownThreads(ctx).selectAll('f').where('f.feedback_id', '=', feedbackId).executeTakeFirst(),
    );
    const entries = await entriesOf(ctx, feedbackId);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const named = await filesNamed(
      ctx,
      entries.flatMap(({ files }) => files),
    );
    return {
      thread: presentThread(thread, firstText(key, entries)),
      entries: presentEntries(key, entries, named),
    };
  });

const firstText = (key: Parameters<typeof textIn>[0], [first]: Entry[]): string => (first ? textIn(key, first) : '');

/** Entries its writer has looked at are not new to them any more; later ones are. */
export const seeFeedback = (
  ctx: EmployeeCtx,
  { feedbackId, upTo }: Input<typeof feedback.SeeFeedback>,
): Promise<Committed<Reply<typeof feedback.SeeFeedback>>> =>
  commitOnce(ctx, async (ctx) => {
    await assertFeedbackOpen(ctx);
    await ctx.db
      .updateTable('feedback')
      .set({ seen_no: sql<number>`greatest(seen_no, least(${upTo}::int, last_no))` })
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', '=', ctx.session.personGuid)
      .where('feedback_id', '=', feedbackId)
      .execute();
    return { feedbackId };
  });
