import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderIdOf } from '#contract/rules/order-number';
import { HOUR, MINUTE } from '../../../../test/clock.ts';
import { CROWD_COMPANY } from '../../../../test/crowd.ts';
import { item, lostGoods, mallOf } from '../../../../test/mall-scenes.ts';
import {
  makeGift,
  makeMoneyCard,
  makeProduct,
  makeShoppers,
  mallTradeOf,
  type Shopper,
} from '../../../../test/mall.ts';
import { broken, leap, payTrade, runJobs, simOf } from '../../../../test/paying.ts';
import { grantTo, leftOf } from '../../../../test/points.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { randomBelow, SEED } from '../../../../test/random.ts';
import { FULL } from '../../../../test/run-size.ts';
import { transact } from '../../../db/transact.ts';
import { expireAllPoints } from '../../points/index.ts';
import { giveItemsBack } from '../paying/give-back.ts';
import { itemsOf } from './order-items.ts';
import { lockMallOrder } from '../catalogue/queries.ts';

/** Every step checks the books of all, so each portal gets a few histories. */
const [PORTALS, HISTORIES] = FULL ? [100, 20] : [1, 10];
const STEPS = 12;

let portal: TestPortal;
beforeEach(async () => {
  portal = await startPortal({ jobs: false });
});
afterEach(() => portal.stop());

interface World {
  who: Shopper;
  products: number[];
  giftId: number;
  cardId: number;
  orders: { orderGuid: string; orderNo: string }[];
  trades: string[];
}

async function newWorld(): Promise<World> {
  const [who] = (await makeShoppers(portal, 1)) as [Shopper];
  const products = [
    await makeProduct(portal, { price_fen: 70_00, offer: { stock: 6 } }),
    await makeProduct(portal, { price_fen: 45_50, kind: 'service', offer: { limit_count: 4, limit_period: 'ever' } }),
  ];
  for (const days of [1, 2, 300]) await grantTo(portal, who.guid, { points: 10, days });
  const giftId = await makeGift(portal, who.guid, { amountFen: 25_00, days: 300 });
  const { cardId } = await makeMoneyCard(portal, who.guid, 20_00, 300);
  return { who, products, giftId, cardId, orders: [], trades: [] };
}

type Random = ReturnType<typeof randomBelow>;
/** Answers whether it did what it is for: a step that is refused leaves everything as it was. */
type Step = (world: World, random: Random) => Promise<boolean>;
const anyOf = <T>(all: readonly T[], random: Random): T | undefined => all[random(all.length)];
const here = () => ({ portal: portal.portal, company: { companyId: CROWD_COMPANY } });

/** Mostly of the newest order, as the older ones are over. */
const withOrder =
  (work: (world: World, order: World['orders'][number], random: Random) => Promise<boolean>): Step =>
  async (world, random) => {
    const order = random(4) === 0 ? anyOf(world.orders, random) : world.orders.at(-1);
    return order !== undefined && work(world, order, random);
  };

/** A person begins to pay; the trade is remembered, as it may end later. */
const start: Step = withOrder(async ({ who, trades }, { orderNo }) => {
  const { decoded } = await portal.call('ProWeixinPay', { out_trade_no: orderNo }, { session: who.token });
  if (!decoded?.ok) return false;
  trades.push(await mallTradeOf(portal, orderNo));
  return true;
});

const payBy =
  (how?: Parameters<typeof payTrade>[2]): Step =>
  async (world, random) => {
    if (world.trades.length === 0 || random(2) === 0) await start(world, random);
    const trade = anyOf(world.trades, random);
    return trade !== undefined && (await payTrade(portal, trade, how)) === 'paid';
  };

const closedOrders = async (): Promise<number> => {
  const { rows } = await portal.portal.database.pool.query('SELECT FROM mall_order WHERE status = 40');
  return rows.length;
};

const expire: Step = async () => {
  const before = await closedOrders();
  await leap(portal, 31 * MINUTE);
  await runJobs(portal);
  return (await closedOrders()) > before;
};

const STEPS_OF: Record<string, Step> = {
  buy: async ({ who, products, giftId, cardId, orders }, random) => {
    const wishes = [
      undefined,
      { gifts: [], cards: [], points: 0 },
      { gifts: [], cards: [], points: random(9) },
      { gifts: [{ giftId, fen: random(12_00) }], cards: [{ assetId: cardId, fen: random(10_00) }], points: random(5) },
    ];
    const wanted = anyOf([products, products.slice(0, 1), products.slice(0, 1), products.slice(1)], random) ?? [];
    const items = wanted.map((id) => item(id, 1 + random(2)));
    const form = {
      CustomerGuid: who.guid,
      AddressId: who.addressId,
      ProductItems: items,
      Split: anyOf(wishes, random),
    };
    const { decoded } = await portal.call('ProductToBuy', form, { session: who.token });
    if (decoded?.ok) orders.push(decoded.data);
    return decoded?.ok === true;
  },
  start,
  pay: payBy(),
  payWithoutNotice: payBy({ quietly: true }),
  payLate: async (world, random) => {
    await start(world, random);
    await expire(world, random);
    const { trades } = simOf(portal).world;
    const closed = world.trades.filter((no) => trades.get(no)?.state === 'CLOSED');
    const trade = anyOf(closed, random);
    return trade !== undefined && (await payTrade(portal, trade, { force: true })) === 'paid';
  },
  noticeTwice: async (world, random) => {
    const { courier, world: outside } = simOf(portal);
    const paid = world.trades.filter((no) => outside.trades.get(no)?.state === 'SUCCESS');
    const outTradeNo = anyOf(paid, random);
    if (outTradeNo === undefined) return false;
    const url = outside.trades.get(outTradeNo)?.notifyUrl ?? '';
    return (await courier.once({ provider: 'wechat', about: 'paid', outTradeNo, url })) < 300;
  },
  expire,
  cancel: withOrder(
    async ({ who }, { orderGuid }) => (await mallOf(portal).cancel(who, orderGuid)).decoded?.ok === true,
  ),
  change: withOrder(
    async ({ who }, { orderGuid }, random) =>
      (await mallOf(portal).change(who, orderGuid, random(12))).decoded?.ok === true,
  ),
  ship: withOrder(async (_, { orderNo }) => {
    const { rowCount } = await portal.portal.database.pool.query(
      `UPDATE mall_order_item i SET state = 'sent', carrier = 'SF', tracking_no = '1', sent_at = $2 FROM mall_order o
       WHERE o.order_id = $1 AND i.order_id = o.order_id AND o.status = 20 AND i.kind = 'delivered' AND i.state = 'open'`,
      [orderIdOf(orderNo), portal.clock.now()],
    );
    return rowCount !== null && rowCount > 0;
  }),
  refundPart: withOrder((_, { orderNo }, random) =>
    transact(here(), async (ctx) => {
      const order = await lockMallOrder(ctx, orderIdOf(orderNo));
      const open = (await itemsOf(ctx, [order.order_id])).filter(({ state }) => state !== 'refunded');
      const one = anyOf(open, random);
      if (!one || order.status !== 20) return false;
      await giveItemsBack(ctx, order, [one.item_no], 'refunded', { force: true });
      return true;
    }),
  ),
  pointsExpire: async ({ who }) => {
    const before = await leftOf(portal, who.guid);
    await leap(portal, 25 * HOUR);
    await expireAllPoints(portal.portal);
    return String(await leftOf(portal, who.guid)) !== String(before);
  },
};

/** Steps the others depend on happen more often. */
const NAMES = [...Object.keys(STEPS_OF), 'buy', 'buy', 'pay', 'pay', 'pay', 'ship', 'refundPart'];

/** The books no step of the malls touches are checked when a history ends. */
const MALL_BOOKS = [
  'account',
  'resolution',
  'payment',
  'refund',
  'mallOrder',
  'mallGift',
  'stock',
  'points',
  'books',
] as const;

/** The values the books do not know: the money on a card, the count against a limit, and stray goods. */
async function wrong({ who, cardId, products }: World, about?: Parameters<typeof broken>[1]): Promise<string[]> {
  const { pool } = portal.portal.database;
  const { rows } = await pool.query<{ wrong: string }>(
    `SELECT 'card' AS wrong FROM card c WHERE card_id = $1 AND value_fen - left_fen <> (
       SELECT coalesce(sum(amount_fen), 0) FROM mall_order_source s
       WHERE s.source = 'card' AND s.source_id = c.card_id AND s.given_back_at IS NULL)
     UNION ALL
     SELECT 'limit' FROM product_bought b WHERE person_guid = $2 AND product_id = ANY($3::int[]) AND count <> (
       SELECT coalesce(sum(i.count), 0) FROM mall_order_item i JOIN mall_order o USING (company_id, order_id)
       WHERE o.person_guid = b.person_guid AND i.product_id = b.product_id AND i.state <> 'refunded' AND o.status <> 40)`,
    [cardId, who.guid, products],
  );
  return [...rows.map((row) => row.wrong), ...(await lostGoods(pool, products)), ...(await broken(portal, about))];
}

/** The kinds of steps that did what they are for. */
const done = new Set<string>();

it.each(Array.from({ length: PORTALS }, (_, at) => SEED + at))(
  'malls: whatever is bought, paid, lost, late, cancelled, sent or refunded, every fen and every point is accounted for (%i)',
  async (seed) => {
    const random = randomBelow(seed);
    for (let history = 0; history < HISTORIES; history += 1) {
      const world = await newWorld();
      const told: string[] = [];
      for (let step = 0; step < STEPS; step += 1) {
        const name = step === 0 ? 'buy' : (anyOf(NAMES, random) ?? '');
        told.push(name);
        if (await STEPS_OF[name]?.(world, random)) done.add(name);
        expect({ told, wrong: await wrong(world, MALL_BOOKS) }).toEqual({ told, wrong: [] });
      }
      await expire(world, random);
      expect({ told, wrong: await wrong(world) }).toEqual({ told, wrong: [] });
    }
  },
  HISTORIES * 20_000,
);

it('in many histories every kind of step did something: one that is always refused proves nothing', () => {
  const idle = Object.keys(STEPS_OF).filter((name) => !done.has(name));
  expect(idle.length).toBeLessThanOrEqual(FULL ? 0 : 3);
});
