import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/calls/orders';
import { dataOf } from '../../../test/answers.ts';
import { MINUTE } from '../../../test/clock.ts';
import { makeCrowd, type Member } from '../../../test/crowd.ts';
import {
  attention,
  broken,
  holdSeat,
  leap,
  orderNow,
  payTrade,
  simOf,
  startPaying,
  tradeNoOf,
} from '../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { makeSeats } from '../../../test/seats.ts';
import { testSimulatorKeys } from '../../../test/simulator.ts';
import { sendAllDue } from '../messages/jobs.ts';
import { settleAll } from './jobs.ts';

/** Both are copies of one database: the second is the first as it was before anything happened, restored. */
let lost: TestPortal;
let restored: TestPortal;
beforeAll(async () => {
  lost = await startPortal({ jobs: false });
  restored = await startPortal({
    jobs: false,
    simulator: { keys: await testSimulatorKeys(), url: `${lost.url}/sim` },
  });
});
afterAll(async () => {
  await restored.stop();
  await lost.stop();
});

/** The same steps on both sides: what comes from a counter alone is the same number on both. */
async function order(portal: TestPortal) {
  const [member] = (await makeCrowd(portal, 1)) as [Member];
  const seats = await makeSeats(portal.portal.database.pool, 1);
  return { member, ...(await holdSeat(portal, member, seats)) };
}
const cancel = (portal: TestPortal, { member, orderId }: Awaited<ReturnType<typeof order>>) =>
  portal.call('CancelExamOrder', { customerGuid: member.guid, orderId }, { session: member.token });
const rows = async <T extends object>({ portal }: TestPortal, query: string, values: unknown[]): Promise<T[]> =>
  (await portal.database.pool.query<T>(query, values)).rows;

describe('after a restore', () => {
  // proves: ids that leave the platform never come again
  // proves: a refund number never comes again
  it('no number that leaves the platform comes again', async () => {
    const given = async (portal: TestPortal) => {
      const who = await portal.login('demo', 'emp');
      const member = { guid: who.user.CustomerGuid, token: who.token };
      const seats = await makeSeats(portal.portal.database.pool, 1);
      const made = { member, ...(await holdSeat(portal, member, seats)) };
      const trade = await startPaying(portal, member, made);
      await payTrade(lost, trade);
      await settleAll(portal.portal);
      await sendAllDue(portal.portal);
      dataOf(await cancel(portal, made));
      const refunds = await rows<{ no: string }>(
        portal,
        'SELECT out_refund_no AS no FROM refund JOIN payment p USING (company_id, payment_id) WHERE p.subject_id = $1',
        [made.orderId],
      );
      await sendAllDue(portal.portal);
      const messages = portal.portal.ports.sms.kept?.() ?? [];
      return [made.orderNo, trade, ...[...refunds, ...messages].map(({ no }) => no)];
    };
    const before = await given(lost);
    const after = await given(restored);
    // an order, a payment, a refund, and that it was booked and cancelled
    expect([before.length, after.length]).toEqual([5, 5]);
    expect(after.filter((no) => before.includes(no))).toEqual([]);
  });

  // proves: a payment number never comes again
  it('one person’s payment books nothing for another, and no other gets it back', async () => {
    const first = await order(lost);
    const theirs = await startPaying(lost, first.member, first);
    expect(await payTrade(lost, theirs)).toBe('paid');
    expect(await orderNow(lost, first.orderId)).toMatchObject({ status: ORDER_STATUS.booked });

    const second = await order(restored);
    await restored.call('QrWeixinPay', { out_trade_no: second.orderNo }, { session: second.member.token });
    const ours = await tradeNoOf(restored, second.orderId);
    expect(ours).not.toBe(theirs);
    await leap(restored, MINUTE);
    await settleAll(restored.portal);
    const asked = { order_no: second.orderNo };
    const { state } = dataOf(await restored.call('CheckedPayStatus', asked, { session: second.member.token }));
    expect(state).toBe('unpaid');
    expect(await orderNow(restored, second.orderId)).toMatchObject({ status: ORDER_STATUS.toPay });

    // even when the second has paid and cancels, what goes back is their own
    expect(await payTrade(lost, ours)).toBe('paid');
    await settleAll(restored.portal);
    dataOf(await cancel(restored, second));
    await settleAll(restored.portal);
    const refunded = [...simOf(lost).world.refunds.values()].map(({ outTradeNo }) => outTradeNo);
    expect(refunded).toContain(ours);
    expect(refunded).not.toContain(theirs);
    expect(await broken(restored)).toEqual([]);
  });
});

describe('news about a payment of our number that does not bring what ours carried', () => {
  // proves: attachment of a payment
  it('is not settled, and finance is told', async () => {
    const made = await order(lost);
    const no = await startPaying(lost, made.member, made);
    const trade = simOf(lost).world.trades.get(no);
    expect(trade?.attach).toMatch(/^[0-9a-f]{32}$/);
    if (trade) trade.attach = 'of somebody else';
    // the notice is lost, so that only what the provider answers is there to be believed
    await payTrade(lost, no, { quietly: true });
    await leap(lost, MINUTE);
    await settleAll(lost.portal);
    expect(await orderNow(lost, made.orderId)).toMatchObject({ status: ORDER_STATUS.toPay });
    expect(await attention(lost)).toEqual([`payment ${no} (open): what wechat says of it is not about ours`]);
    const { items } = dataOf(
      await lost.call('OpsAttention', { kind: 'payment' }, { session: await lost.operator('finance') }),
    );
    expect(items.find(({ number }) => number === no)).toMatchObject({ difference: 'foreign', orderNo: made.orderNo });

    if (trade) delete trade.attach;
    await leap(lost, MINUTE);
    await settleAll(lost.portal);
    expect(await orderNow(lost, made.orderId)).toMatchObject({ status: ORDER_STATUS.toPay });
  });
});
