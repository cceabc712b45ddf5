import { sql } from 'kysely';
import type { Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { freeSeat } from '../booking/index.ts';

/** So many at a time: a transaction stays short, and several nodes share the work. */
const BATCH = 50;

/** Holds nobody paid for in time: the order is closed and its seat freed, in one transaction. Safe on several nodes. */
export async function expireHolds(portal: Portal, companyId: number): Promise<number> {
  return transact({ portal, company: { companyId } }, async (ctx) => {
    const now = portal.clock();
    const { rows } = await sql<{ orderId: number; segmentId: number }>`
      UPDATE exam_order SET status = 40, held_until = NULL
      WHERE company_id = ${companyId} AND order_id IN (
        SELECT order_id FROM exam_order
        WHERE company_id = ${companyId} AND status = 10 AND held_until < ${now}
        ORDER BY held_until LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING order_id AS "orderId", segment_id AS "segmentId"`.execute(ctx.db);
    // seats are always freed in the same order: two nodes that give up holds of the same mornings wait, never lock each other out
    for (const { orderId, segmentId } of rows.toSorted((a, b) => a.segmentId - b.segmentId)) {
      await freeSeat(ctx, segmentId);
      await ctx.db
        .insertInto('order_event')
        .values({ company_id: companyId, order_id: orderId, at: now, kind: 'expired', detail: '{}' })
        .execute();
    }
    return rows.length;
  });
}
