import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { startPortal, type Answer, type TestPortal } from '../../../../test/portal.ts';
import { randomBelow } from '../../../../test/random.ts';
import { FULL } from '../../../../test/run-size.ts';
import { makeSeats, orderFor, seatsMatchOrders, takenAt, type OrderForm, type Seats } from '../../../../test/seats.ts';
import { SET } from '../../../../../demo/supply/sets.ts';

/** On PostgreSQL two nodes race on many connections; the embedded engine has one, so fewer will do. */
const REAL = inject('engine').kind === 'postgres';
const CLIENTS = !REAL ? 40 : FULL ? 200 : 60;
/** At full size 5,000 requests on 500 seats. */
const REQUESTS = !REAL ? 200 : FULL ? 5_000 : 400;
const SEATS = FULL && REAL ? 500 : REQUESTS / 4;

let nodes: TestPortal[];
let pool: pg.Pool;
beforeAll(async () => {
  const first = await startPortal({ env: { TRUST_PROXY: '1' } });
  nodes = [first, await startPortal({ env: { TRUST_PROXY: '1' }, database: first.database })];
  pool = first.portal.database.pool;
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.stop();
});

const roll = randomBelow();
const anyNode = (): TestPortal => nodes[roll(nodes.length)] as TestPortal;
const crowd = (count: number): Promise<Member[]> => makeCrowd(nodes[0] as TestPortal, count);

/** On a machine too busy to answer one is told when to ask again, and does, as the browser would. */
async function book(
  member: Member,
  seats: Seats,
  change: Partial<OrderForm> = {},
  key?: string,
  node?: TestPortal,
): Promise<Answer> {
  const form = { ...orderFor({ userGuid: member.guid }, seats), ...change };
  const headers = { ...(key && { 'idempotency-key': key }) };
  for (;;) {
    const answer = await (node ?? anyNode()).call('AddExamOrder', form, { session: member.token, headers });
    if (faultOf(answer) !== 'systemBusy') return answer;
    await wait(1_000 * Number(answer.headers.get('retry-after')));
  }
}

/** How often each answer came. */
function counted(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[faultOf(answer)] = (counts[faultOf(answer)] ?? 0) + 1;
  return counts;
}

/** So many clients, each taking the next request as soon as its last one is answered. */
async function rush<T, A>(requests: T[], clients: number, send: (request: T) => Promise<A>): Promise<A[]> {
  const queue = [...requests];
  const answers: A[] = [];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) answers.push(await send(next));
    }),
  );
  return answers;
}

describe('guard', () => {
  // proves: last seat
  it('last seat: many at once for one seat, one gets it', async () => {
    const seats = await makeSeats(pool, 1);
    const answers = await Promise.all((await crowd(CLIENTS)).map((member) => book(member, seats)));
    expect(counted(answers)).toEqual({ answered: 1, seatTaken: CLIENTS - 1 });
    expect(await takenAt(pool, seats)).toEqual({ booked: 1, orders: 1 });
    expect(await seatsMatchOrders(pool)).toEqual([]);
  });

  // proves: one live order
  it('one live order: the same person many times at once has one', async () => {
    const places = await Promise.all(Array.from({ length: 20 }, () => makeSeats(pool, 5)));
    const [member] = (await crowd(1)) as [Member];
    const answers = await Promise.all(places.map((seats) => book(member, seats)));
    expect(counted(answers)).toEqual({ answered: 1, alreadyReserved: 19 });
    expect(await seatsMatchOrders(pool)).toEqual([]);
  });

  // proves: company share
  it('company share: no more than the quota, however many seats there are', async () => {
    const seats = await makeSeats(pool, 10, { quota: [CROWD_COMPANY, 3] });
    const answers = await Promise.all((await crowd(50)).map((member) => book(member, seats)));
    expect(counted(answers)).toEqual({ answered: 3, quotaFull: 47 });
    expect(await takenAt(pool, seats)).toEqual({ booked: 3, orders: 3 });
    expect(await seatsMatchOrders(pool)).toEqual([]);
  });

  // proves: people of a plan
  it('people of a plan: an employee who books for all at once gets as many as the plan takes', async () => {
    await pool.query('UPDATE plan SET max_people = 2 WHERE company_id = 100 AND plan_id = 980');
    const son = await anyNode().login('demo', 'parent', { headers: fromElsewhere() });
    const member = { guid: son.user.CustomerGuid, token: son.token };
    const family: [string, number][] = [
      [son.user.CustomerGuid, SET.careMale],
      ['b482d14b-7fb1-4ff2-9e6f-81f1c7bafbba', SET.careMarried],
      ['b1d46c75-d551-4e93-9eac-8a2db089db67', SET.careMale],
      ['55624cb9-8520-48b3-893b-f117d2c43bdd', SET.careMarried],
      ['12f898b9-fff0-489e-9efc-925c483c7324', SET.careSingle],
    ];
    // whether they meet is a matter of milliseconds, so they try several times
    for (let round = 0; round < 6; round += 1) {
      const seats = await makeSeats(pool, 50);
      const answers = await Promise.all(
        family.map(([customerGuid, examSetId]) => book(member, seats, { customerGuid, examSetId })),
      );
      expect(counted(answers)).toEqual({ answered: 2, planFull: 3 });
      expect(await seatsMatchOrders(pool)).toEqual([]);
      await pool.query("UPDATE exam_order SET status = 40, closed_as = 'cancelled' WHERE segment_id = $1", [
        seats.segmentId,
      ]);
      await pool.query('UPDATE segment SET booked = 0 WHERE segment_id = $1', [seats.segmentId]);
    }
    await pool.query('UPDATE plan SET max_people = 6 WHERE company_id = 100 AND plan_id = 980');
  });
});

describe('a rush', () => {
  it('fills every seat and no more', async () => {
    const places = await Promise.all(Array.from({ length: 5 }, () => makeSeats(pool, SEATS / 5)));
    const members = await crowd(REQUESTS);
    const answers = await rush([...members.entries()], CLIENTS, ([at, member]) =>
      book(member, places[at % places.length] as Seats),
    );
    expect(counted(answers)).toEqual({ answered: SEATS, seatTaken: REQUESTS - SEATS });
    for (const seats of places) {
      expect(await takenAt(pool, seats)).toEqual({ booked: SEATS / 5, orders: SEATS / 5 });
    }
    expect(await seatsMatchOrders(pool)).toEqual([]);
  }, 600_000);

  it('one key sent many times at once: one order, one answer', async () => {
    const seats = await makeSeats(pool, 20);
    const [member] = (await crowd(1)) as [Member];
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(member, seats, {}, 'race-key-0001')));
    expect(counted(answers)).toEqual({ answered: 20 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await takenAt(pool, seats)).toEqual({ booked: 1, orders: 1 });
  });

  it('sends everybody who comes too late to seats that are free', async () => {
    const seats = await makeSeats(pool, 1);
    const late = await rush(await crowd(10), 10, async (member) => ({ member, answer: await book(member, seats) }));
    const refused = late.filter(({ answer }) => faultOf(answer) === 'seatTaken');
    expect(refused).toHaveLength(9);
    for (const { member, answer } of refused) {
      const params = answer.decoded?.ok === false ? (answer.decoded.detail?.params ?? {}) : {};
      const other = { bookDate: String(params.day1), workingSegmentId: Number(params.segment1) };
      dataOf(await book(member, seats, other));
    }
    expect(await seatsMatchOrders(pool)).toEqual([]);
  });

  // proves: seat holder in a rush
  it('lets a person with the seat ask again by the same key, and gives a seat that comes free', async () => {
    const seats = await makeSeats(pool, 1);
    const [winner, ...late] = (await crowd(25)) as [Member, ...Member[]];
    const first = await book(winner, seats, {}, 'rush-key-0001');
    const refused = await rush(late, 8, (member) => book(member, seats));
    expect(counted(refused)).toEqual({ seatTaken: late.length });
    // more often than a second lets ask the database, whether or not one has just begun
    for (let asked = 0; asked < 20; asked += 1)
      expect((await book(winner, seats, {}, 'rush-key-0001')).body).toBe(first.body);
    await pool.query('UPDATE segment SET capacity = 2 WHERE segment_id = $1', [seats.segmentId]);
    while (faultOf(await book(late[0] as Member, seats)) === 'seatTaken');
    expect(await takenAt(pool, seats)).toEqual({ booked: 2, orders: 2 });
  });

  it('soon finds who got a seat at another node, though this one calls the segment full', async () => {
    const [here, there] = nodes as [TestPortal, TestPortal];
    const seats = await makeSeats(pool, 0);
    const [lucky, ...late] = (await crowd(13)) as [Member, ...Member[]];
    const refused = await rush(late, 4, (member) => book(member, seats, {}, undefined, here));
    expect(counted(refused)).toEqual({ seatTaken: late.length });
    await pool.query('UPDATE segment SET capacity = 1 WHERE segment_id = $1', [seats.segmentId]);
    const first = await book(lucky, seats, {}, 'rush-key-0002', there);
    expect(faultOf(first)).toBe('answered');
    let again = await book(lucky, seats, {}, 'rush-key-0002', here);
    while (faultOf(again) === 'seatTaken') again = await book(lucky, seats, {}, 'rush-key-0002', here);
    expect(again.body).toBe(first.body);
    expect(await takenAt(pool, seats)).toEqual({ booked: 1, orders: 1 });
  });

  it('over one company’s share refuses no person of another company', async () => {
    const seats = await makeSeats(pool, 5, { quota: [CROWD_COMPANY, 0] });
    const refused = await rush(await crowd(12), 4, (member) => book(member, seats, {}, undefined, nodes[0]));
    expect(counted(refused)).toEqual({ quotaFull: 12 });
    const other = await (nodes[0] as TestPortal).login('hilton', 'emp', { headers: fromElsewhere() });
    const form = { ...orderFor({ userGuid: other.user.CustomerGuid }, seats), examSetId: SET.careMarried };
    const answer = await (nodes[0] as TestPortal).call('AddExamOrder', form, { session: other });
    expect(faultOf(answer)).toBe('answered');
  });

  /** The control: what this project does not do. If this did not oversell, the tests above would prove nothing. */
  it.runIf(REAL)('would oversell if it were checked first and written then', async () => {
    const ROUNDS = 10;
    await pool.query('CREATE TABLE naive_segment (segment_id int PRIMARY KEY, capacity int, booked int)');
    await pool.query('INSERT INTO naive_segment SELECT n, 1, 0 FROM generate_series(1, $1::int) AS n', [ROUNDS]);
    const checkThenWrite = async (id: number): Promise<void> => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const free = 'SELECT 1 FROM naive_segment WHERE segment_id = $1 AND booked < capacity';
        const { rows } = await client.query(free, [id]);
        const take = 'UPDATE naive_segment SET booked = booked + 1 WHERE segment_id = $1';
        if (rows.length > 0) await client.query(take, [id]);
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    };
    for (let round = 1; round <= ROUNDS; round += 1) {
      await Promise.all(Array.from({ length: CLIENTS / ROUNDS }, () => checkThenWrite(round)));
    }
    const { rows } = await pool.query<{ sold: number }>('SELECT sum(booked)::int AS sold FROM naive_segment');
    await pool.query('DROP TABLE naive_segment');
    expect(rows[0]?.sold).toBeGreaterThan(ROUNDS);
  });
});
