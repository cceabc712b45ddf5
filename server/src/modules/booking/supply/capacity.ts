import { sql, type RawBuilder } from 'kysely';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { Portal, Tx } from '../../../ctx.ts';
import { asSupply } from '../../../db/transact.ts';
import type { Job } from '../../../jobs/start.ts';
import { hasCheckUps } from './published-centers.ts';
import { HORIZON_DAYS } from './seats.ts';

const EVERY_MS = 6 * 3_600_000;
/** More than the calendars show, so that at midnight the next day is there before the job has run. */
export const KEPT_AHEAD = HORIZON_DAYS + 2;
/** Days made in one statement: a first start with hundreds of centres stays under the time a statement may take. */
const STEP = 15;

/** Sees to it that there are seats to book as far ahead as calendars show. */
export const capacityJob: Job = {
  name: 'keeping capacity ahead',
  everyMs: EVERY_MS,
  atStart: true,
  work: (portal) => keepCapacityAhead(portal),
};

/**
 * A row per centre, day and segment exists before the first booking. The last day is missing once a day; that run looks
 * at all days, so that one that was closed and opened again is there by the next morning.
 */
export async function keepCapacityAhead(portal: Portal, days = KEPT_AHEAD): Promise<void> {
  const last = addDays(dayInShanghai(portal.clock()), days);
  if (await asSupply(portal.database, (db) => lacksSegments(db, last))) await fillUntil(portal, last);
}

async function lacksSegments(db: Tx, day: string): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM weekly_pattern w
      JOIN center c ON c.center_id = w.center_id
      WHERE w.weekday = extract(dow FROM ${day}::date)::int AND ${hasCheckUps(sql`${day}::date`)}
        AND NOT EXISTS (
          SELECT 1 FROM center_exception e WHERE e.center_id = w.center_id AND e.day = ${day} AND e.kind = 'rest')
        AND NOT EXISTS (
          SELECT 1 FROM segment s WHERE s.center_id = w.center_id AND s.day = ${day} AND s.starts = w.starts)
    ) AS lacks`.execute(db);
  return rows[0]?.lacks ?? false;
}

async function fillUntil(portal: Portal, last: string): Promise<void> {
  for (let from = dayInShanghai(portal.clock()); from <= last; from = addDays(from, STEP)) {
    const to = addDays(from, STEP - 1);
    await asSupply(portal.database, (db) => insertSegments(db, from, to < last ? to : last));
  }
}

/**
 * The ordinary week of one centre or all, except on days of rest and outside a centre's days; a row that is there stays, whatever its capacity. Rows come in the order of
 * their key: two nodes that insert the same ones wait for each other instead of locking each other out. `capacity` is
 * written in terms of the pattern `w` and the day `d.day`.
 */
export async function insertSegments(
  db: Tx,
  from: string,
  to: string,
  capacity: RawBuilder<number> = sql`w.capacity`,
  centerId: number | null = null,
): Promise<void> {
  await sql`
    INSERT INTO segment (center_id, day, starts, ends, capacity)
    SELECT w.center_id, d.day, w.starts, w.ends, ${capacity}
    FROM (SELECT ${from}::date + n AS day FROM generate_series(0, ${to}::date - ${from}::date) AS n) d
    JOIN weekly_pattern w ON w.weekday = extract(dow FROM d.day)::int
    JOIN center c ON c.center_id = w.center_id
    WHERE (${centerId}::int IS NULL OR w.center_id = ${centerId}) AND ${hasCheckUps(sql`d.day`)} AND NOT EXISTS (
      SELECT 1 FROM center_exception e WHERE e.center_id = w.center_id AND e.day = d.day AND e.kind = 'rest')
    ORDER BY w.center_id, d.day, w.starts
    ON CONFLICT DO NOTHING`.execute(db);
}

/**
 * After a centre's week or days have changed: the days take the new number of seats, but never fewer than are booked;
 * times that are no longer in the week, and days on which there are no check-ups any more, keep only those. It is not
 * part of the daily run, which would undo a single day's own setting.
 */
export async function followWeek(db: Tx, centerId: number, from: string, to: string): Promise<void> {
  await sql`
    UPDATE segment s SET capacity = greatest(s.booked, coalesce(w.capacity, 0)),
      ends = CASE WHEN s.booked = 0 THEN coalesce(w.ends, s.ends) ELSE s.ends END
    FROM segment old
    JOIN center c ON c.center_id = old.center_id
    LEFT JOIN weekly_pattern w
      ON w.center_id = old.center_id AND w.weekday = extract(dow FROM old.day) AND w.starts = old.starts
        AND ${hasCheckUps(sql`old.day`)}
    WHERE old.segment_id = s.segment_id AND s.center_id = ${centerId} AND s.day BETWEEN ${from} AND ${to}
      AND (s.capacity <> greatest(s.booked, coalesce(w.capacity, 0)) OR s.ends <> w.ends)`.execute(db);
  await insertSegments(db, from, to, sql`w.capacity`, centerId);
}
