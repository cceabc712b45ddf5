import { ORDER_STATUS, type OrderForm } from '#contract/orders';
import { Fault } from '../../fault.ts';
import type { CheckedWish } from './check-wish.ts';
import type { OrderRow } from './order-row.ts';
import type { NewTerms } from './swap.ts';

/** An add-on of the order with what it cost then. */
export interface OrderedExtra {
  extra_id: number;
  price_fen: number;
}

/**
 * What the order would become. What is paid stays at the price that was paid, unless today's is lower: then the rest goes
 * back. Only what is added costs what it costs today (answers §4: only the difference is paid).
 */
export function newTerms(order: OrderRow, extras: OrderedExtra[], form: OrderForm, wish: CheckedWish): NewTerms {
  const isPaid = order.status === ORDER_STATUS.booked;
  const then = new Map(isPaid ? extras.map(({ extra_id, price_fen }) => [extra_id, price_fen]) : []);
  const extraFens = form.extraIds.map((id, at) => then.get(id) ?? wish.extraFens[at] ?? 0);
  const setNow = wish.priceFen - sum(wish.extraFens);
  const setThen = order.price_fen - sum(extras.map(({ price_fen }) => price_fen));
  const setFen = isPaid ? Math.min(setThen, setNow) : setNow;
  const companyFen = Math.min(isPaid ? Math.max(order.company_fen, wish.companyFen) : wish.companyFen, setFen);
  return {
    center_id: form.examCenterId,
    segment_id: form.workingSegmentId,
    book_date: form.bookDate,
    book_time: `${wish.segment.starts}–${wish.segment.ends}`,
    extra_ids: form.extraIds,
    extra_fens: extraFens,
    price_fen: setFen + sum(extraFens),
    company_fen: companyFen,
    report_type: form.report_type,
    delivery: form.deliveryPaperWay ?? null,
    address_id: form.postAddressId || null,
    traffic_id: form.trafficId || null,
  };
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** §8.2: the package stays, and so do add-ons that are paid. */
export function assertSameOrder(order: OrderRow, extras: OrderedExtra[], form: OrderForm): void {
  if (order.person_guid !== form.customerGuid) throw new Fault('notYours');
  if (order.plan_id !== form.bookingId) throw new Fault('badInput', { field: 'bookingId' });
  if (order.set_id !== form.examSetId) throw new Fault('packageFixed');
  const isPaid = order.status === ORDER_STATUS.booked;
  if (isPaid && extras.some(({ extra_id }) => !form.extraIds.includes(extra_id))) throw new Fault('extraPaid');
}

/** §4.3: a change that alters nothing is refused. */
export function isSame(order: OrderRow, extras: OrderedExtra[], form: OrderForm): boolean {
  const ids = (list: number[]) => [...list].sort((a, b) => a - b).join();
  return (
    order.segment_id === form.workingSegmentId &&
    ids(extras.map(({ extra_id }) => extra_id)) === ids(form.extraIds) &&
    order.report_type === form.report_type &&
    (order.delivery ?? undefined) === form.deliveryPaperWay &&
    order.address_id === (form.postAddressId || null) &&
    order.traffic_id === (form.trafficId || null) &&
    !form.invoice
  );
}
