import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderIdOf } from '#contract/rules/order-number';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { HOUR } from '../../../../test/clock.ts';
import { CROWD_COMPANY } from '../../../../test/crowd.ts';
import { everySource, GIVEN_BACK, item, mallOf, TAKEN } from '../../../../test/mall-scenes.ts';
import { makeProduct, makeShoppers, mallRefundsOf, sourcesOf, type Shopper } from '../../../../test/mall.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { broken, leap, runJobs } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { completeMallOrders } from '../fulfilment/receipt-job.ts';

let portal: TestPortal;
let mall: ReturnType<typeof mallOf>;
let finance: SignedInOperator;
let support: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  mall = mallOf(portal);
  finance = await portal.operator('finance');
  support = await portal.operator('support');
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

const on = (orderNo: string) => ({ companyId: CROWD_COMPANY, orderId: orderIdOf(orderNo) });
const refund = (orderNo: string, itemNos: number[], language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call('OpsMallRefund', { ...on(orderNo), itemNos, reason: '商品破损' }, { session: finance, language });
const send = (orderNo: string, itemNos: number[]) =>
  portal.call(
    'OpsMallSend',
    { ...on(orderNo), itemNos, carrier: '京东物流', trackingNo: 'JD100200300' },
    { session: support },
  );
const servicesOf = async (who: Shopper) =>
  dataOf(await portal.call('MyServices', { userGuid: who.guid }, { session: who.token })).rows;

/** The sources of some items, in sums. */
function sumsOf(lines: string[], itemNo: number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of lines) {
    const [of, source = '', amount = ''] = line.split(' ');
    if (Number(of) === itemNo) sums[source] = (sums[source] ?? 0) + Number(amount.split('/')[0]);
  }
  return sums;
}

describe('a refund of one of two items', () => {
  it('gives back exactly what that item was paid with, ends what it granted, and leaves the other as it is', async () => {
    const { who, now, orderNo } = await everySource(portal);
    await mall.pay(who, orderNo);
    const paid = await sourcesOf(portal, orderNo);
    const second = sumsOf(paid, 2);
    expect((await servicesOf(who)).map(({ state }) => state)).toEqual(['active']);
    const told = dataOf(await refund(orderNo, [2]));
    expect(told).toMatchObject({ status: 20, moneyFen: second['money'] ?? 0 });
    const after = await now();
    expect(after.stock).toBe(TAKEN.stock);
    expect(after.bought).toBe(TAKEN.bought);
    expect(after.gift).toBe(TAKEN.gift + (second['gift'] ?? 0));
    expect(after.card).toBe(TAKEN.card + (second['card'] ?? 0));
    expect(after.points).toEqual([told.points]);
    expect((await sourcesOf(portal, orderNo)).filter((line) => line.startsWith('1 '))).toEqual(
      paid.filter((line) => line.startsWith('1 ')),
    );
    expect((await servicesOf(who)).map(({ state }) => state)).toEqual(['ended']);
    expect((await mall.detail(who, (await idsOf(orderNo)).guid)).OrderItems.map(({ state }) => state)).toEqual([
      'open',
      'refunded',
    ]);
    await runJobs(portal);
    const money = second['money'] ?? 0;
    expect(await mallRefundsOf(portal, orderNo)).toEqual(money > 0 ? [`cancelled ${money} done`] : []);
    expect(faultOf(await refund(orderNo, [2]))).toBe('mallNotRefundable');
  });

  it('closes the order with its last item, though it was sent and received', async () => {
    const { who, now, orderNo } = await everySource(portal);
    await mall.pay(who, orderNo);
    dataOf(await refund(orderNo, [2]));
    dataOf(await send(orderNo, [1]));
    const { guid } = await idsOf(orderNo);
    const confirmed = await portal.call(
      'ConfirmMallReceipt',
      { customerGuid: who.guid, orderGuid: guid },
      { session: who.token },
    );
    expect(dataOf(confirmed).Status).toBe(30);
    expect(dataOf(await refund(orderNo, [1])).status).toBe(40);
    expect(await now()).toMatchObject({ ...GIVEN_BACK, order: { status: 40, closed_as: 'refunded' } });
    await runJobs(portal);
    const back = (await mallRefundsOf(portal, orderNo)).reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
    expect(back).toBe(60_00);
    const { rows } = await portal.portal.database.pool.query<{ action: string; reason: string }>(
      `SELECT action, reason FROM audit WHERE subject_kind = 'mallOrder' AND subject_id = $1 ORDER BY seq`,
      [String(orderIdOf(orderNo))],
    );
    expect(rows).toEqual([
      { action: 'mall.refund', reason: '2: 商品破损' },
      { action: 'mall.send', reason: '1: 京东物流 JD100200300' },
      { action: 'mall.refund', reason: '1: 商品破损' },
    ]);
  });
});

describe('a refund', () => {
  // proves: bought: an item is refunded once
  it('is refused before payment, of items there are not, and of a closed order', async () => {
    const { who, orderNo, orderGuid } = await everySource(portal);
    expect(textOf(await refund(orderNo, [1]))).toMatch(/^所选商品不能退款/);
    expect(textOf(await refund(orderNo, [1], 'en-us'))).toMatch(/^These cannot be refunded/);
    await mall.pay(who, orderNo);
    expect(faultOf(await refund(orderNo, [1, 3]))).toBe('mallNotRefundable');
    expect(dataOf(await mall.cancel(who, orderGuid)).Status).toBe(40);
    expect(faultOf(await refund(orderNo, [1]))).toBe('mallNotRefundable');
  });

  it('asked for twice at once is done once', async () => {
    const { who, now, orderNo } = await everySource(portal);
    await mall.pay(who, orderNo);
    const answers = await Promise.all([refund(orderNo, [1, 2]), refund(orderNo, [1, 2])]);
    expect(answers.map(faultOf).toSorted()).toEqual(['answered', 'mallNotRefundable']);
    expect(await now()).toMatchObject(GIVEN_BACK);
    await runJobs(portal);
    expect(await mallRefundsOf(portal, orderNo)).toEqual(['cancelled 6000 done']);
  });
});

describe('a buyer', () => {
  it('cannot cancel sent items or those whose code was seen', async () => {
    const [who] = (await makeShoppers(portal, 1)) as [Shopper];
    const free = { role: null, price_fen: 0 };
    const [goods, coded] = [
      await makeProduct(portal, { offer: free }),
      await makeProduct(portal, { kind: 'service', use_kind: 'code', use_url: '', offer: free }),
    ];
    const sent = await mall.buy(who, [item(goods)]);
    dataOf(await send(sent.orderNo, [1]));
    expect(faultOf(await mall.cancel(who, sent.orderGuid))).toBe('mallSentAlready');
    expect((await mall.detail(who, sent.orderGuid)).actions).toContain('confirm');
    const seen = await mall.buy(who, [item(coded)]);
    const [held] = await servicesOf(who);
    const asked = { userGuid: who.guid, serviceId: held?.serviceId ?? '' };
    dataOf(await portal.call('RevealServiceCode', asked, { session: who.token }));
    expect(faultOf(await mall.cancel(who, seen.orderGuid))).toBe('mallCodeShown');
    await leap(portal, 10 * 24 * HOUR);
    await completeMallOrders(portal.portal);
    expect((await mall.detail(who, sent.orderGuid)).Status).toBe(30);
    expect((await mall.detail(who, seen.orderGuid)).Status).toBe(30);
  });
});

async function idsOf(orderNo: string): Promise<{ guid: string }> {
  const { rows } = await portal.portal.database.pool.query<{ guid: string }>(
    'SELECT order_guid AS guid FROM mall_order WHERE order_id = $1',
    [orderIdOf(orderNo)],
  );
  return { guid: rows[0]?.guid ?? '' };
}
