import { randomUUID } from 'node:crypto';
import { CompanyConfig } from '#contract/company-config';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import { dayInShanghai } from '#contract/rules/day';
import { isSent } from '#contract/rules/product-kind';
import { usableMallCards } from '../server/src/modules/cards/index.ts';
import {
  recordMallEvent,
  split,
  takeGoods,
  takeParts,
  usableGifts,
  type Part,
} from '../server/src/modules/mall/index.ts';
import { nextOf } from './fill-booking.ts';
import { fillPayment } from './fill-payment.ts';
import type { FillCtx } from './fill-people.ts';
import { picturesOfProduct, productOf } from './products/catalogue.ts';
import type { DemoProduct } from './products/types.ts';
import type { DemoMallItem, DemoMallOrder, DemoTenant } from './types.ts';

/** Long enough to try it out; real orders are kept for half an hour. */
const KEPT_MS = 24 * 3_600_000;

export interface PlacedOrder {
  orderId: number;
  lines: Line[];
}

export interface Line extends DemoMallItem {
  itemNo: number;
  product: number;
  of: DemoProduct;
  count: number;
  unitFen: number;
  unitPoints: number | undefined;
  isFree: boolean;
  limit: { period: string; count: number } | undefined;
}

/** Puts an order there as placing it does: its goods, limits and sources are taken by the same functions. */
export async function placeMallOrder(
  ctx: FillCtx,
  { company, portal }: { company: DemoTenant; portal: FillCtx['portal'] },
  order: DemoMallOrder,
): Promise<PlacedOrder> {
  const now = ctx.portal.clock();
  const lines = linesOf(company, order, dayInShanghai(now));
  const parts = await partsOf(ctx, company, order, lines);
  const moneyFen = sumOf(parts.filter(({ source }) => source === 'money').map(({ fen }) => fen));
  const [first] = lines;
  if (!first) throw new Error('an order has items');
  const orderId = await nextOf(ctx, 'mall_order_number');
  const isPaid = moneyFen === 0;
  const row = {
    ...{ company_id: company.companyId, order_id: orderId, order_guid: order.guid ?? randomUUID() },
    ...{ person_guid: order.person, customer_guid: order.person, mall: first.of.mall },
    address_id: await addressOf(ctx, order.person, lines),
    title: lines.length > 1 ? `${first.of.name.zh} 等 ${lines.length} 项` : first.of.name.zh,
    title_eng: lines.length > 1 ? `${first.of.name.en} and ${lines.length - 1} more` : first.of.name.en,
    ...{ amount_fen: moneyFen, price_fen: order.by === 'points' ? 0 : sumOf(lines.map((l) => l.unitFen * l.count)) },
    ...{ by_points: order.by === 'points', revision: 0, remarks: null, closed_as: null, completed_at: null },
    ...{ status: isPaid ? MALL_STATUS.redeemed : MALL_STATUS.toPay, paid_at: isPaid ? now : null },
    ...{ held_until: isPaid ? null : new Date(now.getTime() + KEPT_MS), created_at: now },
  };
  await ctx.db.insertInto('mall_order').values(row).execute();
  await ctx.db
    .insertInto('mall_order_item')
    .values(lines.map((line) => itemRow(row, line)))
    .execute();
  const items = lines.map(({ itemNo, product, count, of, limit }) => ({
    ...{ itemNo, productId: product, count, title: of.name, limit },
  }));
  await takeGoods(ctx, row, items);
  await takeParts(ctx, row, parts, items);
  await recordMallEvent(ctx, orderId, 'placed');
  if (!isPaid && (order.became === 'toPay' || order.became === 'expired')) return { orderId, lines };
  if (!isPaid) await payNow({ ...ctx, portal }, { orderId, fen: moneyFen, at: now });
  await recordMallEvent(ctx, orderId, 'paid');
  return { orderId, lines };
}

async function payNow(ctx: FillCtx, paid: { orderId: number; fen: number; at: Date }): Promise<void> {
  const { orderId, fen, at } = paid;
  const paymentId = await nextOf(ctx, 'payment_number');
  await fillPayment(ctx, { subject: 'mall', id: orderId, paymentId, fen, at });
  await ctx.db
    .updateTable('mall_order')
    .set({ status: MALL_STATUS.redeemed, paid_at: at, held_until: null })
    .where('company_id', '=', ctx.company.companyId)
    .where('order_id', '=', orderId)
    .execute();
}

function linesOf(company: DemoTenant, order: DemoMallOrder, today: string): Line[] {
  return order.items.map((item, at) => {
    const offer = company.offers.find(({ product }) => product === item.product);
    if (!offer) throw new Error(`${company.code} does not sell ${item.product}`);
    const of = productOf(item.product);
    const period = { ever: 'ever', year: today.slice(0, 4), month: today.slice(0, 7) };
    return {
      ...{ ...item, itemNo: at + 1, of, count: item.count ?? 1, isFree: offer.role === 'free' },
      unitFen: order.by === 'points' ? 0 : (offer.priceFen ?? of.priceFen),
      unitPoints: order.by === 'points' ? (item.points ?? offer.points ?? of.points) : undefined,
      limit: offer.limit && { period: period[offer.limit.period], count: offer.limit.count },
    };
  });
}

/** The sources of its payment, by the rule that placing an order follows. */
async function partsOf(ctx: FillCtx, company: DemoTenant, order: DemoMallOrder, lines: Line[]): Promise<Part[]> {
  const { by } = order;
  if (by === 'points')
    return lines.map(({ itemNo, unitPoints = 0, count }) => ({
      ...{ itemNo, source: 'points', sourceId: 0, fen: 0, points: unitPoints * count, uses: 0 },
    }));
  // most are paid with money alone: then there is nothing to look for
  const cards = by ? await usableMallCards(ctx, order.person) : [];
  const gifts = by ? await usableGifts(ctx, order.person, dayInShanghai(ctx.portal.clock())) : [];
  const { mall } = CompanyConfig.parse(company.config);
  const means = {
    ...mall,
    grants: [],
    purses: [
      ...gifts.map(({ id, leftFen, expiresOn }) => ({ source: 'gift' as const, id, leftFen, expiresOn })),
      ...cards
        .filter(({ purpose }) => purpose === 'mall')
        .map(({ id, leftFen, validTo }) => ({ source: 'card' as const, id, leftFen, expiresOn: validTo })),
    ],
    dental: cards
      .filter(({ purpose }) => purpose === 'dental' && by === 'dental')
      .map(({ id, usesLeft, validTo }) => ({ id, uses: usesLeft, expiresOn: validTo })),
  };
  const items = lines.map(({ itemNo, count, unitFen, isFree, of }) => ({
    ...{ itemNo, count, unitFen, isFree, isDental: of.dental ?? false },
  }));
  const [gift] = gifts;
  const [card] = cards.filter(({ purpose }) => purpose === 'mall');
  const wish = {
    gifts: gift && typeof by === 'object' && 'giftFen' in by ? [{ giftId: gift.id, fen: by.giftFen }] : [],
    cards: card && typeof by === 'object' && 'cardFen' in by ? [{ assetId: card.id, fen: by.cardFen }] : [],
    points: 0,
  };
  const { parts, fault } = split(items, means, by === 'dental' ? undefined : wish);
  if (fault) throw fault;
  return parts;
}

async function addressOf({ db, company }: FillCtx, person: string, lines: Line[]): Promise<number | null> {
  if (!lines.some(({ of }) => isSent(of.gives.kind))) return null;
  const home = await db
    .selectFrom('address')
    .select('address_id')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', person)
    .orderBy('is_default', 'desc')
    .executeTakeFirstOrThrow();
  return home.address_id;
}

const itemRow = ({ company_id, order_id }: { company_id: number; order_id: number }, line: Line) => ({
  ...{ company_id, order_id, item_no: line.itemNo, product_id: line.product, kind: line.of.gives.kind },
  ...{ title: line.of.name.zh, title_eng: line.of.name.en, picture: picturesOfProduct(line.of)[0] ?? '' },
  ...{ count: line.count, unit_fen: line.unitFen, unit_points: line.unitPoints ?? null, for_guid: line.for ?? null },
  ...{ limit_period: line.limit?.period ?? null, carrier: null, tracking_no: null, sent_at: null },
  ...{ received_at: null, sample_no: null, kit_state: null },
});

const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
