import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderIdOf } from '#contract/rules/order-number';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { makeCard } from '../../../../test/cards.ts';
import { HOUR, MINUTE } from '../../../../test/clock.ts';
import { CROWD_COMPANY } from '../../../../test/crowd.ts';
import { everySource, GIVEN_BACK, item, mallOf, TAKEN, type BuyForm } from '../../../../test/mall-scenes.ts';
import { cardLeft, makeProduct, makeShoppers, mallRefundsOf, sourcesOf, type Shopper } from '../../../../test/mall.ts';
import { givePhone } from '../../../../test/mall-after.ts';
import { broken, leap, payTrade, runJobs, simOf } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { transact } from '../../../db/transact.ts';
import { giveItemsBack } from '../paying/give-back.ts';
import { lockMallOrder } from '../catalogue/queries.ts';

let portal: TestPortal;
let mall: ReturnType<typeof mallOf>;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  mall = mallOf(portal);
});
afterAll(() => portal.stop());
afterEach(async () => {
  simOf(portal).faults.clear();
  expect(await broken(portal)).toEqual([]);
});

describe('a cancelled order', () => {
  it('gives every source back, unpaid: to the gift, the card, the points and the shelf', async () => {
    const { who, now, orderGuid, orderNo } = await everySource(portal);
    expect(await now()).toEqual({ ...TAKEN, order: { status: 10, closed_as: null, amount_fen: 60_00 } });
    expect(dataOf(await mall.cancel(who, orderGuid))).toEqual({ orderGuid, Status: 40 });
    expect(await now()).toEqual({ ...GIVEN_BACK, order: { status: 40, closed_as: 'cancelled', amount_fen: 60_00 } });
    expect((await sourcesOf(portal, orderNo)).every((line) => line.endsWith(' -'))).toBe(true);
    const history = dataOf(await portal.call('MyPoints', { userGuid: who.guid }, { session: who.token }));
    expect(history.rows[0]).toMatchObject({ kind: 'giveBack', points: 30, spentOn: { orderNo } });
    expect(faultOf(await mall.cancel(who, orderGuid))).toBe('mallOrderClosed');
    expect(textOf(await mall.cancel(who, orderGuid))).toContain('该订单已关闭');
    expect(textOf(await mall.cancel(who, orderGuid, 'en-us'))).toContain('closed');
  });

  it('gives the money back, too, once it was paid', async () => {
    const { who, now, orderGuid, orderNo } = await everySource(portal);
    await mall.pay(who, orderNo);
    expect(await now()).toEqual({ ...TAKEN, order: { status: 20, closed_as: null, amount_fen: 60_00 } });
    dataOf(await mall.cancel(who, orderGuid));
    expect(await now()).toMatchObject({ ...GIVEN_BACK, order: { status: 40, closed_as: 'cancelled' } });
    expect((await mall.detail(who, orderGuid)).payState).toBe('refunding');
    await runJobs(portal);
    expect(await mallRefundsOf(portal, orderNo)).toEqual(['cancelled 6000 done']);
    expect((await mall.detail(who, orderGuid)).payState).toBe('refunded');
  });

  // proves: mall: the days to cancel end
  it('cannot be cancelled any more after the days to cancel, nor by others', async () => {
    const { who, orderGuid, orderNo } = await everySource(portal);
    const [other] = (await makeShoppers(portal, 1)) as [Shopper];
    expect(faultOf(await mall.cancel(other, orderGuid))).toBe('notYours');
    await mall.pay(who, orderNo);
    await leap(portal, 11 * 24 * HOUR);
    expect(faultOf(await mall.cancel(who, orderGuid))).toBe('mallCancelOver');
    expect(textOf(await mall.cancel(who, orderGuid))).toContain('10 天');
    expect(textOf(await mall.cancel(who, orderGuid, 'en-us'))).toContain('10 days');
    const told = await mall.detail(who, orderGuid);
    expect(told.cancelRefusal?.fault).toBe('mallCancelOver');
    expect(told.actions).not.toContain('cancel');
  });

  it('gives a dental card its uses back', async () => {
    const [who] = (await makeShoppers(portal, 1)) as [Shopper];
    const id = await makeProduct(portal, { dental: true, kind: 'service', price_fen: 260_00 });
    const { cardId } = await makeCard(portal, CROWD_COMPANY, {
      ...{ owner_guid: who.guid, purpose: 'dental', uses_total: 2, uses_left: 2 },
    });
    const { orderGuid } = await mall.buy(who, [item(id, 2)]);
    expect(await cardLeft(portal, cardId)).toMatchObject({ uses: 0, state: 2 });
    dataOf(await mall.cancel(who, orderGuid));
    expect(await cardLeft(portal, cardId)).toMatchObject({ uses: 2, state: 0 });
  });
});

describe('an unpaid order', () => {
  it('gives everything back when its time is over', async () => {
    const { now, orderNo } = await everySource(portal);
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect(await now()).toEqual({ ...GIVEN_BACK, order: { status: 40, closed_as: 'expired', amount_fen: 60_00 } });
    await runJobs(portal);
    expect((await sourcesOf(portal, orderNo)).length).toBe(5);
  });

  // proves: mall: late money takes everything again
  it('takes everything again when its money comes late, if all of it is still there', async () => {
    const { who, now, orderNo } = await everySource(portal);
    const no = await mall.startPaying(who, orderNo);
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect(await now()).toMatchObject(GIVEN_BACK);
    await payTrade(portal, no, { force: true });
    expect(await now()).toEqual({ ...TAKEN, order: { status: 20, closed_as: null, amount_fen: 60_00 } });
    await runJobs(portal);
    expect(await mallRefundsOf(portal, orderNo)).toEqual([]);
  });

  // proves: mall: late money takes all or nothing
  // proves: mall: notice of late money
  it.each([
    ['stock', async ({ one }) => void (await makeBuy(one, 3))],
    ['points', async ({ who }) => void (await buyFor(who, { kind: 'service', price_fen: 30_00 }, { points: 30 }))],
    [
      'gift',
      async ({ who, giftId }) => void (await buyFor(who, { price_fen: 10_00 }, { gifts: [{ giftId, fen: 1 }] })),
    ],
    [
      'card',
      async ({ who, cardId }) =>
        void (await buyFor(who, { price_fen: 1_00 }, { cards: [{ assetId: cardId, fen: 1 }] })),
    ],
  ] as [string, (scene: Awaited<ReturnType<typeof everySource>>) => Promise<void>][])(
    'sends late money back where the %s is gone, and takes nothing',
    async (_, spend) => {
      const scene = await everySource(portal);
      const { who, now, orderNo, orderGuid } = scene;
      await givePhone(portal, who, '13800006061');
      const no = await mall.startPaying(who, orderNo);
      await leap(portal, 31 * MINUTE);
      await runJobs(portal);
      await spend(scene);
      const before = await now();
      await payTrade(portal, no, { force: true });
      expect(await now()).toEqual(before);
      expect(before.order).toMatchObject({ status: 40, closed_as: 'expired' });
      await runJobs(portal);
      expect(await mallRefundsOf(portal, orderNo)).toEqual(['late 6000 done']);
      expect(await mall.detail(who, orderGuid)).toMatchObject({ payState: 'refunded', Status: 40 });
      expect(await toldOf(orderNo)).toEqual(['mallLateRefunded']);
    },
  );
  const makeBuy = async (productId: number, count: number) => {
    const [other] = (await makeShoppers(portal, 1)) as [Shopper];
    return mall.buy(other, [item(productId, count)]);
  };
  const buyFor = async (
    who: Shopper,
    wish: Parameters<typeof makeProduct>[1],
    part: Partial<NonNullable<BuyForm['Split']>>,
  ) => mall.buy(who, [item(await makeProduct(portal, wish))], { gifts: [], cards: [], points: 0, ...part });
});

async function toldOf(orderNo: string): Promise<string[]> {
  const { rows } = await portal.portal.database.pool.query<{ kind: string }>(
    'SELECT kind FROM message WHERE subject = $1 ORDER BY message_id',
    [`mall:${orderIdOf(orderNo)}`],
  );
  return rows.map(({ kind }) => kind);
}

describe('one item given back', () => {
  // proves: mall: an item is given back once
  it('gives back what just it was paid with; with the last one the order closes', async () => {
    const { who, now, orderGuid, orderNo } = await everySource(portal);
    await mall.pay(who, orderNo);
    const giveBack = (which: number[]) =>
      transact({ portal: portal.portal, company: { companyId: CROWD_COMPANY } }, async (ctx) =>
        giveItemsBack(ctx, await lockMallOrder(ctx, orderIdOf(orderNo)), which, 'refunded'),
      );
    const paid = await sourcesOf(portal, orderNo);
    const moneyOf = (itemNo: number) =>
      Number(paid.find((line) => line.startsWith(`${itemNo} money`))?.split(' ')[2] ?? 0);
    await giveBack([2]);
    await giveBack([2]);
    expect(await now()).toMatchObject({ stock: 2, bought: 1, order: { status: 20 } });
    const told = await mall.detail(who, orderGuid);
    expect(told.OrderItems.map(({ state }) => state)).toEqual(['open', 'refunded']);
    expect(told.events.at(-1)).toMatchObject({ kind: 'refunded', itemNo: 2 });
    await giveBack([1]);
    expect(await now()).toMatchObject({ ...GIVEN_BACK, order: { status: 40, closed_as: 'refunded' } });
    await runJobs(portal);
    const amounts = [2, 1].map(moneyOf).filter((fen) => fen > 0);
    expect(await mallRefundsOf(portal, orderNo)).toEqual(amounts.map((fen) => `cancelled ${fen} done`));
    expect(amounts.reduce((sum, fen) => sum + fen, 0)).toBe(60_00);
  });
});
