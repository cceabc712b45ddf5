import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../test/answers.ts';
import { HOUR } from '../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { broken, holdSeat, leap, PAID_FEN, payTrade, runJobs, startPaying, type Held } from '../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { makeSeats } from '../../../test/seats.ts';
import { asWatch } from './as-watch.ts';
import { closeDays } from './close-days.ts';
import { passOn } from './pass.ts';
import { checkLastDays, watchState } from './watch.ts';

const DAY = 24 * HOUR;

let portal: TestPortal;
let pool: pg.Pool;
/** Booked and paid today, and given back. */
let orders: { booked: Held; cancelled: Held };
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  pool = portal.portal.database.pool;
  // the days of the demo world
  while ((await closeDays(portal.portal)) > 0);
  orders = { booked: await paidOrder(), cancelled: await paidOrder({ cancel: true }) };
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

async function paidOrder({ cancel = false } = {}): Promise<Held> {
  const [member] = (await makeCrowd(portal, 1)) as [Member];
  const order = await holdSeat(portal, member, await makeSeats(pool, 5, { quota: [CROWD_COMPANY, 5] }));
  await payTrade(portal, await startPaying(portal, member, order));
  const own = { customerGuid: member.guid, orderId: order.orderId };
  if (cancel) dataOf(await portal.call('CancelExamOrder', own, { session: member.token }));
  await runJobs(portal);
  return order;
}

/** All that the pass finds, from its beginning to its end. */
async function wholePass(): Promise<string[]> {
  await leap(portal, DAY);
  const found: string[] = [];
  do found.push(...(await passOn(portal.portal)));
  while ((await pool.query('SELECT 1 FROM ledger_watch WHERE pass_subject IS NOT NULL')).rowCount);
  return found;
}

/**
 * The breach each invariant has to see: the table, the change and its row ($2 the order, $3 its segment), the finding.
 */
const WRONGS: [string, string, string, RegExp][] = [
  ['ledger_account', 'balance = balance + $1', "account = 'exam:' || $2", /^I2 exam:/],
  ['payment', 'refunded_fen = refunded_fen + $1', 'subject_id = $2::bigint', /^I6 payment/],
  ['payment', 'amount_fen = amount_fen + $1', 'subject_id = $2::bigint', /^I8 payment/],
  ['exam_order', 'price_fen = price_fen + 2 * $1, self_fen = self_fen + 2 * $1', 'order_id = $2::bigint', /^I5 order/],
  ['segment', 'booked = booked + $1', 'segment_id = $3', /^I7 segment/],
  ['segment_quota', 'booked = booked + $1', 'segment_id = $3', /^I7 share/],
];
const ALL_SAID = expect.arrayContaining(
  WRONGS.map(([, , , said]) => expect.stringMatching(said) as string),
) as string[];

/** Everything wrong at once, by one; or right again. */
async function alter(by: 1 | -1, { orderId }: Held): Promise<void> {
  const { rows } = await pool.query<{ segment: number }>(
    'SELECT segment_id AS segment FROM exam_order WHERE order_id = $1',
    [orderId],
  );
  for (const [table, change, whose] of by > 0 ? WRONGS : WRONGS.toReversed())
    await pool.query(
      `WITH given AS (SELECT $1::int, $2::text, $3::bigint) UPDATE ${table} SET ${change} WHERE ${whose}`,
      [by, String(orderId), rows[0]?.segment],
    );
}

describe('the watch over the money', () => {
  // proves: the pass over everything
  it('sees the same day what does not add up, and later in the pass over everything', async () => {
    const { booked } = orders;
    expect(await checkLastDays(portal.portal)).toEqual([]);
    await alter(1, booked);
    expect(await checkLastDays(portal.portal)).toEqual(ALL_SAID);
    await leap(portal, 2 * DAY);
    expect(await checkLastDays(portal.portal)).toEqual([]);
    expect(await wholePass()).toEqual(ALL_SAID);
    expect((await watchState(portal.portal)).found).toEqual(ALL_SAID);
    await alter(-1, booked);
    expect(await wholePass()).toEqual([]);
    expect((await watchState(portal.portal)).found).toEqual([]);
  });

  it('sees a refund that is done and not in the ledger, and one resolved without a promise', async () => {
    const { orderId } = orders.cancelled;
    const away = await pool.query(
      `SELECT r.* FROM ledger_resolution r JOIN refund ON transfer = 'refund/' || out_refund_no
       JOIN payment p USING (payment_id) WHERE p.subject_id = $1`,
      [orderId],
    );
    const { company_id, transfer, at } = away.rows[0] as { company_id: number; transfer: string; at: Date };
    await pool.query('ALTER TABLE ledger_resolution DISABLE TRIGGER written_once');
    await pool.query('DELETE FROM ledger_resolution WHERE transfer = $1', [transfer]);
    await pool.query(
      `INSERT INTO ledger_resolution SELECT company_id, transfer, 'post', at FROM ledger_transfer
       WHERE company_id = $1 AND NOT pending LIMIT 1`,
      [company_id],
    );
    expect(await checkLastDays(portal.portal)).toContainEqual('I10 ledger_resolution can be rewritten');
    const found = await wholePass();
    expect(found).toContainEqual(expect.stringMatching(/^I8 refund/));
    expect(found).toContainEqual(expect.stringMatching(/^I4 capture.*: resolved without a promise/));
    await pool.query(
      `DELETE FROM ledger_resolution r USING ledger_transfer t
       WHERE r.company_id = t.company_id AND r.transfer = t.transfer AND NOT t.pending`,
    );
    await pool.query(`INSERT INTO ledger_resolution VALUES ($1, $2, 'post', $3)`, [company_id, transfer, at]);
    await pool.query('ALTER TABLE ledger_resolution ENABLE TRIGGER written_once');
  });

  // proves: closed days of the ledger
  it('closes the days of outside accounts, adds what came since, and looks at closed days again', async () => {
    const crowds = `account = 'provider:wechat' AND company_id = ${CROWD_COMPANY}`;
    const outside = `UPDATE ledger_account SET balance = balance + $1 WHERE ${crowds}`;
    const closed = () =>
      pool.query<{ balance: number }>(`SELECT balance FROM ledger_close WHERE ${crowds} ORDER BY day DESC LIMIT 1`);
    const before = (await closed()).rows[0]?.balance ?? 0;
    await leap(portal, 2 * DAY);
    await pool.query(outside, [1]);
    expect(await checkLastDays(portal.portal)).toContainEqual(expect.stringMatching(/^I2 provider:wechat/));
    expect(await closeDays(portal.portal)).toBeGreaterThan(0);
    // two were paid and one of them went back
    expect((await closed()).rows).toEqual([{ balance: before - PAID_FEN }]);
    const last = `UPDATE ledger_close SET balance = balance + $1 WHERE ${crowds}
      AND day = (SELECT max(day) FROM ledger_close WHERE ${crowds})`;
    await pool.query(last, [1]);
    const found = await wholePass();
    expect(found).toContainEqual(expect.stringMatching(/^I1 /));
    expect(found).toContainEqual(expect.stringMatching(/^I2 provider:wechat: closed/));
    await pool.query(outside, [-1]);
    await pool.query(last, [-1]);
    expect(await checkLastDays(portal.portal)).toEqual([]);
  });

  it('is taken on by one node at a time, once a day, and has a time-out of its own', async () => {
    await wholePass();
    expect(await passOn(portal.portal)).toEqual([]);
    const { pass_began: began } = await watchState(portal.portal);
    await leap(portal, 23 * HOUR);
    await passOn(portal.portal);
    expect((await watchState(portal.portal)).pass_began).toEqual(began);
    const limit = await asWatch(portal.portal.database, (db) =>
      sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(db),
    );
    expect(limit.rows).toEqual([{ limit: '30s' }]);
  });
});
