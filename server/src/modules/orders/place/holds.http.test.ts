import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { MINUTE, SECOND } from '../../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats, orderFor, seatsMatchOrders, takenAt, type Seats } from '../../../../test/seats.ts';
import { SET } from '../../../../../demo/supply/sets.ts';
import { expireAllHolds } from '../jobs.ts';

/** An unpaid hold is given up once, however many nodes look after it. */
let nodes: [TestPortal, TestPortal];
let pool: pg.Pool;
beforeAll(async () => {
  const first = await startPortal();
  nodes = [first, await startPortal({ database: first.database })];
  pool = first.portal.database.pool;
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.stop();
});

/** A package with something left to pay. */
const hold = async ({ guid, token }: Member, seats: Seats): Promise<number> =>
  dataOf(
    await nodes[0].call(
      'AddExamOrder',
      { ...orderFor({ userGuid: guid }, seats), examSetId: SET.plusMale },
      { session: token },
    ),
  ).orderId;
const advance = (ms: number): void => nodes.forEach(({ clock }) => clock.advance(ms));
const expireOnBoth = () => Promise.all([...nodes, ...nodes].map(({ portal }) => expireAllHolds(portal)));
const statusOf = async (orderId: number): Promise<unknown> =>
  (await pool.query('SELECT status, held_until FROM exam_order WHERE order_id = $1', [orderId])).rows[0];
const eventsOf = async (orderId: number): Promise<string[]> =>
  (
    await pool.query<{ kind: string }>('SELECT kind FROM order_event WHERE order_id = $1 ORDER BY at', [orderId])
  ).rows.map(({ kind }) => kind);

describe('guard', () => {
  // proves: hold given up
  it('hold expiry: kept to its last minute, then the seat is free again, once', async () => {
    const seats = await makeSeats(pool, 1, { quota: [CROWD_COMPANY, 1] });
    const [first, second] = (await makeCrowd(nodes[0], 2)) as [Member, Member];
    const orderId = await hold(first, seats);
    advance(29 * MINUTE);
    await expireOnBoth();
    expect(await statusOf(orderId)).toMatchObject({ status: 10, held_until: expect.any(Date) as Date });
    const refused = await nodes[1].call('AddExamOrder', orderFor({ userGuid: second.guid }, seats), {
      session: second.token,
    });
    expect(faultOf(refused)).toBe('seatTaken');

    advance(MINUTE + SECOND);
    await expireOnBoth();
    await expireOnBoth();
    expect(await statusOf(orderId)).toEqual({ status: 40, held_until: null });
    expect(await eventsOf(orderId)).toEqual(['placed', 'expired']);
    expect(await takenAt(pool, seats)).toEqual({ booked: 0, orders: 0 });
    expect(await seatsMatchOrders(pool)).toEqual([]);

    const [third] = (await makeCrowd(nodes[0], 1)) as [Member];
    expect(await hold(third, seats)).toBeGreaterThan(orderId);
    expect(await takenAt(pool, seats)).toEqual({ booked: 1, orders: 1 });
  });
});

describe('many holds', () => {
  it('more than one batch, in several segments, given up by two nodes at once: each seat once', async () => {
    const places = await Promise.all(Array.from({ length: 4 }, () => makeSeats(pool, 40)));
    const members = await makeCrowd(nodes[0], 60);
    for (let at = 0; at < members.length; at += 20) {
      const some = members.slice(at, at + 20);
      await Promise.all(some.map((member, n) => hold(member, places[n % places.length] as Seats)));
    }
    advance(31 * MINUTE);
    await expireOnBoth();
    for (const seats of places) expect(await takenAt(pool, seats)).toEqual({ booked: 0, orders: 0 });
    expect(await seatsMatchOrders(pool)).toEqual([]);
    const { rows } = await pool.query<{ events: number; orders: number }>(
      `SELECT count(*)::int AS events, count(DISTINCT order_id)::int AS orders FROM order_event WHERE kind = 'expired'`,
    );
    expect(rows[0]?.events).toBe(rows[0]?.orders);
  });

  it('an order that is booked is never given up', async () => {
    const seats = await makeSeats(pool, 1);
    const [member] = (await makeCrowd(nodes[0], 1)) as [Member];
    const form = orderFor({ userGuid: member.guid }, seats);
    dataOf(await nodes[0].call('AddExamOrder', form, { session: member.token }));
    advance(24 * 60 * MINUTE);
    await expireOnBoth();
    expect(await takenAt(pool, seats)).toEqual({ booked: 1, orders: 1 });
  });
});
