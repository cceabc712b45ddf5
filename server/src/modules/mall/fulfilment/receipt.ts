import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { mallOrders } from '#contract/calls/mall-orders';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import { GRANTED_KINDS } from '#contract/rules/product-kind';
import type { EmployeeCtx, InCompany } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { recordMallEvent } from '../orders/events.ts';
import { lockMallOrder, ownMallOrder } from '../catalogue/queries.ts';

const DAY_MS = 24 * 3_600_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Confirms that the buyer has it. */
export const confirmReceipt = (
  ctx: EmployeeCtx,
  { orderGuid }: Input<typeof mallOrders.ConfirmMallReceipt>,
): Promise<Committed<Reply<typeof mallOrders.ConfirmMallReceipt>>> =>
  commitOnce(ctx, async (ctx) => {
    const found = await ownMallOrder(ctx, { order_guid: orderGuid });
    if (!found) throw new Fault('notYours');
    const { order_id: orderId } = await lockMallOrder(ctx, found.order_id);
    // guard: bought: receipt of a sent item → await receiveItems(ctx, orderId)
    if ((await receiveItems(ctx, orderId)) === 0) throw new Fault('mallNothingSent');
    const { confirmDays } = ctx.company.config.mall;
    const completed = await completeIfDue(ctx, orderId, confirmDays);
    return { orderGuid, Status: completed ? MALL_STATUS.completed : MALL_STATUS.redeemed };
  });

/** Sent parcels count as received: all of it, one item, or those sent before a moment. The order is locked. */
export async function receiveItems(
  ctx: InCompany,
  orderId: number,
  { sentBefore, itemNo: only }: { sentBefore?: Date; itemNo?: number } = {},
): Promise<number> {
  const { db, company, portal } = ctx;
  const rows = await db
    .updateTable('mall_order_item')
    .set({ state: 'done', received_at: portal.clock() })
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'sent')
    // guard: bought: days until received
    .$if(sentBefore !== undefined, (query) => query.where('sent_at', '<=', sentBefore ?? null))
    .$if(only !== undefined, (query) => query.where('item_no', '=', only ?? 0))
    .returning('item_no')
    .execute();
  for (const { item_no: itemNo } of rows) await recordMallEvent(ctx, orderId, 'received', { itemNo });
  return rows.length;
}

/**
 * Whether an order is over: everything of it was received or granted, and the items granted at once can no longer be
 * cancelled, so many days after it was paid.
 */
export const isOver = (now: Date, confirmDays: number) => sql<boolean>`(
  NOT EXISTS (SELECT 1 FROM mall_order_item i WHERE i.company_id = o.company_id AND i.order_id = o.order_id
    AND i.state IN (/* guard: bought: open items keep an order open */ 'open', /* end */ 'sent'))
  AND (coalesce(o.paid_at, o.created_at) <= ${daysBefore(now, confirmDays)} OR (
    NOT EXISTS (SELECT 1 FROM mall_order_item i WHERE i.company_id = o.company_id AND i.order_id = o.order_id
      AND i.state = /* guard: bought: days to cancel a grant → 'open' */ 'done' /* end */ AND i.kind = ANY(${GRANTED_KINDS}))
    AND EXISTS (SELECT 1 FROM mall_order_item i WHERE i.company_id = o.company_id AND i.order_id = o.order_id
      AND i.state = 'done'))))`;

/** One statement decides, so it is completed once, from whichever side. */
export async function completeIfDue(ctx: InCompany, orderId: number, confirmDays: number): Promise<boolean> {
  const { db, company, portal } = ctx;
  const now = portal.clock();
  const completed = await sql`
    UPDATE mall_order o SET status = ${MALL_STATUS.completed}, completed_at = ${now}
    WHERE company_id = ${company.companyId} AND order_id = ${orderId} AND status = ${MALL_STATUS.redeemed}
      AND ${isOver(now, confirmDays)}`.execute(db);
  if (completed.numAffectedRows === 0n) return false;
  await recordMallEvent(ctx, orderId, 'completed');
  return true;
}
