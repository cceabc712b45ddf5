import { sql } from 'kysely';
import { ORDER_STATUS } from '#contract/orders';
import type { Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { closeOpenPayment } from '../payment/index.ts';
import type { InCompany } from '../../ctx.ts';
import { closeOrder, dropHeldChange } from './cancel-order.ts';
import { heldChangeOf, lockOrder, recordEvent } from './order-row.ts';

/** So many at a time; several nodes share the work, each order is given up by one of them. */
const BATCH = 50;

/**
 * Holds nobody paid for in time. First the provider is asked and the payment closed there, then the seat is free: money
 * that is under way must not meet an empty chair (reliability §5.4). What the provider does not answer stays held.
 */
export async function expireHolds(portal: Portal, companyId: number): Promise<number> {
  const here = { portal, company: { companyId } };
  let given = 0;
  // those whose payment nobody answers for stay; whoever comes after them is not kept waiting
  let stuck = 0;
  for (;;) {
    const over = await transact(here, (ctx) => overdue(ctx, stuck));
    if (over.length === 0) return given;
    for (const orderId of over) {
      const payment = await closeOpenPayment(portal, companyId, 'exam', orderId);
      if (payment === 'unknown' || payment === 'open') stuck += 1;
      else given += await transact(here, (ctx) => giveUp(ctx, orderId));
    }
  }
}

/** Orders, and changes of orders, whose time is over, the oldest first. */
async function overdue({ db, company, portal }: InCompany, after: number): Promise<number[]> {
  const { companyId } = company;
  const { rows } = await sql<{ orderId: number }>`
    SELECT order_id AS "orderId" FROM (
      SELECT order_id, held_until FROM exam_order WHERE company_id = ${companyId} AND status = 10
      UNION ALL
      SELECT order_id, held_until FROM order_change WHERE company_id = ${companyId} AND state = 'held') held
    WHERE held_until < ${portal.clock()} ORDER BY held_until, order_id LIMIT ${BATCH} OFFSET ${after}`.execute(db);
  return rows.map(({ orderId }) => orderId);
}

/** Looked at again under the lock: it may have been paid, changed or given up by another node meanwhile. */
async function giveUp(ctx: InCompany, orderId: number): Promise<number> {
  const now = ctx.portal.clock();
  const order = await lockOrder(ctx, orderId);
  if (order.status === ORDER_STATUS.toPay && order.held_until && order.held_until < now) {
    await closeOrder(ctx, order, 'expired');
    await recordEvent(ctx, orderId, 'expired', now);
    return 1;
  }
  const change = await heldChangeOf(ctx, orderId);
  if (!change || change.held_until >= now) return 0;
  await dropHeldChange(ctx, order);
  await recordEvent(ctx, orderId, 'changeDropped', now);
  return 1;
}
