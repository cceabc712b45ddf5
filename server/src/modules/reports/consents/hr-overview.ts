import { sql } from 'kysely';
import type { ReportSection } from '#contract/schemas/report-document';
import { HR_CONSENT_VERSION, HR_PURPOSE, stillGivenSince } from '#contract/rules/hr-consent';
import type { InCompany } from '../../../ctx.ts';
import { openDocument } from '../document.ts';

const AT_A_TIME = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Published reports of staff who let HR read theirs, this moment. */
const authorized = (companyId: number, now: Date) => sql`
  FROM report r
  JOIN account a ON a.company_id = r.company_id AND a.person_guid = r.person_guid AND NOT a.disabled
  JOIN person p ON p.company_id = r.company_id AND p.person_guid = r.person_guid
  WHERE r.company_id = ${companyId} AND r.state = 'published'
    AND EXISTS (SELECT 1 FROM consent c WHERE c.company_id = r.company_id AND c.person_guid = r.person_guid
      AND c.purpose = ${HR_PURPOSE} AND c.text_version = ${HR_CONSENT_VERSION} /* guard: hr: withdrawn consents are not counted */ AND c.withdrawn_at IS NULL /* end */
      AND c.given_at > ${stillGivenSince(now)})`;

export interface AuthorizedYear {
  year: number;
  /** Changes with every consent or refusal, and with every report and department. */
  mark: string;
}

/** Years of which at least so many people let HR read a report, the newest first. */
export async function authorizedYears({ db, company, portal }: InCompany, fewest: number): Promise<AuthorizedYear[]> {
  const { rows } = await sql<AuthorizedYear>`
    SELECT r.year, md5(string_agg(concat_ws('/', r.order_id, r.version, p.department), ',' ORDER BY r.order_id)) AS mark
    ${authorized(company.companyId, portal.clock())}
    GROUP BY r.year HAVING count(DISTINCT r.person_guid) >= ${fewest} ORDER BY r.year DESC`.execute(db);
  return rows;
}

export interface AuthorizedDocument {
  personGuid: string;
  department: string;
  sections: ReportSection[];
}

/** All last reports of a year, some people at a time; only for sums that tell of no single person. */
export async function authorizedDocuments(ctx: InCompany, year: number, after = NOBODY): Promise<AuthorizedDocument[]> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const { rows } = await sql<Found>`
    SELECT l.*, v.document FROM (
      SELECT DISTINCT ON (r.person_guid) r.person_guid, r.order_id, r.version, coalesce(p.department, '') AS department
      ${authorized(ctx.company.companyId, ctx.portal.clock())} AND r.year = ${year} AND r.person_guid > ${after}::uuid
      ORDER BY r.person_guid, r.exam_day DESC, r.order_id DESC LIMIT ${AT_A_TIME}) l
    JOIN report_version v ON v.company_id = ${ctx.company.companyId} AND v.order_id = l.order_id AND v.version = l.version
    ORDER BY l.person_guid`.execute(ctx.db);
  return rows.map((row) => ({
    personGuid: row.person_guid,
    department: row.department,
    sections: row.document ? openDocument(key, row, row.document).sections : [],
  }));
}

interface Found {
  person_guid: string;
  order_id: number;
  version: number;
  department: string;
  document: Buffer | null;
}
