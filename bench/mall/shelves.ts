import type pg from 'pg';
import { CROWD_COMPANY } from '../../server/test/crowd.ts';
import { TEST_NOW } from '../../server/test/clock.ts';

const ENOUGH = 100_000_000;

/** Services of the health mall that nothing limits, each with more of it than a measure can sell. */
export async function fullShelves(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO product_stock (company_id, product_id, on_hand)
     SELECT o.company_id, o.product_id, $2 FROM product_offer o JOIN product p USING (product_id)
     WHERE o.company_id = $1 AND p.kind = 'service' AND o.role IS NULL AND o.limit_count IS NULL AND o.for_whom = 'self'
       AND o.windows = '[]' AND o.classes IS NULL
     ON CONFLICT (company_id, product_id) DO UPDATE SET on_hand = product_stock.on_hand
     RETURNING product_id AS id`,
    [CROWD_COMPANY, ENOUGH],
  );
  await pool.query(
    `INSERT INTO stock_move (company_id, product_id, move_no, kind, change, on_hand, at)
     SELECT company_id, product_id, 1, 'received', on_hand, on_hand, $2 FROM product_stock s
     WHERE company_id = $1 AND on_hand = $3 AND NOT EXISTS (SELECT 1 FROM stock_move m
       WHERE m.company_id = s.company_id AND m.product_id = s.product_id)`,
    [CROWD_COMPANY, TEST_NOW, ENOUGH],
  );
  await pool.query('ANALYZE product_stock, stock_move');
  return rows.map(({ id }) => id);
}

/** The goods that both shops sell in `mall-vs-vendure`. */
export const GOODS = 403;

export const fillGoods = (pool: pg.Pool): Promise<unknown> =>
  pool.query(
    `WITH filled AS (
       UPDATE product_stock SET on_hand = on_hand + $3 WHERE company_id = $1 AND product_id = $2 RETURNING *)
     INSERT INTO stock_move (company_id, product_id, move_no, kind, change, on_hand, at)
     SELECT company_id, product_id, 1 + (SELECT max(move_no) FROM stock_move m
       WHERE m.company_id = filled.company_id AND m.product_id = filled.product_id), 'received', $3, on_hand, $4 FROM filled`,
    [CROWD_COMPANY, GOODS, ENOUGH, TEST_NOW],
  );
