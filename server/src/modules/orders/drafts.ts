import { Draft, type orders } from '#contract/orders';
import type { Input } from '#contract/call';
import type { InTx, SessionCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';

/** A half-done booking, one per account: it goes on on another device. Read again by today's schema, so an old one cannot harm. */
export const loadDraft = (ctx: SessionCtx): Promise<{ draft: Draft | null }> =>
  transact(ctx, async (ctx) => {
    const row = await ownDraft(ctx).executeTakeFirst();
    const parsed = row && Draft.safeParse(row.draft);
    return { draft: parsed?.success ? parsed.data : null };
  });

/** How JSON writes one half of a character of two; the database stores whole characters only. */
const HALF_CHARACTER = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

export const saveDraft = (
  ctx: SessionCtx,
  { draft }: Input<typeof orders.SaveBookingDraft>,
): Promise<Committed<Record<string, never>>> => {
  const json = JSON.stringify(draft);
  if (HALF_CHARACTER.test(json)) throw new Fault('badInput', { field: 'draft' });
  return commitOnce(ctx, async (ctx) => {
    const columns = { draft: json, updated_at: ctx.now() };
    await ctx.db
      .insertInto('booking_draft')
      .values({ company_id: ctx.session.companyId, account_id: ctx.session.accountId, ...columns })
      .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet(columns))
      .execute();
    return {};
  });
};

const ownDraft = ({ db, session }: InTx<SessionCtx>) =>
  db
    .selectFrom('booking_draft')
    .select('draft')
    .where('company_id', '=', session.companyId)
    .where('account_id', '=', session.accountId);
