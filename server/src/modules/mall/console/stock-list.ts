import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsMallStock, OpsStockRow } from '#contract/ops/mall-stock';
import type { OperatorCtx, Portal, Tx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { allCompanies, namesOf, type NameOfCompany } from '../../company/index.ts';
import { IS_LOW, namedLike } from './products-list.ts';

type Calls = typeof opsMallStock;

/** Which of all offers; uncounted ones are shown, too, since they may be counted from now on. */
export interface Which {
  text: string;
  productId?: number | undefined;
  companyId?: number | undefined;
  low: boolean;
}

const chosen = ({ text, productId, companyId, low }: Which): RawBuilder<unknown> => sql`
  FROM product_offer o JOIN product p USING (product_id)
  LEFT JOIN product_stock s ON s.company_id = o.company_id AND s.product_id = o.product_id AND s.counted
  WHERE ${namedLike(text)} AND ${productId === undefined ? sql`true` : sql`o.product_id = ${productId}`}
    AND ${companyId === undefined ? sql`true` : sql`o.company_id = ${companyId}`} AND ${low ? IS_LOW : sql`true`}`;

interface Row extends Omit<OpsStockRow, 'company' | 'name'> {
  company_id: number;
  zh: string;
  en: string;
}

/** The fewest first: what has run out stands at the top. */
export async function stockRows(
  db: Tx,
  which: Which,
  nameOf: NameOfCompany,
  page?: { limit: number; offset: number },
): Promise<OpsStockRow[]> {
  const { rows } = await sql<Row>`
    SELECT o.company_id, p.product_id AS "productId", p.name AS zh, p.name_eng AS en,
      (o.listed AND p.state = 'published') AS "isSold", s.on_hand AS "onHand", coalesce(s.low_at, 0) AS "lowAt",
      coalesce(${IS_LOW}, false) AS "isLow" ${chosen(which)}
    ORDER BY s.on_hand NULLS LAST, p.product_id, o.company_id
    ${page ? sql`LIMIT ${page.limit} OFFSET ${page.offset}` : sql``}`.execute(db);
  return rows.map(({ company_id, zh, en, ...row }) => ({ ...row, company: nameOf(company_id), name: { zh, en } }));
}

async function countOf(db: Tx, which: Which): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count ${chosen(which)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const listed = async (
  portal: Portal,
  which: Which,
  page: { limit: number; offset: number },
): Promise<{ rows: OpsStockRow[]; total: number }> => {
  const nameOf = namesOf(await allCompanies(portal));
  return asConsole(portal.database, async (db) => ({
    rows: await stockRows(db, which, nameOf, page),
    total: await countOf(db, which),
  }));
};

export const listStock = (
  { portal }: OperatorCtx,
  { pageIndex, pageSize, ...which }: Input<Calls['OpsStock']>,
): Promise<Reply<Calls['OpsStock']>> => listed(portal, which, { limit: pageSize, offset: pageIndex * pageSize });

const MOST_NOTICES = 20;

export const lowStock = ({ portal }: OperatorCtx): Promise<Reply<Calls['OpsLowStock']>> =>
  listed(portal, { text: '', low: true }, { limit: MOST_NOTICES, offset: 0 });
