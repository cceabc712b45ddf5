import type pg from 'pg';
import { seatsMatchOrders, takenAt } from '../server/test/seats.ts';
import type { Told, Wish } from './book.ts';

/** Right after the crash: whatever had been promised by then is there, and the seats are those of live orders. */
export async function problemsAfterCrash(pool: pg.Pool, promised: Told[]): Promise<string[]> {
  const held = await ordersOf(
    pool,
    promised.map(({ wish }) => wish),
  );
  return [...(await seatsMatchOrders(pool)), ...promised.flatMap((told) => lost(told, held))];
}

/**
 * In the end: each person has exactly the order they were told of, each who could have a seat has one, scarce ones are
 * all gone.
 */
export async function problemsInTheEnd(pool: pg.Pool, all: Told[]): Promise<string[]> {
  const held = await ordersOf(
    pool,
    all.map(({ wish }) => wish),
  );
  const unlike = all.flatMap((told) => [...lost(told, held), ...surplus(told, held), ...wronglyRefused(told)]);
  return [...(await seatsMatchOrders(pool)), ...unlike, ...(await leftOver(pool, all))];
}

type Held = Map<string, number[]>;

async function ordersOf(pool: pg.Pool, wishes: Wish[]): Promise<Held> {
  const { rows } = await pool.query<{ guid: string; ids: string[] }>(
    `SELECT person_guid AS guid, array_agg(order_id::text) AS ids FROM exam_order
     WHERE person_guid = ANY($1::uuid[]) AND status IN (10, 20) GROUP BY person_guid`,
    [wishes.map(({ member }) => member.guid)],
  );
  return new Map(rows.map(({ guid, ids }) => [guid, ids.map(Number)]));
}

function lost({ wish, orderId }: Told, held: Held): string[] {
  if (orderId === undefined || held.get(wish.member.guid)?.includes(orderId)) return [];
  return [`order ${orderId} was acknowledged and is lost`];
}

function surplus({ wish, orderId, refusal }: Told, held: Held): string[] {
  const others = (held.get(wish.member.guid) ?? []).filter((id) => id !== orderId);
  return others.map((id) => `order ${id} belongs to somebody who was told ${refusal ?? `they had ${orderId}`}`);
}

function wronglyRefused({ wish, refusal, unknown }: Told): string[] {
  if (refusal === undefined) return [];
  if (wish.scarce && ['seatTaken', 'quotaFull'].includes(refusal)) return [];
  return [`refused with ${refusal} after ${unknown} unknown outcomes, though there was a seat for everybody`];
}

/** A scarce segment must end up full: a seat without an owner that cannot be booked is lost too. */
async function leftOver(pool: pg.Pool, all: Told[]): Promise<string[]> {
  const scarce = new Map(all.filter(({ wish }) => wish.scarce).map(({ wish }) => [wish.seats.segmentId, wish.seats]));
  const problems: string[] = [];
  for (const seats of scarce.values()) {
    const { booked } = await takenAt(pool, seats);
    const { rows } = await pool.query<{ most: number }>(
      `SELECT least(s.capacity, coalesce(min(q.quota), s.capacity))::int AS most
       FROM segment s LEFT JOIN segment_quota q USING (segment_id) WHERE s.segment_id = $1 GROUP BY s.capacity`,
      [seats.segmentId],
    );
    if (booked !== rows[0]?.most) problems.push(`segment ${seats.segmentId}: ${booked} of ${rows[0]?.most} were sold`);
  }
  return problems;
}
