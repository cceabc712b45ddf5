import { ORDER_STATUS } from '#contract/orders';
import { orderNumber } from '#contract/rules/order-number';
import { dayInShanghai } from '#contract/rules/day';
import type { HolidayTable } from '#contract/rules/working-days';
import type { EmployeeCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { changeUntil } from '../booking/index.ts';
import type { OrderRow } from './order-row.ts';

/** Why an order cannot be moved online. `changeable` is the centre's: some do not take changes (§8.2). */
export function changeFault(
  ctx: EmployeeCtx,
  order: OrderRow,
  { changeable, hasHeldChange, holidays }: { changeable: boolean; hasHeldChange: boolean; holidays: HolidayTable },
): Fault | undefined {
  if (order.status !== ORDER_STATUS.toPay && order.status !== ORDER_STATUS.booked) return new Fault('orderClosed');
  if (!changeable) return new Fault('centreNoModify');
  if (hasHeldChange) return new Fault('changeHeld');
  return noticeFault(ctx, order, holidays);
}

/** One that is not paid yet may always be given up: it only holds a seat. */
export function cancelFault(ctx: EmployeeCtx, order: OrderRow, holidays: HolidayTable): Fault | undefined {
  if (order.status === ORDER_STATUS.toPay) return undefined;
  if (order.status !== ORDER_STATUS.booked) return new Fault('orderClosed');
  return noticeFault(ctx, order, holidays);
}

/** §4.4: until 24:00 of the last day it can be changed online; afterwards the hotline helps. */
function noticeFault(ctx: EmployeeCtx, order: OrderRow, holidays: HolidayTable): Fault | undefined {
  const { lastDay, noticeDays } = changeUntil(ctx, order.book_date, holidays);
  if (dayInShanghai(ctx.now()) <= lastDay) return undefined;
  return new Fault('noticeOver', {
    n: noticeDays,
    hotline: ctx.company.hotline,
    no: orderNumber(order.order_id, order.created_at),
  });
}
