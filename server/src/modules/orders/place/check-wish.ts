import { sql } from 'kysely';
import type { TrafficWay } from '#contract/company-config';
import type { OrderForm } from '#contract/calls/orders';
import type { HolidayTable } from '#contract/rules/working-days';
import type { CompanyCtx, EmployeeCtx, InTx } from '../../../ctx.ts';
import { nextId } from '../../../db/next-id.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import {
  assertChoice,
  BY_CARD,
  centerFault,
  classFault,
  dayRules,
  isValidAt,
  judgeDay,
  loadCatalogue,
  loadHolidays,
  loadHorizons,
  openingFault,
  personFault,
  priceOf,
  publishedCenters,
  fromTomorrow,
  type BookingPlan,
  type DayRules,
  type Horizon,
  type PaidTerms,
  type Price,
  type Catalogue,
  type SegmentRow,
  type SupplyCenter,
} from '../../booking/index.ts';
import { cardFault } from '../../cards/index.ts';
import { assertInvoice } from '../../invoice/index.ts';
import { isTyped } from '../../people/index.ts';
import { BY_PERSON, unlessPassed, type Acting } from './acting.ts';
import { isAuthorized } from '../records/authorize.ts';
import { holdLimitFault, holdsGivenUp } from './hold-limit.ts';
import type { OrderRow } from '../order-row.ts';
import { othersBooked } from '../queries.ts';
import { wholeDay } from './sign-up.ts';
import { readWishFacts, type AskedBeside, type WishFacts } from '../wish-facts.ts';

/** The wish, as far as rules look at it. */
export type Wish = Pick<
  OrderForm,
  'customerGuid' | 'bookingId' | 'examSetId' | 'extraIds' | 'examCenterId' | 'bookDate' | 'workingSegmentId'
> &
  Partial<Pick<OrderForm, 'dockingMethod'>>;

/** An order to be, once every rule has said yes. The seat itself is decided by the database alone. */
export interface CheckedWish {
  segment: { segmentId: number; starts: string; ends: string };
  maxPeople: number;
  uses: number;
  /** How the centre gets its orders. */
  dockingMethod: number;
  /** The plan is booked with a card. */
  byCard: boolean;
  /** The day is closer than the company takes bookings, and an operator has passed that on purpose. */
  isTooSoon: boolean;
  /** Today's price, or that of a change of a paid order. */
  price: (paid?: PaidTerms) => Price;
  orderId: WishFacts['orderId'];
  contacts: WishFacts['contacts'];
  center: SupplyCenter['row'];
}

/** The order a wish would change: it has its place in the plan, and its own seat is not looked for again. */
type Old = Pick<OrderRow, 'segment_id' | 'user_guid'>;

/** All that memory holds about a wish; read before the transaction, as the embedded engine has one connection. */
export interface Remembered {
  catalogue: Catalogue;
  center: SupplyCenter | undefined;
  horizon: Horizon | undefined;
  holidays: HolidayTable;
}

export const rememberedFor = async (ctx: CompanyCtx, { examCenterId }: Wish): Promise<Remembered> => ({
  catalogue: await loadCatalogue(ctx.portal),
  center: (await publishedCenters(ctx.portal)).get(examCenterId),
  horizon: (await loadHorizons(ctx, [examCenterId])).get(examCenterId),
  holidays: await loadHolidays(ctx.portal),
});

/** A new order of the person who is signed in. */
export async function checkWish(ctx: InTx<EmployeeCtx>, form: OrderForm, remembered: Remembered): Promise<CheckedWish> {
  const wish = await check(ctx, form, remembered, {
    bookerGuid: ctx.session.personGuid,
    acting: BY_PERSON,
    others: othersBooked(ctx, form.bookingId, form.customerGuid),
    opening: (ctx, plan) =>
      openingFault(ctx, plan) ??
      /* guard: plans: a package for some classes is for no other */ classFault(ctx, plan, form.examSetId),
    givenUp: holdsGivenUp(ctx),
    orderId: nextId('order_number'),
    holdLimit: holdLimitFault,
  });
  await assertCard(ctx, form, wish);
  assertForm(ctx, form);
  // guard: an order without consent needs an authorization
  await assertConsent(ctx, form);
  return wish;
}

/** Another place and time for an existing order, chosen by the person or an operator. */
export async function checkMove(ctx: CompanyCtx, wish: Wish, old: Old, acting: Acting): Promise<CheckedWish> {
  const remembered = await rememberedFor(ctx, wish);
  return transact(ctx, (ctx) =>
    check(ctx, wish, remembered, {
      bookerGuid: old.user_guid,
      old,
      acting,
      others: sql`0`,
      opening: () => undefined,
      givenUp: sql`0`,
      orderId: sql`0`,
      holdLimit: () => undefined,
    }),
  );
}

interface Asking<C> extends AskedBeside {
  acting: Acting;
  old?: Old;
  opening(ctx: InTx<C>, plan: BookingPlan): Fault | undefined;
  /** Whether another seat may be held. */
  holdLimit(ctx: InTx<C>, givenUp: number): Fault | undefined;
}

/** Goes through the rules in the order a person meets them: person, plan, package, add-ons, centre, day, segment. */
async function check<C extends CompanyCtx>(
  ctx: InTx<C>,
  wish: Wish,
  { catalogue, center, horizon, holidays }: Remembered,
  asking: Asking<C>,
): Promise<CheckedWish> {
  const choice = { setId: wish.examSetId, extraIds: wish.extraIds };
  const { plan, person, others, segments, givenUp, orderId, contacts } = await readWishFacts(ctx, wish, asking);
  refuseIf(personFault(ctx, plan, person) ?? asking.opening(ctx, plan));
  refuseIf(planFullFault(others, plan.maxPeople));
  assertChoice(ctx, plan, catalogue, person, choice);
  if (!center || /* guard: plans: a plan is valid at its centres alone */ !isValidAt(plan, center.row))
    throw new Fault('centreUnknown');
  refuseIf(centerFault(ctx, center, catalogue, choice)?.fault);
  refuseIf(dockingFault(center.row.docking_method, wish.dockingMethod));
  const isTooSoon = assertDay(ctx, wish.bookDate, horizon, dayRules(ctx, plan, holidays), asking.acting);
  const seat = segmentOf(segments, wish, asking.old);
  const segment = center.row.sign_up ? wholeDay(seat, segments) : seat;
  const price = (paid?: PaidTerms) => priceOf(plan, catalogue, choice, paid);
  // guard: seats held and given up
  if (price().selfFen > 0) refuseIf(asking.holdLimit(ctx, givenUp));
  return {
    price,
    segment,
    isTooSoon,
    maxPeople: plan.maxPeople,
    uses: plan.uses,
    byCard: plan.serviceGetMode === BY_CARD,
    dockingMethod: center.row.docking_method,
    orderId,
    contacts,
    center: center.row,
  };
}

/** The centre's setting counts; a form with another value was filled in before it changed. */
const dockingFault = (own: number, said: number | undefined): Fault | undefined =>
  said !== undefined && said !== own ? new Fault('dockingDiffers') : undefined;

/** Answers whether that was passed on purpose; every other rule about days stands. */
function assertDay(
  { lang }: CompanyCtx,
  day: string,
  horizon: Horizon | undefined,
  rules: DayRules,
  acting: Acting,
): boolean {
  if (!horizon) throw new Fault('centreUnknown');
  const { fault } = judgeDay(day, horizon, rules);
  const isTooSoon = fault?.fault === 'dayTooSoon';
  refuseIf(isTooSoon ? unlessPassed(fault, acting, lang) : undefined);
  const left = isTooSoon ? judgeDay(day, horizon, fromTomorrow(rules)).fault : fault;
  // "full" may be a second old here: whether there is a seat is for the segment to say
  if (left && left.fault !== 'dayFull') throw left;
  return isTooSoon;
}

/** A plan is for so many people of one employee; a person who is booked already has their own refusal. */
export async function assertWithinPlan(ctx: InTx<EmployeeCtx>, form: OrderForm, maxPeople: number): Promise<void> {
  const counted = sql<{ others: number }>`SELECT ${othersBooked(ctx, form.bookingId, form.customerGuid)} AS others`;
  const { rows } = await counted.execute(ctx.db);
  refuseIf(planFullFault(rows[0]?.others ?? 0, maxPeople));
}

const planFullFault = (others: number, maxPeople: number): Fault | undefined =>
  others >= maxPeople ? new Fault('planFull', { n: maxPeople }) : undefined;

/** A plan of mode 2 takes a card that can be used today, and no other plan takes one. */
async function assertCard(ctx: EmployeeCtx, { assetId, bookingId }: OrderForm, { byCard }: CheckedWish): Promise<void> {
  if (byCard)
    /* guard: cards: a plan by card needs one */ refuseIf(
      await transact(ctx, (ctx) => cardFault(ctx, assetId, bookingId)),
    );
  else if (assetId !== undefined) throw new Fault('cardNotForPlan');
}

/** Answers "full" before a lock is taken: most requests of a rush end here. */
function segmentOf(segments: SegmentRow[], wish: Wish, old?: Old): SegmentRow {
  const segment = segments.find(({ segmentId }) => segmentId === wish.workingSegmentId);
  if (!segment) throw new Fault('segmentUnknown');
  if (segment.left <= 0 && segment.segmentId !== old?.segment_id)
    throw new Fault(segment.seats > 0 ? 'quotaFull' : 'seatTaken');
  return segment;
}

/** Report type and delivery, address, invoice, the travel field of a company that has one, and the consent. */
export function assertForm({ company }: EmployeeCtx, form: OrderForm): void {
  const paper = form.report_type !== 'electronic';
  if (paper && !form.deliveryPaperWay) throw new Fault('reportNeeded');
  if (needsAddress(form) && !form.postAddressId && !isTyped(form)) throw new Fault('addressNeeded');
  assertTraffic(company.config.booking.trafficWays, form.trafficId);
  if (form.invoice) assertInvoice(form.invoice, company.config.invoice.types);
  if (form.consent === false) throw new Fault('orderConsentNeeded');
}

/** Paper that is sent to a person. */
export const needsAddress = ({ report_type, deliveryPaperWay }: OrderForm): boolean =>
  report_type !== 'electronic' && deliveryPaperWay === 'separate';

/** A request without this field has agreed if the report service was authorized earlier. */
async function assertConsent(ctx: EmployeeCtx, { consent, customerGuid }: OrderForm): Promise<void> {
  if (consent) return;
  if (!(await transact(ctx, (ctx) => isAuthorized(ctx, customerGuid)))) throw new Fault('orderConsentAbsent');
}

/** One of the company's own ways; where it asks for none, none is taken. */
function assertTraffic(ways: readonly TrafficWay[], chosen: OrderForm['trafficId']): void {
  if (ways.length === 0 && chosen) throw new Fault('badInput', { field: 'trafficId' });
  if (ways.length > 0 && !ways.some(({ id }) => id === chosen)) throw new Fault('trafficNeeded');
}

function refuseIf(fault: Fault | undefined): void {
  if (fault) throw fault;
}
