import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { booking, Plan, RelationKind } from '#contract/calls/booking';
import type { Reply } from '#contract/call';
import type { BookingWindow } from '#contract/company-config';
import { dayInShanghai } from '#contract/rules/day';
import { openingOn, type Opening } from '#contract/rules/window';
import type { CompanyCtx, EmployeeCtx, InTx } from '../../../ctx.ts';
import type { Schema } from '../../../db/tables.ts';
import type { Tenant } from '../../../db/transact.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import { usablePlanCards } from '../../cards/index.ts';
import { words, type Bilingual } from './catalogue.ts';
import { dayText } from '../rules/say.ts';

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
  /** How often a person may use it in its period. */
  uses: number;
  cityIds: number[] | null;
  /** Booked on the company's team days only. */
  groupExamOrder: boolean;
  /** 1 single add-ons, 2 add-on packs. */
  addedWay: 1 | 2;
  centerIds: number[] | null;
  /** Closed to new bookings. */
  isClosed: boolean;
  /** The company's payment, by package. */
  shares: Map<number, number>;
  /** Packages that are for some classes of employees only. */
  setClasses: Map<number, number[]>;
}

type PlanRow = Omit<Selectable<Schema['plan']>, 'closed_at' | 'updated_at'> & {
  /** A moment, as the driver or as JSON tells it. */
  closed_at: Date | string | null;
  /** Package, the company's part, the classes it is for. */
  shares: [number, number, number[] | null][];
};

const SHARES = sql<PlanRow['shares']>`(
  SELECT coalesce(jsonb_agg(jsonb_build_array(s.set_id, s.company_fen, s.classes)), '[]') FROM plan_set s
  WHERE s.company_id = p.company_id AND s.plan_id = p.plan_id)`;

export async function loadPlans(ctx: InTx<CompanyCtx>, only?: { planId: number }): Promise<BookingPlan[]> {
  const { db, company } = ctx;
  let plans = db
    .selectFrom('plan as p')
    .selectAll('p')
    .select(SHARES.as('shares'))
    .where('p.company_id', '=', company.companyId);
  if (only) plans = plans.where('p.plan_id', '=', only.planId);
  return (await plans.orderBy('p.sort_order').execute()).map(planOf);
}

/** A plan's row within a larger statement; null where the company has no such plan. */
export const planAsJson = ({ company }: Tenant, planId: number): RawBuilder<PlanRow | null> => sql`(
  SELECT to_jsonb(p) || jsonb_build_object('shares', ${SHARES}) FROM plan p
  WHERE p.company_id = ${company.companyId} AND p.plan_id = ${planId})`;

export const planOf = (row: PlanRow): BookingPlan => ({
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
  uses: row.uses,
  cityIds: row.city_ids,
  groupExamOrder: row.group_exam_order,
  addedWay: row.added_way as 1 | 2,
  centerIds: row.center_ids,
  isClosed: row.closed_at !== null,
  shares: new Map(row.shares.map(([setId, companyFen]) => [setId, companyFen])),
  setClasses: new Map(row.shares.flatMap(([setId, , classes]) => (classes ? [[setId, classes]] : []))),
});

export async function loadPlan(ctx: InTx<CompanyCtx>, planId: number): Promise<BookingPlan> {
  const [plan] = await loadPlans(ctx, { planId });
  if (!plan) throw new Fault('planUnknown');
  return plan;
}

/** Where a plan can be used. */
export const isValidAt = (
  { cityIds, centerIds }: Pick<BookingPlan, 'cityIds' | 'centerIds'>,
  { city_id, center_id }: { city_id: number; center_id: number },
): boolean => (!cityIds || cityIds.includes(city_id)) && (!centerIds || centerIds.includes(center_id));

/** The company's windows and the plan's are one rule: a person kept out by either cannot book today. */
export function openingOf(ctx: EmployeeCtx, plan: Pick<BookingPlan, 'windows'>): Opening {
  const { bookingWindows } = ctx.company.config;
  return openingOn(
    dayInShanghai(ctx.now()),
    ctx.session.employeeClass,
    /* guard: the company’s window counts at the submit → [] */ bookingWindows,
    plan.windows,
  );
}

/** Whether the caller may book under this plan today; if not, why: a claim instead, the day, or that it is over. */
export function openingFault(ctx: EmployeeCtx, plan: BookingPlan): Fault | undefined {
  return (
    /* guard: employee type 0 claims */ claimFault(ctx, plan) ??
    /* guard: plans: no bookings under a closed one */ closedFault(plan) ??
    faultOf(ctx, openingOf(ctx, plan))
  );
}

/** Open to the caller now, or on a day to come. */
export function mayStillBook(ctx: EmployeeCtx, plan: BookingPlan): boolean {
  const opening = openingOf(ctx, plan);
  return !claimFault(ctx, plan) && !plan.isClosed && (opening.open || opening.opensOn !== undefined);
}

const closedFault = ({ isClosed }: BookingPlan): Fault | undefined => (isClosed ? new Fault('planClosed') : undefined);

/** A package may be for some classes only: the employee's counts, for their family too. */
export function classFault({ session }: EmployeeCtx, { setClasses }: BookingPlan, setId: number): Fault | undefined {
  const classes = setClasses.get(setId);
  return classes && !classes.includes(session.employeeClass) ? new Fault('setNotForClass') : undefined;
}

const REIMBURSEMENT_ONLY = 0;
export const BY_CARD = 2;
const SELF_PAID = 3;

/** Employee type 0 claims the company's share instead; plans they pay themselves stay open to them. */
function claimFault({ session }: EmployeeCtx, { serviceGetMode }: BookingPlan): Fault | undefined {
  const claims = session.employeeType === REIMBURSEMENT_ONLY && serviceGetMode !== SELF_PAID;
  return claims ? new Fault('reimbursementOnly') : undefined;
}

function faultOf({ lang }: EmployeeCtx, opening: Opening): Fault | undefined {
  if (opening.open) return undefined;
  if (opening.opensOn) return new Fault('bookingOpensOn', { date: dayText(opening.opensOn, lang) });
  return opening.endedOn
    ? new Fault('planOver', { date: dayText(opening.endedOn, lang) })
    : new Fault('bookingNotOpen');
}

/** At the start: open as soon as one plan is; else the first to open says when, in the words of the submit. */
export function startOf(ctx: EmployeeCtx, plans: BookingPlan[]): Reply<typeof booking.CanBookingOrdering> {
  const [closed] = plans.every(({ isClosed }) => isClosed) ? plans.flatMap((plan) => closedFault(plan) ?? []) : [];
  if (closed) return { CanOrder: false, Time: '', reason: reasonOf(closed, ctx.lang) };
  const own = plans.filter((plan) => !plan.isClosed && !claimFault(ctx, plan));
  const [claimed] = own.length > 0 ? [] : plans.flatMap((plan) => claimFault(ctx, plan) ?? []);
  if (claimed) return { CanOrder: false, Time: '', reason: reasonOf(claimed, ctx.lang) };
  const openings = own.length > 0 ? own.map((plan) => openingOf(ctx, plan)) : [openingOf(ctx, { windows: [] })];
  const [next] = openings.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)));
  if (!next || next.open) return { CanOrder: true, Time: '', reason: null };
  const fault = faultOf(ctx, next);
  return { CanOrder: false, Time: next.opensOn ?? '', reason: fault ? reasonOf(fault, ctx.lang) : null };
}

/** Open ones first, then by the day they open, then the past ones. */
const rankOf = (opening: Opening): string => (opening.open ? '' : (opening.opensOn ?? '9999'));

/** Plans as their caller finds them: one that is booked with a card says so where there is none to use. */
export async function presentPlans(ctx: InTx<EmployeeCtx>, plans: BookingPlan[]): Promise<Plan[]> {
  const cards = plans.some(({ serviceGetMode }) => serviceGetMode === BY_CARD) ? await usablePlanCards(ctx) : [];
  return plans.map((plan) =>
    presentPlan(ctx, plan, plan.serviceGetMode === BY_CARD ? cards.filter(({ fits }) => fits(plan.id)) : []),
  );
}

function presentPlan(ctx: EmployeeCtx, plan: BookingPlan, cards: Plan['cards']): Plan {
  const hasNoCard = plan.serviceGetMode === BY_CARD && cards.length === 0;
  const fault = openingFault(ctx, plan) ?? (hasNoCard ? new Fault('cardNeeded') : undefined);
  const own = openingOf(ctx, plan).days;
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
    groupExamOrder: plan.groupExamOrder,
    addedWay: plan.addedWay,
    cards,
    reason: fault ? reasonOf(fault, ctx.lang) : null,
  };
}
