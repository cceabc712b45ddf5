import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsMallProducts } from '#contract/ops/mall-products';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { alsoSupply, asConsole } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { asPlatform, type InPlatform } from './products-save.ts';

type Calls = typeof opsMallProducts;
type Asked = Input<Calls['OpsCategorySave']>;

export const listCategories = ({ portal }: OperatorCtx): Promise<Reply<Calls['OpsCategories']>> =>
  asConsole(portal.database, async (db) => {
    const rows = await db
      .selectFrom('product_category as c')
      .selectAll('c')
      .select(sql<number>`(SELECT count(*)::int FROM product p WHERE p.category = c.category)`.as('products'))
      .orderBy('c.mall')
      .orderBy('c.sort_order')
      .orderBy('c.category')
      .execute();
    return {
      categories: rows.map(({ category, mall, name, name_eng, sort_order, products }) => ({
        ...{ category, mall, name: { zh: name, en: name_eng }, sortOrder: sort_order, products },
      })),
    };
  });

/** A category keeps its mall while there are products in it: they belong to that mall. */
export const saveCategory = (ctx: OperatorCtx, asked: Asked): Promise<Committed<Reply<Calls['OpsCategorySave']>>> =>
  commitOnce(asPlatform(ctx), async (ctx) => {
    await alsoSupply(ctx, () => (asked.isNew ? insert(ctx, asked) : update(ctx, asked)));
    await recordByOperator(ctx, {
      action: asked.isNew ? 'category.new' : 'category.change',
      subject: { kind: 'category', id: asked.category },
      reason: '',
    });
    return { category: asked.category };
  });

const columnsOf = ({ mall, name, sortOrder }: Asked) => ({
  ...{ mall, name: name.zh, name_eng: name.en, sort_order: sortOrder },
});

async function insert({ db }: InPlatform, asked: Asked): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('product_category')
    .values({ category: asked.category, ...columnsOf(asked) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Fault('categoryTaken');
}

async function update({ db }: InPlatform, asked: Asked): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('product_category as c')
    .set(columnsOf(asked))
    .where('c.category', '=', asked.category)
    .where(
      sql<boolean>`(c.mall = ${asked.mall} OR /* guard: mall console: a category keeps its mall → true */ NOT EXISTS (SELECT 1 FROM product p WHERE p.category = c.category) /* end */)`,
    )
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  const found = await db
    .selectFrom('product_category')
    .select('mall')
    .where('category', '=', asked.category)
    .executeTakeFirst();
  throw new Fault(found ? 'categoryInUse' : 'recordUnknown');
}
