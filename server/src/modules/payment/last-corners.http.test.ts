import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../test/answers.ts';
import {
  attention,
  broken,
  heldByOne,
  orderNow,
  PAID_FEN,
  payTrade,
  refundsOf,
  runJobs,
  simOf,
  startPaying,
  tradeNoOf,
  type Held,
} from '../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import type { SimRefund, SimTrade } from '../../simulator/world.ts';

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

const held = () => heldByOne(portal);
type Scene = Omit<Awaited<ReturnType<typeof held>>, 'seats'>;
const byCashier = ({ member, order }: Scene) =>
  portal.call('GuanAiTongPay', { examOrderId: order.orderId }, { session: member.token });
const byCode = (node: TestPortal, { member, order }: Scene) =>
  node.call('QrWeixinPay', { out_trade_no: order.orderNo }, { session: member.token });
const inApp = ({ member, order }: Scene, code: string) =>
  portal.call('WeixinJsApiPay', { order_no: order.orderNo, code }, { session: member.token });
/** GuanAiTong's numbers begin with the appid. */
const tradeOf = (no: string): SimTrade =>
  [...simOf(portal).world.trades.values()].find(({ outTradeNo }) => outTradeNo.endsWith(no)) as SimTrade;

describe('a notice that fits nothing', () => {
  it('is refused every time, never kept as seen, and taken when it fits', async () => {
    const scene = await held();
    dataOf(await byCashier(scene));
    const no = await tradeNoOf(portal, scene.order.orderId);
    const { outTradeNo, notifyUrl: url, provider } = tradeOf(no);
    // its event has the same name each time
    const told = () => simOf(portal).courier.once({ provider, about: 'paid', outTradeNo, url });
    tradeOf(no).amountFen = PAID_FEN + 1;
    expect([await told(), await told()]).toEqual([503, 503]);
    expect((await orderNow(portal, scene.order.orderId)).status).toBe(10);
    tradeOf(no).amountFen = PAID_FEN;
    expect([await told(), await told()]).toEqual([200, 200]);
    expect((await orderNow(portal, scene.order.orderId)).status).toBe(20);
  });
});

/** Paid and cancelled: its refund is asked for. */
async function refunding(provider: SimTrade['provider'] = 'wechat') {
  const { member, order } = await held();
  if (provider === 'wechat') await startPaying(portal, member, order);
  else dataOf(await byCashier({ member, order }));
  const no = await tradeNoOf(portal, order.orderId);
  await payTrade(portal, tradeOf(no).outTradeNo);
  const own = { customerGuid: member.guid, orderId: order.orderId };
  dataOf(await portal.call('CancelExamOrder', own, { session: member.token }));
  return { order, no };
}

/** A refund as the provider has it, made by it without our asking, and how it tells of it. */
async function atProvider(order: Held, no: string): Promise<{ refund: SimRefund; told: () => Promise<number> }> {
  const { rows } = await pool.query<{ no: string }>(
    `SELECT out_refund_no AS no FROM refund JOIN payment USING (company_id, payment_id) WHERE subject_id = $1`,
    [order.orderId],
  );
  const { provider, outTradeNo, notifyUrl } = tradeOf(no);
  const outRefundNo = `${provider === 'wechat' ? '' : simOf(portal).keys.guanaitong.appId}${rows[0]?.no ?? ''}`;
  const refund: SimRefund = {
    ...{ provider, outTradeNo, outRefundNo, notifyUrl, refundId: `50${order.orderId}`, refundFen: PAID_FEN },
    ...{ status: 'SUCCESS', at: portal.clock.now().toISOString() },
  };
  simOf(portal).world.refunds.set(outRefundNo, refund);
  const told = () => simOf(portal).courier.once({ provider, about: 'refund', outTradeNo, outRefundNo, url: notifyUrl });
  return { refund, told };
}

describe('a refund', () => {
  // proves: a refund’s amount
  // proves: a refund’s payment
  it('that is told with another amount, of another payment or not at all ours is not believed', async () => {
    const { order, no } = await refunding();
    const other = await refunding();
    const { refund, told } = await atProvider(order, no);
    refund.refundFen = PAID_FEN - 1;
    expect(await told()).toBe(503);
    const elsewhere = () =>
      simOf(portal).courier.once({
        ...{ provider: 'wechat', about: 'refund', outTradeNo: other.no },
        ...{ outRefundNo: refund.outRefundNo, url: tradeOf(no).notifyUrl },
      });
    refund.refundFen = PAID_FEN;
    expect(await elsewhere()).toBe(503);
    simOf(portal).world.refunds.set('R100-999999', { ...refund, outRefundNo: 'R100-999999' });
    const unknown = { provider: 'wechat', about: 'refund', outTradeNo: no, outRefundNo: 'R100-999999' } as const;
    expect(await simOf(portal).courier.once({ ...unknown, url: tradeOf(no).notifyUrl })).toBe(503);
    expect(await refundsOf(portal, order.orderId)).toEqual([`cancelled ${PAID_FEN} asked`]);
    expect(await told()).toBe(204);
    expect(await refundsOf(portal, order.orderId)).toEqual([`cancelled ${PAID_FEN} done`]);
    simOf(portal).world.refunds.delete('R100-999999');
    await runJobs(portal);
  });

  it('whose answer names another amount stays asked for, and the job says so', async () => {
    const { order, no } = await refunding('guanaitong');
    const { refund } = await atProvider(order, no);
    refund.refundFen = PAID_FEN - 1;
    await expect(runJobs(portal)).rejects.toThrow(/failed for 1/);
    expect(await refundsOf(portal, order.orderId)).toEqual([`cancelled ${PAID_FEN} asked`]);
  });

  it('that had failed and was done by hand at the provider is done here too', async () => {
    const { order, no } = await refunding();
    const { refund, told } = await atProvider(order, no);
    refund.status = 'ABNORMAL';
    expect(await told()).toBe(204);
    expect(await refundsOf(portal, order.orderId)).toEqual([`cancelled ${PAID_FEN} failed`]);
    expect(await attention(portal)).toHaveLength(1);
    refund.status = 'SUCCESS';
    expect(await told()).toBe(204);
    expect(await refundsOf(portal, order.orderId)).toEqual([`cancelled ${PAID_FEN} done`]);
    expect(await attention(portal)).toEqual([]);
    // and it does not fail afterwards
    refund.status = 'ABNORMAL';
    expect(await told()).toBe(204);
    expect(await refundsOf(portal, order.orderId)).toEqual([`cancelled ${PAID_FEN} done`]);
  });
});

describe('a second phone', () => {
  // proves: a prepay is one phone’s
  it('gets a payment of its own: the one prepared for the first cannot be paid with it', async () => {
    const scene = await held();
    const first = dataOf(await inApp(scene, 'first-phone'));
    const no = await tradeNoOf(portal, scene.order.orderId);
    expect(dataOf(await inApp(scene, 'first-phone'))).toEqual(first);
    const second = dataOf(await inApp(scene, 'second-phone'));
    expect(second).not.toEqual(first);
    expect(simOf(portal).world.trades.get(no)?.state).toBe('CLOSED');
    const now = tradeOf(await tradeNoOf(portal, scene.order.orderId));
    expect(now.openId).not.toBe(tradeOf(no).openId);
    expect(second).toMatchObject({ package: `prepay_id=${now.prepayId}` });
  });
});

describe('a payment begun at another node', () => {
  // proves: same request to the provider
  it('whose answer was lost goes on here, from another address, as it was begun', async () => {
    const simulator = { keys: simOf(portal).keys, url: `${portal.url}/sim` };
    const other = await startPortal({ jobs: false, database: portal.database, simulator, env: { TRUST_PROXY: '1' } });
    const scene = await held();
    simOf(portal).faults.add([{ on: 'api', route: 'start', kind: 'replyLost' }]);
    expect(faultOf(await byCode(portal, scene))).toBe('payUnavailable');
    const { member, order } = scene;
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const asked = { session: member.token, headers };
    const again = await other.call('QrWeixinPay', { out_trade_no: order.orderNo }, asked);
    await other.stop();
    expect(faultOf(again)).toBe('answered');
    expect(dataOf(again).code_url).toMatch(/^http/);
    expect(tradeOf(await tradeNoOf(portal, order.orderId)).notifyUrl.startsWith(portal.url)).toBe(true);
    const { rows } = await pool.query('SELECT asked FROM payment WHERE subject_id = $1', [order.orderId]);
    expect(rows).toEqual([{ asked: null }]);
  });
});
