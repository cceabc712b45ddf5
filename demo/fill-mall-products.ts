import type { Portal } from '../server/src/ctx.ts';
import { asSupply } from '../server/src/db/transact.ts';
import { nextOf } from './fill-booking.ts';
import type { FillCtx } from './fill-people.ts';
import { CATALOGUE, picturesOfProduct } from './products/catalogue.ts';
import { CATEGORIES } from './products/categories.ts';
import type { DemoGift, DemoOffer, DemoProduct } from './products/types.ts';

/** How long ago the products were received. */
const RECEIVED_DAYS_AGO = 1_300;
const DAY_MS = 24 * 3_600_000;

/** The products of every mall of every company; existing ones stay. */
export async function fillCatalogue({ database, clock }: Portal): Promise<void> {
  await asSupply(database, async (db) => {
    const categories = CATEGORIES.map(({ category, mall, name }, sort_order) => ({
      ...{ category, mall, sort_order },
      ...{ name: name.zh, name_eng: name.en },
    }));
    await db
      .insertInto('product_category')
      .values(categories)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const products = CATALOGUE.map((product) => ({ ...productRow(product), updated_at: clock() }));
    await db
      .insertInto('product')
      .values(products)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

const productRow = (product: DemoProduct) => {
  const { id, mall, category, name, brief, about, priceFen, points, gives, dental = false, clinics = [] } = product;
  const [service, card] = [gives.kind === 'service' ? gives : undefined, gives.kind === 'card' ? gives : undefined];
  return {
    ...{ product_id: id, mall, category, kind: gives.kind, dental, state: 'published' as const },
    ...{ name: name.zh, name_eng: name.en, brief: brief.zh, brief_eng: brief.en },
    ...{ about: JSON.stringify(about), pictures: JSON.stringify(picturesOfProduct(product)) },
    clinics: JSON.stringify(clinics),
    ...{ price_fen: priceFen, points_price: points ?? null },
    term_months: service?.months ?? card?.months ?? null,
    ...{ use_kind: service?.use ?? null, use_url: service?.url ?? '' },
    ...{ card_purpose: card?.purpose ?? null, card_uses: card?.uses ?? null, card_fen: card?.fen ?? null },
  };
};

/** The products a company sells, and how many of them have come. */
export async function fillOffers({ db, company, portal }: FillCtx, offers: DemoOffer[]): Promise<void> {
  if (offers.length === 0) return;
  const { companyId: company_id } = company;
  await db
    .insertInto('product_offer')
    .values(offers.map((offer, sort_order) => ({ company_id, ...offerColumns(offer), sort_order })))
    .execute();
  const stocked = offers.flatMap(({ product: product_id, stock }) => (stock ? [{ product_id, ...stock }] : []));
  if (stocked.length === 0) return;
  await db
    .insertInto('product_stock')
    .values(
      stocked.map(({ product_id, received, lowAt = 0 }) => ({
        company_id,
        product_id,
        on_hand: received,
        low_at: lowAt,
      })),
    )
    .execute();
  const at = new Date(portal.clock().getTime() - RECEIVED_DAYS_AGO * DAY_MS);
  await db
    .insertInto('stock_move')
    .values(
      stocked.map(({ product_id, received }) => ({
        ...{ company_id, product_id, move_no: 1, kind: 'received' as const, at },
        ...{ change: received, on_hand: received, order_id: null, reason: '首批入库' },
      })),
    )
    .execute();
}

const offerColumns = (offer: DemoOffer) => ({
  product_id: offer.product,
  ...{ price_fen: offer.priceFen ?? null, points_price: offer.points ?? null },
  ...{ role: offer.role ?? null, for_whom: offer.forFamily ? ('family' as const) : ('self' as const) },
  max_age: offer.forFamily?.maxAge ?? null,
  windows: JSON.stringify(offer.windows ?? []),
  ...{ classes: offer.classes ?? null, types: offer.types ?? null, vendors: offer.vendors ?? null },
  ...{ limit_count: offer.limit?.count ?? null, limit_period: offer.limit?.period ?? null },
  ...{ badge: offer.badge ?? null, listed: !offer.unlisted },
});

export async function fillGifts(ctx: FillCtx, gifts: DemoGift[]): Promise<void> {
  for (const [at, gift] of gifts.entries())
    await ctx.db
      .insertInto('mall_gift')
      .values({
        ...{ company_id: ctx.company.companyId, gift_id: await nextOf(ctx, 'mall_gift_number') },
        ...{ person_guid: gift.person, name: gift.name.zh, name_eng: gift.name.en },
        ...{ amount_fen: gift.fen, left_fen: gift.fen, valid_from: gift.from, expires_on: gift.to },
        ...{ reference: `demo/${at}`, given_at: new Date(`${gift.from}T09:00:00+08:00`) },
      })
      .execute();
}
