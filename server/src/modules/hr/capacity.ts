import { sql } from 'kysely';
import { addDays } from '#contract/rules/day';
import type { InCompany } from '../../ctx.ts';
import { isForEmployeesOn, KEPT_AHEAD } from '../booking/index.ts';
import type { StaffPlan } from './plan.ts';

export interface Capacity {
  until: string;
  left: number;
  weeks: { from: string; seats: number; left: number }[];
}

/**
 * Seats by week from tomorrow to the last day of check-ups, in centres that have a package of the plan, in the cities
 * where the people are. Others book them too: it tells the free ones at this moment, not those kept for the company.
 */
export async function capacityOf(
  { db, company }: InCompany,
  plan: StaffPlan,
  livedIn: readonly number[],
  today: string,
): Promise<Capacity> {
  const { companyId } = company;
  const cities = livedIn.filter((city) => !plan.cityIds || plan.cityIds.includes(city));
  // seats exist so many days ahead and no further
  const until = [plan.to, addDays(today, KEPT_AHEAD)].sort()[0] ?? plan.to;
  const { rows } = await sql<Capacity['weeks'][number]>`
    SELECT date_trunc('week', s.day)::date::text AS from, sum(s.capacity)::int AS seats,
      sum(greatest(0, least(s.capacity - s.booked, q.quota - q.booked)))::int AS left
    FROM segment s
    JOIN center c ON c.center_id = s.center_id
    LEFT JOIN segment_quota q ON q.company_id = ${companyId} AND q.segment_id = s.segment_id
    WHERE s.day > ${today}::date AND s.day <= ${until}::date AND c.city_id = ANY(${cities}::int[])
      AND ${isForEmployeesOn(sql`s.day`)}
      AND (${plan.centerIds}::int[] IS NULL OR c.center_id = ANY(${plan.centerIds}::int[]))
      AND EXISTS (SELECT 1 FROM center_set cs
        JOIN plan_set ps ON ps.company_id = ${companyId} AND ps.plan_id = ${plan.id} AND ps.set_id = cs.set_id
        WHERE cs.center_id = c.center_id)
      AND NOT EXISTS (SELECT 1 FROM center_exception e WHERE e.center_id = s.center_id AND e.day = s.day
        AND (e.kind = 'rest' OR (e.kind = 'team' AND e.team_company IS DISTINCT FROM ${companyId})))
    GROUP BY 1 ORDER BY 1`.execute(db);
  return { until, left: rows.reduce((sum, { left }) => sum + left, 0), weeks: rows };
}
