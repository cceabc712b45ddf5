import type { TrafficWay } from '#contract/company-config';
import type { OrderForm } from '#contract/orders';
import type { InTx, EmployeeCtx } from '../../ctx.ts';
import { together } from '../../db/together.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import {
  assertChoice,
  centerFault,
  dayRules,
  judgeDay,
  loadBookable,
  loadCatalogue,
  loadCenters,
  loadHolidays,
  loadHorizons,
  loadPlan,
  openingFault,
  personFault,
  priceOf,
  segmentsOf,
  type PaidTerms,
  type Price,
  type SegmentRow,
} from '../booking/index.ts';
import { assertInvoice } from '../invoice/index.ts';
import type { OrderRow } from './order-row.ts';
import { othersBooked } from './queries.ts';

/** What an order will be, once every rule has said yes. The seat itself is decided by the database alone. */
export interface CheckedWish {
  segment: { segmentId: number; starts: string; ends: string };
  maxPeople: number;
  /** Today's price, or that of a change of what is paid. */
  price: (paid?: PaidTerms) => Price;
}

/** The order a wish would change: it has its place in the plan, and its own seat is not looked for again. */
type Old = Pick<OrderRow, 'segment_id' | 'book_date'>;

/** Goes through the rules in the order a person meets them: person, plan, package, add-ons, centre, day, segment, form. */
export async function checkWish(ctx: EmployeeCtx, form: OrderForm, old?: Old): Promise<CheckedWish> {
  const catalogue = await loadCatalogue(ctx.portal);
  const centers = await loadCenters(ctx.portal);
  const choice = { setId: form.examSetId, extraIds: form.extraIds };
  const horizons = await loadHorizons(ctx, [form.examCenterId]);
  const holidays = await loadHolidays(ctx.portal);
  return transact(ctx, async (ctx) => {
    // asked together: none needs another's answer, and together they are one way to the database
    const [plan, person, others, segments] = await together([
      loadPlan(ctx, form.bookingId),
      loadBookable(ctx, form.customerGuid),
      old ? 0 : othersBooked(ctx, form.bookingId, form.customerGuid),
      segmentsOf(ctx, form.examCenterId, form.bookDate, form.bookDate),
    ]);
    refuseIf(personFault(ctx, plan, person) ?? (old ? undefined : openingFault(ctx, plan)));
    refuseIf(placeFault(others, plan.maxPeople));
    assertChoice(ctx, plan, catalogue, person, choice);
    const center = centers.get(form.examCenterId);
    if (!center || (plan.cityIds && !plan.cityIds.includes(center.row.city_id))) throw new Fault('centreUnknown');
    refuseIf(centerFault(ctx, center, catalogue, choice)?.fault);
    const horizon = horizons.get(form.examCenterId);
    const judged = horizon && judgeDay(form.bookDate, horizon, dayRules(ctx, plan, holidays));
    // "full" may be a second old here: whether there is a seat is for the segment to say
    if (!judged || (judged.fault && judged.fault.fault !== 'dayFull'))
      throw judged?.fault ?? new Fault('centreUnknown');
    const segment = segmentOf(segments, form, old);
    assertForm(ctx, form);
    const price = (paid?: PaidTerms) => priceOf(plan, catalogue, choice, paid);
    return { price, segment, maxPeople: plan.maxPeople };
  });
}

/** answers §4: a plan is for so many people of one employee; who is booked already has their own refusal. */
export async function assertPlace(ctx: InTx<EmployeeCtx>, form: OrderForm, maxPeople: number): Promise<void> {
  refuseIf(placeFault(await othersBooked(ctx, form.bookingId, form.customerGuid), maxPeople));
}

const placeFault = (others: number, maxPeople: number): Fault | undefined =>
  others >= maxPeople ? new Fault('planFull', { n: maxPeople }) : undefined;

/** Answers "full" before anybody takes a lock: most requests of a rush end here (reliability §0, fact 3). */
function segmentOf(segments: SegmentRow[], form: OrderForm, old?: Old): SegmentRow {
  const segment = segments.find(({ segmentId }) => segmentId === form.workingSegmentId);
  if (!segment) throw new Fault('segmentUnknown');
  if (segment.left <= 0 && segment.segmentId !== old?.segment_id)
    throw new Fault(segment.seats > 0 ? 'quotaFull' : 'seatTaken');
  return segment;
}

/** §5: report type and delivery, address, invoice, the travel field of a company that has one, and the consent. */
function assertForm({ company }: EmployeeCtx, form: OrderForm): void {
  const paper = form.report_type !== 'electronic';
  if (paper && !form.deliveryPaperWay) throw new Fault('reportNeeded');
  if (paper && form.deliveryPaperWay === 'separate' && !form.postAddressId) throw new Fault('addressNeeded');
  assertTraffic(company.config.booking.trafficWays, form.trafficId);
  if (form.invoice) assertInvoice(form.invoice);
  if (!form.consent) throw new Fault('orderConsentNeeded');
}

/** One of the company's own ways; where it asks for none, none is taken. */
function assertTraffic(ways: readonly TrafficWay[], chosen: OrderForm['trafficId']): void {
  if (ways.length === 0 && chosen) throw new Fault('badInput', { field: 'trafficId' });
  if (ways.length > 0 && !ways.some(({ id }) => id === chosen)) throw new Fault('trafficNeeded');
}

function refuseIf(fault: Fault | undefined): void {
  if (fault) throw fault;
}
