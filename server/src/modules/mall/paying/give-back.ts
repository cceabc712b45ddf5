import { MALL_STATUS } from '#contract/calls/mall-payment';
import type { InCompany } from '../../../ctx.ts';
import { giveCardMoneyBack } from '../../cards/index.ts';
import { refundFor } from '../../payment/index.ts';
import { givePointsBack } from '../../points/index.ts';
import { recordMallEvent } from '../orders/events.ts';
import { undoItems } from '../fulfilment/fulfil.ts';
import { giveGiftBack } from '../catalogue/gifts.ts';
import { uncountBought } from '../catalogue/limits.ts';
import {
  itemsOf,
  markGivenBack,
  openSourcesOf,
  setItemsState,
  type ItemRow,
  type SourceRow,
} from '../orders/order-items.ts';
import { closeMallOrder, type MallOrderRow } from '../catalogue/queries.ts';
import { giveStockBack } from '../catalogue/stock.ts';
import { pointsSpend } from '../catalogue/take.ts';

export type GivenBackAs = 'cancelled' | 'expired' | 'refunded';

/**
 * Gives items back, whole: what they were paid with returns to where it came from, each with its own last day, and the goods to
 * the shelf. Call it under the order's lock; when nothing is left the order closes. `force`: though they are in use.
 */
export async function giveItemsBack(
  ctx: InCompany,
  order: MallOrderRow,
  which: number[] | 'all',
  why: GivenBackAs,
  { force = false }: { force?: boolean } = {},
): Promise<void> {
  const { order_id: orderId } = order;
  const open = (await itemsOf(ctx, [orderId])) /* guard: mall: an item is given back once */
    .filter(({ state }) => state !== 'refunded');
  const items = which === 'all' ? open : open.filter(({ item_no }) => which.includes(item_no));
  const itemNos = items.map(({ item_no }) => item_no);
  const isPaid = order.status === MALL_STATUS.redeemed || order.status === MALL_STATUS.completed;
  if (isPaid && items.length > 0) await undoItems(ctx, orderId, itemNos, { force });
  const sources = items.length > 0 ? await openSourcesOf(ctx, orderId, itemNos) : [];
  // the money first, as settling a payment locks it first
  if (isPaid) await refundMoney(ctx, order, open, sources);
  if (items.length > 0) await restore(ctx, order, items, sources);
  // one that ran out may come back to life when its money comes late
  if (why !== 'expired' && items.length > 0) await setItemsState(ctx, orderId, itemNos, 'refunded');
  const isWhole = items.length === open.length;
  if (isWhole) await closeMallOrder(ctx, orderId, why);
  if (isWhole) await recordMallEvent(ctx, orderId, why);
  else for (const itemNo of itemNos) await recordMallEvent(ctx, orderId, why, { itemNo });
}

/** Of an order from before there were items, all of it. */
async function refundMoney(ctx: InCompany, { order_id }: MallOrderRow, all: ItemRow[], sources: SourceRow[]) {
  const fen = sources.reduce((sum, { source, amount_fen }) => sum + (source === 'money' ? amount_fen : 0), 0);
  if (all.length === 0) await refundFor(ctx, 'mall', order_id, 'cancelled');
  else if (fen > 0) await refundFor(ctx, 'mall', order_id, 'cancelled', fen);
}

/** In the order in which all of it is taken (take.ts). */
async function restore(ctx: InCompany, order: MallOrderRow, items: ItemRow[], sources: SourceRow[]): Promise<void> {
  const byProduct = items.toSorted((a, b) => a.product_id - b.product_id || a.item_no - b.item_no);
  for (const { product_id: productId, count } of byProduct)
    await giveStockBack(ctx, { productId, count, orderId: order.order_id });
  for (const { product_id: productId, count, limit_period: period } of byProduct)
    if (period) await uncountBought(ctx, { productId, personGuid: order.person_guid, period, count });
  await giveSourcesBack(ctx, order, sources);
  await markGivenBack(
    ctx,
    order.order_id,
    items.map(({ item_no }) => item_no),
  );
}

/** Gifts, cards and points; money is left to the caller, who knows whether it came. */
export async function giveSourcesBack(ctx: InCompany, order: MallOrderRow, sources: SourceRow[]): Promise<void> {
  const of = (source: SourceRow['source']) =>
    sources
      .filter((row) => row.source === source)
      .toSorted((a, b) => a.source_id - b.source_id || a.item_no - b.item_no);
  for (const { source_id, amount_fen } of of('gift')) await giveGiftBack(ctx, source_id, amount_fen);
  for (const { source_id, entries } of of('card'))
    for (const entryNo of entries ?? []) await giveCardMoneyBack(ctx, source_id, entryNo);
  for (const { item_no, revision } of of('points'))
    await givePointsBack(ctx, pointsSpend({ ...order, revision }, item_no));
}
