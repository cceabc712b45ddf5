import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInShanghai, weekday } from '#contract/rules/day';
import { DAY } from '../../../../test/clock.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { asSupply } from '../../../db/transact.ts';
import { followWeek, keepCapacityAhead, KEPT_AHEAD } from './capacity.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const HORIZON = 90;
/** One whose week has no exceptions but the holidays. */
const CENTRE = 7;
const today = () => dayInShanghai(portal.clock.now());
const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];

interface Seats {
  day: string;
  starts: string;
  capacity: number;
  booked: number;
}
const segmentsOf = (centre = CENTRE) =>
  ask<Seats>('SELECT day, starts, capacity, booked FROM segment WHERE center_id = $1 ORDER BY day, starts', [centre]);
const everything = () =>
  ask(`SELECT count(*)::int AS rows, md5(string_agg(s::text, ',' ORDER BY segment_id)) AS sum FROM segment s`);

describe('what the demo world starts with', () => {
  it('every centre has all segments of its week for 90 days, and none on days of rest', async () => {
    const wrong = await ask(
      `SELECT w.center_id, d.day, w.starts
       FROM (SELECT $1::date + n AS day FROM generate_series(0, $2::int) n) d
       JOIN weekly_pattern w ON w.weekday = extract(dow FROM d.day)
       LEFT JOIN center_exception e ON e.center_id = w.center_id AND e.day = d.day AND e.kind = 'rest'
       LEFT JOIN segment s ON s.center_id = w.center_id AND s.day = d.day AND s.starts = w.starts
       WHERE (s.segment_id IS NULL) <> (e.day IS NOT NULL)`,
      [today(), HORIZON],
    );
    expect(wrong).toEqual([]);
    const days = new Set((await segmentsOf()).map(({ day }) => day));
    expect(days.has(addDays(today(), 1))).toBe(true);
    expect(days.has('2026-06-19')).toBe(false); // Dragon Boat
    expect([...days].filter((day) => weekday(day) === 0)).toEqual([]);
  });

  it('has full days, days with few seats, and no seat taken without an order', async () => {
    const [counted] = await ask<{ full: number; few: number; many: number; taken: number }>(
      `SELECT count(*) FILTER (WHERE seats = 0)::int AS full, count(*) FILTER (WHERE seats BETWEEN 1 AND 5)::int AS few,
         count(*) FILTER (WHERE seats > 5)::int AS many,
         (sum(taken) - (SELECT count(*) FROM exam_order JOIN segment USING (segment_id) WHERE is_live))::int AS taken
       FROM (SELECT sum(capacity) AS seats, sum(booked) AS taken FROM segment GROUP BY center_id, day) d`,
    );
    expect(counted?.full).toBeGreaterThan(100);
    expect(counted?.few).toBeGreaterThan(100);
    expect(counted?.many).toBeGreaterThan(2_000);
    expect(counted?.taken).toBe(0);
  });
});

describe('keeping capacity ahead', () => {
  it('changes nothing when all is there, even on two nodes at once', async () => {
    const before = await everything();
    await keepCapacityAhead(portal.portal);
    await Promise.all([keepCapacityAhead(portal.portal), keepCapacityAhead(portal.portal)]);
    expect(await everything()).toEqual(before);
  });

  it('adds the days that have come into sight, and leaves the others as they are', async () => {
    const before = await segmentsOf();
    portal.clock.advance(3 * DAY);
    await keepCapacityAhead(portal.portal);
    const after = await segmentsOf();
    const last = before.at(-1)?.day ?? '';
    expect(after.filter(({ day }) => day <= last)).toEqual(before);
    const added = [...new Set(after.filter(({ day }) => day > last).map(({ day }) => day))];
    expect(added.length).toBeGreaterThan(0);
    expect(added.every((day) => day <= addDays(today(), KEPT_AHEAD))).toBe(true);
  });

  it('makes none on a day that has become a day of rest', async () => {
    const day = nextWeekday(addDays(today(), KEPT_AHEAD + 1));
    await ask(`INSERT INTO center_exception (center_id, day, kind) VALUES ($1, $2, 'rest')`, [CENTRE, day]);
    await keepCapacityAhead(portal.portal, KEPT_AHEAD + 7);
    const days = new Set((await segmentsOf()).map((segment) => segment.day));
    expect(days.has(day)).toBe(false);
    expect(new Set((await segmentsOf(CENTRE + 1)).map((segment) => segment.day)).has(day)).toBe(true);
  });
});

describe('after a centre’s week has changed', () => {
  it('days to come follow, but never below the booked seats; other centres stay', async () => {
    const day = nextWeekday(addDays(today(), 30));
    const at = `center_id = ${CENTRE} AND day = '${day}'`;
    await ask(`UPDATE segment SET capacity = 9, booked = 0 WHERE ${at}`);
    await ask(`UPDATE segment SET booked = 5 WHERE ${at} AND starts IN ('08:00', '10:00')`);
    await ask(`UPDATE weekly_pattern SET capacity = 3 WHERE center_id = $1`, [CENTRE]);
    await ask(`UPDATE weekly_pattern SET capacity = 20 WHERE center_id = $1 AND starts = '07:30'`, [CENTRE]);
    await ask(`DELETE FROM weekly_pattern WHERE center_id = $1 AND starts IN ('09:30', '10:00')`, [CENTRE]);
    const others = await segmentsOf(CENTRE + 1);
    const past = (await segmentsOf()).filter((segment) => segment.day <= today());

    const to = addDays(today(), KEPT_AHEAD);
    await asSupply(portal.portal.database, (db) => followWeek(db, CENTRE, addDays(today(), 1), to));

    const seats = Object.fromEntries(
      (await segmentsOf()).filter((segment) => segment.day === day).map(({ starts, capacity }) => [starts, capacity]),
    );
    expect(seats).toEqual({ '07:30': 20, '08:00': 5, '08:30': 3, '09:00': 3, '09:30': 0, '10:00': 5 });
    expect(await segmentsOf(CENTRE + 1)).toEqual(others);
    expect((await segmentsOf()).filter((segment) => segment.day <= today())).toEqual(past);
  });
});

/** The day itself or the first one after it that is neither Saturday nor Sunday. */
function nextWeekday(day: string): string {
  return [0, 6].includes(weekday(day)) ? nextWeekday(addDays(day, 1)) : day;
}
