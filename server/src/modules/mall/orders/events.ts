import { sql } from 'kysely';
import type { MallEvent } from '#contract/calls/mall-orders';
import type { InCompany } from '../../../ctx.ts';

/** Writes down an order's event; call it under the order's lock, so that numbers are given once. */
export async function recordMallEvent(
  { db, company, portal }: InCompany,
  orderId: number,
  kind: MallEvent,
  { itemNo = null, reason = '' }: { itemNo?: number | null; reason?: string } = {},
): Promise<void> {
  await sql`
    INSERT INTO mall_order_event (company_id, order_id, event_no, kind, item_no, reason, at)
    SELECT ${company.companyId}::int, ${orderId}::bigint, coalesce(max(event_no), 0) + 1, ${kind}::text, ${itemNo}::int,
      ${reason}::text, ${portal.clock()}::timestamptz
    FROM mall_order_event WHERE company_id = ${company.companyId} AND order_id = ${orderId}`.execute(db);
}
