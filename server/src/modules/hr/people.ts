import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { hr, HrPersonRow } from '#contract/calls/hr';
import { dayInShanghai } from '#contract/rules/day';
import { maskName } from '#contract/rules/mask';
import type { HrCtx, InCompany } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { personName } from '../people/index.ts';
import { planAmong, staffPlans, type StaffPlan } from './plan.ts';
import { matching, staffOf, type StaffFilter, type StaffRow } from './staff.ts';
import { asHr } from './who.ts';

type Found = Reply<typeof hr.HrPeople>;

export const listPeople = (ctx: HrCtx, asked: Input<typeof hr.HrPeople>): Promise<Found> =>
  asHr(ctx, async (ctx) => {
    const plans = await staffPlans(ctx);
    const plan = planAmong(plans, asked.planId, dayInShanghai(ctx.now()));
    const named = plans.map(({ id, name }) => ({ id, name }));
    if (!plan) return { rows: [], total: 0, plans: named, departments: [], classes: [] };
    const key = await ctx.portal.keyring.companyKey(ctx);
    const found = await page(ctx, plan, asked);
    const choices = await choicesOf(ctx, plan);
    return {
      rows: found.map((row) => presentPerson(key, row)),
      total: found[0]?.total ?? 0,
      plans: named,
      ...choices,
    };
  });

async function page(ctx: InCompany, plan: StaffPlan, asked: StaffFilter & { pageIndex: number; pageSize: number }) {
  const { pageIndex, pageSize } = asked;
  const { rows } = await sql<StaffRow & { total: number }>`
    SELECT s.*, count(*) OVER ()::int AS total FROM (${staffOf(ctx.company.companyId, plan)}) s
    WHERE ${await matching(ctx, asked)}
    ORDER BY s.department, s.employee_no, s.person_guid
    LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(ctx.db);
  return rows;
}

async function choicesOf({ db, company }: InCompany, plan: StaffPlan) {
  const { rows } = await sql<{ departments: string[] | null; classes: number[] | null }>`
    SELECT array_agg(DISTINCT s.department) AS departments, array_agg(DISTINCT s.employee_class) AS classes
    FROM (${staffOf(company.companyId, plan)}) s`.execute(db);
  const [all] = rows;
  return { departments: all?.departments ?? [], classes: all?.classes ?? [] };
}

/** One colleague with how far they are under a plan. */
export async function oneOf(ctx: InCompany, plan: StaffPlan, person: string): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`
    SELECT s.* FROM (${staffOf(ctx.company.companyId, plan)}) s WHERE s.person_guid = ${person}::uuid`.execute(ctx.db);
  return rows[0];
}

/**
 * So many rows after a person, or the first ones, in the order of the list. The next step begins where that person
 * stands now, so that no row is missed.
 */
export async function peopleAfter(
  ctx: InCompany,
  plan: StaffPlan,
  filter: StaffFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<StaffRow[]> {
  const { companyId } = ctx.company;
  const place = sql`(s.department, coalesce(s.employee_no, ''), s.person_guid)`;
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`${place} > (SELECT coalesce(p.department, ''), coalesce(p.employee_no, ''), p.person_guid FROM person p
          WHERE p.company_id = ${companyId} AND p.person_guid = ${after}::uuid)`;
  const { rows } = await sql<StaffRow>`
    SELECT s.* FROM (${staffOf(companyId, plan)}) s
    WHERE ${await matching(ctx, filter)} AND ${isAfter}
    ORDER BY s.department, coalesce(s.employee_no, ''), s.person_guid LIMIT ${limit}`.execute(ctx.db);
  return rows;
}

/** HR knows its people by their numbers; a glance over the shoulder should not. */
export const presentPerson = (key: CompanyKey, row: StaffRow): HrPersonRow => ({
  person: row.person_guid,
  name: maskName(personName(key, row)),
  employeeNo: row.employee_no ?? '',
  department: row.department,
  city: { zh: row.city_name, en: row.city_name_eng },
  employeeClass: row.employee_class,
  state: row.state,
  remindedOn: row.reminded_at && dayInShanghai(row.reminded_at),
});
