import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { makeCrowd, type Member } from '../../../../test/crowd.ts';
import { broken, holdSeat, leap, orderNow, simOf, startPaying, type Held } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats } from '../../../../test/seats.ts';
import { expireAllHolds } from '../../orders/jobs.ts';
import { settleAll } from '../jobs.ts';

/** One provider hangs: people who have nothing to do with it must not notice. */
const HANGING = 100;
const TIME_OUT_MS = 3_000;
/** The longest a person waits whose payment has another provider. */
const SOON_MS = 5_000;
/** Asked one after the other, eight at a time, they would take 25 time-outs. */
const FEW_TIME_OUTS_MS = 4 * TIME_OUT_MS;

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ jobs: false, env: { PAY_TIMEOUT_MS: String(TIME_OUT_MS) } });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());
afterEach(async () => {
  simOf(portal).faults.clear();
  expect(await broken(portal)).toEqual([]);
});

/** From now on WeChat takes every request and answers none. */
function hang(trades: string[]): void {
  const rules = trades.map(
    (outTradeNo) => ({ on: 'api', route: 'any', kind: 'hang', outTradeNo, times: 100 }) as const,
  );
  simOf(portal).faults.add(rules);
}

async function heldBy(members: Member[]): Promise<Held[]> {
  const seats = await makeSeats(pool, members.length);
  return Promise.all(members.map((member) => holdSeat(portal, member, seats)));
}

const statusOf = async ({ orderId }: Held): Promise<number> => (await orderNow(portal, orderId)).status;

/** More payments like this one, each for a mall order of its own; answers with their numbers. */
async function copiesOf(trade: string): Promise<string[]> {
  const { rows } = await pool.query<{ no: string }>(
    `WITH one AS (SELECT * FROM payment WHERE out_trade_no = $1),
      ordered AS (
        INSERT INTO mall_order (company_id, order_id, order_guid, person_guid, mall, title, title_eng, amount_fen, status,
          held_until, created_at)
        SELECT one.company_id, 900000 + n, gen_random_uuid(), (SELECT person_guid FROM person p WHERE p.company_id = one.company_id LIMIT 1),
          'health', 'x', 'x', one.amount_fen, 10, one.expires_at, one.created_at FROM one, generate_series(1, $2::int) AS n
        RETURNING company_id, order_id)
    INSERT INTO payment (company_id, payment_id, subject, subject_id, provider, channel, out_trade_no, amount_fen, state,
      expires_at, created_at, checked_at)
    SELECT company_id, ordered.order_id, 'mall', ordered.order_id, provider, channel, 'P' || company_id || '-' || ordered.order_id,
      amount_fen, 'open', expires_at, created_at, checked_at FROM one JOIN ordered USING (company_id)
    RETURNING out_trade_no AS no`,
    [trade, HANGING],
  );
  return rows.map(({ no }) => no);
}

/** In ms, by the real clock. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

describe('a hundred payments at a provider that hangs', () => {
  // proves: provider left alone
  it('keep no other’s hold waiting, nor payments at the other provider', async () => {
    const [payer, other, ...nobody] = (await makeCrowd(portal, 3)) as [Member, Member, Member];
    const orders = await heldBy([payer, other, ...nobody]);
    const [hanging, elsewhere, unpaid] = orders as [Held, Held, Held];
    const trade = await startPaying(portal, payer, hanging);
    dataOf(await portal.call('GuanAiTongPay', { examOrderId: elsewhere.orderId }, { session: other.token }));
    hang([trade, ...(await copiesOf(trade))]);
    await leap(portal, 31 * MINUTE);

    const settling = settleAll(portal.portal).then(() => true);
    expect(await timed(() => expireAllHolds(portal.portal))).toBeLessThan(SOON_MS);
    expect(await statusOf(unpaid)).toBe(40);
    expect(await Promise.race([settling, setTimeout(FEW_TIME_OUTS_MS, false, { ref: false })])).toBe(true);
    await expireAllHolds(portal.portal);
    expect([await statusOf(elsewhere), await statusOf(hanging)]).toEqual([40, 10]);

    // who pays there now is told at once
    const [late] = (await makeCrowd(portal, 1)) as [Member];
    const [order] = (await heldBy([late])) as [Held];
    const asked = () => portal.call('QrWeixinPay', { out_trade_no: order.orderNo }, { session: late.token });
    expect(await timed(async () => expect(faultOf(await asked())).toBe('payUnavailable'))).toBeLessThan(TIME_OUT_MS);

    // it answers again: one request finds out, and from the next turn on everything is closed as ever
    simOf(portal).faults.clear();
    await pool.query('DELETE FROM payment WHERE payment_id > 900000');
    for (let turn = 0; turn < 2; turn += 1) {
      await leap(portal, MINUTE);
      await settleAll(portal.portal);
    }
    await expireAllHolds(portal.portal);
    expect(await statusOf(hanging)).toBe(40);
    dataOf(await asked());
  });

  // proves: a page that asks closes, too
  it('are closed by a page that goes on asking, too: it must not keep the seat', async () => {
    const [member] = (await makeCrowd(portal, 1)) as [Member];
    const [order] = (await heldBy([member])) as [Held];
    const no = await startPaying(portal, member, order);
    const trade = simOf(portal).world.trades.get(no);
    // a provider that leaves it open after its time
    if (trade) trade.expiresAt = '2099-01-01T00:00:00Z';
    await leap(portal, 30 * MINUTE);
    dataOf(await portal.call('CheckedPayStatus', { order_no: order.orderNo }, { session: member.token }));
    expect(simOf(portal).world.trades.get(no)?.state).toBe('CLOSED');
    await leap(portal, MINUTE);
    await expireAllHolds(portal.portal);
    expect(await statusOf(order)).toBe(40);
  });
});
