import type { Input, Reply } from '#contract/call';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import type { opsMallOrders } from '#contract/ops/mall-orders';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { enterCompany } from '../../company/index.ts';
import { giveItemsBack } from '../paying/give-back.ts';
import { recordOnMallOrder, type Here } from './orders-known.ts';
import { lockMallOrder, readMallOrder } from '../catalogue/queries.ts';

/** Gives back exactly the sources of some items, in use or not: finance has decided it. */
export async function refundItems(
  ctx: OperatorCtx,
  { companyId, orderId, itemNos, reason }: Input<typeof opsMallOrders.OpsMallRefund>,
): Promise<Committed<Reply<typeof opsMallOrders.OpsMallRefund>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await lockMallOrder(ctx, orderId);
    const wanted = [...new Set(itemNos)];
    const isPaid = order.status === MALL_STATUS.redeemed || order.status === MALL_STATUS.completed;
    if (
      !isPaid ||
      /* guard: bought: an item is refunded once */ (await countLeft(ctx, orderId, wanted)) !== wanted.length
    )
      throw new Fault('mallNotRefundable');
    const goesBack = await paidFor(ctx, orderId, wanted);
    await giveItemsBack(ctx, order, wanted, 'refunded', { force: true });
    await recordOnMallOrder(ctx, order, 'mall.refund', `${wanted.join(', ')}: ${reason}`);
    return { orderId, status: (await readMallOrder(ctx, orderId)).status, ...goesBack };
  });
}

async function countLeft({ db, company }: Here, orderId: number, itemNos: number[]): Promise<number> {
  const rows = await db
    .selectFrom('mall_order_item')
    .select('item_no')
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('item_no', 'in', itemNos)
    .where('state', '<>', 'refunded')
    .execute();
  return rows.length;
}

async function paidFor({ db, company }: Here, orderId: number, itemNos: number[]) {
  const rows = await db
    .selectFrom('mall_order_source')
    .select(['source', 'amount_fen', 'points'])
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('item_no', 'in', itemNos)
    .where('given_back_at', 'is', null)
    .execute();
  return {
    moneyFen: rows.reduce((sum, { source, amount_fen }) => sum + (source === 'money' ? amount_fen : 0), 0),
    points: rows.reduce((sum, { points }) => sum + (points ?? 0), 0),
  };
}
