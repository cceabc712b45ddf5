import type pg from 'pg';
import type { Payload } from '#contract/call';
import type { Language } from '#contract/language';
import type { Registry } from '#contract/registry';
import { dataOf } from './answers.ts';
import {
  cardLeft,
  giftLeft,
  makeGift,
  makeMoneyCard,
  makeProduct,
  makeShoppers,
  mallOrderNow,
  mallTradeOf,
  onHand,
  type Shopper,
} from './mall.ts';
import { payTrade } from './paying.ts';
import { grantTo, leftOf } from './points.ts';
import type { TestPortal } from './portal.ts';

export type BuyForm = Payload<Registry['ProductToBuy']>;

export const item = (ProductId: number, Count = 1) => ({ ProductId, Count });

/** A person's acts in the malls, through the portal's calls. */
export const mallOf = (portal: TestPortal) => {
  const buy = async (who: Shopper, ProductItems: BuyForm['ProductItems'], Split?: BuyForm['Split']) => {
    const form = { CustomerGuid: who.guid, AddressId: who.addressId, ProductItems, Split };
    return dataOf(await portal.call('ProductToBuy', form, { session: who.token }));
  };
  const startPaying = async (who: Shopper, orderNo: string): Promise<string> => {
    dataOf(await portal.call('ProWeixinPay', { out_trade_no: orderNo }, { session: who.token }));
    return mallTradeOf(portal, orderNo);
  };
  return {
    buy,
    startPaying,
    pay: async (who: Shopper, orderNo: string) => payTrade(portal, await startPaying(who, orderNo)),
    cancel: (who: Shopper, orderGuid: string, language: Language = 'zh-cn') =>
      portal.call('CancelOrder', { customerGuid: who.guid, orderGuid }, { session: who.token, language }),
    change: (who: Shopper, orderGuid: string, allowPayPoints: number, language: Language = 'zh-cn') =>
      portal.call('ModifyPayStoreWeb', { orderGuid, allowPayPoints }, { session: who.token, language }),
    detail: async (who: Shopper, orderGuid: string) =>
      dataOf(await portal.call('GetOrderById', { customerGuid: who.guid, orderGuid }, { session: who.token })).order,
  };
};

/** The same calls with whatever they answer, for what may be refused. */
export const tryIn = (portal: TestPortal) => ({
  somebody: async (): Promise<Shopper> => (await makeShoppers(portal, 1))[0] as Shopper,
  preview: (who: Shopper, ProductItems: BuyForm['ProductItems'], Split?: BuyForm['Split']) =>
    portal.call('MallCheckout', { CustomerGuid: who.guid, ProductItems, Split }, { session: who.token }),
  buy: (
    who: Shopper,
    ProductItems: BuyForm['ProductItems'],
    more: Partial<BuyForm> = {},
    language: Language = 'zh-cn',
  ) =>
    portal.call(
      'ProductToBuy',
      { CustomerGuid: who.guid, AddressId: who.addressId, ProductItems, ...more },
      { session: who.token, language },
    ),
  byPoints: (who: Shopper, ProductItems: BuyForm['ProductItems'], NeedDelivery = false, language: Language = 'zh-cn') =>
    portal.call(
      'BuyProductToPointPay',
      { CustomerGuid: who.guid, ProductItems, NeedDelivery, ...(NeedDelivery && { AddressId: who.addressId }) },
      { session: who.token, language },
    ),
});

/** The amounts `everySource` has taken, and those there are when all of it was given back. */
export const TAKEN = { stock: 2, gift: 0, points: [0], card: 0, bought: 1 };
export const GIVEN_BACK = { stock: 3, gift: 50_00, points: [30], card: 60_00, bought: 0 };

/** A person with a gift, a card with money and points, and an order that uses all three and waits for 60 yuan. */
export async function everySource(portal: TestPortal) {
  const [who] = (await makeShoppers(portal, 1)) as [Shopper];
  const [one, two] = [
    await makeProduct(portal, { price_fen: 120_00, offer: { stock: 3, limit_count: 3, limit_period: 'ever' } }),
    await makeProduct(portal, { price_fen: 80_00, kind: 'service' }),
  ];
  const giftId = await makeGift(portal, who.guid, { amountFen: 50_00 });
  const { cardId } = await makeMoneyCard(portal, who.guid, 60_00);
  await grantTo(portal, who.guid, { points: 30 });
  const placed = await mallOf(portal).buy(who, [item(one), item(two)]);
  const now = async () => ({
    ...{ stock: await onHand(portal, one), gift: await giftLeft(portal, giftId) },
    ...{ points: await leftOf(portal, who.guid), card: (await cardLeft(portal, cardId))?.left },
    ...{ bought: await boughtOf(portal, who, one), order: await mallOrderNow(portal, placed.orderNo) },
  });
  return { who, one, two, giftId, cardId, now, ...placed };
}

async function boughtOf({ portal }: TestPortal, { guid }: Shopper, productId: number): Promise<number | undefined> {
  const { rows } = await portal.database.pool.query<{ count: number }>(
    'SELECT count FROM product_bought WHERE product_id = $1 AND person_guid = $2',
    [productId, guid],
  );
  return rows[0]?.count;
}

/** Products whose received goods are neither on the shelf nor in orders: the books only know of the shelf's moves. */
export async function lostGoods(pool: pg.Pool, products: number[]): Promise<string[]> {
  const { rows } = await pool.query<{ lost: string }>(
    `SELECT 'goods of product ' || k.product_id AS lost FROM product_stock k
     WHERE k.product_id = ANY($1::int[]) AND k.on_hand + (
       SELECT coalesce(sum(i.count), 0) FROM mall_order_item i JOIN mall_order o USING (company_id, order_id)
       WHERE i.company_id = k.company_id AND i.product_id = k.product_id AND i.state <> 'refunded' AND o.status <> 40
     ) <> (
       SELECT sum(m.change) FROM stock_move m
       WHERE m.company_id = k.company_id AND m.product_id = k.product_id AND m.kind = 'received')`,
    [products],
  );
  return rows.map(({ lost }) => lost);
}
