import { ORDER_STATUS } from '#contract/orders';
import type { Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { closeOpenPayment, type InCompany } from '../payment/index.ts';
import { closeOrder, dropHeldChange } from './cancel-order.ts';
import { heldChangeOf, lockOrder, tell } from './order-row.ts';

/** So many at a time; several nodes share the work, each order is given up by one of them. */
const BATCH = 50;

/**
 * Holds nobody paid for in time. First the provider is asked and the payment closed there, then the seat is free: money
 * that is under way must not meet an empty chair (reliability §5.4). What the provider does not answer stays held.
 */
export async function expireHolds(portal: Portal, companyId: number): Promise<number> {
  const over = await transact({ portal, company: { companyId } }, overdue);
  let given = 0;
  for (const orderId of over) {
    const payment = await closeOpenPayment(portal, companyId, 'exam', orderId);
    if (payment === 'unknown' || payment === 'open') continue;
    given += await transact({ portal, company: { companyId } }, (ctx) => giveUp(ctx, orderId));
  }
  return given;
}

async function overdue({ db, company, portal }: InCompany): Promise<number[]> {
  const now = portal.clock();
  const orders = await db
    .selectFrom('exam_order')
    .select('order_id')
    .where('company_id', '=', company.companyId)
    .where('status', '=', ORDER_STATUS.toPay)
    .where('held_until', '<', now)
    .orderBy('held_until')
    .limit(BATCH)
    .execute();
  const changes = await db
    .selectFrom('order_change')
    .select('order_id')
    .where('company_id', '=', company.companyId)
    .where('state', '=', 'held')
    .where('held_until', '<', now)
    .orderBy('held_until')
    .limit(BATCH)
    .execute();
  return [...orders, ...changes].map(({ order_id }) => order_id);
}

/** Looked at again under the lock: it may have been paid, changed or given up by another node meanwhile. */
async function giveUp(ctx: InCompany, orderId: number): Promise<number> {
  const now = ctx.portal.clock();
  const order = await lockOrder(ctx, orderId);
  if (order.status === ORDER_STATUS.toPay && order.held_until && order.held_until < now) {
    await closeOrder(ctx, order, 'expired');
    await tell(ctx, orderId, 'expired', now);
    return 1;
  }
  const change = await heldChangeOf(ctx, orderId);
  if (!change || change.held_until >= now) return 0;
  await dropHeldChange(ctx, order);
  await tell(ctx, orderId, 'changeDropped', now);
  return 1;
}
