import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ItemState } from '#contract/calls/mall-orders';
import type { InCompany } from '../../../ctx.ts';
import type { Schema } from '../../../db/tables.ts';

export type ItemRow = Selectable<Schema['mall_order_item']>;
export type SourceRow = Selectable<Schema['mall_order_source']>;

export const itemsOf = ({ db, company }: InCompany, orderIds: number[]): Promise<ItemRow[]> =>
  db
    .selectFrom('mall_order_item')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('item_no')
    .execute();

/** Everything orders were paid with, in all their revisions. */
export const allSourcesOf = ({ db, company }: InCompany, orderIds: number[]): Promise<SourceRow[]> =>
  db
    .selectFrom('mall_order_source')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('item_no')
    .orderBy('source')
    .orderBy('source_id')
    .execute();

/** The sources of these items that were not given back. */
export const openSourcesOf = ({ db, company }: InCompany, orderId: number, itemNos: number[]): Promise<SourceRow[]> =>
  db
    .selectFrom('mall_order_source')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('item_no', 'in', itemNos)
    .where('given_back_at', 'is', null)
    .execute();

export const markGivenBack = ({ db, company, portal }: InCompany, orderId: number, itemNos: number[]) =>
  db
    .updateTable('mall_order_source')
    .set({ given_back_at: portal.clock() })
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('item_no', 'in', itemNos)
    .where('given_back_at', 'is', null)
    .execute();

export const setItemsState = ({ db, company }: InCompany, orderId: number, itemNos: number[], state: ItemState) =>
  db
    .updateTable('mall_order_item')
    .set({ state })
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('item_no', 'in', itemNos)
    .execute();

/** How many of an item's product one may buy now, where that is limited. */
export async function limitsNow({ db, company }: InCompany, orderId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ itemNo: number; count: number | null }>`
    SELECT i.item_no AS "itemNo", o.limit_count AS count FROM mall_order_item i
    LEFT JOIN product_offer o ON o.company_id = i.company_id AND o.product_id = i.product_id
    WHERE i.company_id = ${company.companyId} AND i.order_id = ${orderId} AND i.limit_period IS NOT NULL`.execute(db);
  return new Map(rows.map(({ itemNo, count }) => [itemNo, count ?? NO_LIMIT]));
}

/** An item counted once is counted again though the limit is gone, so that giving it back subtracts the same. */
const NO_LIMIT = 2_000_000_000;
