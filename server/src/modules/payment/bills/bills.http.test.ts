import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { dataOf } from '../../../../test/answers.ts';
import { DAY, HOUR, MINUTE } from '../../../../test/clock.ts';
import { makeCrowd, type Member } from '../../../../test/crowd.ts';
import { makeMallOrder } from '../../../../test/mall.ts';
import { attention, broken, holdSeat, leap, payTrade, runJobs, simOf, startPaying } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats } from '../../../../test/seats.ts';
import { reconcileBills } from '../index.ts';

const MALL_FEN = 199_00;

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());
afterEach(async () => {
  simOf(portal).settings.bill = [];
  simOf(portal).faults.clear();
  expect(await broken(portal)).toEqual([]);
});

/** A person pays for something of a mall, in a company; answers with the trade's number. */
async function boughtInMall(how?: Parameters<typeof payTrade>[2]): Promise<string> {
  const [member] = (await makeCrowd(portal, 1)) as [Member];
  const order = await makeMallOrder(portal, { personGuid: member.guid, amountFen: MALL_FEN });
  dataOf(await portal.call('ProWeixinPay', { out_trade_no: order.orderNo }, { session: member.token }));
  const { rows } = await pool.query<{ no: string }>(
    `SELECT out_trade_no AS no FROM payment WHERE subject = 'mall' AND subject_id = $1`,
    [order.orderId],
  );
  const no = rows[0]?.no ?? '';
  await payTrade(portal, no, how);
  return no;
}

/** A check-up that is paid for and given up again: a payment and a refund. */
async function refundedExam(): Promise<void> {
  const [member] = (await makeCrowd(portal, 1)) as [Member];
  const order = await holdSeat(portal, member, await makeSeats(pool, 1, { day: '2026-07-20' }));
  await payTrade(portal, await startPaying(portal, member, order));
  const own = { customerGuid: member.guid, orderId: order.orderId };
  dataOf(await portal.call('CancelExamOrder', own, { session: member.token }));
  await runJobs(portal);
}

/** Eleven o'clock of the next day: yesterday's bill is there. */
async function nextMorning(): Promise<void> {
  portal.clock.at(`${addDays(dayInShanghai(portal.clock.now()), 1)}T11:00:00+08:00`);
  await leap(portal, 0);
}
const daysRead = async () => {
  const { rows } = await pool.query<{ line: string }>(
    `SELECT day || ': ' || lines || ' lines, ' || differences || ' differences' AS line FROM bill_day
     WHERE read_at IS NOT NULL ORDER BY day DESC`,
  );
  return rows.map(({ line }) => line);
};

describe('the provider’s bill against our ledger', () => {
  it('a clean day: every payment and refund, of whatever is sold, on both sides', async () => {
    await boughtInMall();
    await refundedExam();
    // not there before half past ten of the next day
    await leap(portal, DAY - HOUR);
    await reconcileBills(portal.portal);
    expect(await daysRead()).not.toContainEqual(expect.stringContaining('2026-06-10'));
    await leap(portal, 2 * HOUR);
    expect(await reconcileBills(portal.portal)).toBe(1);
    expect((await daysRead())[0]).toBe('2026-06-10: 3 lines, 0 differences');
    expect(await attention(portal)).toEqual([]);
    // and not again
    expect(await reconcileBills(portal.portal)).toBe(0);
  });

  it('names lines missing here, lines missing there, and other amounts', async () => {
    const [theirs, ours] = [await boughtInMall(), await boughtInMall()];
    await boughtInMall();
    simOf(portal).settings.bill = [
      { kind: 'extra', outTradeNo: 'P100-999999', fen: 4_200 },
      { kind: 'missing', outTradeNo: ours },
      { kind: 'amount', outTradeNo: theirs, fen: 1 },
    ];
    await nextMorning();
    expect(await reconcileBills(portal.portal)).toBe(1);
    const bill = 'bill of wechat, 2026-06-11: payment';
    expect(await attention(portal)).toEqual(
      [
        `${bill} ${ours} of ${MALL_FEN} fen is not on it`,
        `${bill} ${theirs} is 1 fen, in our books ${MALL_FEN}`,
        `${bill} P100-999999 of 4200 fen is not in our books`,
      ].toSorted(),
    );
    // cleared up at the provider: the next day's look finds nothing
    simOf(portal).settings.bill = [];
    await leap(portal, 21 * HOUR);
    await reconcileBills(portal.portal);
    expect(await attention(portal)).toEqual([]);
  });

  it('finds untold money, and asks for it', async () => {
    const no = await boughtInMall({ quietly: true });
    const before = await pool.query(`SELECT state FROM payment WHERE out_trade_no = $1`, [no]);
    expect(before.rows).toEqual([{ state: 'open' }]);
    await nextMorning();
    await reconcileBills(portal.portal);
    const after = await pool.query(`SELECT state FROM payment WHERE out_trade_no = $1`, [no]);
    expect(after.rows).toEqual([{ state: 'paid' }]);
    expect(await attention(portal)).toEqual([]);
  });

  // proves: one node reads a bill
  it('is read by one node, and again when it could not be read', async () => {
    await boughtInMall();
    await nextMorning();
    simOf(portal).settings.bill = [{ kind: 'badHash' }];
    await expect(reconcileBills(portal.portal)).rejects.toThrow('bills');
    simOf(portal).settings.bill = [];
    // the lease of the first node holds for a while
    expect(await reconcileBills(portal.portal)).toBe(0);
    await leap(portal, 11 * MINUTE);
    const read = await Promise.all([reconcileBills(portal.portal), reconcileBills(portal.portal)]);
    expect(read.toSorted()).toEqual([0, 1]);
  });

  it('that cannot be read for hours is told', async () => {
    await boughtInMall();
    await nextMorning();
    simOf(portal).settings.bill = [{ kind: 'badHash' }];
    for (let tries = 0; tries < 6; tries++) {
      await expect(reconcileBills(portal.portal)).rejects.toThrow('bills');
      await leap(portal, 11 * MINUTE);
    }
    expect(await attention(portal)).toEqual([expect.stringMatching(/^bill of wechat, .*: not read after 6 tries$/)]);
    simOf(portal).settings.bill = [];
    await reconcileBills(portal.portal);
    expect(await attention(portal)).toEqual([]);
  });
});
