import type { OrderDetail } from '#contract/schemas/order-detail';
import type { Draft } from '#contract/calls/orders';
import type { Reason } from '#contract/reason';
import { send } from '../../api/send.ts';
import { handDraft } from './handed-draft.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';

/**
 * Goes on to the pages where an order gets another day, or answers why it cannot. The server is asked at the press: the
 * page may be old, and a change begun in vain costs four pages.
 */
export async function beginChange(orderId: number): Promise<Reason | undefined> {
  const { examOrderDetail: order } = await send('GetExamOrderDetail', { orderId });
  const { customerGuid } = order.person;
  const { changeable, reason } = await send('ExamOrderChangeable', { customerGuid, orderId });
  if (!changeable && reason) return reason;
  handDraft(draftOf(order));
  go(pathTo('/web/examselect', undefined, { center: String(order.center.id) }));
  return undefined;
}

/** Everything but the day, which a change is mostly about. Report, address and travel hold. */
export const draftOf = (order: OrderDetail): Draft => ({
  bookingId: order.plan.id,
  oldOrderId: order.orderId,
  customerGuid: order.person.customerGuid,
  customerName: order.person.name,
  cityId: order.center.cityId,
  examSetId: order.set.id,
  examSetName: order.set.name,
  extraIds: order.extras.map(({ id }) => id),
  centerId: order.center.id,
  centerName: order.center.name,
  reportType: order.reportType,
  ...(order.delivery && { delivery: order.delivery }),
  ...(order.addressId !== null && { addressId: order.addressId }),
  ...(order.trafficId !== null && { trafficId: order.trafficId }),
});
