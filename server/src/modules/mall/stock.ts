import { sql } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';

export interface Goods {
  productId: number;
  count: number;
  orderId: number;
}

/**
 * Takes goods off the shelf, or refuses. One statement decides who gets the last one, and the CHECK of the table stands behind
 * it; what cannot run out has no row. The move is written under the row's lock, so that its number is nobody else's.
 */
export async function takeStock(ctx: InCompany, { productId, count, orderId }: Goods): Promise<void> {
  const { db, company, portal } = ctx;
  const taken = await sql`
    WITH stock AS (
      UPDATE product_stock SET on_hand = on_hand - ${count}
      WHERE company_id = ${company.companyId} AND product_id = ${productId} AND on_hand >= ${count}
      RETURNING company_id, product_id, on_hand)
    INSERT INTO stock_move (company_id, product_id, move_no, kind, change, on_hand, order_id, at)
    SELECT company_id, product_id, ${NEXT_MOVE}, 'sold', ${-count}, on_hand, ${orderId}, ${portal.clock()} FROM stock`.execute(
    db,
  );
  if (taken.numAffectedRows === 0n) await refuseIfCounted(ctx, productId);
}

const NEXT_MOVE = sql`(SELECT coalesce(max(m.move_no), 0) + 1 FROM stock_move m
  WHERE m.company_id = stock.company_id AND m.product_id = stock.product_id)`;

async function refuseIfCounted({ db, company }: InCompany, productId: number): Promise<void> {
  const row = await db
    .selectFrom('product_stock')
    .select('on_hand')
    .where('company_id', '=', company.companyId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!row) return;
  throw row.on_hand === 0 ? new Fault('productSoldOut') : new Fault('productShort', { left: row.on_hand });
}

/** Only what was taken for the order goes back on the shelf: what could not run out then was not taken. */
export const giveStockBack = ({ db, company, portal }: InCompany, { productId, count, orderId }: Goods) =>
  sql`
    WITH stock AS (
      UPDATE product_stock s SET on_hand = s.on_hand + ${count}
      WHERE s.company_id = ${company.companyId} AND s.product_id = ${productId} AND EXISTS (
        SELECT FROM stock_move m WHERE m.company_id = s.company_id AND m.product_id = s.product_id
          AND m.order_id = ${orderId} HAVING -coalesce(sum(m.change), 0) >= ${count})
      RETURNING s.company_id, s.product_id, s.on_hand)
    INSERT INTO stock_move (company_id, product_id, move_no, kind, change, on_hand, order_id, at)
    SELECT company_id, product_id, ${NEXT_MOVE}, 'givenBack', ${count}::int, on_hand, ${orderId}::bigint, ${portal.clock()}::timestamptz
    FROM stock`.execute(db);
