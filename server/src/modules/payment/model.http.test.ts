import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE, SECOND, TEST_NOW } from '../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { makeMallOrder, type MallOrder } from '../../../test/mall.ts';
import { broken, leap, orderNow, PAID_SET, runJobs, simOf } from '../../../test/paying.ts';
import { startPortal, type Answer, type TestPortal } from '../../../test/portal.ts';
import { FULL } from '../../../test/run-size.ts';
import { makeSeats, orderFor, type Seats } from '../../../test/seats.ts';
import { EXTRA } from '../../../../demo/supply/extra-ids.ts';
import { pay } from '../../simulator/payer.ts';

/**
 * Whatever people, providers and time do in whatever order, the money adds up after every step. `MODEL_RUNS=2000` for the
 * whole proof, quickest on PostgreSQL; a failure prints the shortest history that leads to it.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? (FULL ? 200 : 4));
const STEPS = 60;
const PEOPLE = 3;

let portal: TestPortal;
let pool: pg.Pool;
let members: Member[];
beforeAll(async () => {
  // nothing happens by itself, so that a seed tells the same history again
  portal = await startPortal({ jobs: false });
  pool = portal.portal.database.pool;
  members = await makeCrowd(portal, PEOPLE);
  // the invariants are asked thousands of times, about everything: rows of other histories would only cost time
  await forget();
  await pool.query('DELETE FROM segment_quota');
  await pool.query('DELETE FROM segment');
  await pool.query('DELETE FROM company_code WHERE company_id <> $1', [CROWD_COMPANY]);
  places = await Promise.all(FREE.map(() => makeSeats(pool, 0)));
});
afterAll(() => portal.stop());

/** The places of all histories; each begins with one and twice two free seats. */
let places: Seats[];
const FREE = [1, 2, 2];

/** A history begins with nothing ordered, nothing paid and no trade at the provider. */
async function beginAnew(): Promise<World> {
  const { faults, world, courier } = simOf(portal);
  faults.clear();
  for (const kept of [world.trades, world.refunds, world.notices]) kept.clear();
  courier.deliveries.length = 0;
  lastTrade.clear();
  await forget();
  for (const [index, { segmentId }] of places.entries()) {
    await pool.query('UPDATE segment SET capacity = $2, booked = 0 WHERE segment_id = $1', [segmentId, FREE[index]]);
  }
  portal.clock.at(TEST_NOW);
  await leap(portal, 0);
  return { members, places, orders: new Map(), shopping: new Map() };
}

async function forget(): Promise<void> {
  await pool.query(
    `TRUNCATE exam_order, mall_order, payment, payment_notice, ledger_account, message, idempotency CASCADE`,
  );
  // the orders of the demo world held some of them
  await pool.query('UPDATE mall_gift SET left_fen = amount_fen');
}

const ACTS = [
  'book',
  'startPaying',
  'pay',
  'payQuietly',
  'payLate',
  'noticeAgain',
  'noticeForged',
  'cancel',
  'move',
  'moveForMore',
  'dropChange',
  'holdEnds',
  'jobs',
  'providerDown',
  'providerBack',
  'shop',
  'payShop',
  'payShopLate',
] as const;
const step = fc.record({ act: fc.constantFrom(...ACTS), who: fc.nat(PEOPLE - 1), place: fc.nat(FREE.length - 1) });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface World {
  members: Member[];
  places: Seats[];
  orders: Map<number, { orderId: number; orderNo: string }>;
  /** The last order of each person in a mall. */
  shopping: Map<number, MallOrder>;
}

/** Steps that need no order. */
const SHOPPING = new Set<Step['act']>(['shop', 'payShop', 'payShopLate']);
const ALONE = new Set<Step['act']>(['book', 'holdEnds', 'jobs', 'providerDown', 'providerBack']);

/** A history may be refused at any step; what it may never do is leave something broken. */
async function perform(world: World, { act, who, place }: Step): Promise<void> {
  const member = world.members[who] as Member;
  const seats = world.places[place] as Seats;
  const order = world.orders.get(who);
  if (SHOPPING.has(act)) return shop(world, { act, who, place });
  // a person with nothing yet can only begin
  if (!order && !ALONE.has(act)) return perform(world, { act: 'book', who, place });
  const by = { session: member.token };
  const sim = simOf(portal);
  const form = { ...orderFor({ userGuid: member.guid }, seats), examSetId: PAID_SET };
  const own = { customerGuid: member.guid, orderId: order?.orderId ?? 0 };
  if (act === 'book') {
    const answer = await portal.call('AddExamOrder', form, by);
    if (answer.decoded?.ok) world.orders.set(who, answer.decoded.data);
  }
  if (act === 'holdEnds') await leap(portal, 31 * MINUTE);
  if (act === 'jobs') {
    await leap(portal, 20 * SECOND);
    await runJobs(portal);
  }
  if (act === 'providerDown') sim.faults.add([{ on: 'api', route: 'any', kind: 'error500', times: 4 }]);
  if (act === 'providerBack') sim.faults.clear();
  if (!order) return;
  if (act === 'startPaying') await tolerated(portal.call('QrWeixinPay', { out_trade_no: order.orderNo }, by));
  if (act === 'cancel') await tolerated(portal.call('CancelExamOrder', own, by));
  if (act === 'dropChange') await tolerated(portal.call('DropOrderChange', own, by));
  if (act === 'move') await tolerated(portal.call('AddExamOrder', { ...form, oldOrderId: order.orderId }, by));
  if (act === 'moveForMore') {
    const more = { ...form, extraIds: [EXTRA.carotid], oldOrderId: order.orderId };
    await tolerated(portal.call('AddExamOrder', more, by));
  }
  const trade = sim.world.trades.get(lastTrade.get(order.orderId) ?? '');
  if (act === 'startPaying') lastTrade.set(order.orderId, await newestTrade('exam', order.orderId));
  if (!trade) return;
  const notice = {
    provider: trade.provider,
    about: 'paid' as const,
    outTradeNo: trade.outTradeNo,
    url: trade.notifyUrl,
  };
  if (act === 'pay') pay(sim, trade.outTradeNo);
  if (act === 'payQuietly') pay(sim, trade.outTradeNo, { quietly: true });
  if (act === 'payLate') pay(sim, trade.outTradeNo, { force: true });
  if (act === 'noticeAgain' && trade.state === 'SUCCESS') await sim.courier.once(notice);
  if (act === 'noticeForged') expect(await sim.courier.once(notice, 'badSignature')).toBeGreaterThanOrEqual(400);
  await sim.courier.idle();
}

/** The malls pay by the same machinery: ordered and begun to pay, paid in time, or after it. */
async function shop(world: World, { act, who }: Step): Promise<void> {
  const member = world.members[who] as Member;
  const order = world.shopping.get(who);
  const sim = simOf(portal);
  if (act === 'shop' || !order) {
    const made = await makeMallOrder(portal, { personGuid: member.guid });
    world.shopping.set(who, made);
    await tolerated(portal.call('ProWeixinPay', { out_trade_no: made.orderNo }, { session: member.token }));
    return;
  }
  const no = await newestTrade('mall', order.orderId);
  pay(sim, no, act === 'payShopLate' ? { force: true } : {});
  await sim.courier.idle();
}

const lastTrade = new Map<number, string>();
async function newestTrade(subject: 'exam' | 'mall', id: number): Promise<string> {
  const { rows } = await pool.query<{ no: string }>(
    'SELECT out_trade_no AS no FROM payment WHERE subject = $1 AND subject_id = $2 ORDER BY payment_id DESC LIMIT 1',
    [subject, id],
  );
  return rows[0]?.no ?? '';
}

/** A refusal is an answer; an error is not. */
async function tolerated(answer: Promise<Answer>): Promise<void> {
  const { decoded, status, body } = await answer;
  if (!decoded || (!decoded.ok && decoded.detail?.fault === 'unknown')) throw new Error(`${status} ${body}`);
}

describe('any history of orders and money', () => {
  it(`holds after every step (${RUNS} histories)`, { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: STEPS, size: 'max' }), async (steps) => {
        const world = await beginAnew();
        for (const one of steps) {
          await perform(world, one);
          expect(await broken(portal), JSON.stringify(one)).toEqual([]);
        }
        // in the end everything comes to rest: nothing is open, nothing is owed
        simOf(portal).faults.clear();
        for (let round = 0; round < 3; round++) {
          await leap(portal, 31 * MINUTE);
          await runJobs(portal);
        }
        for (const { orderId } of world.orders.values())
          expect([20, 40]).toContain((await orderNow(portal, orderId)).status);
        const open = await pool.query('SELECT order_id FROM mall_order WHERE status = 10');
        expect(open.rows).toEqual([]);
        expect(await broken(portal)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: false },
    );
  });
});
