import { sql } from 'kysely';
import type { InCompany } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';

export interface Goods {
  productId: number;
  count: number;
  orderId: number;
}

/**
 * Takes goods off the shelf, or refuses. One statement decides who gets the last one, and the CHECK of the table stands
 * behind it; uncounted goods cannot run out.
 */
export async function takeStock(ctx: InCompany, goods: Goods): Promise<void> {
  const { db, company } = ctx;
  const { productId, count } = goods;
  const { rows } = await sql<{ onHand: number }>`
    UPDATE product_stock SET on_hand = on_hand - ${count}
    WHERE company_id = ${company.companyId} AND product_id = ${productId} AND counted /* guard: mall: the last item is sold once */ AND on_hand >= ${count} /* end */
    RETURNING on_hand AS "onHand"`.execute(db);
  const [left] = rows;
  if (left) await writeMove(ctx, goods, { kind: 'sold', change: -count, onHand: left.onHand });
  else await refuseIfCounted(ctx, productId);
}

/** A statement of its own, after the one that has locked the stock: only then it sees the last move, whose number comes next. */
const writeMove = (
  { db, company, portal }: InCompany,
  { productId, orderId }: Goods,
  { kind, change, onHand }: { kind: 'sold' | 'givenBack'; change: number; onHand: number },
) =>
  sql`INSERT INTO stock_move (company_id, product_id, move_no, kind, change, on_hand, order_id, at)
    SELECT ${company.companyId}::int, ${productId}::int, coalesce(max(move_no), 0) + 1, ${kind}::text, ${change}::int,
      ${onHand}::int, ${orderId}::bigint, ${portal.clock()}::timestamptz
    FROM stock_move WHERE company_id = ${company.companyId} AND product_id = ${productId}`.execute(db);

/** Nothing where it cannot run out. */
export async function onHandNow({ db, company }: InCompany, productId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('product_stock')
    .select('on_hand')
    .where('company_id', '=', company.companyId)
    .where('product_id', '=', productId)
    // guard: stock: uncounted products
    .where('counted', '=', true)
    .executeTakeFirst();
  return row?.on_hand;
}

async function refuseIfCounted(ctx: InCompany, productId: number): Promise<void> {
  const left = await onHandNow(ctx, productId);
  if (left === undefined) return;
  throw left === 0 ? new Fault('productSoldOut') : new Fault('productShort', { left });
}

/** Only goods taken for the order go back on the shelf: those that could not run out then were not taken. */
export async function giveStockBack(ctx: InCompany, goods: Goods): Promise<void> {
  const { productId, count, orderId } = goods;
  const { rows } = await sql<{ onHand: number }>`
    UPDATE product_stock s SET on_hand = s.on_hand + ${count}
    WHERE s.company_id = ${ctx.company.companyId} AND s.product_id = ${productId} AND s.counted AND EXISTS (
      SELECT 1 FROM stock_move m WHERE m.company_id = s.company_id AND m.product_id = s.product_id
        AND m.order_id = ${orderId} HAVING -coalesce(sum(m.change), 0) >= ${count})
    RETURNING s.on_hand AS "onHand"`.execute(ctx.db);
  const [left] = rows;
  if (left) await writeMove(ctx, goods, { kind: 'givenBack', change: count, onHand: left.onHand });
}
