import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderIdOf } from '#contract/rules/order-number';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { everySource, GIVEN_BACK, item, mallOf, TAKEN } from '../../../../test/mall-scenes.ts';
import {
  makeGift,
  makeProduct,
  makeShoppers,
  mallOrderNow,
  mallRefundsOf,
  type Shopper,
} from '../../../../test/mall.ts';
import { broken, leap, payTrade, runJobs, simOf } from '../../../../test/paying.ts';
import { grantTo } from '../../../../test/points.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

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

describe('the split of an order that waits for money', () => {
  it('is changed by the points it is paid with; gifts and cards stay', async () => {
    const { who, now, orderGuid, orderNo } = await everySource(portal);
    expect(dataOf(await mall.change(who, orderGuid, 10))).toEqual({ orderGuid, orderNo, Status: 10, moneyFen: 80_00 });
    expect(await now()).toMatchObject({ ...TAKEN, points: [20], order: { status: 10, amount_fen: 80_00 } });
    await mall.pay(who, orderNo);
    expect(await now()).toMatchObject({ order: { status: 20 } });
    dataOf(await mall.cancel(who, orderGuid));
    expect(await now()).toMatchObject(GIVEN_BACK);
    await runJobs(portal);
    expect(await mallRefundsOf(portal, orderNo)).toEqual(['cancelled 8000 done']);
  });

  it('that leaves nothing for money redeems it', async () => {
    const { who, now, orderGuid } = await everySource(portal);
    await grantTo(portal, who.guid, { points: 100 });
    expect(dataOf(await mall.change(who, orderGuid, 90))).toMatchObject({ Status: 20, moneyFen: 0 });
    expect(await now()).toMatchObject({ order: { status: 20, amount_fen: 0 } });
    expect(faultOf(await mall.change(who, orderGuid, 0))).toBe('mallOrderPaid');
    expect(textOf(await mall.change(who, orderGuid, 0))).toContain('该订单已支付');
    expect(textOf(await mall.change(who, orderGuid, 0, 'en-us'))).toContain('paid');
  });

  // proves: mall: the old amount cannot be paid after a change
  it('closes a payment under way, so that the old amount cannot be paid; one that was paid stays', async () => {
    const { who, orderGuid, orderNo } = await everySource(portal);
    const no = await mall.startPaying(who, orderNo);
    expect(faultOf(await mall.change(who, orderGuid, 0))).toBe('answered');
    expect(simOf(portal).world.trades.get(no)?.state).toBe('CLOSED');
    await payTrade(portal, no, { force: true });
    await runJobs(portal);
    expect(await mallRefundsOf(portal, orderNo)).toEqual(['late 6000 done']);
    expect(await mallOrderNow(portal, orderNo)).toMatchObject({ status: 10, amount_fen: 90_00 });
    const second = await mall.startPaying(who, orderNo);
    await payTrade(portal, second, { quietly: true });
    expect(faultOf(await mall.change(who, orderGuid, 5))).toBe('mallOrderPaid');
  });

  it('is refused while the provider is silent, with too many points, and once its time is over', async () => {
    const { who, now, orderGuid, orderNo } = await everySource(portal);
    await mall.startPaying(who, orderNo);
    simOf(portal).faults.add([{ on: 'api', route: 'any', kind: 'error500', times: 100 }]);
    expect(faultOf(await mall.change(who, orderGuid, 0))).toBe('payChecking');
    simOf(portal).faults.clear();
    await leap(portal, 16_000);
    expect(faultOf(await mall.change(who, orderGuid, 31))).toBe('pointsTooMany');
    expect(textOf(await mall.change(who, orderGuid, 31))).toContain('最多可用 30 积分');
    expect(textOf(await mall.change(who, orderGuid, 31, 'en-us'))).toContain('30 points at most');
    expect(await now()).toMatchObject(TAKEN);
    await leap(portal, 31 * MINUTE);
    expect(faultOf(await mall.change(who, orderGuid, 0))).toBe('mallPayOver');
    await runJobs(portal);
    expect(faultOf(await mall.change(who, orderGuid, 0))).toBe('mallOrderClosed');
  });
});

describe('one’s orders', () => {
  it('are listed by mall, state and year, with what can be done', async () => {
    const { who, orderGuid, orderNo } = await everySource(portal);
    const service = await makeProduct(portal, { mall: 'service', kind: 'service' });
    const other = await mall.buy(who, [item(service)]);
    const list = async (asked: object = {}) =>
      dataOf(await portal.call('GetOrderPageList', { customerGuid: who.guid, ...asked }, { session: who.token }));
    const all = await list();
    expect(all).toMatchObject({ total: 1, counts: { 0: 1, 10: 1, 20: 0, 30: 0, 40: 0 } });
    expect(all.rows[0]).toMatchObject({
      ...{ orderGuid, orderNo, Status: 10, mall: 'health', moneyFen: 60_00, priceFen: 200_00, points: 30 },
      ...{ actions: ['pay', 'cancel'], closedAs: null },
    });
    expect(all.rows[0]?.OrderItems).toHaveLength(2);
    expect((await list({ orderStatus: 20 })).rows).toEqual([]);
    expect((await list({ year: 2019 })).total).toBe(0);
    expect(all.years).toContain(Number(all.rows[0]?.createdAt.slice(0, 4)));
    const services = { customerGuid: who.guid, freeProductId: service };
    const reply = dataOf(await portal.call('GetServiceOrderPageList', services, { session: who.token }));
    expect(reply.rows.map((row) => row.orderNo)).toEqual([other.orderNo]);
    const none = { ...services, freeProductId: service + 1 };
    expect(dataOf(await portal.call('GetServiceOrderPageList', none, { session: who.token })).total).toBe(0);
  });

  // proves: mall: no cancel button while in use
  it('offer to cancel neither in the list nor in the order items in use', async () => {
    const [who] = (await makeShoppers(portal, 1)) as [Shopper];
    const by = { session: who.token };
    const code = await makeProduct(portal, { kind: 'service', use_kind: 'code', price_fen: 0 });
    const [seen, unseen] = [await mall.buy(who, [item(code)]), await mall.buy(who, [item(code)])];
    const card = await mall.buy(who, [item(await makeProduct(portal, { kind: 'card', price_fen: 0 }))]);
    const { rows } = await portal.portal.database.pool.query<{ id: string }>(
      'SELECT service_id AS id FROM held_service WHERE source = $1',
      [`mall:${orderIdOf(seen.orderNo)}-1-1`],
    );
    dataOf(await portal.call('RevealServiceCode', { userGuid: who.guid, serviceId: rows[0]?.id ?? '' }, by));
    const list = dataOf(await portal.call('GetOrderPageList', { customerGuid: who.guid }, by));
    const offered = (guid: string) => list.rows.find((row) => row.orderGuid === guid)?.actions.includes('cancel');
    expect([seen, unseen, card].map(({ orderGuid }) => offered(orderGuid))).toEqual([false, true, true]);
    for (const { orderGuid } of [seen, unseen, card])
      expect((await mall.detail(who, orderGuid)).actions.includes('cancel')).toBe(offered(orderGuid));
  });

  it('say what they were paid with, where they go and what happened', async () => {
    const [who] = (await makeShoppers(portal, 1)) as [Shopper];
    const id = await makeProduct(portal);
    await makeGift(portal, who.guid, { amountFen: 40_00 });
    const form = { CustomerGuid: who.guid, AddressId: who.addressId, Remarks: '请放门卫', ProductItems: [item(id)] };
    const { orderGuid, orderNo } = dataOf(await portal.call('ProductToBuy', form, { session: who.token }));
    const told = await mall.detail(who, orderGuid);
    expect(told).toMatchObject({
      orderNo,
      remarks: '请放门卫',
      payState: 'unpaid',
      confirmsOn: null,
      cancelRefusal: null,
    });
    expect(told.address?.district).toBe('上海市');
    expect(told.paidWith).toEqual([
      { source: 'gift', name: { zh: '健康礼金', en: 'Health gift' }, amountFen: 40_00, points: null, givenBack: false },
      { source: 'money', name: { zh: '微信支付', en: 'WeChat Pay' }, amountFen: 60_00, points: null, givenBack: false },
    ]);
    expect(told.events.map(({ kind }) => kind)).toEqual(['placed']);
    const stored = await portal.portal.database.pool.query<{ remarks: Buffer }>(
      'SELECT remarks FROM mall_order WHERE order_id = $1',
      [orderIdOf(orderNo)],
    );
    expect(stored.rows[0]?.remarks.toString('utf8')).not.toContain('门卫');
    const [other] = (await makeShoppers(portal, 1)) as [Shopper];
    const asked = { customerGuid: other.guid, orderGuid };
    expect(faultOf(await portal.call('GetOrderById', asked, { session: other.token }))).toBe('notYours');
  });
});
