import { sql } from 'kysely';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import type { InCompany } from '../../../ctx.ts';
import { closeOrder, dropHeldChange } from '../change/cancel-order.ts';
import { lockOrder, recordEvent } from '../order-row.ts';

/** So many at a time; several nodes share the work, each order is given up by one of them. */
const BATCH = 50;

/**
 * Gives up holds that were not paid in time. One with an open payment stays held: the payment ends a minute before the
 * hold, and the sweep of the payments closes it at its provider, so that money under way meets no empty chair. No
 * provider is asked here, so no hold waits for one that hangs.
 */
export async function expireHolds(portal: Portal, companyId: number): Promise<number> {
  const here = { portal, company: { companyId } };
  let given = 0;
  for (;;) {
    const over = await transact(here, (ctx) => overdue(ctx));
    for (const orderId of over) given += await transact(here, (ctx) => giveUp(ctx, orderId));
    if (over.length < BATCH) return given;
  }
}

/** Orders, or this one, that are overdue or have an overdue change, without a payment under way; the oldest first. */
async function overdue({ db, company, portal }: InCompany, orderId: number | null = null): Promise<number[]> {
  const { companyId } = company;
  const { rows } = await sql<{ orderId: number }>`
    SELECT order_id AS "orderId" FROM (
      SELECT order_id, held_until FROM exam_order WHERE company_id = ${companyId} AND status = 10
      UNION ALL
      SELECT order_id, held_until FROM order_change WHERE company_id = ${companyId} AND state = 'held') held
    WHERE held_until < ${portal.clock()} AND order_id = coalesce(${orderId}, order_id) AND NOT EXISTS (
      SELECT 1 FROM payment p WHERE p.company_id = ${companyId} AND p.subject = 'exam' AND p.subject_id = held.order_id
        AND /* guard: closed at the provider first → false */ p.state = 'open' /* end */)
    ORDER BY held_until, order_id LIMIT ${BATCH}`.execute(db);
  return rows.map(({ orderId }) => orderId);
}

/** Looked at again under the lock: it may have been paid, changed or given up by another node meanwhile. */
async function giveUp(ctx: InCompany, orderId: number): Promise<number> {
  const now = ctx.portal.clock();
  const order = await lockOrder(ctx, orderId);
  if ((await overdue(ctx, orderId)).length === 0) return 0;
  if (order.status === ORDER_STATUS.toPay) {
    await closeOrder(ctx, order, 'expired');
    await recordEvent(ctx, orderId, 'expired', now);
    return 1;
  }
  await dropHeldChange(ctx, order);
  await recordEvent(ctx, orderId, 'changeDropped', now, { why: 'time' });
  return 1;
}
