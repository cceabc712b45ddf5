import { sql } from 'kysely';
import type { Reply } from '#contract/call';
import type { personal, RelativePlans } from '#contract/calls/personal';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import { relatives, type Relative } from '../../people/index.ts';
import { ageFault, planPersonFault } from './bookable.ts';
import { usedFault } from './plan-uses.ts';
import { loadPlans, openingFault, openingOf, type BookingPlan } from '../supply/plans.ts';

/** How often a relative has used a plan in its present period, and whether something is booked under it. */
interface Use {
  guid: string;
  planId: number;
  used: number;
  isLive: boolean;
  /** And by this employee, who then cannot remove the relative. */
  isOwn: boolean;
}

/** Which plans each relative may still use, how often and until when, and why not. */
export const relativePlans = (ctx: EmployeeCtx): Promise<Reply<typeof personal.RelativePlans>> =>
  transact(ctx, async (ctx) => {
    const plans = (await loadPlans(ctx)).filter(({ isClosed }) => !isClosed);
    const people = await relatives(ctx);
    const uses = await usesOfAll(
      ctx,
      people.map(({ guid }) => guid),
    );
    const mayAdd = ctx.company.config.account.addRelatives;
    return {
      relatives: people.map((person) => presentRelative(ctx, person, plans, uses)),
      addReason: mayAdd ? null : reasonOf(new Fault('relativesNotHere'), ctx.lang),
    };
  });

function presentRelative(ctx: EmployeeCtx, person: Relative, plans: BookingPlan[], all: Use[]): RelativePlans {
  const uses = all.filter(({ guid }) => guid === person.guid);
  const booked = uses.some(({ isOwn }) => isOwn);
  return {
    customerGuid: person.guid,
    relation: person.relation,
    plans: plans
      .filter((plan) => !planPersonFault(ctx, plan, person.relation))
      .map((plan) => {
        const use = uses.find(({ planId }) => planId === plan.id);
        const fault = planFault(ctx, plan, person, use);
        return {
          id: plan.id,
          name: plan.name,
          uses: plan.uses,
          left: Math.max(0, plan.uses - (use?.used ?? 0) - (use?.isLive ? 1 : 0)),
          until: plan.examTo ?? openingOf(ctx, plan).days?.to ?? '',
          reason: fault ? reasonOf(fault, ctx.lang) : null,
        };
      }),
    removeReason: booked ? reasonOf(new Fault('relativeBooked', { name: person.name }), ctx.lang) : null,
  };
}

/** The refusal that booking would meet first. */
function planFault(ctx: EmployeeCtx, plan: BookingPlan, { age }: Relative, use: Use | undefined): Fault | undefined {
  if (use?.isLive) return new Fault('alreadyReserved');
  return ageFault(age) ?? openingFault(ctx, plan) ?? usedFault(plan, use?.used ?? 0);
}

/** The counts of `usesOf`, for all relatives at once; each part as its index says it. */
async function usesOfAll({ db, company, session, now }: InTx<EmployeeCtx>, guids: string[]): Promise<Use[]> {
  if (guids.length === 0) return [];
  const year = sql`date_trunc('year', ${dayInShanghai(now())}::date)`;
  const inPeriod = sql`o.book_date BETWEEN coalesce(p.exam_from, ${year}::date)
    AND coalesce(p.exam_to, (${year} + interval '1 year - 1 day')::date)`;
  const theirs = sql`FROM exam_order o JOIN plan p ON p.company_id = o.company_id AND p.plan_id = o.plan_id
    WHERE o.company_id = ${company.companyId} AND o.person_guid = ANY(${guids}::uuid[])`;
  const { rows } = await sql<Use>`
    SELECT person_guid AS guid, plan_id AS "planId", sum(used)::int AS used, bool_or(live) AS "isLive", bool_or(own) AS "isOwn"
    FROM (
      SELECT o.person_guid, o.plan_id, 1 AS used, false AS live, false AS own
      ${theirs} AND o.status IN (30, 35) AND ${inPeriod}
      UNION ALL SELECT o.person_guid, o.plan_id, 1, false, false
      ${theirs} AND o.closed_as = 'noShow' AND ${inPeriod} AND ${company.config.booking.noShowUsesPlan}
      UNION ALL SELECT o.person_guid, o.plan_id, 0, true, o.user_guid = ${session.personGuid}
      ${theirs} AND o.is_live) each
    GROUP BY person_guid, plan_id`.execute(db);
  return rows;
}
