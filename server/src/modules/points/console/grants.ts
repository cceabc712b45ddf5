import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { Bilingual } from '#contract/language';
import { GRANT_FILTERS, type GrantFilter, type OpsGrantRow, type opsPoints } from '#contract/ops/points';
import { EXPIRING_DAYS } from '#contract/calls/points';
import { type PointsSource } from '#contract/schemas/points-entry';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { OperatorCtx, Portal, Tx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { recordListRead } from '../../audit/index.ts';
import { allCompanies, namesOf, type NameOfCompany } from '../../company/index.ts';
import { maskedPeople } from '../../people/index.ts';
import { searchOf, whoIs, type Search } from './search.ts';

type Call = (typeof opsPoints)['OpsPointsGrants'];

interface Row {
  company_id: number;
  grant_id: number;
  person_guid: string;
  person_name: Buffer | null;
  employee_no: string | null;
  points: number;
  remaining: number;
  reason: Bilingual;
  source: PointsSource;
  valid_from: string;
  expires_on: string;
  granted_at: Date;
  granted_by: string;
  state: OpsGrantRow['state'];
}

/** Grants to all people of all companies, the newest first. */
export async function listGrants(ctx: OperatorCtx, asked: Input<Call>): Promise<Reply<Call>> {
  const { portal } = ctx;
  const { state, companyId, pageIndex, pageSize: limit } = asked;
  const companies = await allCompanies(portal);
  const ids = companies.map((each) => each.companyId).filter((id) => companyId === undefined || id === companyId);
  const search = await searchOf(portal, ids, asked.text);
  await recordListRead(ctx, { action: 'points.list', companyId, by: search.as });
  const today = dayInShanghai(ctx.now());
  const { rows, counts } = await asConsole(portal.database, async (db) => ({
    rows: await pageOf(db, ids, search, filterOf(today)[state], today, { limit, offset: pageIndex * limit }),
    counts: await countsOf(db, ids, search, today),
  }));
  return { rows: await present(portal, rows, namesOf(companies)), total: counts[state], counts };
}

const stateOf = (today: string) => sql<OpsGrantRow['state']>`CASE WHEN g.reversed_at IS NOT NULL THEN 'reversed'
  WHEN g.expires_on < ${today} THEN 'expired' WHEN g.remaining = 0 THEN 'usedUp'
  WHEN g.valid_from > ${today} THEN 'upcoming' ELSE 'usable' END`;

const filterOf = (today: string): Record<GrantFilter, RawBuilder<boolean>> => ({
  all: sql`true`,
  usable: sql`${stateOf(today)} IN ('usable', 'upcoming')`,
  expiring: sql`(${stateOf(today)} = 'usable' AND g.expires_on <= ${addDays(today, EXPIRING_DAYS)})`,
  usedUp: sql`${stateOf(today)} = 'usedUp'`,
  expired: sql`${stateOf(today)} = 'expired'`,
  reversed: sql`${stateOf(today)} = 'reversed'`,
});

const found = (companyIds: number[], search: Search) => sql`
  FROM points_grant g JOIN person p ON p.company_id = g.company_id AND p.person_guid = g.person_guid
  WHERE g.company_id = ANY(${companyIds}::int[]) AND ${whoIs(search)}`;

async function pageOf(
  db: Tx,
  companyIds: number[],
  search: Search,
  filter: RawBuilder<boolean>,
  today: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT g.company_id, g.grant_id, g.person_guid, p.name AS person_name, p.employee_no, g.points, g.remaining, g.reason,
      g.source, to_char(g.valid_from, 'YYYY-MM-DD') AS valid_from, to_char(g.expires_on, 'YYYY-MM-DD') AS expires_on,
      g.granted_at, g.granted_by, ${stateOf(today)} AS state
    ${found(companyIds, search)} AND ${filter}
    ORDER BY g.granted_at DESC, g.grant_id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

async function countsOf(db: Tx, companyIds: number[], search: Search, today: string) {
  const filters = filterOf(today);
  const counted = GRANT_FILTERS.map(
    (filter) => sql`count(*) FILTER (WHERE ${filters[filter]})::int AS ${sql.id(filter)}`,
  );
  const { rows } = await sql<Record<GrantFilter, number>>`
    SELECT ${sql.join(counted)} ${found(companyIds, search)}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no rows');
  return counts;
}

async function present(portal: Portal, rows: Row[], nameOf: NameOfCompany): Promise<OpsGrantRow[]> {
  const people = await maskedPeople(portal, rows);
  return rows.map((row) => ({
    grantId: row.grant_id,
    company: nameOf(row.company_id),
    person: {
      personGuid: row.person_guid,
      name: people.name(row),
      employeeNo: row.employee_no ?? '',
      isRelative: row.employee_no === null,
    },
    points: row.points,
    remaining: row.remaining,
    reason: row.reason,
    source: row.source,
    validFrom: row.valid_from,
    expiresOn: row.expires_on,
    grantedAt: row.granted_at.toISOString(),
    grantedBy: row.granted_by,
    state: row.state,
  }));
}
