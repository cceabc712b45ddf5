import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsMallProducts, OpsProductRow } from '#contract/ops/mall-products';
import type { OperatorCtx, Tx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';

type Asked = Input<typeof opsMallProducts.OpsProducts>;

/**
 * Sold products with no more stock than an operator wants to be told of; `s`, `o` and `p` are stock, offer and product.
 */
export const IS_LOW = sql`(s.on_hand <= s.low_at /* guard: mall console: low stock of products on sale */ AND o.listed AND p.state = 'published' /* end */)`;

/** A part of the name in either language, or the product's number. */
export const namedLike = (text: string): RawBuilder<unknown> =>
  text === ''
    ? sql`true`
    : sql`(p.product_id::text = ${text} OR position(lower(${text}) IN lower(p.name)) > 0
        OR position(lower(${text}) IN lower(p.name_eng)) > 0)`;

const offersOf = sql`FROM product_offer o
  LEFT JOIN product_stock s ON s.company_id = o.company_id AND s.product_id = o.product_id AND s.counted
  WHERE o.product_id = p.product_id`;

function filterOf({ text, mall, category, kind, state, companyId, low }: Asked): RawBuilder<unknown> {
  const conditions = [
    namedLike(text),
    mall === 'all' ? sql`true` : sql`p.mall = ${mall}`,
    category === undefined ? sql`true` : sql`p.category = ${category}`,
    kind === 'all' ? sql`true` : sql`p.kind = ${kind}`,
    state === 'all' ? sql`true` : sql`p.state = ${state}`,
    companyId === undefined ? sql`true` : sql`EXISTS (SELECT ${offersOf} AND o.company_id = ${companyId})`,
    low ? sql`EXISTS (SELECT ${offersOf} AND ${IS_LOW})` : sql`true`,
  ];
  return sql.join(conditions, sql` AND `);
}

/** Products on offer, of all companies; the last changed first. */
export async function listProducts(
  { portal }: OperatorCtx,
  asked: Asked,
): Promise<Reply<typeof opsMallProducts.OpsProducts>> {
  const where = filterOf(asked);
  return asConsole(portal.database, async (db) => ({
    rows: await pageOf(db, where, asked),
    total: await countOf(db, where),
  }));
}

interface Row extends Omit<OpsProductRow, 'name' | 'categoryName' | 'updatedAt'> {
  zh: string;
  en: string;
  category_zh: string;
  category_en: string;
  updated_at: Date;
}

async function pageOf(
  db: Tx,
  where: RawBuilder<unknown>,
  { pageIndex, pageSize }: Pick<Asked, 'pageIndex' | 'pageSize'>,
): Promise<OpsProductRow[]> {
  const { rows } = await sql<Row>`
    SELECT p.product_id AS "productId", p.mall, p.category, c.name AS category_zh, c.name_eng AS category_en, p.kind,
      p.name AS zh, p.name_eng AS en, coalesce(p.pictures ->> 0, '') AS picture, p.price_fen AS "priceFen",
      p.points_price AS "pointsPrice", p.state, p.updated_at, held.companies, held."onHand", held."isLow"
    FROM product p JOIN product_category c USING (category)
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE o.listed)::int AS companies, sum(s.on_hand)::int AS "onHand",
        coalesce(bool_or(${IS_LOW}), false) AS "isLow" ${offersOf}) held
    WHERE ${where}
    ORDER BY p.updated_at DESC, p.product_id DESC LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(db);
  return rows.map(({ zh, en, category_zh, category_en, updated_at, ...row }) => ({
    ...row,
    name: { zh, en },
    categoryName: { zh: category_zh, en: category_en },
    updatedAt: updated_at.toISOString(),
  }));
}

async function countOf(db: Tx, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM product p WHERE ${where}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
