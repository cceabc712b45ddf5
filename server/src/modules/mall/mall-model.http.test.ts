import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderIdOf } from '#contract/rules/order-number';
import { HOUR, MINUTE } from '../../../test/clock.ts';
import { CROWD_COMPANY } from '../../../test/crowd.ts';
import { item, mallOf } from '../../../test/mall-scenes.ts';
import { makeGift, makeMoneyCard, makeProduct, makeShoppers, mallTradeOf, type Shopper } from '../../../test/mall.ts';
import { broken, leap, payTrade, runJobs, simOf } from '../../../test/paying.ts';
import { grantTo } from '../../../test/points.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { transact } from '../../db/transact.ts';
import { expireAllPoints } from '../points/index.ts';
import { giveItemsBack } from './give-back.ts';
import { itemsOf } from './order-items.ts';
import { lockMallOrder } from './queries.ts';

/** RACE=full: as many histories as the issue asks for. Every step checks the books of all, so each portal gets a hundred. */
const [PORTALS, HISTORIES] = process.env.RACE === 'full' ? [20, 100] : [1, 4];
const STEPS = 10;
const SEED = Number(process.env.MODEL_SEED ?? 20260610);

let portal: TestPortal;
beforeEach(async () => {
  portal = await startPortal({ jobs: false });
});
afterEach(() => portal.stop());

/** The same numbers for the same seed: what fails can be run again. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

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
    await makeProduct(portal, { price_fen: 70_00, offer: { stock: 3 } }),
    await makeProduct(portal, { price_fen: 45_50, kind: 'service', offer: { limit_count: 3, limit_period: 'ever' } }),
  ];
  await grantTo(portal, who.guid, { points: 40, days: 1 });
  await grantTo(portal, who.guid, { points: 30, days: 300 });
  const giftId = await makeGift(portal, who.guid, { amountFen: 60_00, days: 300 });
  const { cardId } = await makeMoneyCard(portal, who.guid, 80_00, 300);
  return { who, products, giftId, cardId, orders: [], trades: [] };
}

type Random = ReturnType<typeof randomOf>;
type Step = (world: World, random: Random) => Promise<unknown>;
const anyOf = <T>(all: readonly T[], random: Random): T | undefined => all[random(all.length)];
const here = () => ({ portal: portal.portal, company: { companyId: CROWD_COMPANY } });
const inOrder = (orderNo: string, work: (ctx: Parameters<typeof lockMallOrder>[0], id: number) => Promise<unknown>) =>
  transact(here(), async (ctx) => work(ctx, (await lockMallOrder(ctx, orderIdOf(orderNo))).order_id));

/** What may happen; whatever is refused leaves everything as it was. */
const STEPS_OF: Record<string, Step> = {
  buy: async ({ who, products, giftId, cardId, orders }, random) => {
    const wishes = [
      undefined,
      { gifts: [], cards: [], points: random(20) },
      { gifts: [{ giftId, fen: random(30_00) }], cards: [{ assetId: cardId, fen: random(30_00) }], points: random(9) },
    ];
    const items = products.slice(random(products.length)).map((id) => item(id, 1 + random(2)));
    const form = {
      CustomerGuid: who.guid,
      AddressId: who.addressId,
      ProductItems: items,
      Split: anyOf(wishes, random),
    };
    const { decoded } = await portal.call('ProductToBuy', form, { session: who.token });
    if (decoded?.ok) orders.push(decoded.data);
  },
  start: async ({ who, orders, trades }, random) => {
    const order = anyOf(orders, random);
    if (!order) return;
    await portal.call('ProWeixinPay', { out_trade_no: order.orderNo }, { session: who.token });
    const no = await mallTradeOf(portal, order.orderNo);
    if (no) trades.push(no);
  },
  pay: async ({ trades }, random) => payIf(anyOf(trades, random)),
  payWithoutNotice: async ({ trades }, random) => payIf(anyOf(trades, random), { quietly: true }),
  payLate: async ({ trades }, random) => payIf(anyOf(trades, random), { force: true }),
  noticeTwice: async ({ trades }, random) => {
    const outTradeNo = anyOf(trades, random);
    const { courier, world } = simOf(portal);
    const trade = outTradeNo === undefined ? undefined : world.trades.get(outTradeNo);
    if (!outTradeNo || trade?.state !== 'SUCCESS') return;
    await courier.once({ provider: 'wechat', about: 'paid', outTradeNo, url: trade.notifyUrl ?? '' });
  },
  expire: async () => {
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
  },
  cancel: async ({ who, orders }, random) => {
    const order = anyOf(orders, random);
    if (order) await mallOf(portal).cancel(who, order.orderGuid);
  },
  change: async ({ who, orders }, random) => {
    const order = anyOf(orders, random);
    if (order) await mallOf(portal).change(who, order.orderGuid, random(50));
  },
  ship: async ({ orders }, random) => {
    const order = anyOf(orders, random);
    if (!order) return;
    await portal.portal.database.pool.query(
      `UPDATE mall_order_item i SET state = 'sent', carrier = 'SF', tracking_no = '1', sent_at = $2 FROM mall_order o
       WHERE o.order_id = $1 AND i.order_id = o.order_id AND o.status = 20 AND i.kind = 'delivered' AND i.state = 'open'`,
      [orderIdOf(order.orderNo), portal.clock.now()],
    );
  },
  refundPart: async ({ orders }, random) => {
    const order = anyOf(orders, random);
    if (!order) return;
    await inOrder(order.orderNo, async (ctx, id) => {
      const row = await lockMallOrder(ctx, id);
      const open = (await itemsOf(ctx, [id])).filter(({ state }) => state !== 'refunded');
      const one = anyOf(open, random);
      if (one && row.status === 20) await giveItemsBack(ctx, row, [one.item_no], 'refunded', { force: true });
    });
  },
  pointsExpire: async () => {
    await leap(portal, 25 * HOUR);
    await expireAllPoints(portal.portal);
  },
};

const payIf = async (no: string | undefined, how?: Parameters<typeof payTrade>[2]): Promise<unknown> =>
  no === undefined ? undefined : payTrade(portal, no, how);

/** What the books do not know: the money on a card, and what was counted against a limit. */
async function wrong({ who, cardId, products }: World): Promise<string[]> {
  const { rows } = await portal.portal.database.pool.query<{ wrong: string }>(
    `SELECT 'card' AS wrong FROM card c WHERE card_id = $1 AND value_fen - left_fen <> (
       SELECT coalesce(sum(amount_fen), 0) FROM mall_order_source s
       WHERE s.source = 'card' AND s.source_id = c.card_id AND s.given_back_at IS NULL)
     UNION ALL
     SELECT 'limit' FROM product_bought b WHERE person_guid = $2 AND product_id = ANY($3::int[]) AND count <> (
       SELECT coalesce(sum(i.count), 0) FROM mall_order_item i JOIN mall_order o USING (company_id, order_id)
       WHERE o.person_guid = b.person_guid AND i.product_id = b.product_id AND i.state <> 'refunded' AND o.status <> 40)`,
    [cardId, who.guid, products],
  );
  return [...rows.map((row) => row.wrong), ...(await broken(portal))];
}

it.each(Array.from({ length: PORTALS }, (_, at) => SEED + at))(
  'malls: whatever is bought, paid, lost, late, cancelled, sent or refunded, every fen and every point is accounted for (%i)',
  async (seed) => {
    const random = randomOf(seed);
    const names = Object.keys(STEPS_OF);
    for (let history = 0; history < HISTORIES; history += 1) {
      const world = await newWorld();
      const told = ['buy'];
      await STEPS_OF.buy?.(world, random);
      for (let step = 0; step < STEPS; step += 1) {
        const name = anyOf(names, random) ?? '';
        told.push(name);
        await STEPS_OF[name]?.(world, random);
        expect({ told, wrong: await wrong(world) }).toEqual({ told, wrong: [] });
      }
      await STEPS_OF.expire?.(world, random);
      expect({ told, wrong: await wrong(world) }).toEqual({ told, wrong: [] });
    }
  },
  HISTORIES * 20_000,
);
