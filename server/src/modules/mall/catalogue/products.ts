import type { Input, Reply } from '#contract/call';
import { MOST_OF_ONE } from '#contract/calls/mall-orders';
import type { mall as contract, MallListing, Product, ProductDetail } from '#contract/calls/mall';
import { dayInShanghai } from '#contract/rules/day';
import { deliveryOf, isSent } from '#contract/rules/product-kind';
import { serviceRun } from '#contract/rules/window';
import type { MallKind } from '#contract/calls/mall-payment';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import { usableMallCards } from '../../cards/index.ts';
import { usablePoints } from '../../points/index.ts';
import { loadBuyer, mostOf, offerFault, recipientFault, saleOpening, type Buyer } from './eligibility.ts';
import { boughtOf, buyingNow, describedAs, offersOf, type Offer, type ShelfOffer } from './offers.ts';
import { loadShelf } from './shelf.ts';

type Calls = typeof contract;

export const productList = async (
  ctx: EmployeeCtx,
  { mall, category }: Input<Calls['GetProductInfo']>,
): Promise<Reply<Calls['GetProductInfo']>> => (await listing(ctx, mall, category)).reply;

/** The service mall by its free product. */
export async function serviceProductList(
  ctx: EmployeeCtx,
  { freeProductId }: Input<Calls['GetServiceProductInfo']>,
): Promise<Reply<Calls['GetServiceProductInfo']>> {
  const { shelf, reply } = await listing(ctx, 'service');
  const idOf = (role: Offer['role']) => shelf.find((offer) => offer.role === role)?.productId ?? null;
  if (freeProductId !== undefined && freeProductId !== idOf('free')) throw new Fault('productGone');
  return { ...reply, freeProductId: idOf('free'), paidProductId: idOf('paid') };
}

/** Shared data comes from the shelf; only the person's own is asked for. */
async function listing(
  ctx: EmployeeCtx,
  mall: MallKind,
  category?: string,
): Promise<{ shelf: ShelfOffer[]; reply: MallListing }> {
  const shelf = await loadShelf(ctx, mall);
  const shown = category === undefined ? shelf : shelf.filter((offer) => offer.category === category);
  const own = await transact(ctx, async (ctx) => {
    const points = await pointsOf(ctx);
    const offers = await boughtOf(ctx, buyingNow(ctx), shown);
    const buyer = await loadBuyer(ctx, shown);
    return { points, products: offers.map((offer) => present(ctx, offer, buyer)) };
  });
  return { shelf, reply: { mall, categories: categoriesOf(shelf), ...own } };
}

function categoriesOf(shelf: ShelfOffer[]): MallListing['categories'] {
  const inOrder = shelf.toSorted((a, b) => a.categoryOrder - b.categoryOrder);
  const names = new Map(inOrder.map((offer) => [offer.category, offer.categoryName]));
  return [...names].map(([category, name]) => ({ category, name }));
}

/** Null where the company has no points. */
async function pointsOf(ctx: InTx<EmployeeCtx>): Promise<number | null> {
  if (!ctx.company.config.account.points) return null;
  const { personGuid, today } = buyingNow(ctx);
  return (await usablePoints(ctx, personGuid, today)).balance;
}

function present({ company, lang }: EmployeeCtx, offer: Offer, buyer: Buyer): Product {
  const { prices } = company.config.mall;
  const fault = offerFault(offer, buyer);
  return {
    Id: offer.productId,
    IsFree: offer.role === 'free',
    name: offer.name,
    brief: offer.brief,
    picture: offer.pictures[0] ?? '',
    category: offer.category,
    kind: offer.kind,
    priceFen: prices ? offer.priceFen : null,
    pointsPrice: prices && company.config.account.points ? offer.pointsPrice : null,
    badge: offer.badge,
    limit: offer.limitCount && offer.limitPeriod ? { count: offer.limitCount, period: offer.limitPeriod } : null,
    refusal: fault ? reasonOf(fault, lang) : null,
  };
}

export const productDetail = (
  ctx: EmployeeCtx,
  { productId }: Input<Calls['GetProductByParm']>,
): Promise<Reply<Calls['GetProductByParm']>> =>
  transact(ctx, async (ctx) => {
    const offer = (await offersOf(ctx, buyingNow(ctx), [productId])).get(productId);
    if (!offer?.isOffered) throw new Fault('productGone');
    return { product: await detailOf(ctx, offer) };
  });

async function detailOf(ctx: InTx<EmployeeCtx>, offer: Offer): Promise<ProductDetail> {
  const buyer = await loadBuyer(ctx, [offer]);
  const product = present(ctx, offer, buyer);
  const balance = await pointsOf(ctx);
  return {
    ...product,
    mall: offer.mall,
    pictures: offer.pictures,
    ...(await describedAs(ctx, offer.productId)),
    termMonths: offer.termMonths,
    delivered: isSent(offer.kind),
    most: product.refusal ? 0 : mostOf(offer, MOST_OF_ONE),
    left: offer.onHand,
    canUseTeethNum: offer.dental ? await dentalUses(ctx) : null,
    onSale: onSaleOf(offer, buyer),
    serviceDays: serviceDaysOf(ctx, offer),
    forFamily: offer.forWhom === 'family' ? familyOf(ctx, offer, buyer) : null,
    points: balance === null ? null : { balance, pointFen: ctx.company.config.mall.pointFen },
  };
}

/** Null: always. */
function onSaleOf(offer: Offer, buyer: Buyer): ProductDetail['onSale'] {
  const { days } = saleOpening(offer, buyer);
  return days ? { from: days.from, to: days.to ?? null } : null;
}

/** Of the company's campaign, which has one run for all; null: the term begins with the purchase. */
function serviceDaysOf({ company, now }: InTx<EmployeeCtx>, { kind, role }: Offer): ProductDetail['serviceDays'] {
  const { campaign } = company.config.login;
  if (!campaign || deliveryOf(kind) !== 'service' || role === null) return null;
  return serviceRun(dayInShanghai(now()), campaign) ?? null;
}

async function dentalUses(ctx: InTx<EmployeeCtx>): Promise<number> {
  const cards = await usableMallCards(ctx, ctx.session.personGuid);
  return cards.reduce((sum, { purpose, usesLeft }) => sum + (purpose === 'dental' ? usesLeft : 0), 0);
}

const familyOf = ({ lang }: EmployeeCtx, offer: Offer, buyer: Buyer) => ({
  maxAge: offer.maxAge,
  people: buyer.family.map(({ guid, name, age }) => {
    const fault = recipientFault(offer, buyer, guid);
    return { customerGuid: guid, name, age, refusal: fault ? reasonOf(fault, lang) : null };
  }),
});
