import type { Input, Reply } from '#contract/call';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { opsOrders } from '#contract/ops/orders';
import { dayInShanghai } from '#contract/rules/day';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { dayText } from '../../booking/index.ts';
import { giveCardBack } from '../../cards/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { closeOrder } from '../change/cancel-order.ts';
import { recordOnOrder } from './order.ts';
import { lockOrder, recordEvent, type OrderRow } from '../order-row.ts';

/** Only a booked order, and only when its day has come. */
export function noShowFault({ now, lang }: OperatorInCompany, order: OrderRow): Fault | undefined {
  if (order.status !== ORDER_STATUS.booked) return new Fault('orderClosed');
  if (/* guard: a no-show has had its day → true */ order.book_date <= dayInShanghai(now())) return undefined;
  return new Fault('examAhead', { date: dayText(order.book_date, lang) });
}

/** Closes a missed order: paid money stays paid, and its seat is of no use by then. */
export async function markNoShow(
  ctx: OperatorCtx,
  { companyId, orderId, reason }: Input<typeof opsOrders.OpsOrderNoShow>,
): Promise<Committed<Reply<typeof opsOrders.OpsOrderNoShow>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const fault = noShowFault(ctx, order);
    if (fault) throw fault;
    await closeOrder(ctx, order, 'noShow');
    // a no-show that does not use up the plan does not use up its card
    if (!ctx.company.config.booking.noShowUsesPlan) await giveCardBack(ctx, { subject: 'exam', id: orderId });
    await recordEvent(ctx, orderId, 'noShow', ctx.now(), { by: 'operator', requestId: ctx.requestId });
    await recordOnOrder(ctx, order, 'order.noShow', reason);
    return { orderId };
  });
}

/** An order whose data contradict each other; the person can do nothing with it until it is cleared up. */
export async function markAbnormal(
  ctx: OperatorCtx,
  { companyId, orderId, abnormal, reason }: Input<typeof opsOrders.OpsOrderAbnormal>,
): Promise<Committed<Reply<typeof opsOrders.OpsOrderAbnormal>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if ((order.abnormal_at !== null) === abnormal) throw new Fault('noChange');
    await setAbnormal(ctx, orderId, abnormal ? reason : '');
    const kind = abnormal ? 'abnormal' : 'abnormalCleared';
    await recordEvent(ctx, orderId, kind, ctx.now(), { by: 'operator', requestId: ctx.requestId });
    await recordOnOrder(ctx, order, `order.${kind}`, reason);
    return { orderId, abnormal };
  });
}

const setAbnormal = ({ db, company, now }: InTx<OperatorInCompany>, orderId: number, reason: string) =>
  db
    .updateTable('exam_order')
    .set({ abnormal_at: reason ? now() : null, abnormal_reason: reason })
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .execute();
