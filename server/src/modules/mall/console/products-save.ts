import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsMallProducts, ProductState } from '#contract/ops/mall-products';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { alsoSupply, PLATFORM_ID } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { assertCities } from '../catalogue/clinics.ts';
import { claimPictures } from './products-pictures.ts';

type Calls = typeof opsMallProducts;
type Asked = Input<Calls['OpsProductSave']>;
export type InPlatform = InTx<OperatorCtx & { company: { companyId: number } }>;

export const asPlatform = (ctx: OperatorCtx) => ({ ...ctx, company: { companyId: PLATFORM_ID } });

/** A new product, or a change of the version that was read; another operator's newer version is not overwritten. */
export const saveProduct = (ctx: OperatorCtx, asked: Asked): Promise<Committed<Reply<Calls['OpsProductSave']>>> =>
  commitOnce(asPlatform(ctx), async (ctx) => {
    await assertCategory(ctx, asked);
    await assertCities(ctx, asked.clinics);
    await claimPictures(ctx, asked.pictures, await picturesOf(ctx, asked.productId));
    const saved = await alsoSupply(ctx, () =>
      asked.productId === undefined ? insert(ctx, asked) : update(ctx, asked),
    );
    const action = asked.productId === undefined ? 'product.new' : 'product.change';
    await recordProduct(ctx, saved.productId, action, `v${saved.version}`);
    return saved;
  });

/** As the table has them. */
const columnsOf = (asked: Asked, { now, operator }: OperatorCtx) => ({
  mall: asked.mall,
  category: asked.category,
  kind: asked.kind,
  name: asked.name.zh,
  name_eng: asked.name.en,
  brief: asked.brief.zh,
  brief_eng: asked.brief.en,
  about: JSON.stringify(asked.about),
  pictures: JSON.stringify(asked.pictures),
  ...(asked.clinics && { clinics: JSON.stringify(asked.clinics) }),
  price_fen: asked.priceFen,
  points_price: asked.pointsPrice,
  term_months: asked.termMonths,
  use_kind: asked.useKind,
  use_url: asked.useUrl,
  card_purpose: asked.cardPurpose,
  card_uses: asked.cardUses,
  card_fen: asked.cardFen,
  dental: asked.dental,
  updated_at: now(),
  updated_by: operator.name,
});

async function insert(ctx: InPlatform, asked: Asked): Promise<{ productId: number; version: number }> {
  const { product_id: productId } = await ctx.db
    .insertInto('product')
    .values({ product_id: sql<number>`nextval('product_number')`, state: 'draft', ...columnsOf(asked, ctx) })
    .returning('product_id')
    .executeTakeFirstOrThrow();
  return { productId, version: 1 };
}

async function update(ctx: InPlatform, asked: Asked): Promise<{ productId: number; version: number }> {
  const { productId = 0, version } = asked;
  if (version === undefined) throw new Fault('badInput', { field: 'version' });
  const { numUpdatedRows } = await ctx.db
    .updateTable('product')
    .set({ ...columnsOf(asked, ctx), version: version + 1 })
    .where('product_id', '=', productId)
    // guard: mall console: save the version seen
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw await staleFault(ctx, productId);
  return { productId, version: version + 1 };
}

/** Who it was that wrote another version meanwhile. */
async function staleFault({ db }: InPlatform, productId: number): Promise<Fault> {
  const found = await db
    .selectFrom('product')
    .select('updated_by')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return found ? new Fault('productChanged', { name: found.updated_by || '—' }) : new Fault('recordUnknown');
}

/** A category of the same mall. */
async function assertCategory({ db }: InPlatform, { category, mall }: Asked): Promise<void> {
  const found = await db
    .selectFrom('product_category')
    .select('mall')
    .where('category', '=', category)
    .executeTakeFirst();
  if (found?.mall !== mall) throw new Fault('badInput', { field: 'category' });
}

async function picturesOf({ db }: InPlatform, productId: number | undefined): Promise<string[]> {
  if (productId === undefined) return [];
  const found = await db
    .selectFrom('product')
    .select('pictures')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return found?.pictures ?? [];
}

const MOVES: Record<ProductState, readonly ProductState[]> = {
  draft: ['published'],
  published: ['withdrawn', 'draft'],
  withdrawn: ['published', 'draft'],
};

/** Published, withdrawn or written on again, for a reason; a published one has a picture. */
export const moveProduct = (
  ctx: OperatorCtx,
  { productId, version, to, reason }: Input<Calls['OpsProductState']>,
): Promise<Committed<Reply<Calls['OpsProductState']>>> =>
  commitOnce(asPlatform(ctx), async (ctx) => {
    const found = await alsoSupply(ctx, (db) =>
      db.selectFrom('product').selectAll().where('product_id', '=', productId).forUpdate().executeTakeFirst(),
    );
    if (!found) throw new Fault('recordUnknown');
    if (found.version !== version) throw await staleFault(ctx, productId);
    if (!MOVES[found.state].includes(to)) throw new Fault('productMoveRefused');
    if (
      /* guard: mall console: picture before publishing → found.pictures.length < 0 */ to === 'published' &&
      found.pictures.length === 0
    )
      throw new Fault('productIncomplete');
    const changed = { state: to, version: version + 1, updated_at: ctx.now(), updated_by: ctx.operator.name };
    await alsoSupply(ctx, (db) => db.updateTable('product').set(changed).where('product_id', '=', productId).execute());
    await recordProduct(ctx, productId, `product.${to}`, reason);
    return { productId, version: changed.version, state: to };
  });

const recordProduct = (ctx: InPlatform, productId: number, action: string, reason: string): Promise<void> =>
  recordByOperator(ctx, { action, subject: { kind: 'product', id: String(productId) }, reason });
