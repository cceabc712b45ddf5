import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsMallStock, OpsStockMove } from '#contract/ops/mall-stock';
import { mallOrderNumber } from '#contract/rules/order-number';
import type { OperatorCtx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { allCompanies, namesOf } from '../../company/index.ts';

type Calls = typeof opsMallStock;

interface Row extends Omit<OpsStockMove, 'company' | 'name' | 'at' | 'orderNo'> {
  company_id: number;
  zh: string;
  en: string;
  at: Date;
  order_id: number | null;
  ordered_at: Date | null;
}

/** Every movement with its reason and who made it, the newest first. */
export async function listMoves(
  { portal }: OperatorCtx,
  { productId, companyId, kind, pageIndex, pageSize }: Input<Calls['OpsStockMoves']>,
): Promise<Reply<Calls['OpsStockMoves']>> {
  const nameOf = namesOf(await allCompanies(portal));
  const where = sql`${productId === undefined ? sql`true` : sql`m.product_id = ${productId}`}
    AND ${companyId === undefined ? sql`true` : sql`m.company_id = ${companyId}`}
    AND ${kind === 'all' ? sql`true` : sql`m.kind = ${kind}`}`;
  return asConsole(portal.database, async (db) => {
    const { rows } = await sql<Row>`
      SELECT m.company_id, m.product_id AS "productId", p.name AS zh, p.name_eng AS en, m.move_no AS "moveNo", m.kind,
        m.change, m.on_hand AS "onHand", m.reason, m.made_by AS "madeBy", m.at, o.order_id, o.created_at AS ordered_at
      FROM stock_move m JOIN product p USING (product_id)
      LEFT JOIN mall_order o ON o.company_id = m.company_id AND o.order_id = m.order_id
      WHERE ${where}
      ORDER BY m.at DESC, m.product_id, m.company_id, m.move_no DESC
      LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(db);
    const { rows: counted } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM stock_move m WHERE ${where}`.execute(db);
    return {
      rows: rows.map(({ company_id, zh, en, at, order_id, ordered_at, ...row }) => ({
        ...row,
        company: nameOf(company_id),
        name: { zh, en },
        orderNo: order_id !== null && ordered_at ? mallOrderNumber(order_id, ordered_at) : null,
        at: at.toISOString(),
      })),
      total: counted[0]?.count ?? 0,
    };
  });
}
