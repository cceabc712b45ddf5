import { Draft, type orders } from '#contract/orders';
import type { Input } from '#contract/call';
import type { EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';

/** A half-done booking, one per account: it goes on on another device. Read again by today's schema, so an old one cannot harm. */
export const loadDraft = (ctx: EmployeeCtx): Promise<{ draft: Draft | null }> =>
  transact(ctx, async (ctx) => {
    const row = await ctx.db
      .selectFrom('booking_draft')
      .select('draft')
      .where('company_id', '=', ctx.session.companyId)
      .where('account_id', '=', ctx.session.accountId)
      .executeTakeFirst();
    if (!row) return { draft: null };
    const key = await ctx.portal.keyring.companyKey(ctx);
    const parsed = Draft.safeParse(JSON.parse(key.unseal(sealContextOf(ctx), row.draft)));
    return { draft: parsed.success ? parsed.data : null };
  });

export const saveDraft = (
  ctx: EmployeeCtx,
  { draft }: Input<typeof orders.SaveBookingDraft>,
): Promise<Committed<Record<string, never>>> =>
  commitOnce(ctx, async (ctx) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const columns = { draft: key.seal(sealContextOf(ctx), JSON.stringify(draft)), updated_at: ctx.now() };
    await ctx.db
      .insertInto('booking_draft')
      .values({ company_id: ctx.session.companyId, account_id: ctx.session.accountId, ...columns })
      .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet(columns))
      .execute();
    return {};
  });

const sealContextOf = ({ session }: EmployeeCtx) => ({
  table: 'booking_draft',
  column: 'draft',
  row: String(session.accountId),
});
