import type { Input, Reply } from '#contract/call';
import type { mallOrders, Split } from '#contract/calls/mall-orders';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import { mallOrderNumber } from '#contract/rules/order-number';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { closeOpenPayment, openPaymentOf } from '../../payment/index.ts';
import { recordMallEvent } from '../orders/events.ts';
import { giveSourcesBack } from './give-back.ts';
import { loadMeans, meansOf } from './means.ts';
import { itemsOf, markGivenBack, openSourcesOf, type ItemRow, type SourceRow } from '../orders/order-items.ts';
import type { SplitItem } from './pay-items.ts';
import { lockMallOrder, ownMallOrder, setAmount, type MallOrderRow } from '../catalogue/queries.ts';
import { becomePaid } from './become-paid.ts';
import { split } from './split.ts';
import { takeParts } from '../catalogue/take.ts';

type Placed = Reply<(typeof mallOrders)['ModifyPayStoreWeb']>;

/**
 * Pays a waiting order with so many points instead, and the rest in money. A payment of the old amount must not be able
 * to finish, so it is closed first.
 */
export async function changeSplit(
  ctx: EmployeeCtx,
  { orderGuid, allowPayPoints }: Input<(typeof mallOrders)['ModifyPayStoreWeb']>,
): Promise<Committed<Placed>> {
  const found = await transact(ctx, async (ctx) => changeable(ctx, await ownMallOrder(ctx, { order_guid: orderGuid })));
  // guard: mall: the old amount cannot be paid after a change
  await giveUpPayment(ctx, found.order_id);
  return commitOnce(ctx, async (ctx) => {
    const order = changeable(ctx, await lockMallOrder(ctx, found.order_id));
    if (await openPaymentOf(ctx, 'mall', order.order_id)) throw new Fault('payChecking');
    return splitAnew(ctx, order, allowPayPoints);
  });
}

function changeable({ now }: EmployeeCtx, order: MallOrderRow | undefined): MallOrderRow {
  if (!order) throw new Fault('notYours');
  if (order.status === MALL_STATUS.closed) throw new Fault('mallOrderClosed');
  if (order.status !== MALL_STATUS.toPay) throw new Fault('mallOrderPaid');
  if (!order.held_until || order.held_until <= now()) throw new Fault('mallPayOver');
  return order;
}

async function giveUpPayment(ctx: EmployeeCtx, orderId: number): Promise<void> {
  const outcome = await closeOpenPayment(ctx.portal, ctx.company.companyId, 'mall', orderId);
  if (outcome !== 'none' && outcome !== 'closed') throw new Fault(outcome === 'paid' ? 'mallOrderPaid' : 'payChecking');
}

/** Gifts and cards stay as they are; what they, the points and the company do not pay is money. */
async function splitAnew(ctx: InTx<EmployeeCtx>, before: MallOrderRow, points: number): Promise<Placed> {
  const { order_id: orderId, order_guid: orderGuid } = before;
  const order = { ...before, revision: before.revision + 1 };
  const rows = await itemsOf(ctx, [orderId]);
  const itemNos = rows.map(({ item_no }) => item_no);
  if (rows.length === 0) throw new Fault('mallOrderPaid');
  const sources = await openSourcesOf(ctx, orderId, itemNos);
  await giveSourcesBack(ctx, before, sources);
  await markGivenBack(ctx, orderId, itemNos);
  const means = meansOf(ctx, await loadMeans(ctx));
  const items = await splitItemsOf(ctx, rows, sources);
  const { parts, moneyFen, fault } = split(items, means, { ...wishOf(sources), points });
  if (fault) throw fault;
  await takeParts(
    ctx,
    order,
    parts,
    rows.map((row) => ({
      ...{ itemNo: row.item_no, productId: row.product_id, count: row.count, limit: undefined },
      title: { zh: row.title, en: row.title_eng },
    })),
  );
  const changed = { revision: order.revision, amount_fen: moneyFen };
  await recordMallEvent(ctx, orderId, 'changed');
  await (moneyFen === 0 ? becomePaid(ctx, orderId, changed) : setAmount(ctx, orderId, changed));
  const Status = moneyFen === 0 ? MALL_STATUS.redeemed : MALL_STATUS.toPay;
  return { orderGuid, orderNo: mallOrderNumber(orderId, before.created_at), Status, moneyFen };
}

const wishOf = (sources: SourceRow[]): Omit<Split, 'points'> => ({
  gifts: sources.flatMap(({ source, source_id: giftId, amount_fen: fen }) =>
    source === 'gift' ? { giftId, fen } : [],
  ),
  cards: sources.flatMap(({ source, source_id: assetId, amount_fen: fen }) =>
    source === 'card' ? { assetId, fen } : [],
  ),
});

/** At the prices it was ordered for. */
async function splitItemsOf({ db }: InTx<EmployeeCtx>, rows: ItemRow[], sources: SourceRow[]): Promise<SplitItem[]> {
  const ids = rows.map(({ product_id }) => product_id);
  const products = await db
    .selectFrom('product')
    .select('product_id')
    .where('product_id', 'in', ids)
    .where('dental', '=', true)
    .execute();
  const dental = new Set(products.map(({ product_id }) => product_id));
  return rows.map((row) => ({
    ...{ itemNo: row.item_no, count: row.count, unitFen: row.unit_fen, isDental: dental.has(row.product_id) },
    isFree: sources.some(({ item_no, source }) => item_no === row.item_no && source === 'company'),
  }));
}
