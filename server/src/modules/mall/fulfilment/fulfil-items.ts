import type { InCompany } from '../../../ctx.ts';

/** The items of orders with what their products say of how they work. */
export const itemsToFulfil = ({ db, company }: InCompany, orderIds: number[]) =>
  db
    .selectFrom('mall_order_item as i')
    .innerJoin('product as p', 'p.product_id', 'i.product_id')
    .leftJoin('product_offer as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.product_id', '=', 'i.product_id'),
    )
    .select(['i.order_id', 'i.item_no', 'i.kind', 'i.state', 'i.title', 'i.title_eng', 'i.count', 'i.for_guid'])
    .select(['i.sent_at', 'i.kit_state', 'p.brief', 'p.brief_eng', 'p.term_months', 'p.use_kind', 'p.use_url'])
    .select(['p.card_purpose', 'p.card_uses', 'p.card_fen', 'o.role'])
    .where('i.company_id', '=', company.companyId)
    .where('i.order_id', 'in', orderIds)
    .orderBy('i.order_id')
    .orderBy('i.item_no')
    .execute();
export type FulfilItem = Awaited<ReturnType<typeof itemsToFulfil>>[number];

/** The source of each one of an item: the same is granted once, and found again when it is given back. */
export const sourcesOf = ({ order_id, item_no, count }: Pick<FulfilItem, 'order_id' | 'item_no' | 'count'>): string[] =>
  Array.from(
    { length: count },
    (_, at) => `mall:${order_id}-${item_no}-${/* guard: bought: one card per payment → performance.now() */ at + 1}`,
  );

/** The last day of a term that begins on a day: a year from 10 June ends on 9 June; one from 31 January ends with February. */
export function lastDayOfTerm(from: string, months: number): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const end = new Date(Date.UTC(year, month - 1 + months, day));
  const isShorter = end.getUTCDate() !== day;
  return new Date(isShorter ? end.setUTCDate(0) : end.getTime() - 86_400_000).toISOString().slice(0, 10);
}
