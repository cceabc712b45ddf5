import type pg from 'pg';
import type { Payload } from '#contract/call';
import type { Registry } from '#contract/registry';

export type OrderForm = Payload<Registry['AddExamOrder']>;

/** A Monday twelve days after TEST_NOW: ahead of every company's notice, no holiday, no team day at the centres used. */
export const EXAM_DAY = '2026-06-22';
/** Kanghe, Nanjing West Road, Shanghai: takes every package and add-on of the demo world. */
export const CENTER = 1;
/** Annual care for men: 680 yuan, all of it paid by most companies. */
export const FREE_SET = 101;

export interface Seats {
  segmentId: number;
  centerId: number;
  day: string;
}

const CLOSING = '23:59';

/** Counted for each database: a process runs many files of tests, and each has its own. */
const counters = new Map<unknown, Promise<{ minute: number }>>();

async function nextMinute(pool: pg.Pool): Promise<number> {
  const database = pool.options.connectionString ?? pool;
  const counter = counters.get(database) ?? countedIn(pool);
  counters.set(database, counter);
  return ((await counter).minute += 1);
}

/** An embedded database that was closed and opened again has another pool, and the seats made before. */
async function countedIn(pool: pg.Pool): Promise<{ minute: number }> {
  const { rows } = await pool.query<{ made: number }>('SELECT count(*)::int AS made FROM segment WHERE ends = $1', [
    CLOSING,
  ]);
  return { minute: rows[0]?.made ?? 0 };
}

/** A centre with this package that moves no order. */
export async function fixedCentre(pool: pg.Pool, setId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT c.center_id AS id FROM center c JOIN center_set s ON s.center_id = c.center_id AND s.set_id = $1
     WHERE NOT c.changeable AND c.store_status = 'normal' LIMIT 1`,
    [setId],
  );
  return Number(rows[0]?.id);
}

/** A time of its own in the afternoon, when no centre of the demo world is open: so no other test books it. */
export async function makeSeats(
  pool: pg.Pool,
  capacity: number,
  { centerId = CENTER, day = EXAM_DAY, quota }: { centerId?: number; day?: string; quota?: [number, number] } = {},
): Promise<Seats> {
  const minute = await nextMinute(pool);
  const starts = `${13 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO segment (center_id, day, starts, ends, capacity) VALUES ($1, $2, $3, $5, $4)
     RETURNING segment_id AS id`,
    [centerId, day, starts, capacity, CLOSING],
  );
  const segmentId = Number(rows[0]?.id);
  if (quota) {
    await pool.query('INSERT INTO segment_quota (company_id, segment_id, quota) VALUES ($1, $2, $3)', [
      quota[0],
      segmentId,
      quota[1],
    ]);
  }
  return { segmentId, centerId, day };
}

/** The plainest order there is: nothing to pay, an electronic report. */
export const orderFor = (person: { userGuid: string; customerGuid?: string }, seats: Seats): OrderForm => ({
  userGuid: person.userGuid,
  customerGuid: person.customerGuid ?? person.userGuid,
  examSetId: FREE_SET,
  examCenterId: seats.centerId,
  bookDate: seats.day,
  workingSegmentId: seats.segmentId,
  report_type: 'electronic',
  consent: true,
});

/** The seats counted as taken are those of live orders, everywhere and for every company's share. */
export async function seatsMatchOrders(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ wrong: string }>(
    `SELECT 'segment ' || s.segment_id || ': ' || s.booked || ' of ' || s.capacity || ' taken, '
         || count(o.order_id) || ' live orders' AS wrong
     FROM segment s LEFT JOIN exam_order o ON o.segment_id = s.segment_id AND o.status IN (10, 20)
     GROUP BY s.segment_id HAVING s.booked <> count(o.order_id) OR s.booked NOT BETWEEN 0 AND s.capacity
     UNION ALL
     SELECT 'quota of ' || q.company_id || ' at ' || q.segment_id || ': ' || q.booked || ' of ' || q.quota || ' taken, '
         || count(o.order_id) || ' live orders'
     FROM segment_quota q LEFT JOIN exam_order o
       ON o.company_id = q.company_id AND o.segment_id = q.segment_id AND o.status IN (10, 20)
     GROUP BY q.company_id, q.segment_id HAVING q.booked <> count(o.order_id) OR q.booked NOT BETWEEN 0 AND q.quota`,
  );
  return rows.map(({ wrong }) => wrong);
}

export async function takenAt(pool: pg.Pool, { segmentId }: Seats): Promise<{ booked: number; orders: number }> {
  const { rows } = await pool.query<{ booked: number; orders: number }>(
    `SELECT s.booked, (SELECT count(*)::int FROM exam_order o
       WHERE o.segment_id = s.segment_id AND o.status IN (10, 20)) AS orders
     FROM segment s WHERE segment_id = $1`,
    [segmentId],
  );
  return rows[0] ?? { booked: -1, orders: -1 };
}
