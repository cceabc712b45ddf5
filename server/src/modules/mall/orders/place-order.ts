import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { mallOrders } from '#contract/calls/mall-orders';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import { mallOrderNumber } from '#contract/rules/order-number';
import { isSent } from '#contract/rules/product-kind';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { nextId } from '../../../db/next-id.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { addressForOrder, keepRelative } from '../../people/index.ts';
import { loadBasket, splitItemOf, type Basket, type Line } from './basket.ts';
import { recordMallEvent } from './events.ts';
import { fulfilOrder } from '../fulfilment/fulfil.ts';
import { loadMeans, meansOf } from '../paying/means.ts';
import type { Part } from '../paying/pay-items.ts';
import { sealRemarks } from './remarks.ts';
import { split } from '../paying/split.ts';
import { takeGoods, takeParts, type TakenItem } from '../catalogue/take.ts';

type Calls = typeof mallOrders;
type Placed = Reply<Calls['ProductToBuy']>;
interface Form {
  CustomerGuid: string;
  CustomerId?: number | undefined;
  AddressId?: number | undefined;
  Remarks: string;
}

/** Pays with the chosen sources and money for the rest; all sources are taken at once, money within the hold. */
export const buyProducts = (ctx: EmployeeCtx, form: Input<Calls['ProductToBuy']>): Promise<Committed<Placed>> =>
  commitOnce(ctx, async (ctx) => {
    const basket = await checkedBasket(ctx, form);
    const own = await loadMeans(ctx);
    const orderId = await nextOrderId(ctx);
    const { parts, moneyFen, fault } = split(basket.lines.map(splitItemOf), meansOf(ctx, own), form.Split);
    // guard: mall: rules of paying
    if (fault) throw fault;
    return place(ctx, form, basket, { orderId, parts, moneyFen, byPoints: false });
  });

/** Paid whole by points, at the price in points. */
export const buyByPoints = (ctx: EmployeeCtx, form: Input<Calls['BuyProductToPointPay']>): Promise<Committed<Placed>> =>
  commitOnce(ctx, async (ctx) => {
    const basket = await checkedBasket(ctx, form);
    const orderId = await nextOrderId(ctx);
    const parts = basket.lines.map((line) => pointsPart(ctx, line));
    // a purchase in points needs no address unless it says so
    if (!form.NeedDelivery && basket.lines.some(({ offer }) => isSent(offer.kind)))
      throw new Fault('mallAddressNeeded');
    return place(ctx, form, basket, { orderId, parts, moneyFen: 0, byPoints: true });
  });

function pointsPart({ company }: EmployeeCtx, { itemNo, offer, count }: Line): Part {
  if (offer.pointsPrice === null || !company.config.account.points) throw new Fault('productNotForPoints');
  return { itemNo, source: 'points', sourceId: 0, fen: 0, points: offer.pointsPrice * count, uses: 0 };
}

async function checkedBasket(ctx: InTx<EmployeeCtx>, form: Form & Parameters<typeof loadBasket>[1]): Promise<Basket> {
  // the Id of the login reply
  // guard: mall: the customer’s number is the session’s
  if (form.CustomerId !== undefined && form.CustomerId !== ctx.session.accountId) throw new Fault('notThisCustomer');
  const basket = await loadBasket(ctx, form);
  if (basket.fault) throw basket.fault;
  return basket;
}

async function nextOrderId({ db }: InTx<EmployeeCtx>): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT ${nextId('mall_order_number')} AS id`.execute(db);
  return Number(rows[0]?.id);
}

interface Paid {
  orderId: number;
  parts: Part[];
  moneyFen: number;
  byPoints: boolean;
}

/** In one transaction: the order, its goods, its limits and everything it is paid with. Nothing to pay: redeemed at once. */
async function place(ctx: InTx<EmployeeCtx>, form: Form, { lines, mall }: Basket, paid: Paid): Promise<Placed> {
  const { orderId, parts, moneyFen, byPoints } = paid;
  const addressId = await addressOf(ctx, form, lines);
  for (const { forGuid } of lines) if (forGuid) await keepRelative(ctx, forGuid);
  const now = ctx.now();
  const isPaid = moneyFen === 0;
  const order = {
    ...{ company_id: ctx.company.companyId, order_id: orderId, order_guid: randomUUID(), mall },
    ...{ person_guid: ctx.session.personGuid, customer_guid: form.CustomerGuid.toLowerCase(), address_id: addressId },
    ...titleOf(lines),
    ...{
      amount_fen: moneyFen,
      price_fen: byPoints ? 0 : sumOf(lines.map(({ offer, count }) => offer.priceFen * count)),
    },
    ...{ by_points: byPoints, revision: 0, lang: ctx.lang, remarks: await sealRemarks(ctx, orderId, form.Remarks) },
    ...{ status: isPaid ? MALL_STATUS.redeemed : MALL_STATUS.toPay, closed_as: null },
    ...{
      held_until: isPaid ? null : heldUntil(ctx),
      created_at: now,
      paid_at: isPaid ? now : null,
      completed_at: null,
    },
  };
  await ctx.db.insertInto('mall_order').values(order).execute();
  await insertItems(ctx, orderId, lines, byPoints);
  await recordMallEvent(ctx, orderId, 'placed');
  const items = lines.map(takenItem);
  await takeGoods(ctx, order, items);
  await takeParts(ctx, order, parts, items);
  if (isPaid) {
    await recordMallEvent(ctx, orderId, 'paid');
    await fulfilOrder(ctx, orderId);
  }
  return { orderGuid: order.order_guid, orderNo: mallOrderNumber(orderId, now), Status: order.status, moneyFen };
}

async function addressOf(ctx: InTx<EmployeeCtx>, { AddressId }: Form, lines: Line[]): Promise<number | null> {
  if (!lines.some(({ offer }) => isSent(offer.kind))) return null;
  if (AddressId === undefined)
    /* guard: mall: parcels need an address → return null */ throw new Fault('mallAddressNeeded');
  const named = { postAddressId: AddressId, contact: '', tel: '', addr: '', bUpdateAddr: false };
  return (await addressForOrder(ctx, named)) ?? null;
}

const heldUntil = ({ company, now }: EmployeeCtx): Date =>
  new Date(now().getTime() + company.config.mall.holdMinutes * 60_000);

const takenItem = ({ itemNo, offer, count }: Line): TakenItem => ({
  ...{ itemNo, productId: offer.productId, count, title: offer.name },
  limit: offer.period && offer.limitCount ? { period: offer.period, count: offer.limitCount } : undefined,
});

function titleOf(lines: Line[]) {
  const [first] = lines;
  if (!first) throw new Error('an order has items');
  const { zh, en } = first.offer.name;
  const more = lines.length > 1;
  return {
    title: more ? `${zh} 等 ${lines.length} 项` : zh,
    title_eng: more ? `${en} and ${lines.length - 1} more` : en,
  };
}

const insertItems = ({ db, company }: InTx<EmployeeCtx>, orderId: number, lines: Line[], byPoints: boolean) =>
  db
    .insertInto('mall_order_item')
    .values(
      lines.map(({ itemNo, offer, count, forGuid }) => ({
        ...{ company_id: company.companyId, order_id: orderId, item_no: itemNo, product_id: offer.productId },
        ...{
          kind: offer.kind,
          title: offer.name.zh,
          title_eng: offer.name.en,
          picture: offer.pictures[0] ?? '',
          count,
        },
        ...{ unit_fen: byPoints ? 0 : offer.priceFen, unit_points: byPoints ? offer.pointsPrice : null },
        ...{ for_guid: forGuid, limit_period: offer.period, carrier: null, tracking_no: null, sent_at: null },
        ...{ received_at: null, sample_no: null, kit_state: null },
      })),
    )
    .execute();

const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
