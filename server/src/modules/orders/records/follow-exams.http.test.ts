import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { HOUR } from '../../../../test/clock.ts';
import { freeOrder, paidOrder, someone } from '../../../../test/examined.ts';
import { newDay } from '../../../../test/new-day.ts';
import { broken, holdSeat, leap, orderNow, PAID_SET } from '../../../../test/paying.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { forgetOrders } from '../../../../test/rows.ts';
import { makeSeats, orderFor, seatsMatchOrders, takenAt, type Seats } from '../../../../test/seats.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';
import { followAllExams } from '../jobs.ts';

let portal: TestPortal;
let pool: pg.Pool;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  pool = portal.portal.database.pool;
  // one person is examined many times here
  await pool.query('UPDATE plan SET uses = 100');
});
afterAll(() => portal.stop());

beforeEach(async () => {
  // an order an earlier test left on its way is not asked about again
  await pool.query(`UPDATE exam_order SET status = 35 WHERE status = 30`);
  who = await newDay(portal, 'emp');
});
afterEach(async () => expect(await broken(portal)).toEqual([]));

/** An hour after the centre has told of those who came on Mon 22 June. */
const EVENING = '2026-06-22T19:00:00+08:00';
const REPORT_DAY = '2026-07-01';

const until = (moment: string) => leap(portal, new Date(moment).getTime() - portal.clock.now().getTime());
const follow = () => followAllExams(portal.portal);
const statusOf = async (orderId: number) => (await orderNow(portal, orderId)).status;
const book = async (seats: Seats) =>
  dataOf(await portal.call('AddExamOrder', orderFor({ userGuid: who.user.CustomerGuid }, seats), { session: who }));
const rate = (orderId: number) =>
  portal.call(
    'SaveEvaluationInfo',
    {
      customerGuid: who.user.CustomerGuid,
      ExamOrderId: orderId,
      CustomeEvaluations: [{ evaluateOptionId: 1, stars: 5 }],
    },
    { session: who },
  );
const record = async (orderId: number) => {
  const { examOrders } = dataOf(
    await portal.call('GetExamOrders', { userGuid: who.user.CustomerGuid }, { session: who }),
  );
  return examOrders.find((order) => order.orderId === orderId);
};
const eventsOf = async (orderId: number) => {
  const { examOrderDetail } = dataOf(await portal.call('GetExamOrderDetail', { orderId }, { session: who }));
  return examOrderDetail.events.map(({ kind, at }) => `${kind} ${at}`);
};
const sequenceOf = async (orderId: number) =>
  Number(/^SEQUENCE:(\d+)/m.exec(dataOf(await portal.call('OrderCalendar', { orderId }, { session: who })).ics)?.[1]);
/** The number the next order gets ends like this, before its random digits. */
const nextOrderEndsIn = (ending: string) =>
  pool.query(`SELECT setval('order_number', (last_value / 1000 + 1) * 1000 + $1, false) FROM order_number`, [ending]);

describe('a check-up that took place', () => {
  it('is examined the same evening: it can be rated, its seat is free, its calendar entry has changed', async () => {
    const seats = await makeSeats(pool, 1);
    const { orderId } = await book(seats);
    const before = await sequenceOf(orderId);
    await until('2026-06-22T17:59:00+08:00');
    await follow();
    expect(await statusOf(orderId)).toBe(20);
    expect(faultOf(await rate(orderId))).toBe('notExamined');

    await until(EVENING);
    await follow();
    expect(await record(orderId)).toMatchObject({
      status_id: 30,
      statusStage: 2,
      reportExpected: { from: REPORT_DAY },
    });
    expect(faultOf(await rate(orderId))).toBe('answered');
    expect(await takenAt(pool, seats)).toEqual({ booked: 0, orders: 0 });
    expect(await sequenceOf(orderId)).toBe(before + 1);
    await follow();
    expect(await sequenceOf(orderId)).toBe(before + 1);
  });

  // proves: examined once
  it('many nodes at once move it once, and none of them says that a report is ready', async () => {
    const other = await startPortal({ database: portal.database, now: portal.clock.now(), jobs: false });
    try {
      const { orderId } = await book(await makeSeats(pool, 1));
      const before = await sequenceOf(orderId);
      await until('2026-07-20T09:00:00+08:00');
      other.clock.at('2026-07-20T09:00:00+08:00');
      const done = await Promise.allSettled([portal, other, portal, other].map((node) => followAllExams(node.portal)));
      expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(await statusOf(orderId)).toBe(30);
      expect(await sequenceOf(orderId)).toBe(before + 1);
      expect((await eventsOf(orderId)).slice(1)).toEqual(['examined 2026-06-22T10:00:00.000Z']);
    } finally {
      await other.stop();
    }
  });

  it('ends a change that was never paid: its seat is free again', async () => {
    const member = await someone(portal);
    const { orderId } = await paidOrder(portal, member);
    const to = await makeSeats(pool, 1, { day: '2026-06-29' });
    const change = { examSetId: PAID_SET, oldOrderId: orderId, extraIds: [EXTRA.carotid] };
    dataOf(
      await portal.call(
        'AddExamOrder',
        { ...orderFor({ userGuid: member.guid }, to), ...change },
        { session: member.token },
      ),
    );
    expect((await takenAt(pool, to)).booked).toBe(1);
    await until(EVENING);
    await follow();
    expect(await statusOf(orderId)).toBe(30);
    expect((await takenAt(pool, to)).booked).toBe(0);
  });
});

describe('is not moved', () => {
  it('never: an order that is not paid, or was called off', async () => {
    const [unpaid, cancelled] = [await someone(portal), await someone(portal)];
    const held = await holdSeat(portal, unpaid, await makeSeats(pool, 1));
    const { orderId } = await freeOrder(portal, cancelled);
    const mine = { customerGuid: cancelled.guid, orderId };
    dataOf(await portal.call('CancelExamOrder', mine, { session: cancelled.token }));
    await until('2026-07-20T09:00:00+08:00');
    await follow();
    expect(await statusOf(held.orderId)).toBe(10);
    expect(await statusOf(orderId)).toBe(40);
  });

  it('before its day has come, whatever the centres say', async () => {
    const { orderId } = await book(await makeSeats(pool, 1, { day: '2026-06-29' }));
    await until(EVENING);
    await follow();
    expect(await statusOf(orderId)).toBe(20);
  });
});

// proves: a no-show closes the order
it('who did not come, as the centre says in the evening, has the order closed as a no-show', async () => {
  await nextOrderEndsIn('404');
  const { orderId, orderNo } = await book(await makeSeats(pool, 1));
  expect(orderNo).toMatch(/404\d{4}$/);
  await until('2026-07-20T09:00:00+08:00');
  await follow();
  expect(await orderNow(portal, orderId)).toMatchObject({ status: 40, closed_as: 'noShow' });
  expect(await seatsMatchOrders(pool)).toEqual([]);
});

describe('holds up no other', () => {
  it('an order the centres do not answer for', async () => {
    await nextOrderEndsIn('408');
    const stuck = await freeOrder(portal, await someone(portal));
    const next = await freeOrder(portal, await someone(portal));
    await until(EVENING);
    await expect(follow()).rejects.toThrow('failed for 1 of');
    expect([await statusOf(stuck.orderId), await statusOf(next.orderId)]).toEqual([20, 30]);
    await forgetOrders(pool, await personOf(stuck.orderId));
  });

  it('an order that cannot be moved: it stays whole, the others go on, and it is tried again', async () => {
    const [broke, fine] = [await someone(portal), await someone(portal)];
    const [bad, good] = [await freeOrder(portal, broke), await freeOrder(portal, fine)];
    await pool.query(`ALTER TABLE order_event ADD CONSTRAINT stuck CHECK (order_id <> ${bad.orderId}) NOT VALID`);
    await until('2026-07-20T09:00:00+08:00');
    await expect(follow()).rejects.toThrow('failed for 1 of');
    expect([await statusOf(bad.orderId), await statusOf(good.orderId)]).toEqual([20, 30]);
    await pool.query('ALTER TABLE order_event DROP CONSTRAINT stuck');
    await leap(portal, HOUR);
    await follow();
    expect(await statusOf(bad.orderId)).toBe(30);
  });

  const personOf = async (orderId: number) => {
    const { rows } = await pool.query<{ guid: string }>(
      'SELECT person_guid AS guid FROM exam_order WHERE order_id = $1',
      [orderId],
    );
    return rows[0]?.guid ?? '';
  };
});

it('reaches every order, however many there are of a day', async () => {
  const seats = await makeSeats(pool, 45);
  const orders: number[] = [];
  for (let count = 0; count < 45; count += 1) {
    const member = await someone(portal);
    const form = orderFor({ userGuid: member.guid }, seats);
    orders.push(dataOf(await portal.call('AddExamOrder', form, { session: member.token })).orderId);
  }
  await until(EVENING);
  await follow();
  const { rows } = await pool.query<{ status: number }>(
    'SELECT DISTINCT status FROM exam_order WHERE order_id = ANY($1)',
    [orders],
  );
  expect(rows).toEqual([{ status: 30 }]);
});
