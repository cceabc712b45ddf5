import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { MOST_STOCK, type opsMallStock } from '#contract/ops/mall-stock';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { onHandNow } from '../catalogue/stock.ts';

type Calls = typeof opsMallStock;
type Asked = Input<Calls['OpsStockChange']>;
type Change = Asked['change'];
type Here = InTx<OperatorInCompany>;

/** A receipt, a count or a loss; a sale in the same moment is not lost. */
export async function changeStock(
  ctx: OperatorCtx,
  { companyId, productId, change, reason }: Asked,
): Promise<Committed<Reply<Calls['OpsStockChange']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    await assertOffered(ctx, productId);
    const { onHand, by } = await applied(ctx, productId, change);
    // the row is locked by the change, so that numbers are given once
    if (by !== 0 || onHand === null)
      await sql`
        INSERT INTO stock_move (company_id, product_id, move_no, kind, change, on_hand, reason, made_by, at)
        SELECT ${companyId}, ${productId}, coalesce(max(move_no), 0) + 1, ${change.kind}, ${by}, ${onHand ?? 0}, ${reason},
          ${ctx.operator.name}, ${ctx.now()}
        FROM stock_move WHERE company_id = ${companyId} AND product_id = ${productId}`.execute(ctx.db);
    await recordStock(ctx, productId, `stock.${change.kind}`, reason);
    return { onHand };
  });
}

interface Applied {
  /** Null: it is not counted any more. */
  onHand: number | null;
  /** By how many it changed. */
  by: number;
}

async function applied(ctx: Here, productId: number, change: Change): Promise<Applied> {
  switch (change.kind) {
    case 'received':
      return received(ctx, productId, change.count);
    case 'spoiled':
      return spoiled(ctx, productId, change.count);
    case 'counted':
      return counted(ctx, productId, change);
    case 'uncounted':
      return uncounted(ctx, productId, change);
  }
}

interface OnHand {
  onHand: number;
}

/** Goods uncounted so far are counted from now on. */
async function received({ db, company }: Here, productId: number, count: number): Promise<Applied> {
  const { rows } = await sql<OnHand>`
    INSERT INTO product_stock (company_id, product_id, on_hand) VALUES (${company.companyId}, ${productId}, ${count})
    ON CONFLICT (company_id, product_id) DO UPDATE SET on_hand = /* guard: mall console: received stock is added */ product_stock.on_hand + /* end */ ${count}, counted = true
      WHERE product_stock.on_hand + ${count} <= ${MOST_STOCK}
    RETURNING on_hand AS "onHand"`.execute(db);
  if (!rows[0]) throw new Fault('stockTooMuch', { most: MOST_STOCK });
  return { onHand: rows[0].onHand, by: count };
}

async function spoiled(ctx: Here, productId: number, count: number): Promise<Applied> {
  const { rows } = await sql<OnHand>`
    UPDATE product_stock SET on_hand = on_hand - ${count}
    WHERE company_id = ${ctx.company.companyId} AND product_id = ${productId} /* guard: mall console: stock not below zero */ AND on_hand >= ${count} /* end */
    RETURNING on_hand AS "onHand"`.execute(ctx.db);
  if (!rows[0]) throw new Fault('stockShort', { onHand: (await onHandNow(ctx, productId)) ?? 0, count });
  return { onHand: rows[0].onHand, by: -count };
}

/**
 * Only if there are as many as the operator saw before counting: it is unknown whether a sale since then is in the
 * count.
 */
async function counted(
  ctx: Here,
  productId: number,
  { count, seen }: { count: number; seen: number | null },
): Promise<Applied> {
  const { companyId } = ctx.company;
  const set =
    seen === null
      ? sql<OnHand>`INSERT INTO product_stock (company_id, product_id, on_hand)
          VALUES (${companyId}, ${productId}, ${count})
          ON CONFLICT (company_id, product_id) DO UPDATE SET on_hand = ${count}, counted = true
            WHERE NOT product_stock.counted
          RETURNING on_hand AS "onHand"`
      : sql<OnHand>`UPDATE product_stock SET on_hand = ${count}
          WHERE company_id = ${companyId} AND product_id = ${productId} /* guard: mall console: count against the stock seen */ AND counted AND on_hand = ${seen} /* end */
          RETURNING on_hand AS "onHand"`;
  const { rows } = await set.execute(ctx.db);
  if (!rows[0]) throw new Fault('stockChanged', { onHand: (await onHandNow(ctx, productId)) ?? '—' });
  return { onHand: count, by: count - (seen ?? 0) };
}

/** From now on it cannot run out; what there was is written off, if it is still what the operator saw. */
async function uncounted(ctx: Here, productId: number, { seen }: { seen: number }): Promise<Applied> {
  const { numAffectedRows } = await sql`
    UPDATE product_stock SET on_hand = 0, counted = false
    WHERE company_id = ${ctx.company.companyId} AND product_id = ${productId} AND counted AND on_hand = ${seen}`.execute(
    ctx.db,
  );
  if (numAffectedRows !== 1n) throw new Fault('stockChanged', { onHand: (await onHandNow(ctx, productId)) ?? '—' });
  return { onHand: null, by: -seen };
}

async function assertOffered({ db, company }: Here, productId: number): Promise<void> {
  const offer = await db
    .selectFrom('product_offer')
    .select('product_id')
    .where('company_id', '=', company.companyId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!offer) throw new Fault('offerMissing');
}

/** The amount from which operators are told; uncounted goods have none. */
export async function setLowAt(
  ctx: OperatorCtx,
  { companyId, productId, lowAt, reason }: Input<Calls['OpsStockLowAt']>,
): Promise<Committed<Reply<Calls['OpsStockLowAt']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('product_stock')
      .set({ low_at: lowAt })
      .where('counted', '=', true)
      .where('company_id', '=', companyId)
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Fault('recordUnknown');
    await recordStock(ctx, productId, 'stock.lowAt', reason);
    return { lowAt };
  });
}

const recordStock = (ctx: Here, productId: number, action: string, reason: string): Promise<void> =>
  recordByOperator(ctx, { action, subject: { kind: 'product', id: String(productId) }, reason });
