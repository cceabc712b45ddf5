import type { Selectable } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { OpsOffer, opsMallProducts } from '#contract/ops/mall-products';
import type { OperatorCtx } from '../../../ctx.ts';
import type { Schema } from '../../../db/tables.ts';
import { asConsole } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { allCompanies, namesOf, type NameOfCompany } from '../../company/index.ts';

type Whole = Reply<typeof opsMallProducts.OpsProduct>;
type ProductRow = Selectable<Schema['product']>;
type OfferRow = Selectable<Schema['product_offer']> & { on_hand: number | null };

/** A product with what every company makes of it. */
export async function readProduct(
  { portal }: OperatorCtx,
  { productId }: Input<typeof opsMallProducts.OpsProduct>,
): Promise<Whole> {
  const nameOf = namesOf(await allCompanies(portal));
  return asConsole(portal.database, async (db) => {
    const product = await db.selectFrom('product').selectAll().where('product_id', '=', productId).executeTakeFirst();
    if (!product) throw new Fault('recordUnknown');
    const offers = await db
      .selectFrom('product_offer as o')
      .leftJoin('product_stock as s', (join) =>
        join
          .onRef('s.company_id', '=', 'o.company_id')
          .onRef('s.product_id', '=', 'o.product_id')
          .on('s.counted', '=', true),
      )
      .selectAll('o')
      .select('s.on_hand')
      .where('o.product_id', '=', productId)
      .orderBy('o.company_id')
      .execute();
    return { product: presentProduct(product), offers: offers.map((offer) => presentOffer(offer, nameOf)) };
  });
}

const presentProduct = (row: ProductRow): Whole['product'] => ({
  productId: row.product_id,
  mall: row.mall,
  category: row.category,
  kind: row.kind,
  name: { zh: row.name, en: row.name_eng },
  brief: { zh: row.brief, en: row.brief_eng },
  about: row.about,
  pictures: row.pictures,
  clinics: row.clinics,
  priceFen: row.price_fen,
  pointsPrice: row.points_price,
  termMonths: row.term_months,
  useKind: row.use_kind,
  useUrl: row.use_url,
  cardPurpose: row.card_purpose,
  cardUses: row.card_uses,
  cardFen: row.card_fen,
  dental: row.dental,
  state: row.state,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by,
});

const presentOffer = (row: OfferRow, nameOf: NameOfCompany): OpsOffer => ({
  company: nameOf(row.company_id),
  priceFen: row.price_fen,
  pointsPrice: row.points_price,
  role: row.role,
  forWhom: row.for_whom,
  maxAge: row.max_age,
  windows: row.windows,
  classes: row.classes,
  types: row.types,
  vendors: row.vendors,
  limit:
    row.limit_count !== null && row.limit_period !== null ? { count: row.limit_count, period: row.limit_period } : null,
  badge: row.badge,
  sortOrder: row.sort_order,
  listed: row.listed,
  onHand: row.on_hand,
});
