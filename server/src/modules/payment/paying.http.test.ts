import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { MINUTE, SECOND } from '../../../test/clock.ts';
import { setConfig } from '../../../test/company-config.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import {
  broken,
  holdSeat,
  leap,
  orderNow,
  PAID_FEN,
  payTrade,
  refundsOf,
  runJobs,
  simOf,
  startPaying,
  tradeNoOf,
} from '../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { makeSeats, orderFor, takenAt } from '../../../test/seats.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal();
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

const somebody = async (): Promise<Member> => (await makeCrowd(portal, 1))[0] as Member;
const held = async (capacity = 1) => {
  const member = await somebody();
  const seats = await makeSeats(pool, capacity);
  return { member, seats, order: await holdSeat(portal, member, seats) };
};
const status = async (member: Member, orderNo: string) =>
  dataOf(await portal.call('CheckedPayStatus', { order_no: orderNo }, { session: member.token }));
const info = async (member: Member, orderId: number) =>
  dataOf(await portal.call('BeginPayWeb', { exam_order_ids: orderId }, { session: member.token })).payInfo;

describe('the pay page', () => {
  it('is told the order, the price, until when and in which ways', async () => {
    const { member, seats, order } = await held();
    const told = await info(member, order.orderId);
    expect(told).toMatchObject({
      orderId: order.orderId,
      out_trade_no: order.orderNo,
      amountFen: PAID_FEN,
      state: 'unpaid',
      isChange: false,
      methods: ['wechat', 'guanaitong'],
      bookDate: seats.day,
      extras: 0,
    });
    expect(new Date(told.heldUntil ?? 0).getTime()).toBeGreaterThan(portal.clock.now().getTime() + 29 * MINUTE);
  });

  it('gets a QR code, the same one again, and the provider knows our price and our time', async () => {
    const { member, order } = await held();
    const first = dataOf(await portal.call('QrWeixinPay', { out_trade_no: order.orderNo }, { session: member.token }));
    const again = dataOf(await portal.call('QrWeixinPay', { out_trade_no: order.orderNo }, { session: member.token }));
    expect(again).toEqual(first);
    const trade = simOf(portal).world.trades.get(await tradeNoOf(portal, order.orderId));
    expect(trade).toMatchObject({ amountFen: PAID_FEN, channel: 'native', state: 'NOTPAY' });
    const { held_until } = await orderNow(portal, order.orderId);
    // the provider stops a minute before the seat is given up
    expect(new Date(trade?.expiresAt ?? 0).getTime()).toBe(
      Math.floor(((held_until?.getTime() ?? 0) - MINUTE) / SECOND) * SECOND,
    );
  });

  it('another way closes the first at its provider: it cannot be paid twice', async () => {
    const { member, order } = await held();
    const qr = await startPaying(portal, member, order);
    const h5 = dataOf(await portal.call('WechatH5UnifiedOrder', { orderNo: order.orderNo }, { session: member.token }));
    expect(h5.mweb_url).toMatch(/^http/);
    expect(simOf(portal).world.trades.get(qr)?.state).toBe('CLOSED');
    const cashier = dataOf(
      await portal.call('GuanAiTongPay', { examOrderId: order.orderId }, { session: member.token }),
    );
    expect(cashier.url).toMatch(/^http/);
    const js = { order_no: order.orderNo, code: 'from-the-app' };
    const params = dataOf(await portal.call('WeixinJsApiPay', js, { session: member.token }));
    expect(params).toMatchObject({ signType: 'RSA', package: expect.stringMatching(/^prepay_id=/) as string });
    const open = await pool.query(`SELECT channel FROM payment WHERE subject_id = $1 AND state = 'open'`, [
      order.orderId,
    ]);
    expect(open.rows).toEqual([{ channel: 'jsapi' }]);
  });

  it('says so when there is nothing to pay, and when the app’s code has run out', async () => {
    const member = await somebody();
    const form = orderFor({ userGuid: member.guid }, await makeSeats(pool, 1));
    const { orderNo } = dataOf(await portal.call('AddExamOrder', form, { session: member.token }));
    const free = await portal.call('QrWeixinPay', { out_trade_no: orderNo }, { session: member.token });
    expect(faultOf(free)).toBe('nothingToPay');
    const { member: other, order } = await held();
    const js = { order_no: order.orderNo, code: 'bad-code' };
    expect(faultOf(await portal.call('WeixinJsApiPay', js, { session: other.token }))).toBe('wxConfigFailed');
  });
});

describe('the ways to pay', () => {
  // proves: the company’s ways to pay
  it('are the company’s: another is neither offered nor taken', async () => {
    const { member, order } = await held();
    await setConfig(portal, CROWD_COMPANY, 'booking', { payMethods: ['guanaitong'] });
    await expect.poll(async () => (await info(member, order.orderId)).methods).toEqual(['guanaitong']);
    for (const language of ['zh-cn', 'en-us'] as const) {
      const refused = await portal.call(
        'QrWeixinPay',
        { out_trade_no: order.orderNo },
        { session: member.token, language },
      );
      expect([faultOf(refused), textOf(refused)]).toEqual([
        'payMethodUnknown',
        faultText('payMethodUnknown', language),
      ]);
    }
    expect(faultOf(await portal.call('GuanAiTongPay', { examOrderId: order.orderId }, { session: member.token }))).toBe(
      'answered',
    );
    await setConfig(portal, CROWD_COMPANY, 'booking', { payMethods: ['wechat', 'guanaitong'] });
    await expect.poll(async () => (await info(member, order.orderId)).methods).toHaveLength(2);
  });
});

describe('money that comes', () => {
  it('books the seat: by notice, in one credit', async () => {
    const { member, seats, order } = await held();
    await payTrade(portal, await startPaying(portal, member, order));
    expect(await orderNow(portal, order.orderId)).toMatchObject({ status: 20, held_until: null });
    expect(await takenAt(pool, seats)).toEqual({ booked: 1, orders: 1 });
    expect(await status(member, order.orderNo)).toMatchObject({ state: 'paid', refundFen: 0 });
    const again = await portal.call('QrWeixinPay', { out_trade_no: order.orderNo }, { session: member.token });
    expect(faultOf(again)).toBe('paidAlready');
  });

  it('books the seat when every notice is lost: the page asks, or the sweeper', async () => {
    const [one, two] = [await held(), await held()];
    for (const { member, order } of [one, two])
      await payTrade(portal, await startPaying(portal, member, order), { quietly: true });
    expect((await orderNow(portal, one.order.orderId)).status).toBe(10);
    portal.clock.advance(3 * SECOND);
    expect(await status(one.member, one.order.orderNo)).toMatchObject({ state: 'paid' });
    expect((await orderNow(portal, two.order.orderId)).status).toBe(10);
    portal.clock.advance(20 * SECOND);
    await runJobs(portal);
    expect((await orderNow(portal, two.order.orderId)).status).toBe(20);
  });

  it('through the second provider too', async () => {
    const { member, order } = await held();
    dataOf(await portal.call('GuanAiTongPay', { examOrderId: order.orderId }, { session: member.token }));
    const no = await tradeNoOf(portal, order.orderId);
    const trade = [...simOf(portal).world.trades.keys()].find((name) => name.endsWith(no)) ?? '';
    await payTrade(portal, trade);
    expect((await orderNow(portal, order.orderId)).status).toBe(20);
  });
});

describe('a hold that runs out', () => {
  it('is closed at the provider first, then the seat is free', async () => {
    const { member, seats, order } = await held();
    const no = await startPaying(portal, member, order);
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect(simOf(portal).world.trades.get(no)?.state).toBe('CLOSED');
    expect(await orderNow(portal, order.orderId)).toMatchObject({ status: 40, closed_as: 'expired' });
    expect(await takenAt(pool, seats)).toEqual({ booked: 0, orders: 0 });
    expect(await status(member, order.orderNo)).toMatchObject({ state: 'expired' });
    const late = await portal.call('QrWeixinPay', { out_trade_no: order.orderNo }, { session: member.token });
    expect(faultOf(late)).toBe('holdOver');
  });

  it('that was paid in the last second is booked, not freed', async () => {
    const { member, order } = await held();
    const no = await startPaying(portal, member, order);
    await payTrade(portal, no, { quietly: true });
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect((await orderNow(portal, order.orderId)).status).toBe(20);
  });

  // proves: closed at the provider first
  it('stays held while the provider does not answer', async () => {
    const { member, seats, order } = await held();
    await startPaying(portal, member, order);
    simOf(portal).faults.add([{ on: 'api', route: 'any', kind: 'error500', times: 100 }]);
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect((await orderNow(portal, order.orderId)).status).toBe(10);
    expect(await takenAt(pool, seats)).toEqual({ booked: 1, orders: 1 });
    simOf(portal).faults.clear();
    await leap(portal, 16 * SECOND);
    await runJobs(portal);
    expect((await orderNow(portal, order.orderId)).status).toBe(40);
  });

  it('and is paid all the same: the seat again, if it is free', async () => {
    const { member, seats, order } = await held();
    const no = await startPaying(portal, member, order);
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect(await payTrade(portal, no, { force: true })).toBe('paid');
    expect(await orderNow(portal, order.orderId)).toMatchObject({ status: 20, closed_as: null });
    expect(await takenAt(pool, seats)).toEqual({ booked: 1, orders: 1 });
    expect(await refundsOf(portal, order.orderId)).toEqual([]);
  });

  // proves: late money needs a seat
  it('and is paid when another has the seat: the money goes back', async () => {
    const { member, seats, order } = await held();
    const no = await startPaying(portal, member, order);
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    await holdSeat(portal, await somebody(), seats);
    await payTrade(portal, no, { force: true });
    expect(await status(member, order.orderNo)).toMatchObject({ state: 'refunding', refundFen: PAID_FEN });
    await runJobs(portal);
    expect(await refundsOf(portal, order.orderId)).toEqual([`late ${PAID_FEN} done`]);
    expect(await status(member, order.orderNo)).toMatchObject({ state: 'refunded', refundFen: PAID_FEN });
    expect(await orderNow(portal, order.orderId)).toMatchObject({ status: 40, closed_as: 'expired' });
  });
});
