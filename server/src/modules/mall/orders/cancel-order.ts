import type { Input, Reply } from '#contract/call';
import type { mallOrders } from '#contract/calls/mall-orders';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import type { CompanyCtx, EmployeeCtx, InTx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { whyInUse } from '../fulfilment/fulfil.ts';
import { giveItemsBack } from '../paying/give-back.ts';
import { lockMallOrder, ownMallOrder, type MallOrderRow } from '../catalogue/queries.ts';

const DAY_MS = 86_400_000;
type Calls = typeof mallOrders;

/** Everything goes back to where it came from, in one transaction; a payment under way is closed by the sweep. */
export const cancelMallOrder = (
  ctx: EmployeeCtx,
  asked: Input<Calls['CancelOrder']>,
): Promise<Committed<Reply<Calls['CancelOrder']>>> =>
  commitOnce(ctx, async (ctx) => {
    const { order_id } = await orderOf(ctx, asked);
    const order =
      /* guard: mall: an order is cancelled under its lock → await orderOf(ctx, asked) */ await lockMallOrder(
        ctx,
        order_id,
      );
    const fault = await cancelFault(ctx, order);
    if (fault) throw fault;
    await giveItemsBack(ctx, order, 'all', 'cancelled');
    return { orderGuid: order.order_guid, Status: MALL_STATUS.closed };
  });

/** The caller's order; by a relative's guid only the items bought for that relative. */
export async function orderOf(
  ctx: InTx<EmployeeCtx>,
  { customerGuid, orderGuid }: { customerGuid: string; orderGuid: string },
): Promise<MallOrderRow> {
  const order = await ownMallOrder(ctx, { order_guid: orderGuid });
  const guid = customerGuid.toLowerCase();
  if (!order || (guid !== order.person_guid && guid !== order.customer_guid)) throw new Fault('notYours');
  return order;
}

/** Why the person cannot cancel it; undefined: they can. An unpaid order always can be. */
export async function cancelFault(ctx: InTx<CompanyCtx>, order: MallOrderRow): Promise<Fault | undefined> {
  if (order.status === MALL_STATUS.toPay) return undefined;
  const late = cancelTimeFault(ctx, order);
  if (late) return late;
  const [inUse] = (await whyInUse(ctx, order.order_id)).values();
  return inUse;
}

/** The part of it that needs no look at what became of the items. */
export function cancelTimeFault({ company, now }: CompanyCtx, order: MallOrderRow): Fault | undefined {
  if (order.status === MALL_STATUS.closed) return new Fault('mallOrderClosed');
  const days = company.config.mall.confirmDays;
  const since = (order.paid_at ?? order.created_at).getTime();
  const isOver = order.status === MALL_STATUS.completed || now().getTime() - since > days * DAY_MS;
  return /* guard: mall: the days to cancel end → undefined */ isOver
    ? new Fault('mallCancelOver', { n: days })
    : undefined;
}
