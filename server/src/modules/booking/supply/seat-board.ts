import { sql } from 'kysely';
import type { SeatDay } from '#contract/calls/seats';
import type { Tx } from '../../../ctx.ts';

/** A month of a centre, as its watchers see it. */
export interface SeatBoard {
  centerId: number;
  /** `YYYY-MM` */
  month: string;
  /** Of each day what tells whether anything has changed, and the segments as they were read after that. */
  marks: Map<string, string>;
  days: Map<string, SegmentSeats[]>;
}

interface SegmentSeats {
  segmentId: number;
  /** For anybody, and what of it each company that has a share may still have. */
  seats: number;
  shares: Map<number, number>;
}

export interface WatchedDay {
  centerId: number;
  day: string;
}

export interface DayMark extends WatchedDay {
  mark: string;
}

/** One number for all segments of a day: a seat taken, freed or moved from one time to another changes it. */
export async function readMarks(db: Tx, boards: readonly SeatBoard[]): Promise<DayMark[]> {
  const { rows } = await sql<DayMark>`
    SELECT s.center_id AS "centerId", s.day, sum((s.capacity::bigint * 1000 + s.booked) * s.segment_id)::text AS mark
    FROM (SELECT DISTINCT * FROM unnest(${boards.map(({ centerId }) => centerId)}::int[],
      ${boards.map(({ month }) => `${month}-01`)}::date[]) AS each(center_id, first)) w
    JOIN segment s ON s.center_id = w.center_id AND s.day >= w.first AND s.day < w.first + interval '1 month'
    GROUP BY s.center_id, s.day`.execute(db);
  return rows;
}

interface SeatRow extends WatchedDay {
  segmentId: number;
  seats: number;
  companyId: number | null;
  share: number | null;
}

/** By centre and day (`keyOf`). */
export type DaySeats = ReadonlyMap<string, SegmentSeats[]>;

/** The segments of some days, with what these companies may have of them. */
export async function readSeats(db: Tx, days: readonly WatchedDay[], companyIds: readonly number[]): Promise<DaySeats> {
  const { rows } = await sql<SeatRow>`
    SELECT s.center_id AS "centerId", s.day, s.segment_id AS "segmentId", s.capacity - s.booked AS seats,
      q.company_id AS "companyId", q.quota - q.booked AS share
    FROM unnest(${days.map(({ centerId }) => centerId)}::int[], ${days.map(({ day }) => day)}::date[])
      AS w(center_id, day)
    JOIN segment s ON s.center_id = w.center_id AND s.day = w.day
    LEFT JOIN segment_quota q ON q.segment_id = s.segment_id AND q.company_id = ANY(${companyIds}::int[])
    ORDER BY s.segment_id`.execute(db);
  const found = new Map<string, SegmentSeats[]>();
  for (const { centerId, day, segmentId, seats, companyId, share } of rows) {
    const list = found.get(keyOf({ centerId, day })) ?? [];
    found.set(keyOf({ centerId, day }), list);
    let segment = list.at(-1);
    if (segment?.segmentId !== segmentId) list.push((segment = { segmentId, seats, shares: new Map() }));
    if (companyId !== null && share !== null) segment.shares.set(companyId, share);
  }
  return found;
}

export const keyOf = ({ centerId, day }: WatchedDay): string => `${centerId}|${day}`;

/** The days as people of a company see them; those given, or all there are. */
export function daysFor(board: SeatBoard, companyId: number, days: Iterable<string> = board.days.keys()): SeatDay[] {
  return [...days].map((day) => {
    const segments = (board.days.get(day) ?? []).map(({ segmentId, seats, shares }) => ({
      id: segmentId,
      left: /* guard: streams: each company its share → seats */ Math.min(seats, shares.get(companyId) ?? seats),
    }));
    return { day, left: segments.reduce((sum, { left }) => sum + left, 0), segments };
  });
}
