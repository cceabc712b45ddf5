import type { Input, Reply } from '#contract/call';
import type { opsMallProducts } from '#contract/ops/mall-products';
import type { InCompany, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, lockCompany } from '../../company/index.ts';

type Calls = typeof opsMallProducts;
type Asked = Input<Calls['OpsOfferSave']>;

/** A company's offer of a product: for how much, to whom and when. */
export async function saveOffer(
  ctx: OperatorCtx,
  { companyId, productId, reason, ...asked }: Asked,
): Promise<Committed<Reply<Calls['OpsOfferSave']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const product = await ctx.db
      .selectFrom('product')
      .select('product_id')
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (!product) throw new Fault('recordUnknown');
    const columns = columnsOf(asked);
    await lockCompany(ctx);
    if (await isRoleTaken(ctx, asked.role, productId)) throw new Fault('offerRoleTaken', { field: 'role' });
    await ctx.db
      .insertInto('product_offer')
      .values({ company_id: companyId, product_id: productId, ...columns })
      .onConflict((conflict) => conflict.columns(['company_id', 'product_id']).doUpdateSet(columns))
      .execute();
    await recordByOperator(ctx, { action: 'offer.save', subject: { kind: 'product', id: String(productId) }, reason });
    return { companyId, productId };
  });
}

const columnsOf = (asked: Omit<Asked, 'companyId' | 'productId' | 'reason'>) => ({
  price_fen: asked.priceFen,
  points_price: asked.pointsPrice,
  role: asked.role,
  for_whom: asked.forWhom,
  max_age: asked.maxAge,
  windows: JSON.stringify(asked.windows),
  classes: asked.classes,
  types: asked.types,
  vendors: asked.vendors,
  limit_count: asked.limit?.count ?? null,
  limit_period: asked.limit?.period ?? null,
  badge: asked.badge,
  sort_order: asked.sortOrder,
  listed: asked.listed,
});

/** Each company has one free and one paid product; asked behind its lock, so that two offers do not take one role. */
async function isRoleTaken({ db, company }: InCompany, role: Asked['role'], productId: number): Promise<boolean> {
  if (!role) return false;
  const other = await db
    .selectFrom('product_offer')
    .select('product_id')
    .where('company_id', '=', company.companyId)
    .where('role', '=', role)
    .where('product_id', '<>', productId)
    .executeTakeFirst();
  return other !== undefined;
}
