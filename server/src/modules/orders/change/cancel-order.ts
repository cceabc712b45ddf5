import type { Input, Reply } from '#contract/call';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { records } from '#contract/calls/records';
import type { ClosedAs } from '#contract/schemas/order-choices';
import type { HolidayTable } from '#contract/rules/working-days';
import type { CompanyCtx, EmployeeCtx, InCompany, InTx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { freeSeat, loadHolidays, lockSegments } from '../../booking/index.ts';
import { giveCardBack } from '../../cards/index.ts';
import { dropSeatMessages, queueCancelledMessage } from '../../messages/index.ts';
import { refundFor } from '../../payment/index.ts';
import { BY_PERSON, eventBy, withoutOverride, type Acting } from '../place/acting.ts';
import { cancelFault } from '../place/online-rules.ts';
import { heldChangeOf, lockOrder, setChangeState, recordEvent, type OrderRow } from '../order-row.ts';
import { dropVoucher } from '../records/vouchers.ts';

/** The order is closed, its seat free and all that was paid on its way back, in one transaction. */
export async function cancelOrder(
  ctx: EmployeeCtx,
  { orderId, customerGuid }: Input<typeof records.CancelExamOrder>,
): Promise<Committed<Reply<typeof records.CancelExamOrder>>> {
  const holidays = await loadHolidays(ctx.portal);
  return commitOnce(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (order.person_guid !== customerGuid) throw new Fault('notYours');
    const { refundFen } = await cancelLocked(ctx, order, holidays, BY_PERSON);
    return { orderId, status_id: ORDER_STATUS.closed, refundFen };
  });
}

/** Under the order's lock, for the person and the operator. `passed`: it took an override. */
export async function cancelLocked(
  ctx: InTx<CompanyCtx>,
  order: OrderRow,
  holidays: HolidayTable,
  acting: Acting,
): Promise<{ refundFen: number; passed: boolean }> {
  const fault = cancelFault(ctx, order, holidays, acting);
  if (fault) throw fault;
  const { order_id: orderId, status } = order;
  await closeOrder(ctx, order, 'cancelled');
  const refundFen = await refundFor(ctx, 'exam', orderId, 'cancelled');
  await recordEvent(ctx, orderId, 'cancelled', ctx.now(), { refundFen, ...eventBy(acting) });
  // a person who gave up an unpaid order knows it
  if (status === ORDER_STATUS.booked || acting.by === 'operator') await queueCancelledMessage(ctx, orderId, refundFen);
  return { refundFen, passed: cancelFault(ctx, order, holidays, withoutOverride(acting)) !== undefined };
}

/** A change that waits for its difference is given up; the order stays as it was. */
export const dropChange = (
  ctx: EmployeeCtx,
  { orderId, customerGuid }: Input<typeof records.DropOrderChange>,
): Promise<Committed<{ orderId: number }>> =>
  commitOnce(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (order.person_guid !== customerGuid) throw new Fault('notYours');
    if (!(await dropHeldChange(ctx, order))) throw new Fault('noChangeHeld');
    await recordEvent(ctx, orderId, 'changeDropped', ctx.now(), { why: 'person' });
    return { orderId };
  });

/** Under the order's lock. The caller sees to the money, and to the card of a missed check-up. */
export async function closeOrder(ctx: InCompany, order: OrderRow, as: ClosedAs): Promise<void> {
  await ctx.db
    .updateTable('exam_order')
    .set({ status: ORDER_STATUS.closed, held_until: null, closed_as: as, revision: order.revision + 1 })
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.order_id)
    .execute();
  const change = await heldChangeOf(ctx, order.order_id);
  if (change) await lockSegments(ctx, [order.segment_id, change.segment_id]);
  await dropHeldChange(ctx, order);
  // guard: no reminder of a cancelled order
  await dropSeatMessages(ctx, order.order_id);
  // guard: ticket: a voucher goes with its order
  await dropVoucher(ctx, order.order_id);
  // guard: hold given up
  await freeSeat(ctx, order.segment_id);
  // after the seat, in the order of a booking: transactions do not wait in a circle
  // guard: cards: a closed order gives its card back
  if (as !== 'noShow') await giveCardBack(ctx, { subject: 'exam', id: order.order_id });
}

/** Under the order's lock: the seat that was held beside the order's own is free again. */
export async function dropHeldChange(ctx: InCompany, order: OrderRow): Promise<boolean> {
  const change = await heldChangeOf(ctx, order.order_id);
  if (!change) return false;
  await setChangeState(ctx, change.change_id, 'dropped');
  if (change.segment_id !== order.segment_id) await freeSeat(ctx, change.segment_id);
  return true;
}
