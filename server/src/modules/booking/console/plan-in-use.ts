import { sql } from 'kysely';
import type { PlanFields } from '#contract/ops/plans';
import type { InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import type { OperatorInCompany } from '../../company/index.ts';

type Ctx = InTx<OperatorInCompany>;
type Change = Pick<
  PlanFields,
  'sets' | 'cityIds' | 'centerIds' | 'examFrom' | 'examTo' | 'forWhom' | 'mode' | 'addedWay'
> & {
  modeBefore: number;
  wayBefore: number;
};

/** Booked or to be paid, and how many of them a change would leave without what they were booked for. */
interface Lost {
  sets: number;
  places: number;
  days: number;
  people: number;
}

/** Refuses a change while an order rests on the removed part: the person could then not even move it. */
export async function assertNothingLost(ctx: Ctx, planId: number, change: Change): Promise<void> {
  if (change.mode !== change.modeBefore) {
    const used = await countUsed(ctx, planId);
    if (used > 0) throw new Fault('planModeInUse', { n: used, field: 'mode' });
  }
  if (change.addedWay !== change.wayBefore) {
    const live = await countLive(ctx, planId);
    // guard: add-on mode fixed under live bookings
    if (live > 0) throw new Fault('planWayInUse', { n: live, field: 'addedWay' });
  }
  const { sets, places, days, people } = await countLost(ctx, planId, change);
  if (sets > 0) throw new Fault('planSetBooked', { n: sets, field: 'sets' });
  if (places > 0) throw new Fault('planCentreBooked', { n: places, field: 'places' });
  if (days > 0) throw new Fault('planDaysBooked', { n: days, field: 'examTo' });
  if (people > 0) throw new Fault('planPeopleBooked', { n: people, field: 'forWhom' });
}

async function countLost({ db, company }: Ctx, planId: number, change: Change): Promise<Lost> {
  const { cityIds, centerIds, examFrom, examTo, forWhom } = change;
  const setIds = change.sets.map(({ setId }) => setId);
  const { rows } = await sql<Lost>`
    SELECT count(*) FILTER (WHERE NOT o.set_id = ANY(${setIds}::int[]))::int AS sets,
      count(*) FILTER (WHERE NOT coalesce(c.city_id = ANY(${cityIds}::int[]), true)
        OR NOT coalesce(o.center_id = ANY(${centerIds}::int[]), true))::int AS places,
      count(*) FILTER (WHERE o.book_date < ${examFrom}::date OR o.book_date > ${examTo}::date)::int AS days,
      count(*) FILTER (WHERE NOT CASE WHEN o.person_guid = o.user_guid THEN 'self' ELSE coalesce(r.kind, 'other') END
        = ANY(${forWhom}::text[]))::int AS people
    FROM exam_order o
    JOIN center c ON c.center_id = o.center_id
    LEFT JOIN relation r ON r.company_id = o.company_id AND r.person_guid = o.user_guid AND r.relative_guid = o.person_guid
    WHERE o.company_id = ${company.companyId} AND o.plan_id = ${planId} AND o.is_live`.execute(db);
  return rows[0] ?? { sets: 0, places: 0, days: 0, people: 0 };
}

/** Orders of any state, and cards for this plan alone. */
async function countUsed({ db, company }: Ctx, planId: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    SELECT ((SELECT count(*) FROM exam_order WHERE company_id = ${company.companyId} AND plan_id = ${planId})
      + (SELECT count(*) FROM card WHERE company_id = ${company.companyId} AND plan_id = ${planId}))::int AS used`.execute(
    db,
  );
  return rows[0]?.used ?? 0;
}

export async function countLive({ db, company }: Ctx, planId: number): Promise<number> {
  const { live } = await db
    .selectFrom('exam_order')
    .select(sql<number>`count(*)::int`.as('live'))
    .where('company_id', '=', company.companyId)
    .where('plan_id', '=', planId)
    .where('is_live', '=', true)
    .executeTakeFirstOrThrow();
  return live;
}
