import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf } from '../../../../test/answers.ts';
import { makeCard } from '../../../../test/cards.ts';
import { CROWD_COMPANY } from '../../../../test/crowd.ts';
import { item, type BuyForm } from '../../../../test/mall-scenes.ts';
import {
  cardLeft,
  giftLeft,
  makeGift,
  makeMoneyCard,
  makeProduct,
  makeShoppers,
  onHand,
  type Shopper,
} from '../../../../test/mall.ts';
import { broken } from '../../../../test/paying.ts';
import { grantTo, leftOf } from '../../../../test/points.ts';
import { startPortal, type Answer, type TestPortal } from '../../../../test/portal.ts';
import { randomBelow } from '../../../../test/random.ts';
import { FULL } from '../../../../test/run-size.ts';

/** Two nodes, many connections, all buyers at once. */
let nodes: TestPortal[];
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  nodes = [portal, await startPortal({ env: { TRUST_PROXY: '1' }, database: portal.database, jobs: false })];
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.stop();
});

const roll = randomBelow();
const SHOPPERS = FULL ? 200 : 60;

/** On a machine too busy to answer one is told when to ask again, and does, as the browser would. */
async function untilAnswered(ask: (node: TestPortal) => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask(nodes[roll(nodes.length)] as TestPortal);
    if (faultOf(answer) !== 'systemBusy') return answer;
    await wait(1_000 * Number(answer.headers.get('retry-after')));
  }
}
const buy = (who: Shopper, productId: number, Split?: BuyForm['Split']) =>
  untilAnswered((node) =>
    node.call(
      'ProductToBuy',
      { CustomerGuid: who.guid, AddressId: who.addressId, ProductItems: [item(productId)], Split },
      { session: who.token },
    ),
  );
const byPoints = (who: Shopper, productId: number) =>
  untilAnswered((node) =>
    node.call(
      'BuyProductToPointPay',
      { CustomerGuid: who.guid, ProductItems: [item(productId)], NeedDelivery: false },
      { session: who.token },
    ),
  );
const many = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const somebody = async (): Promise<Shopper> => (await makeShoppers(portal, 1))[0] as Shopper;

function counted(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[faultOf(answer)] = (counts[faultOf(answer)] ?? 0) + 1;
  return counts;
}

describe('at once', () => {
  // proves: mall: the last item is sold once
  it('the last item is sold to one of many', async () => {
    const id = await makeProduct(portal, { offer: { stock: 1 } });
    const answers = await Promise.all((await makeShoppers(portal, SHOPPERS)).map((who) => buy(who, id)));
    expect(counted(answers)).toEqual({ answered: 1, productSoldOut: SHOPPERS - 1 });
    expect(await onHand(portal, id)).toBe(0);
    expect(await broken(portal)).toEqual([]);
  }, 90_000);

  // proves: mall: points are locked before they are counted
  it('the same points pay once, in all and in part', async () => {
    const who = await somebody();
    await grantTo(portal, who.guid, { points: 100 });
    const id = await makeProduct(portal, { kind: 'service', points_price: 60, price_fen: 60_00 });
    expect(counted(await many(20, () => byPoints(who, id)))).toEqual({ answered: 1, pointsShort: 19 });
    const half = { gifts: [], cards: [], points: 40 };
    const refused = counted(await many(20, () => buy(who, id, half)));
    expect(refused.answered).toBe(1);
    // those who looked before the first paid hear of it from the grants, those who looked later from the split
    expect((refused.pointsShort ?? 0) + (refused.pointsTooMany ?? 0)).toBe(19);
    expect(await leftOf(portal, who.guid)).toEqual([0]);
    expect(await broken(portal)).toEqual([]);
  });

  // proves: mall: a limit is held by the statement that counts
  it('a limit is held against fifty orders of one person', async () => {
    const who = await somebody();
    const id = await makeProduct(portal, { offer: { limit_count: 3, limit_period: 'year', stock: 50 } });
    expect(counted(await many(50, () => buy(who, id)))).toEqual({ answered: 3, productLimit: 47 });
    expect(await onHand(portal, id)).toBe(47);
    expect(await broken(portal)).toEqual([]);
  });

  // proves: mall: the money of a gift is spent once
  it('the money of a gift is spent once', async () => {
    const who = await somebody();
    const giftId = await makeGift(portal, who.guid, { amountFen: 100_00 });
    const id = await makeProduct(portal, { price_fen: 100_00 });
    const whole = { gifts: [{ giftId, fen: 100_00 }], cards: [], points: 0 };
    expect(counted(await many(20, () => buy(who, id, whole)))).toEqual({ answered: 1, giftShort: 19 });
    expect(await giftLeft(portal, giftId)).toBe(0);
    expect(await broken(portal)).toEqual([]);
  });

  // proves: mall: the money on a card is spent once
  it('the money on a card is spent once, and its last use is one', async () => {
    const who = await somebody();
    const { cardId } = await makeMoneyCard(portal, who.guid, 150_00);
    const id = await makeProduct(portal, { price_fen: 100_00 });
    const most = { gifts: [], cards: [{ assetId: cardId, fen: 100_00 }], points: 0 };
    expect(counted(await many(20, () => buy(who, id, most)))).toEqual({ answered: 1, cardShort: 19 });
    expect(await cardLeft(portal, cardId)).toEqual({ left: 50_00, uses: 1, state: 0 });
    const other = await somebody();
    const dental = await makeCard(portal, CROWD_COMPANY, { owner_guid: other.guid, purpose: 'dental' });
    const cleaning = await makeProduct(portal, { kind: 'service', dental: true, price_fen: 260_00 });
    const use = { gifts: [], cards: [{ assetId: dental.cardId, fen: 260_00 }], points: 0 };
    const answers = counted(await many(20, () => buy(other, cleaning, use)));
    expect(answers.answered).toBe(1);
    // a request that looked before the first paid is refused by the card, a later one finds no card to pay with
    expect((answers.cardUsedUp ?? 0) + (answers.cardShort ?? 0)).toBe(19);
    expect(await broken(portal)).toEqual([]);
  });

  // proves: mall: an order is cancelled under its lock
  it('an order is cancelled once, and its sources go back once', async () => {
    const who = await somebody();
    const giftId = await makeGift(portal, who.guid, { amountFen: 40_00 });
    const id = await makeProduct(portal, { offer: { stock: 9 } });
    const placed = await buy(who, id);
    const { orderGuid } = (placed.decoded?.ok ? placed.decoded.data : {}) as { orderGuid: string };
    const cancel = () =>
      untilAnswered((node) => node.call('CancelOrder', { customerGuid: who.guid, orderGuid }, { session: who.token }));
    expect(counted(await many(20, cancel))).toEqual({ answered: 1, mallOrderClosed: 19 });
    expect([await giftLeft(portal, giftId), await onHand(portal, id)]).toEqual([40_00, 9]);
    expect(await broken(portal)).toEqual([]);
  });
});
