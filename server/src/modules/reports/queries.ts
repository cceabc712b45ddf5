import type { Selectable } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';

export type ReportRow = Selectable<Schema['report']>;
export type VersionRow = Selectable<Schema['report_version']>;

/** Which file of the store belongs to a version. */
export const reportMark = (orderId: number, version: number): string => `report:${orderId}/${version}`;

const reports = ({ db, company }: InCompany) =>
  db
    .selectFrom('report as r')
    .innerJoin('exam_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.order_id', '=', 'r.order_id'),
    )
    .innerJoin('center as c', 'c.center_id', 'o.center_id')
    .selectAll('r')
    .select(['c.name as center_name', 'c.name_eng as center_name_eng', 'o.created_at as ordered_at'])
    .where('r.company_id', '=', company.companyId);

/** Everything published about a person, the newest first. */
export const reportsOf = (ctx: InCompany, personGuid: string) =>
  reports(ctx)
    .where('r.person_guid', '=', personGuid)
    .where('r.state', '=', 'published')
    .orderBy('r.exam_day', 'desc')
    .orderBy('r.order_id', 'desc')
    .execute();
export type ListedReport = Awaited<ReturnType<typeof reportsOf>>[number];

/** The same, with everything a view is made of: the person's name and birth date as they are stored. */
export const publishedReports = ({ db, company }: InCompany, personGuid: string) =>
  db
    .selectFrom('report as r')
    .innerJoin('exam_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.order_id', '=', 'r.order_id'),
    )
    .innerJoin('center as c', 'c.center_id', 'o.center_id')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.person_guid', '=', 'r.person_guid'),
    )
    .select([
      ...(['r.person_guid as personGuid', 'r.order_id as orderId', 'r.year', 'r.version', 'r.exam_day'] as const),
      ...(['c.name', 'c.name_eng', 'p.name as person', 'p.birth_date', 'p.gender'] as const),
    ])
    .where('r.company_id', '=', company.companyId)
    .where('r.person_guid', '=', personGuid)
    .where('r.state', '=', 'published')
    .orderBy('r.exam_day', 'desc')
    .orderBy('r.order_id', 'desc')
    .execute();
export type PublishedReport = Awaited<ReturnType<typeof publishedReports>>[number];

export const reportOf = (ctx: InCompany, orderId: number) =>
  reports(ctx).where('r.order_id', '=', orderId).executeTakeFirst();

/** How many reports each of these people has. */
export async function countsOf({ db, company }: InCompany, guids: readonly string[]): Promise<Map<string, number>> {
  if (guids.length === 0) return new Map();
  const rows = await db
    .selectFrom('report')
    .select(({ fn }) => ['person_guid', fn.countAll<number>().as('count')])
    .where('company_id', '=', company.companyId)
    .where('person_guid', 'in', guids)
    .where('state', '=', 'published')
    .groupBy('person_guid')
    .execute();
  return new Map(rows.map(({ person_guid, count }) => [person_guid, count]));
}

const versions = ({ db, company }: InCompany, orderId: number) =>
  db
    .selectFrom('report_version')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId);

export const versionOf = (ctx: InCompany, orderId: number, version: number) =>
  versions(ctx, orderId).where('version', '=', version).executeTakeFirst();

export const versionsOf = (ctx: InCompany, orderId: number): Promise<VersionRow[]> =>
  versions(ctx, orderId).orderBy('version', 'desc').execute();

/** The present versions of several reports. */
export const presentVersions = ({ db, company }: InCompany, personGuid: string): Promise<VersionRow[]> =>
  db
    .selectFrom('report as r')
    .innerJoin('report_version as v', (join) =>
      join
        .onRef('v.company_id', '=', 'r.company_id')
        .onRef('v.order_id', '=', 'r.order_id')
        .onRef('v.version', '=', 'r.version'),
    )
    .selectAll('v')
    .where('r.company_id', '=', company.companyId)
    .where('r.person_guid', '=', personGuid)
    .where('r.state', '=', 'published')
    .execute();
