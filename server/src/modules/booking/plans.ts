import { sql } from 'kysely';
import type { Plan, RelationKind } from '#contract/booking';
import type { BookingWindow } from '#contract/company-config';
import { dayInShanghai } from '#contract/rules/day';
import type { CompanyCtx, EmployeeCtx, InTx } from '../../ctx.ts';
import { Fault, reasonOf } from '../../fault.ts';
import { words, type Bilingual } from './catalogue.ts';
import { openingOn } from './rules.ts';
import { dayText } from './say.ts';

export interface BookingPlan {
  id: number;
  name: Bilingual;
  serviceCode: string;
  serviceGetMode: 1 | 2 | 3;
  windows: BookingWindow[];
  examFrom: string | null;
  examTo: string | null;
  forWhom: RelationKind[];
  maxPeople: number;
  maxExtras: number;
  cityIds: number[] | null;
  /** What the company pays, by package. */
  shares: Map<number, number>;
}

export async function loadPlans(ctx: InTx<CompanyCtx>, only?: { planId: number }): Promise<BookingPlan[]> {
  const { db, company } = ctx;
  let plans = db
    .selectFrom('plan as p')
    .selectAll('p')
    .select(
      sql<
        [number, number][]
      >`(SELECT coalesce(jsonb_agg(jsonb_build_array(s.set_id, s.company_fen)), '[]') FROM plan_set s
        WHERE s.company_id = p.company_id AND s.plan_id = p.plan_id)`.as('shares'),
    )
    .where('p.company_id', '=', company.companyId);
  if (only) plans = plans.where('p.plan_id', '=', only.planId);
  const planRows = await plans.orderBy('p.sort_order').execute();
  return planRows.map((row) => ({
    id: row.plan_id,
    name: words(row.name, row.name_eng),
    serviceCode: row.service_code,
    serviceGetMode: row.service_get_mode as 1 | 2 | 3,
    windows: row.windows,
    examFrom: row.exam_from,
    examTo: row.exam_to,
    forWhom: row.for_whom,
    maxPeople: row.max_people,
    maxExtras: row.max_extras,
    cityIds: row.city_ids,
    shares: new Map(row.shares),
  }));
}

export async function loadPlan(ctx: InTx<CompanyCtx>, planId: number): Promise<BookingPlan> {
  const [plan] = await loadPlans(ctx, { planId });
  if (!plan) throw new Fault('planUnknown');
  return plan;
}

/** §6, §9: whether the caller's class may book under this plan today; if not, when, or that it is over. */
export function openingFault(ctx: EmployeeCtx, plan: BookingPlan): Fault | undefined {
  const today = dayInShanghai(ctx.now());
  const opening = openingOn(today, ctx.session.employeeClass, plan.windows);
  if (opening.open) return undefined;
  if (opening.opensOn) return new Fault('bookingOpensOn', { date: dayText(opening.opensOn, ctx.lang) });
  const ended = plan.windows
    .map(({ to }) => to ?? '')
    .filter((to) => to && to < today)
    .sort()
    .at(-1);
  return ended ? new Fault('planOver', { date: dayText(ended, ctx.lang) }) : new Fault('bookingNotOpen');
}

export function presentPlan(ctx: EmployeeCtx, plan: BookingPlan): Plan {
  const fault = openingFault(ctx, plan);
  const own = plan.windows.find(
    ({ onlyClasses, exceptClasses }) =>
      (!onlyClasses || onlyClasses.includes(ctx.session.employeeClass)) &&
      !exceptClasses?.includes(ctx.session.employeeClass),
  );
  return {
    id: plan.id,
    name: plan.name,
    serviceGetMode: plan.serviceGetMode,
    serviceCode: plan.serviceCode,
    windowFrom: own?.from ?? '',
    windowTo: own?.to ?? '',
    forWhom: plan.forWhom,
    maxExtras: plan.maxExtras,
    maxPeople: plan.maxPeople,
    reason: fault ? reasonOf(fault, ctx.lang) : null,
  };
}
