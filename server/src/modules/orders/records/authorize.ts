import type { Input } from '#contract/call';
import type { orders } from '#contract/calls/orders';
import type { InTx, EmployeeCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { recordByAccount } from '../../audit/index.ts';
import { hasAccount, lockAccount } from '../../people/index.ts';

/** The separate consent to hand a report to the company's health service (PIPL art. 29). */
const PURPOSE = 'report-service';

/**
 * Whether there is such a service and the person has agreed to its present text (art. 14: a new text, a new question).
 * Who has no account cannot have agreed themselves: what an employee once recorded for a relative does not count.
 */
export async function isAuthorized(ctx: InTx<EmployeeCtx>, personGuid: string): Promise<boolean> {
  const { db, company } = ctx;
  const service = company.config.booking.reportService;
  if (!service || /* guard: a consent recorded for a relative */ !(await hasAccount(ctx, personGuid))) return false;
  const given = await db
    .selectFrom('consent')
    .select('given_at')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where('purpose', '=', PURPOSE)
    .where('text_version', '=', service.version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return given !== undefined;
}

/**
 * Withdrawing is as easy as agreeing (PIPL, article 15), and possible even when the service is gone. Each person agrees
 * for themselves: for a relative it is impossible.
 */
export const authorize = (
  ctx: EmployeeCtx,
  request: Input<typeof orders.ActivtiesServiceAuth>,
): Promise<Committed<{ authorized: boolean }>> =>
  commitOnce(ctx, async (ctx) => {
    const { customerGuid = ctx.session.personGuid, authIfnotCancel } = request;
    const own = { company_id: ctx.company.companyId, person_guid: customerGuid, purpose: PURPOSE };
    const service = ctx.company.config.booking.reportService;
    // guard: a relative’s consent is their own
    if (authIfnotCancel && customerGuid !== ctx.session.personGuid) throw new Fault('consentIsTheirs');
    await lockAccount(ctx);
    if (!authIfnotCancel) {
      const withdrawn = await ctx.db
        .updateTable('consent')
        .set({ withdrawn_at: ctx.now() })
        .where((where) => where.and(own))
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      if (withdrawn.numUpdatedRows > 0n) await recordConsent(ctx, customerGuid, 'consent.withdraw');
      return { authorized: false };
    }
    if (!service) throw new Fault('noReportService');
    if (!(await isAuthorized(ctx, customerGuid))) {
      await ctx.db
        .insertInto('consent')
        .values({ ...own, text_version: service.version, given_at: ctx.now(), channel: 'web', withdrawn_at: null })
        .execute();
      await recordConsent(ctx, customerGuid, 'consent.give');
    }
    return { authorized: true };
  });

const recordConsent = (ctx: InTx<EmployeeCtx>, personGuid: string, action: string): Promise<void> =>
  recordByAccount(ctx, ctx.session.accountId, { action, subject: { kind: 'consent', id: PURPOSE }, personGuid });
