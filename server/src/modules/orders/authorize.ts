import type { Input } from '#contract/call';
import type { orders } from '#contract/orders';
import type { InTx, SessionCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';

/** The separate consent to hand a report to the company's health service (PIPL art. 29). */
const PURPOSE = 'report-service';
const TEXT_VERSION = '2026-06';

export const isAuthorized = async ({ db, company }: InTx<SessionCtx>, personGuid: string): Promise<boolean> =>
  (await db
    .selectFrom('consent')
    .select('given_at')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where('purpose', '=', PURPOSE)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Withdrawing is as easy as agreeing (art. 15). */
export const authorize = (
  ctx: SessionCtx,
  { customerGuid, authIfnotCancel }: Input<typeof orders.ActivtiesServiceAuth>,
): Promise<Committed<{ authorized: boolean }>> =>
  commitOnce(ctx, async (ctx) => {
    const own = { company_id: ctx.company.companyId, person_guid: customerGuid, purpose: PURPOSE };
    if (!authIfnotCancel) {
      await ctx.db
        .updateTable('consent')
        .set({ withdrawn_at: ctx.now() })
        .where((where) => where.and(own))
        .where('withdrawn_at', 'is', null)
        .execute();
    } else if (!(await isAuthorized(ctx, customerGuid))) {
      await ctx.db
        .insertInto('consent')
        .values({ ...own, text_version: TEXT_VERSION, given_at: ctx.now(), channel: 'web', withdrawn_at: null })
        .execute();
    }
    return { authorized: authIfnotCancel };
  });
