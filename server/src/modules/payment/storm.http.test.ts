import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dataOf } from '../../../test/answers.ts';
import { MINUTE, SECOND } from '../../../test/clock.ts';
import { makeCrowd, type Member } from '../../../test/crowd.ts';
import { broken, holdSeat, leap, runJobs, simOf, startPaying, type Held } from '../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { randomBelow } from '../../../test/random.ts';
import { FULL } from '../../../test/run-size.ts';
import { makeSeats, type Seats } from '../../../test/seats.ts';
import { pay } from '../../simulator/payer.ts';

/** On a real database only: the embedded engine has one connection, nothing races there. */
const REAL = inject('engine').kind === 'postgres';
const PAYMENTS = FULL ? 300 : 24;
const RACES = FULL ? 500 : 30;
const AT_ONCE = 10;

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal();
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

interface Payer {
  member: Member;
  order: Held;
  no: string;
}

/** So many people with a held seat and an open payment each. */
async function payers(count: number): Promise<Payer[]> {
  const members = await makeCrowd(portal, count);
  const places = await Promise.all(Array.from({ length: 6 }, () => makeSeats(pool, count)));
  return atOnce(members, async (member, index) => {
    const order = await holdSeat(portal, member, places[index % places.length] as Seats);
    return { member, order, no: await startPaying(portal, member, order) };
  });
}

/** A few at a time, as many clients would. */
async function atOnce<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

const count = async (query: string): Promise<number> =>
  Number((await pool.query<{ count: string }>(query)).rows[0]?.count);
const credits = () => count(`SELECT count(*) FROM ledger_transfer WHERE kind = 'capture' AND at >= '2026-06-10'`);
const spoils = ['badSignature', 'signtest', 'stale', 'wrongAmount', 'wrongMerchant', 'badCiphertext'] as const;

describe.runIf(REAL)('a storm of notices', () => {
  it(
    `credits ${PAYMENTS} payments once each, whatever is repeated, shuffled or forged`,
    { timeout: 120_000 },
    async () => {
      const all = await payers(PAYMENTS);
      const { courier, world } = simOf(portal);
      const before = await credits();
      // one in three notices is forged before anybody has paid: none of them may count
      const forged = all.filter((_, index) => index % 3 === 0);
      const refused = await atOnce(forged, async ({ no }, index) => {
        const { provider, notifyUrl: url } = world.trades.get(no) ?? { provider: 'wechat' as const, notifyUrl: '' };
        return courier.once({ provider, about: 'paid', outTradeNo: no, url }, spoils[index % spoils.length]);
      });
      expect(refused.every((status) => status >= 400)).toBe(true);
      expect(await credits()).toBe(before);

      for (const { no } of all) pay(simOf(portal), no, { quietly: true });
      const copies = all.flatMap(({ no }, index) => Array.from({ length: 1 + (index % 16) }, () => no));
      const roll = randomBelow();
      const shuffled = copies.map((no) => ({ no, at: roll(copies.length) })).toSorted((a, b) => a.at - b.at);
      const statuses = await atOnce(shuffled, async ({ no }) => {
        const { provider, notifyUrl: url } = world.trades.get(no) ?? { provider: 'wechat' as const, notifyUrl: '' };
        return courier.once({ provider, about: 'paid', outTradeNo: no, url });
      });
      expect(statuses.filter((status) => status >= 300)).toEqual([]);
      expect((await credits()) - before).toBe(PAYMENTS);
      expect(await broken(portal)).toEqual([]);
    },
  );

  it('settles everybody by asking when every notice is lost', { timeout: 60_000 }, async () => {
    const all = await payers(FULL ? 300 : 20);
    const before = await credits();
    for (const { no } of all) pay(simOf(portal), no, { quietly: true });
    await leap(portal, 20 * SECOND);
    await runJobs(portal);
    // the portal's own jobs run beside ours, and may be asking about some of them still
    await expect.poll(async () => (await credits()) - before, { timeout: 30_000 }).toBe(all.length);
    expect(await broken(portal)).toEqual([]);
  });
});

describe.runIf(REAL)('paying, expiring and cancelling at the same time', () => {
  it(
    `${RACES} races leave no payment without a seat or a refund, and no seat without money`,
    { timeout: 240_000 },
    async () => {
      const all = await payers(RACES);
      // half of them are over their time when the race begins
      const late = all.slice(0, RACES / 2);
      await leap(portal, 31 * MINUTE);
      const sim = simOf(portal);
      const early = await payers(RACES / 2);
      await Promise.all([
        runJobs(portal),
        atOnce(late, async ({ no }) => pay(sim, no, { force: true })),
        atOnce(early, async ({ no, member, order }, index) => {
          const cancel = () =>
            portal.call(
              'CancelExamOrder',
              { customerGuid: member.guid, orderId: order.orderId },
              { session: member.token },
            );
          if (index % 3 === 0) await Promise.all([cancel(), Promise.resolve(pay(sim, no))]);
          else if (index % 3 === 1) pay(sim, no);
          else dataOf(await cancel());
        }),
      ]);
      await sim.courier.idle();
      for (let round = 0; round < 3; round++) {
        await leap(portal, 20 * SECOND);
        await runJobs(portal);
      }
      expect(await broken(portal)).toEqual([]);
      expect(await count(`SELECT count(*) FROM payment WHERE state = 'open'`)).toBe(0);
      // the demo world keeps one refund that failed, for the console to show
      const ours = `out_refund_no NOT LIKE 'R260-%'`;
      expect(await count(`SELECT count(*) FROM refund WHERE state <> 'done' AND ${ours}`)).toBe(0);
    },
  );
});
