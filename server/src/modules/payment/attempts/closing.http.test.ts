import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { HOUR, MINUTE, SECOND } from '../../../../test/clock.ts';
import type { Member } from '../../../../test/crowd.ts';
import {
  broken,
  heldByOne,
  leap,
  orderNow,
  payTrade,
  runJobs,
  simOf,
  startPaying,
  tradeNoOf,
  attention,
  type Held,
} from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { takenAt } from '../../../../test/seats.ts';

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
const byCode = ({ token }: Member, { orderNo }: Held, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call('QrWeixinPay', { out_trade_no: orderNo }, { session: token, language });
const byCashier = ({ token }: Member, { orderId }: Held) =>
  portal.call('GuanAiTongPay', { examOrderId: orderId }, { session: token });
const silence = (times = 10_000) => simOf(portal).faults.add([{ on: 'api', route: 'any', kind: 'error500', times }]);

describe('the last two minutes of a hold', () => {
  // proves: shortest life of a payment
  it('are too short to begin a payment: it says why, until when, and what to do', async () => {
    const { member, order } = await held();
    await leap(portal, 28 * MINUTE + 30 * SECOND);
    const refused = await byCode(member, order);
    expect(faultOf(refused)).toBe('holdEnding');
    const until = (await orderNow(portal, order.orderId)).held_until as Date;
    const time = until.toLocaleTimeString('en-GB', { timeZone: 'Asia/Shanghai', timeStyle: 'short' });
    expect(textOf(refused)).toContain(`名额保留至 ${time}`);
    expect(textOf(await byCode(member, order, 'en-us'))).toContain(`until ${time}`);
    expect(simOf(portal).world.trades.size).toBe(0);
    // it told the truth: the seat is still theirs, and cancelling gives it up at once
    expect((await orderNow(portal, order.orderId)).status).toBe(10);
    const own = { customerGuid: member.guid, orderId: order.orderId };
    dataOf(await portal.call('CancelExamOrder', own, { session: member.token }));
  });

  it('leave an earlier payment as it is: it can still be paid', async () => {
    const { member, order } = await held();
    const no = await startPaying(portal, member, order);
    await leap(portal, 28 * MINUTE + 30 * SECOND);
    dataOf(await byCode(member, order));
    expect(faultOf(await byCashier(member, order))).toBe('holdEnding');
    expect(await payTrade(portal, no)).toBe('paid');
    expect((await orderNow(portal, order.orderId)).status).toBe(20);
  });

  it('begin where the provider’s shortest time ends', async () => {
    const { member, order } = await held();
    await leap(portal, 27 * MINUTE + 50 * SECOND);
    dataOf(await byCode(member, order));
    const trade = simOf(portal).world.trades.get(await tradeNoOf(portal, order.orderId));
    expect(Date.parse(trade?.expiresAt ?? '') - portal.clock.now().getTime()).toBeGreaterThanOrEqual(60 * SECOND);
  });
});

describe('a payment that never arrived at the second provider', () => {
  it('is closed a minute after it was begun: another way is open again', async () => {
    const { member, order } = await held();
    simOf(portal).faults.add([{ on: 'api', route: 'start', kind: 'error500', times: 1 }]);
    expect(faultOf(await byCashier(member, order))).toBe('payUnavailable');
    expect(faultOf(await byCode(member, order))).toBe('payChecking');
    await leap(portal, 61 * SECOND);
    dataOf(await byCode(member, order));
  });

  it('does not keep the seat after its time', async () => {
    const { member, seats, order } = await held();
    simOf(portal).faults.add([{ on: 'api', route: 'start', kind: 'error500', times: 1 }]);
    expect(faultOf(await byCashier(member, order))).toBe('payUnavailable');
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect(await orderNow(portal, order.orderId)).toMatchObject({ status: 40, closed_as: 'expired' });
    expect(await takenAt(pool, seats)).toEqual({ booked: 0, orders: 0 });
  });
});

describe('a provider that does not say what became of a payment', () => {
  // proves: silence is no answer
  it('keeps the seat held, is flagged after an hour, and given up after a day', async () => {
    const { member, seats, order } = await held();
    dataOf(await byCashier(member, order));
    const no = await tradeNoOf(portal, order.orderId);
    silence();
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect(await attention(portal)).toEqual([]);
    await leap(portal, HOUR);
    await runJobs(portal);
    const [told] = await attention(portal);
    expect(told).toContain(`payment ${no} (open): guanaitong has not said`);
    expect(await takenAt(pool, seats)).toEqual({ booked: 1, orders: 1 });

    await leap(portal, 24 * HOUR);
    await runJobs(portal);
    expect(await orderNow(portal, order.orderId)).toMatchObject({ status: 40, closed_as: 'expired' });
    expect(await takenAt(pool, seats)).toEqual({ booked: 0, orders: 0 });
    expect(await attention(portal)).toHaveLength(1);

    // the money was there all the while: when its news comes, it finds its seat, and the flag goes
    simOf(portal).faults.clear();
    const trade = [...simOf(portal).world.trades.keys()].find((name) => name.endsWith(no)) ?? '';
    await payTrade(portal, trade, { force: true });
    expect((await orderNow(portal, order.orderId)).status).toBe(20);
    expect(await attention(portal)).toEqual([]);
  });

  it('and speaks again is believed', async () => {
    const { member, order } = await held();
    dataOf(await byCashier(member, order));
    silence();
    await leap(portal, 2 * HOUR);
    await runJobs(portal);
    expect(await attention(portal)).toHaveLength(1);
    simOf(portal).faults.clear();
    await leap(portal, 16 * SECOND);
    await runJobs(portal);
    expect((await orderNow(portal, order.orderId)).status).toBe(40);
    expect(await attention(portal)).toEqual([]);
  });
});
