import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsCenters } from '#contract/ops/centers';
import type { WeekSegment } from '#contract/rules/center-findings';
import { dayInShanghai, weekday } from '#contract/rules/day';
import { SHOWN_DAYS } from '#contract/values/ops/centers';
import type { OperatorCtx, Tx } from '../../ctx.ts';
import { asConsole } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { isWithinDays } from '../booking/index.ts';
import { fieldsOf, findingsOfRow, stageOf, weeksOf, type CenterRow } from './center-row.ts';

type Whole = Reply<(typeof opsCenters)['OpsCenter']>;
type Day = Whole['days'][number];

/** A centre with what it lacks, its week and its next days. */
export const readCenter = (
  { portal, now }: OperatorCtx,
  { centerId }: Input<(typeof opsCenters)['OpsCenter']>,
): Promise<Whole> =>
  asConsole(portal.database, async (db) => {
    const row = await db.selectFrom('center').selectAll().where('center_id', '=', centerId).executeTakeFirst();
    if (!row) throw new Fault('recordUnknown');
    const city = await db
      .selectFrom('city')
      .select(['name', 'name_eng'])
      .where('city_id', '=', row.city_id)
      .executeTakeFirstOrThrow();
    const chain = await db.selectFrom('chain').selectAll().where('chain_id', '=', row.chain_id).executeTakeFirst();
    const week = (await weeksOf(db, [centerId])).get(centerId) ?? [];
    const today = dayInShanghai(now());
    return {
      center: {
        ...fieldsOf(row),
        ...{ centerId, state: stageOf(row, today), closesOn: row.closes_on, revision: row.revision },
        ...{ changedAt: row.changed_at?.toISOString() ?? null, changedBy: row.changed_by },
        city: { zh: city.name, en: city.name_eng },
        chain: chain ? { name: { zh: chain.name, en: chain.name_eng }, settlementDays: chain.settlement_days } : null,
      },
      findings: findingsOfRow(row, week),
      days: await nextDays(db, row, week, today),
      week,
    };
  });

interface Seats {
  day: string;
  seats: number;
  booked: number;
  kind: 'rest' | 'team' | 'opensLater' | null;
}

async function nextDays(db: Tx, row: CenterRow, week: readonly WeekSegment[], today: string): Promise<Day[]> {
  const { rows } = await sql<Seats>`
    SELECT d.day::text AS day, coalesce(s.seats, 0)::int AS seats, coalesce(s.booked, 0)::int AS booked, e.kind
    FROM (SELECT ${today}::date + n AS day FROM generate_series(1, ${SHOWN_DAYS}::int) AS n) d
    LEFT JOIN LATERAL (SELECT sum(capacity) AS seats, sum(booked) AS booked FROM segment
      WHERE center_id = ${row.center_id} AND day = d.day) s ON true
    LEFT JOIN center_exception e ON e.center_id = ${row.center_id} AND e.day = d.day
    ORDER BY d.day`.execute(db);
  return rows.map(({ kind, ...seats }) => ({ ...seats, kind: kindOf(row, week, { kind, ...seats }) }));
}

function kindOf(row: CenterRow, week: readonly WeekSegment[], { day, seats, kind }: Seats): Day['kind'] {
  if (row.state === 'closed' || !isWithinDays(row, day)) return 'closed';
  const isWorked = week.some((segment) => segment.weekday === weekday(day));
  if (kind === 'rest' || (!isWorked && seats === 0)) return 'rest';
  if (seats === 0) return 'missing';
  return kind === 'team' ? 'team' : 'open';
}
