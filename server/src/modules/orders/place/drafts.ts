import { Draft, type orders } from '#contract/calls/orders';
import type { Input } from '#contract/call';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';

/** A half-done booking, one per account: it goes on on another device. */
export const loadDraft = (ctx: EmployeeCtx): Promise<{ draft: Draft | null }> =>
  transact(ctx, async (ctx) => ({ draft: (await savedDraft(ctx))?.draft ?? null }));

/** Read by today's schema, so an old one cannot harm. */
export async function savedDraft(ctx: InTx<EmployeeCtx>): Promise<{ draft: Draft; at: Date } | undefined> {
  const row = await ctx.db
    .selectFrom('booking_draft')
    .select(['draft', 'updated_at'])
    .where('company_id', '=', ctx.session.companyId)
    .where('account_id', '=', ctx.session.accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const parsed = Draft.safeParse(JSON.parse(key.unseal(draftSealContext(ctx.session.accountId), row.draft)));
  return parsed.success ? { draft: parsed.data, at: row.updated_at } : undefined;
}

export const saveDraft = (
  ctx: EmployeeCtx,
  { draft }: Input<typeof orders.SaveBookingDraft>,
): Promise<Committed<Record<string, never>>> =>
  commitOnce(ctx, async (ctx) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const columns = {
      draft: key.seal(draftSealContext(ctx.session.accountId), JSON.stringify(draft)),
      updated_at: ctx.now(),
    };
    await ctx.db
      .insertInto('booking_draft')
      .values({ company_id: ctx.session.companyId, account_id: ctx.session.accountId, ...columns })
      .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet(columns))
      .execute();
    return {};
  });

export const draftSealContext = (accountId: number) => ({
  table: 'booking_draft',
  column: 'draft',
  row: String(accountId),
});
