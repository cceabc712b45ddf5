import { sql, type RawBuilder } from 'kysely';
import type { Bilingual } from '#contract/language';
import { EXPIRING_DAYS, type PointsFilter } from '#contract/calls/points';
import { type PointsKind, type PointsSource, type SpendKind } from '#contract/schemas/points-entry';
import { addDays } from '#contract/rules/day';
import type { InCompany } from '../../ctx.ts';

/** The grants that may be spent on a day. */
export const usableOn = (today: string): RawBuilder<boolean> => sql<boolean>`(g.remaining > 0 AND g.reversed_at IS NULL
  AND g.valid_from <= ${today} AND g.expires_on >= ${today})`;

export interface Holding {
  person_guid: string;
  balance: number;
  upcoming: number;
  upcoming_from: string | null;
  expiring: { on: string; points: number }[];
}

/** People's points today and the soon expiring part; a person without any grant is not among them. */
export async function holdingsOf({ db, company }: InCompany, guids: string[], today: string): Promise<Holding[]> {
  const soon = addDays(today, EXPIRING_DAYS);
  const { rows } = await sql<Holding>`
    WITH g AS (SELECT * FROM points_grant WHERE company_id = ${company.companyId} AND person_guid = ANY(${guids}::uuid[])),
    by_day AS (
      SELECT g.person_guid, g.expires_on, sum(g.remaining)::int AS points FROM g
      WHERE ${usableOn(today)} AND g.expires_on <= ${soon} GROUP BY g.person_guid, g.expires_on)
    SELECT g.person_guid, coalesce(sum(g.remaining) FILTER (WHERE ${usableOn(today)}), 0)::int AS balance,
      coalesce(sum(g.remaining) FILTER (WHERE ${upcoming(today)}), 0)::int AS upcoming,
      to_char(min(g.valid_from) FILTER (WHERE ${upcoming(today)}), 'YYYY-MM-DD') AS upcoming_from,
      coalesce((SELECT jsonb_agg(jsonb_build_object('on', to_char(d.expires_on, 'YYYY-MM-DD'), 'points', d.points)
        ORDER BY d.expires_on) FROM by_day d WHERE d.person_guid = g.person_guid), '[]') AS expiring
    FROM g GROUP BY g.person_guid`.execute(db);
  return rows;
}

const upcoming = (today: string) =>
  sql<boolean>`(g.remaining > 0 AND g.reversed_at IS NULL AND g.valid_from > ${today})`;

export interface Sums {
  earned_this_year: number;
  spent_this_year: number;
  spent_in_all: number;
  years: number[];
}

const YEAR = sql<number>`extract(year FROM e.at AT TIME ZONE 'Asia/Shanghai')::int`;

/** Points that have come and gone; points given back were not spent, points taken back were not earned. */
export async function sumsOf({ db, company }: InCompany, personGuid: string, today: string): Promise<Sums> {
  const thisYear = sql`${YEAR} = ${Number(today.slice(0, 4))}`;
  const { rows } = await sql<Sums>`
    SELECT coalesce(sum(e.points) FILTER (WHERE ${thisYear} AND e.kind IN ('earn', 'reverse')), 0)::int AS earned_this_year,
      coalesce(-sum(e.points) FILTER (WHERE ${thisYear} AND e.kind IN ('spend', 'giveBack')), 0)::int AS spent_this_year,
      coalesce(-sum(e.points) FILTER (WHERE e.kind IN ('spend', 'giveBack')), 0)::int AS spent_in_all,
      coalesce(array_agg(DISTINCT ${YEAR} ORDER BY ${YEAR} DESC), '{}') AS years
    FROM points_entry e WHERE e.company_id = ${company.companyId} AND e.person_guid = ${personGuid}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('A sum has no rows');
  return sums;
}

export interface EntryRow {
  entry_id: number;
  kind: PointsKind;
  points: number;
  balance: number;
  title: Bilingual;
  spend_kind: SpendKind | null;
  reference: string | null;
  at: Date;
  source: PointsSource | null;
  expires_on: string | null;
}

const KINDS: Record<PointsFilter, PointsKind[]> = {
  all: ['earn', 'spend', 'giveBack', 'expire', 'reverse'],
  earned: ['earn', 'giveBack'],
  spent: ['spend'],
  expired: ['expire', 'reverse'],
};

interface Asked {
  kind: PointsFilter;
  year: number;
  pageIndex: number;
  pageSize: number;
}

/** A page of a person's history, the latest first, and how long it is. */
export async function historyOf(
  { db, company }: InCompany,
  personGuid: string,
  { kind, year, pageIndex, pageSize }: Asked,
): Promise<{ rows: EntryRow[]; total: number }> {
  const found = sql`
    FROM points_entry e WHERE e.company_id = ${company.companyId} AND e.person_guid = ${personGuid}
      AND e.kind = ANY(${KINDS[kind]}) AND (${year} = 0 OR ${YEAR} = ${year})`;
  const { rows } = await sql<EntryRow>`
    SELECT e.*, g.source, CASE WHEN e.kind = 'earn' THEN to_char(g.expires_on, 'YYYY-MM-DD') END AS expires_on
    FROM (SELECT e.* ${found} ORDER BY e.entry_id DESC LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}) e
    LEFT JOIN points_grant g ON g.company_id = e.company_id AND g.grant_id = e.grant_id
    ORDER BY e.entry_id DESC`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${found}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The points of all people of the company together. */
export async function companyBalance({ db, company }: InCompany): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(remaining), 0)::bigint AS sum FROM points_grant WHERE company_id = ${company.companyId}`.execute(
    db,
  );
  return rows[0]?.sum ?? 0;
}

/** Everybody the signed-in person looks after. */
export async function relativesOf({ db, company }: InCompany, personGuid: string) {
  return db
    .selectFrom('relation as r')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.person_guid', '=', 'r.relative_guid'),
    )
    .where('r.company_id', '=', company.companyId)
    .where('r.person_guid', '=', personGuid)
    .select(['p.person_guid', 'p.name as person_name', 'p.gender', 'r.kind'])
    .orderBy('p.updated_at')
    .orderBy('p.person_guid')
    .execute();
}
