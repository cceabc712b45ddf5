import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { OpsCenterRow, opsCenters } from '#contract/ops/centers';
import { blocking } from '#contract/rules/center-findings';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { SHOWN_DAYS, type CenterStage } from '#contract/values/ops/centers';
import type { OperatorCtx, Tx } from '../../ctx.ts';
import { asConsole } from '../../db/transact.ts';
import { findingsOfRow, stageOf, weeksOf, type CenterRow } from './center-row.ts';

type Calls = typeof opsCenters;
type Asked = Input<Calls['OpsCenters']>;

/** Drafts first, then open ones, then closed ones; within, by city. */
export const listCenters = ({ portal, now }: OperatorCtx, asked: Asked): Promise<Reply<Calls['OpsCenters']>> =>
  asConsole(portal.database, async (db) => {
    const today = dayInShanghai(now());
    const where = sql.join(conditionsOf(asked), sql` AND `);
    const counts = await countsOf(db, where, today);
    return {
      rows: await pageOf(db, where, asked, today),
      total: counts[asked.state],
      counts,
    };
  });

/** The state as `stageOf` has it, of a centre `c`. */
const stage = (today: string): RawBuilder<CenterStage> =>
  sql`(CASE WHEN c.state = 'published' AND c.closes_on < ${today}::date THEN 'closed' ELSE c.state END)`;

function conditionsOf({ text, cityId, chainId }: Asked): RawBuilder<unknown>[] {
  const within = [sql`c.name`, sql`c.name_eng`, sql`c.code`, sql`c.address`, sql`c.address_eng`, sql`c.district`];
  const isIn = within.map((column) => sql`position(lower(${text}) IN lower(${column})) > 0`);
  return [
    text === '' ? sql`true` : sql`(${sql.join(isIn, sql` OR `)})`,
    cityId === undefined ? sql`true` : sql`c.city_id = ${cityId}`,
    chainId === undefined ? sql`true` : sql`c.chain_id = ${chainId}`,
  ];
}

async function countsOf(db: Tx, where: RawBuilder<unknown>, today: string) {
  const { rows } = await sql<{ state: CenterStage; count: number }>`
    SELECT ${stage(today)} AS state, count(*)::int AS count FROM center c WHERE ${where} GROUP BY 1`.execute(db);
  const counts = { all: 0, draft: 0, published: 0, closed: 0 };
  for (const { state, count } of rows) {
    counts[state] = count;
    counts.all += count;
  }
  return counts;
}

interface Row extends CenterRow {
  city_zh: string;
  city_en: string;
  chain_zh: string | null;
  chain_en: string | null;
  seats: number;
  booked: number;
}

async function pageOf(
  db: Tx,
  where: RawBuilder<unknown>,
  { state, pageIndex, pageSize }: Asked,
  today: string,
): Promise<OpsCenterRow[]> {
  const inState = state === 'all' ? sql`true` : sql`${stage(today)} = ${state}`;
  const { rows } = await sql<Row>`
    SELECT c.*, ci.name AS city_zh, ci.name_eng AS city_en, ch.name AS chain_zh, ch.name_eng AS chain_en,
      coalesce(s.seats, 0)::int AS seats, coalesce(s.booked, 0)::int AS booked
    FROM center c JOIN city ci USING (city_id) LEFT JOIN chain ch ON ch.chain_id = c.chain_id
    LEFT JOIN LATERAL (
      SELECT sum(capacity) AS seats, sum(booked) AS booked FROM segment
      WHERE center_id = c.center_id AND day > ${today}::date AND day <= ${addDays(today, SHOWN_DAYS)}::date) s ON true
    WHERE ${where} AND ${inState}
    ORDER BY array_position(ARRAY['draft', 'published', 'closed'], ${stage(today)}), ci.sort_order, ci.city_id,
      c.sort_order, c.center_id
    LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(db);
  const weeks = await weeksOf(
    db,
    rows.filter((row) => row.state === 'draft').map((row) => row.center_id),
  );
  return rows.map((row) => presentRow(row, weeks, today));
}

function presentRow(row: Row, weeks: Awaited<ReturnType<typeof weeksOf>>, today: string): OpsCenterRow {
  const { chain_zh, chain_en } = row;
  return {
    centerId: row.center_id,
    code: row.code,
    name: { zh: row.name, en: row.name_eng },
    city: { zh: row.city_zh, en: row.city_en },
    district: { zh: row.district, en: row.district_eng },
    chain: chain_zh !== null && chain_en !== null ? { zh: chain_zh, en: chain_en } : null,
    state: stageOf(row, today),
    ...{ opensOn: row.opens_on, closesOn: row.closes_on, seats: row.seats, booked: row.booked },
    open: row.state === 'draft' ? blocking(findingsOfRow(row, weeks.get(row.center_id) ?? [])).length : 0,
  };
}
