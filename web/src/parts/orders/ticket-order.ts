import type { OrderDetail } from '#contract/schemas/order-detail';
import type { ExamOrder } from '#contract/calls/records';

type Shared = Pick<
  OrderDetail,
  'orderId' | 'orderNo' | 'center' | 'place' | 'voucher' | 'bookDate' | 'bookTime' | 'selfFen' | 'set' | 'standing'
>;

/** A ticket's facts about an order, whichever call told them. */
export interface TicketOrder extends Omit<Shared, 'center'> {
  center: Pick<OrderDetail['center'], 'id' | 'name' | 'address' | 'changeable'>;
  name: string;
  extras: number;
  changeUntil: OrderDetail['changeUntil'] | null;
  /** Why it cannot be moved online; null: it can. */
  changeReason: OrderDetail['changeReason'];
}

export const ticketOfDetail = (order: OrderDetail): TicketOrder => ({
  ...order,
  name: order.person.name,
  extras: order.extras.length,
});

export const ticketOfOrder = (order: ExamOrder): TicketOrder => ({
  ...order,
  name: order.person.name,
  extras: order.OrderItems.filter(({ kind }) => kind === 'extra').length,
});
