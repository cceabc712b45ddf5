import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { DAY, MINUTE } from '../../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import {
  attention,
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
  type Held,
} from '../../../../test/paying.ts';
import { makeMallOrder } from '../../../../test/mall.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats } from '../../../../test/seats.ts';
import { forgetSessions } from '../../identity/index.ts';
import { reconcileBills } from '../bills/reconcile.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

/** A person with a brother: an order for each, both still to be paid. */
async function family(): Promise<{ member: Member; orders: [Held, Held]; nos: string }> {
  const [member, { guid: brother }] = (await makeCrowd(portal, 2)) as [Member, Member];
  await pool.query(
    `INSERT INTO relation (company_id, person_guid, relative_guid, kind) VALUES ($1, $2, $3, 'spouse')`,
    [CROWD_COMPANY, member.guid, brother],
  );
  forgetSessions(portal.portal);
  const own = await holdSeat(portal, member, await makeSeats(pool, 1));
  const other = await holdSeat(portal, member, await makeSeats(pool, 1), { customerGuid: brother });
  return { member, orders: [own, other], nos: `${own.orderNo},${other.orderNo}` };
}
const openOf = async (orderId: number) =>
  (await pool.query(`SELECT out_trade_no FROM payment WHERE subject_id = $1 AND state = 'open'`, [orderId])).rows;
const begin = async ({ token }: Member, nos: string) =>
  faultOf(await portal.call('QrWeixinPay', { out_trade_no: nos }, { session: token }));
const statusOf = async ({ token }: Member, nos: string) =>
  dataOf(await portal.call('CheckedPayStatus', { order_no: nos }, { session: token }));
const statuses = async (orders: Held[]) => {
  const found = [];
  for (const { orderId } of orders) found.push((await orderNow(portal, orderId)).status);
  return found;
};

describe('several orders of one payer', () => {
  // proves: a trade’s whole amount
  it('are one trade: the sum is paid, each is booked and credited, and goes back by itself', async () => {
    const { member, orders, nos } = await family();
    const [own, other] = orders;
    const asked = { exam_order_ids: orders.map(({ orderId }) => orderId) };
    const { payInfo } = dataOf(await portal.call('BeginPayWeb', asked, { session: member.token }));
    expect(payInfo).toMatchObject({ out_trade_no: nos, amountFen: 2 * PAID_FEN, state: 'unpaid' });
    expect(payInfo.orders?.map(({ orderId, amountFen }) => [orderId, amountFen])).toEqual(
      orders.map(({ orderId }) => [orderId, PAID_FEN]),
    );
    expect(await begin(member, nos)).toBe('answered');
    expect(await begin(member, nos), 'asked again it is the same trade').toBe('answered');
    const no = await tradeNoOf(portal, own.orderId);
    expect(simOf(portal).world.trades.get(no)?.amountFen).toBe(2 * PAID_FEN);
    await payTrade(portal, no);
    expect(await statuses(orders)).toEqual([20, 20]);
    expect(await statusOf(member, nos)).toMatchObject({ state: 'paid' });

    const brother = (await pool.query('SELECT person_guid FROM exam_order WHERE order_id = $1', [other.orderId]))
      .rows[0];
    const mine = { customerGuid: (brother as { person_guid: string }).person_guid, orderId: other.orderId };
    const cancelled = await portal.call('CancelExamOrder', mine, { session: member.token });
    expect(dataOf(cancelled).refundFen).toBe(PAID_FEN);
    await runJobs(portal);
    expect(await refundsOf(portal, other.orderId)).toEqual([`cancelled ${PAID_FEN} done`]);
    expect(await refundsOf(portal, own.orderId)).toEqual([]);
    expect(await statuses(orders)).toEqual([20, 40]);
  });

  // proves: joint payments close together
  it('one that runs out closes the trade; nothing can be paid twice, the other is paid by itself', async () => {
    const { member, orders, nos } = await family();
    const [own, other] = orders;
    expect(await begin(member, nos)).toBe('answered');
    const together = await tradeNoOf(portal, own.orderId);
    await startPaying(portal, member, other);
    expect(await openOf(own.orderId)).toEqual([]);
    expect(await payTrade(portal, together), 'closed before the other way was offered').not.toBe('paid');
    await payTrade(portal, await tradeNoOf(portal, other.orderId));
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect(await statuses(orders)).toEqual([40, 20]);
    expect((await statusOf(member, nos)).state).toBe('expired');
  });

  it('what came for one that was called off meanwhile goes back, the rest is used', async () => {
    const { member, orders, nos } = await family();
    const [own] = orders;
    expect(await begin(member, nos)).toBe('answered');
    const mine = { customerGuid: member.guid, orderId: own.orderId };
    dataOf(await portal.call('CancelExamOrder', mine, { session: member.token }));
    await payTrade(portal, await tradeNoOf(portal, own.orderId));
    expect(await statuses(orders)).toEqual([40, 20]);
    await runJobs(portal);
    expect(await refundsOf(portal, own.orderId)).toEqual([`late ${PAID_FEN} done`]);
  });

  it('are one line of the provider’s bill, which needs no look', async () => {
    const { member, orders, nos } = await family();
    expect(await begin(member, nos)).toBe('answered');
    await payTrade(portal, await tradeNoOf(portal, orders[0].orderId));
    const before = await attention(portal);
    await leap(portal, DAY);
    await reconcileBills(portal.portal);
    expect(await attention(portal)).toEqual(before);
  });

  it('another person’s order is never among them', async () => {
    const [mine, theirs] = [await family(), await family()];
    expect(await begin(mine.member, `${mine.nos},${theirs.orders[0].orderNo}`)).toBe('notYours');
  });

  // proves: mall and exam orders are not asked about together
  it('an order of a mall is never asked about beside a check-up', async () => {
    const { member, orders } = await family();
    const mall = await makeMallOrder(portal, { companyId: CROWD_COMPANY, personGuid: member.guid });
    const both = { order_no: `${orders[0].orderNo},${mall.orderNo}` };
    expect(faultOf(await portal.call('CheckedPayStatus', both, { session: member.token }))).toBe('badInput');
  });
});
