import { sql, type RawBuilder } from 'kysely';
import type { InTx, CompanyCtx } from '../../../ctx.ts';
import { transact, type Tenant } from '../../../db/transact.ts';
import { cacheFor } from '../../../cache.ts';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { isWithinDays, publishedCenters } from './published-centers.ts';

/** How far ahead seats exist; the capacity job keeps it so. */
export const HORIZON_DAYS = 90;

export interface DaySeats {
  /** Seats this company's people can still have, all segments together. */
  left: number;
}
export interface Exception {
  kind: 'rest' | 'team' | 'opensLater';
  teamCompany: number | null;
  opensOn: string | null;
}
export interface Horizon {
  days: Map<string, DaySeats>;
  exceptions: Map<string, Exception>;
}

/**
 * Calendars may be a second old; the sale never is: the order's own update decides. So one answer per centre, company
 * and second is enough, however many people look at the same morning.
 */
const CACHE_MS = 1_000;
const MOST_CACHED = 5_000;
const horizons = cacheFor<string, Horizon>(CACHE_MS, MOST_CACHED);

/** Of published centres, each within its days; others are not in the answer. */
export async function loadHorizons(ctx: CompanyCtx, asked: number[]): Promise<Map<number, Horizon>> {
  const published = await publishedCenters(ctx.portal);
  const centerIds = asked.filter((id) => published.has(id));
  const today = dayInShanghai(ctx.now());
  const keyOf = (id: number) => `${ctx.company.companyId}|${today}|${id}`;
  // all that are not cached ask in the same turn: one query answers them, and each is cached by itself
  const missing: number[] = [];
  let reading: Promise<Map<number, Horizon>> | undefined;
  const load = async (id: number): Promise<Horizon> => {
    missing.push(id);
    reading ??= Promise.resolve().then(() => transact(ctx, (ctx) => readHorizons(ctx, missing, today)));
    const center = published.get(id);
    const { days, exceptions } = (await reading).get(id) ?? emptyHorizon();
    return { days: new Map([...days].filter(([day]) => center && isWithinDays(center.row, day))), exceptions };
  };
  const found = await Promise.all(centerIds.map(async (id) => horizons.get(ctx.portal, keyOf(id), () => load(id))));
  return new Map(centerIds.map((id, index) => [id, found[index] ?? emptyHorizon()]));
}

export const emptyHorizon = (): Horizon => ({ days: new Map(), exceptions: new Map() });

async function readHorizons(ctx: InTx<CompanyCtx>, centerIds: number[], from: string): Promise<Map<number, Horizon>> {
  const to = addDays(from, HORIZON_DAYS);
  const { rows } = await sql<{ centerId: number; day: string; left: number }>`
    SELECT s.center_id AS "centerId", s.day,
           sum(least(s.capacity - s.booked, coalesce(q.quota - q.booked, s.capacity)))::int AS left
    FROM segment s
    LEFT JOIN segment_quota q ON q.company_id = ${ctx.company.companyId} AND q.segment_id = s.segment_id
    WHERE s.center_id = ANY(${centerIds}) AND s.day BETWEEN ${from} AND ${to}
    GROUP BY s.center_id, s.day`.execute(ctx.db);
  const exceptions = await ctx.db
    .selectFrom('center_exception')
    .selectAll()
    .where('center_id', 'in', centerIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const found = new Map<number, Horizon>(centerIds.map((id) => [id, { days: new Map(), exceptions: new Map() }]));
  for (const { centerId, day, left } of rows) found.get(centerId)?.days.set(day, { left });
  for (const row of exceptions) {
    const exception = { kind: row.kind, teamCompany: row.team_company, opensOn: row.opens_on };
    found.get(row.center_id)?.exceptions.set(row.day, exception);
  }
  return found;
}

export interface SegmentRow {
  segmentId: number;
  centerId: number;
  day: string;
  starts: string;
  ends: string;
  /** Seats this company's people can still have, and those there are for anybody. */
  left: number;
  seats: number;
}

export async function segmentsOf(
  ctx: InTx<CompanyCtx>,
  centerId: number,
  from: string,
  to: string,
): Promise<SegmentRow[]> {
  return (await segmentRows(ctx, centerId, from, to).execute(ctx.db)).rows;
}

/** The same, to stand within a larger statement. */
export const segmentRows = (
  { company }: Tenant,
  centerId: number,
  from: string,
  to: string,
): RawBuilder<SegmentRow> => sql`
  SELECT s.segment_id AS "segmentId", s.center_id AS "centerId", s.day, s.starts, s.ends,
         s.capacity - s.booked AS seats,
         least(s.capacity - s.booked, coalesce(q.quota - q.booked, s.capacity))::int AS left
  FROM segment s
  LEFT JOIN segment_quota q ON q.company_id = ${company.companyId} AND q.segment_id = s.segment_id
  WHERE s.center_id = ${centerId} AND s.day BETWEEN ${from} AND ${to}
  ORDER BY s.day, s.starts`;
