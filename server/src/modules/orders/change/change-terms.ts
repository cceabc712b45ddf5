import { ORDER_STATUS, type OrderForm } from '#contract/calls/orders';
import type { CompanyCtx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { paidTerms } from '../../booking/index.ts';
import { isTyped } from '../../people/index.ts';
import type { CheckedWish } from '../place/check-wish.ts';
import type { OrderRow } from '../order-row.ts';
import type { NewTerms } from './swap.ts';

/** An add-on of the order with what it cost then. */
export interface OrderedExtra {
  extra_id: number;
  price_fen: number;
}

/** The whole old order is the starting point: absent fields of a change stay. */
export function fromOldOrder({ company }: CompanyCtx, order: OrderRow, form: OrderForm): OrderForm {
  const paper = form.report_type !== 'electronic';
  const deliveryPaperWay = paper ? (form.deliveryPaperWay ?? order.delivery ?? undefined) : undefined;
  const ways = company.config.booking.trafficWays;
  const separate = deliveryPaperWay === 'separate';
  return {
    ...form,
    deliveryPaperWay,
    postAddressId: separate ? (form.postAddressId ?? order.address_id ?? undefined) : undefined,
    trafficId: form.trafficId ?? ways.find(({ id }) => id === order.traffic_id)?.id,
  };
}

/** The order after the change, and its open amount. */
export function newTerms(order: OrderRow, extras: OrderedExtra[], form: OrderForm, wish: CheckedWish) {
  const { priceFen, companyFen, extraFens, selfFen } = wish.price(paidTerms(order, extras));
  const terms: NewTerms = {
    center_id: form.examCenterId,
    segment_id: form.workingSegmentId,
    book_date: form.bookDate,
    book_time: `${wish.segment.starts}–${wish.segment.ends}`,
    extra_ids: form.extraIds,
    extra_fens: extraFens,
    price_fen: priceFen,
    company_fen: companyFen,
    report_type: form.report_type,
    delivery: form.deliveryPaperWay ?? null,
    address_id: form.postAddressId || null,
    traffic_id: form.trafficId || null,
  };
  return { terms, more: selfFen - order.self_fen };
}

/** The package stays, and so do paid add-ons. */
export function assertSameOrder(order: OrderRow, extras: OrderedExtra[], form: OrderForm): void {
  if (order.person_guid !== form.customerGuid) throw new Fault('notYours');
  if (order.plan_id !== form.bookingId) throw new Fault('badInput', { field: 'bookingId' });
  if (order.set_id !== form.examSetId) throw new Fault('packageFixed');
  const isPaid = order.status === ORDER_STATUS.booked;
  if (isPaid && extras.some(({ extra_id }) => !form.extraIds.includes(extra_id))) throw new Fault('extraPaid');
}

/** A change that alters nothing is refused. */
export function isSame(order: OrderRow, extras: OrderedExtra[], form: OrderForm): boolean {
  const ids = (list: number[]) => [...list].sort((a, b) => a - b).join();
  return (
    order.segment_id === form.workingSegmentId &&
    ids(extras.map(({ extra_id }) => extra_id)) === ids(form.extraIds) &&
    order.report_type === form.report_type &&
    (order.delivery ?? undefined) === form.deliveryPaperWay &&
    order.address_id === (form.postAddressId || null) &&
    order.traffic_id === (form.trafficId || null) &&
    !isTyped(form) &&
    !form.invoice
  );
}
