import type { Input, Reply } from '#contract/call';
import type { opsPlans } from '#contract/ops/plans';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany } from '../../company/index.ts';
import { countLive } from './plan-in-use.ts';
import { lockPlan } from './plan-lock.ts';

type Calls = typeof opsPlans;

/** Closes a plan to new bookings; existing orders keep their places, which the operator has to confirm. */
export async function closePlan(
  ctx: OperatorCtx,
  { companyId, planId, version, closed, keepsLive, reason }: Input<Calls['OpsPlanClose']>,
): Promise<Committed<Reply<Calls['OpsPlanClose']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    await lockPlan(ctx, planId, version);
    const live = closed ? await countLive(ctx, planId) : 0;
    // guard: plans: closing one with bookings is said on purpose
    if (live > 0 && !keepsLive) throw new Fault('planLive', { n: live });
    const changed = { version: version + 1, updated_at: ctx.now(), updated_by: ctx.operator.name };
    await ctx.db
      .updateTable('plan')
      .set({ ...changed, closed_at: closed ? ctx.now() : null })
      .where('company_id', '=', companyId)
      .where('plan_id', '=', planId)
      .execute();
    const action = closed ? 'plan.close' : 'plan.reopen';
    await recordByOperator(ctx, { action, subject: { kind: 'plan', id: String(planId) }, reason });
    return { planId, version: version + 1 };
  });
}
