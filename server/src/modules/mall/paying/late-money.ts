import { sql } from 'kysely';
import type { InCompany } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { allSourcesOf, itemsOf, limitsNow, type SourceRow } from '../orders/order-items.ts';
import type { Part } from './pay-items.ts';
import { setRevision, type MallOrderRow } from '../catalogue/queries.ts';
import { takeGoods, takeParts } from '../catalogue/take.ts';

/**
 * Money came after an order ran out: goods, limits, gifts, cards and points are taken again, all of them or none. False: one of
 * them is not there any more.
 */
export async function takeAgain(ctx: InCompany, order: MallOrderRow): Promise<boolean> {
  await sql`SAVEPOINT late_money`.execute(ctx.db);
  try {
    await takeAll(ctx, order);
    await sql`RELEASE SAVEPOINT late_money`.execute(ctx.db);
    return true;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // guard: mall: late money takes all or nothing
    await sql`ROLLBACK TO SAVEPOINT late_money`.execute(ctx.db);
    return false;
  }
}

async function takeAll(ctx: InCompany, before: MallOrderRow): Promise<void> {
  const { order_id: orderId } = before;
  const order = { ...before, revision: before.revision + 1 };
  const limits = await limitsNow(ctx, orderId);
  const items = (await itemsOf(ctx, [orderId])).map((row) => {
    const limit = row.limit_period ? { period: row.limit_period, count: limits.get(row.item_no) ?? 0 } : undefined;
    const title = { zh: row.title, en: row.title_eng };
    return { itemNo: row.item_no, productId: row.product_id, count: row.count, title, limit };
  });
  await takeGoods(ctx, order, items);
  const last = (await allSourcesOf(ctx, [orderId])).filter(({ revision }) => revision === before.revision);
  const dental = await dentalAmong(ctx, last);
  await takeParts(
    ctx,
    order,
    last.map((row) => partOf(row, dental)),
    items,
  );
  await setRevision(ctx, orderId, order.revision);
}

const partOf = (row: SourceRow, dental: Set<number>): Part => ({
  itemNo: row.item_no,
  source: row.source,
  sourceId: row.source_id,
  fen: row.amount_fen,
  points: row.points ?? 0,
  uses: row.source === 'card' && dental.has(row.source_id) ? (row.entries?.length ?? 0) : 0,
});

/** Which of the cards pay by uses and not by money. */
export async function dentalAmong({ db, company }: InCompany, sources: SourceRow[]): Promise<Set<number>> {
  const ids = sources.flatMap(({ source, source_id }) => (source === 'card' ? source_id : []));
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('card')
    .select('card_id')
    .where('company_id', '=', company.companyId)
    .where('card_id', 'in', ids)
    .where('purpose', '=', 'dental')
    .execute();
  return new Set(rows.map(({ card_id }) => card_id));
}
