import { sql, type RawBuilder } from 'kysely';
import type { HrPersonRow, HrState } from '#contract/calls/hr';
import { NO_DEPARTMENT } from '#contract/values/hr-choices';
import type { InCompany } from '../../ctx.ts';
import { nameIndexesIn } from '../people/index.ts';
import type { StaffPlan } from './plan.ts';

export interface StaffRow {
  person_guid: string;
  person_name: Buffer | null;
  phone: Buffer | null;
  employee_no: string | null;
  department: string;
  city_name: string;
  city_name_eng: string;
  employee_class: number;
  state: HrPersonRow['state'];
  reminded_at: Date | null;
}

export interface StaffFilter {
  department: string;
  employeeClass?: number | undefined;
  state?: HrState;
  text?: string;
  person?: string | undefined;
}

/**
 * All people expected to book under the plan, with how far they are: accounts that are in use, without those who claim
 * for check-ups of their own (employee type 0).
 */
export const staffOf = (companyId: number, plan: Pick<StaffPlan, 'id' | 'from' | 'to'>): RawBuilder<StaffRow> => sql`
  SELECT a.person_guid, a.employee_class, p.name AS person_name, p.name_indexes, p.phone, p.employee_no, p.city_id, p.city_name,
    coalesce(c.name_eng, p.city_name) AS city_name_eng, coalesce(p.department, '') AS department, r.reminded_at,
    CASE o.status WHEN 35 THEN 'reported' WHEN 30 THEN 'examined' WHEN 20 THEN 'booked' WHEN 10 THEN 'booked' ELSE 'notBooked' END AS state
  FROM account a
  JOIN person p ON p.company_id = a.company_id AND p.person_guid = a.person_guid
  LEFT JOIN city c ON c.city_id = p.city_id
  LEFT JOIN hr_reminder r ON r.company_id = a.company_id AND r.person_guid = a.person_guid
  LEFT JOIN (SELECT person_guid, max(status) AS status FROM exam_order
    WHERE company_id = ${companyId} AND plan_id = ${plan.id} AND closed_as IS NULL
      AND book_date BETWEEN ${plan.from}::date AND ${plan.to}::date
    GROUP BY person_guid) o ON o.person_guid = a.person_guid
  WHERE a.company_id = ${companyId} AND NOT a.disabled AND a.employee_type <> 0`;

/** A filter's condition on a row of `staffOf`, which is called `s`. */
export async function matching(ctx: InCompany, filter: StaffFilter): Promise<RawBuilder<boolean>> {
  const { department, employeeClass, state = 'all', text = '', person } = filter;
  const asked = [sql<boolean>`true`];
  if (department) asked.push(sql`s.department = ${department === NO_DEPARTMENT ? '' : department}`);
  if (employeeClass !== undefined) asked.push(sql`s.employee_class = ${employeeClass}`);
  if (state !== 'all') asked.push(sql`s.state = ${state}`);
  if (person) asked.push(sql`s.person_guid = ${person}::uuid`);
  if (text) {
    const names = await nameIndexesIn(ctx, text);
    asked.push(sql`(starts_with(lower(s.employee_no), ${text.toLowerCase()}) OR s.name_indexes && ${names}::bytea[])`);
  }
  return sql`(${sql.join(asked, sql` AND `)})`;
}
