import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { hr } from '#contract/calls/hr';
import { addDays, dayInShanghai, weekday } from '#contract/rules/day';
import type { HrCtx, InCompany } from '../../ctx.ts';
import { mergeSmall } from '../../floor.ts';
import { capacityOf } from './capacity.ts';
import { planAmong, staffPlans, windowOf, type StaffPlan } from './plan.ts';
import { staffOf } from './staff.ts';
import { asHr } from './who.ts';

type Dashboard = Reply<typeof hr.HrDashboard>;

const DAYS_SHOWN = 21;

export const dashboard = (ctx: HrCtx, { planId }: Input<typeof hr.HrDashboard>): Promise<Dashboard> =>
  asHr(ctx, async (ctx) => {
    const today = dayInShanghai(ctx.now());
    const plans = await staffPlans(ctx);
    const plan = planAmong(plans, planId, today);
    const named = plans.map(({ id, name }) => ({ id, name }));
    const asOf = ctx.now().toISOString();
    if (!plan) return { ...NOTHING, plans: named, asOf, capacity: { until: today, left: 0, weeks: [] } };
    const departments = await byDepartment(ctx, plan);
    const made = await bookingsByDay(ctx, plan);
    const cities = [...new Set(departments.flatMap((row) => row.cities))];
    const sum = (of: 'due' | 'booked' | 'examined' | 'reported') => departments.reduce((all, row) => all + row[of], 0);
    const { windows } = plan;
    return {
      plans: named,
      plan: {
        ...{ id: plan.id, name: plan.name, examTo: plan.examTo },
        ...windowOf(windows.length > 0 ? windows : ctx.company.config.bookingWindows),
      },
      asOf,
      ...{ due: sum('due'), booked: sum('booked'), examined: sum('examined'), reported: sum('reported') },
      cities: cities.length,
      departments: toldApart(departments),
      days: lastDays(made, today),
      weeks: byWeek(made),
      capacity: await capacityOf(ctx, plan, cities, today),
    };
  });

const NOTHING = {
  ...{ plan: null, due: 0, booked: 0, examined: 0, reported: 0, cities: 0, departments: [], days: [], weeks: [] },
};

interface DepartmentRow {
  name: string;
  due: number;
  booked: number;
  examined: number;
  reported: number;
  cities: number[];
}

async function byDepartment({ db, company }: InCompany, plan: StaffPlan): Promise<DepartmentRow[]> {
  const { rows } = await sql<DepartmentRow>`
    SELECT s.department AS name, count(*)::int AS due, count(*) FILTER (WHERE s.state <> 'notBooked')::int AS booked,
      count(*) FILTER (WHERE s.state IN ('examined', 'reported'))::int AS examined,
      count(*) FILTER (WHERE s.state = 'reported')::int AS reported, array_agg(DISTINCT s.city_id) AS cities
    FROM (${staffOf(company.companyId, plan)}) s
    GROUP BY s.department ORDER BY count(*) DESC, s.department`.execute(db);
  return rows;
}

/** Departments of fewer than ten people as one; where they are all there is, the company's own figures say the same. */
function toldApart(departments: readonly DepartmentRow[]): Dashboard['departments'] {
  const { told, merged } = mergeSmall(departments.map((row) => ({ ...row, people: row.due })));
  const sum = (of: 'due' | 'booked') => merged.reduce((all, row) => all + row[of], 0);
  const rest = { name: '', isRest: true, due: sum('due'), booked: sum('booked') };
  return [
    ...told.map(({ name, due, booked }) => ({ name, isRest: false, due, booked })),
    ...(told.length > 0 && merged.length > 0 ? [rest] : []),
  ];
}

type Made = Map<string, number>;

/** Bookings that stand, by the day they were made. */
async function bookingsByDay({ db, company }: InCompany, plan: StaffPlan): Promise<Made> {
  const { rows } = await sql<{ day: string; count: number }>`
    SELECT (o.created_at AT TIME ZONE 'Asia/Shanghai')::date::text AS day, count(*)::int AS count
    FROM exam_order o
    JOIN account a ON a.company_id = o.company_id AND a.person_guid = o.person_guid
    WHERE o.company_id = ${company.companyId} AND o.plan_id = ${plan.id} AND o.closed_as IS NULL
      AND o.book_date BETWEEN ${plan.from}::date AND ${plan.to}::date AND NOT a.disabled AND a.employee_type <> 0
    GROUP BY 1 ORDER BY 1`.execute(db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

const lastDays = (made: Made, today: string): Dashboard['days'] =>
  Array.from({ length: DAYS_SHOWN }, (_, at) => addDays(today, at + 1 - DAYS_SHOWN)).map((from) => ({
    from,
    count: made.get(from) ?? 0,
  }));

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -((weekday(day) + 6) % 7));

/** From the first booking to the last, the weeks without one included. */
function byWeek(made: Made): Dashboard['weeks'] {
  const days = [...made.keys()];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const weeks = new Map<string, number>();
  for (let week = mondayOf(first); week <= last; week = addDays(week, 7)) weeks.set(week, 0);
  for (const [day, count] of made) weeks.set(mondayOf(day), (weeks.get(mondayOf(day)) ?? 0) + count);
  return [...weeks].map(([from, count]) => ({ from, count }));
}
