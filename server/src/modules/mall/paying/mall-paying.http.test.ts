import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { MINUTE, SECOND } from '../../../../test/clock.ts';
import { makeCrowd, type Member } from '../../../../test/crowd.ts';
import { makeMallOrder, type MallOrder } from '../../../../test/mall.ts';
import { broken, leap, payTrade, runJobs, simOf } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

const AMOUNT = 199_00;

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());
afterEach(async () => {
  simOf(portal).faults.clear();
  expect(await broken(portal)).toEqual([]);
});

const somebody = async (): Promise<Member> => (await makeCrowd(portal, 1))[0] as Member;
const shopper = async () => {
  const member = await somebody();
  return { member, order: await makeMallOrder(portal, { personGuid: member.guid }) };
};
type Shopper = Awaited<ReturnType<typeof shopper>>;

const byCode = ({ member, order }: Shopper) =>
  portal.call('ProWeixinPay', { out_trade_no: order.orderNo }, { session: member.token });
const byPage = ({ member, order }: Shopper) =>
  portal.call('KsMallWechatH5Pay', { out_trade_no: order.orderNo }, { session: member.token });
const inApp = ({ member, order }: Shopper, code = 'a-code') =>
  portal.call('Amazon_WeixinJsApiPay', { order_no: order.orderNo, code }, { session: member.token });
const status = async ({ member, order }: Shopper) =>
  dataOf(await portal.call('CheckedPayStatus', { order_no: order.orderNo }, { session: member.token }));
const info = async ({ member, order }: Shopper) =>
  dataOf(await portal.call('GetMallPayInfo', { orderGuid: order.orderGuid }, { session: member.token })).payInfo;

async function rowOf({ orderId }: MallOrder) {
  const { rows } = await pool.query<{ status: number; closed_as: string | null }>(
    'SELECT status, closed_as FROM mall_order WHERE order_id = $1',
    [orderId],
  );
  return rows[0];
}
async function tradesOf({ orderId }: MallOrder): Promise<string[]> {
  const { rows } = await pool.query<{ no: string }>(
    `SELECT out_trade_no AS no FROM payment WHERE subject = 'mall' AND subject_id = $1 ORDER BY payment_id`,
    [orderId],
  );
  return rows.map(({ no }) => no);
}
async function ledgerOf({ orderId }: MallOrder): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `SELECT kind || ' ' || amount AS line FROM ledger_transfer WHERE subject = 'mall:' || $1::text ORDER BY at, kind`,
    [orderId],
  );
  return rows.map(({ line }) => line);
}
async function refundsOf({ orderId }: MallOrder): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `SELECT r.why || ' ' || r.amount_fen || ' ' || r.state AS line FROM refund r JOIN payment p USING (company_id, payment_id)
     WHERE p.subject = 'mall' AND p.subject_id = $1 ORDER BY r.refund_id`,
    [orderId],
  );
  return rows.map(({ line }) => line);
}
const lastTrade = async (order: MallOrder): Promise<string> => (await tradesOf(order)).at(-1) ?? '';

describe('an order of a mall', () => {
  it('tells its pay page what it costs, until when, and the one way there is', async () => {
    const one = await shopper();
    const told = await info(one);
    expect(told).toMatchObject({
      orderGuid: one.order.orderGuid,
      out_trade_no: one.order.orderNo,
      amountFen: AMOUNT,
      state: 'unpaid',
      mall: 'health',
      methods: ['wechat'],
      title: { zh: '洁牙卡', en: 'Dental cleaning card' },
    });
    expect(Date.parse(told.heldUntil ?? '')).toBeGreaterThan(portal.clock.now().getTime() + 29 * MINUTE);
  });

  it.each([
    ['a code', 'native', byCode],
    ['the provider’s page', 'h5', byPage],
    ['the app’s window', 'jsapi', inApp],
  ] as const)('is paid by %s', async (_, channel, start) => {
    const one = await shopper();
    expect(faultOf(await start(one))).toBe('answered');
    const no = await lastTrade(one.order);
    expect(simOf(portal).world.trades.get(no)).toMatchObject({ channel, amountFen: AMOUNT });
    expect(await payTrade(portal, no)).toBe('paid');
    expect(await rowOf(one.order)).toEqual({ status: 20, closed_as: null });
    expect(await ledgerOf(one.order)).toEqual([`capture ${AMOUNT}`]);
    expect(await status(one)).toMatchObject({ state: 'paid', amountFen: AMOUNT, refundFen: 0, heldUntil: null });
    expect(faultOf(await start(one))).toBe('paidAlready');
  });

  it('is paid when no notice comes: by asking', async () => {
    const [one, two] = [await shopper(), await shopper()];
    for (const buyer of [one, two]) {
      dataOf(await byCode(buyer));
      await payTrade(portal, await lastTrade(buyer.order), { quietly: true });
    }
    portal.clock.advance(3 * SECOND);
    expect(await status(one)).toMatchObject({ state: 'paid' });
    expect((await rowOf(two.order))?.status).toBe(10);
    portal.clock.advance(20 * SECOND);
    await runJobs(portal);
    expect((await rowOf(two.order))?.status).toBe(20);
  });

  // proves: owner of a mall order
  it('is another’s: nothing can be seen or paid, nor an exam order through the mall', async () => {
    const [one, other] = [await shopper(), await shopper()];
    const thief = { member: other.member, order: one.order };
    for (const way of [byCode, byPage, inApp]) expect(faultOf(await way(thief))).toBe('notYours');
    const by = { session: other.member.token };
    expect(faultOf(await portal.call('CheckedPayStatus', { order_no: one.order.orderNo }, by))).toBe('notYours');
    expect(faultOf(await portal.call('GetMallPayInfo', { orderGuid: one.order.orderGuid }, by))).toBe('notYours');
    const wrongDay = one.order.orderNo.replace('SC2026', 'SC2025');
    const answer = await portal.call('ProWeixinPay', { out_trade_no: wrongDay }, { session: one.member.token });
    expect(faultOf(answer)).toBe('notYours');
    const exam = await portal.send('ProWeixinPay', { out_trade_no: 'TJ20260610000001' }, { session: one.member.token });
    expect(faultOf(exam)).toBe('badInput');
    expect(await tradesOf(one.order)).toEqual([]);
  });

  it('needs the app’s code inside the app', async () => {
    expect(faultOf(await inApp(await shopper(), 'bad-code'))).toBe('wxConfigFailed');
  });
});

describe('money for a mall order', () => {
  it('that comes twice is credited once, and the rest goes back', async () => {
    const one = await shopper();
    dataOf(await byCode(one));
    const first = await lastTrade(one.order);
    dataOf(await byPage(one));
    const second = await lastTrade(one.order);
    expect(simOf(portal).world.trades.get(first)?.state).toBe('CLOSED');
    await payTrade(portal, second);
    // the same news again, and the closed one paid in the same moment
    const { courier, world } = simOf(portal);
    const again = { provider: 'wechat', about: 'paid', outTradeNo: second } as const;
    expect(await courier.once({ ...again, url: world.trades.get(second)?.notifyUrl ?? '' })).toBeLessThan(300);
    expect(await ledgerOf(one.order)).toEqual([`capture ${AMOUNT}`]);
    await payTrade(portal, first, { force: true });
    await runJobs(portal);
    expect(await refundsOf(one.order)).toEqual([`twice ${AMOUNT} done`]);
    expect(await rowOf(one.order)).toEqual({ status: 20, closed_as: null });
    expect(await status(one)).toMatchObject({ state: 'paid' });
  });

  it('that does not come: closed at the provider, then the order', async () => {
    const one = await shopper();
    dataOf(await byCode(one));
    await leap(portal, 28 * MINUTE + 30 * SECOND);
    expect(faultOf(await byPage(one))).toBe('mallPayEnding');
    await leap(portal, 3 * MINUTE);
    await runJobs(portal);
    expect(simOf(portal).world.trades.get(await lastTrade(one.order))?.state).toBe('CLOSED');
    expect(await rowOf(one.order)).toEqual({ status: 40, closed_as: 'expired' });
    expect(await status(one)).toMatchObject({ state: 'expired', heldUntil: null });
    expect(faultOf(await byCode(one))).toBe('mallPayOver');
  });

  // proves: late money of a cancelled mall order
  it('that comes late is taken all the same; who has cancelled gets it back', async () => {
    for (const cancelled of [false, true]) {
      const one = await shopper();
      dataOf(await byCode(one));
      await leap(portal, 31 * MINUTE);
      await runJobs(portal);
      if (cancelled)
        await pool.query(`UPDATE mall_order SET closed_as = 'cancelled' WHERE order_id = $1`, [one.order.orderId]);
      await payTrade(portal, await lastTrade(one.order), { force: true });
      expect(await status(one)).toMatchObject({ state: cancelled ? 'refunding' : 'paid' });
      await runJobs(portal);
      expect((await rowOf(one.order))?.status).toBe(cancelled ? 40 : 20);
      expect(await refundsOf(one.order)).toEqual(cancelled ? [`late ${AMOUNT} done`] : []);
      expect(await status(one)).toMatchObject({ state: cancelled ? 'refunded' : 'paid' });
    }
  });

  // proves: mall order closed at the provider first
  it('stays open while the provider is silent', async () => {
    const one = await shopper();
    dataOf(await byCode(one));
    simOf(portal).faults.add([{ on: 'api', route: 'any', kind: 'error500', times: 100 }]);
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect((await rowOf(one.order))?.status).toBe(10);
    simOf(portal).faults.clear();
    await leap(portal, 16 * SECOND);
    await runJobs(portal);
    expect((await rowOf(one.order))?.status).toBe(40);
  });
});

describe('the demo world', () => {
  it('has orders of both malls to try', async () => {
    const emp = await portal.login('demo', 'emp');
    const { rows } = await pool.query<{ guid: string; mall: string }>(
      `SELECT order_guid AS guid, mall FROM mall_order WHERE person_guid = $1 AND status = 10 ORDER BY mall`,
      [emp.user.CustomerGuid],
    );
    expect(rows.map(({ mall }) => mall)).toEqual(['health', 'service']);
    for (const { guid } of rows) {
      const { payInfo } = dataOf(await portal.call('GetMallPayInfo', { orderGuid: guid }, { session: emp }));
      const began = await portal.call('ProWeixinPay', { out_trade_no: payInfo.out_trade_no }, { session: emp });
      expect(dataOf(began).code_url).toMatch(/^(weixin|https?):/);
    }
  });
});
