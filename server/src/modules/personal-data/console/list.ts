import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsPersonalData } from '#contract/ops/personal-data';
import type { ERASURE_FILTERS } from '#contract/values/ops/personal-data';
import { dayInShanghai } from '#contract/rules/day';
import { addWorkingDays } from '#contract/rules/working-days';
import type { OperatorCtx, Tx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { recordListRead } from '../../audit/index.ts';
import { loadHolidays } from '../../booking/index.ts';
import { allCompanies, namesOf } from '../../company/index.ts';
import { maskedPeople } from '../../people/index.ts';
import { PERSON } from '../../tasks/index.ts';
import { COPY_KIND } from '../copy-task.ts';
import { ANSWER_WORKING_DAYS } from '../erasure.ts';

type Filter = (typeof ERASURE_FILTERS)[number];

const LIST = 'dataRequest.list';

/** Requests for erasure of all companies: those that wait longest past their day first. */
export async function listErasures(
  ctx: OperatorCtx,
  { state, companyId, pageIndex, pageSize }: Input<typeof opsPersonalData.OpsErasures>,
): Promise<Reply<typeof opsPersonalData.OpsErasures>> {
  const { portal } = ctx;
  await recordListRead(ctx, { action: LIST, companyId, by: `erasure ${state}` });
  const now = portal.clock();
  const today = dayInShanghai(now);
  const { rows, counts } = await asConsole(portal.database, async (db) => ({
    rows: await erasures(db, { state, companyId, now })
      .innerJoin('person as p', (join) =>
        join.onRef('p.company_id', '=', 'e.company_id').onRef('p.person_guid', '=', 'e.person_guid'),
      )
      .selectAll('e')
      .select('p.name as person_name')
      .orderBy(sql`e.ended_at IS NOT NULL`)
      .orderBy('e.due_on')
      .orderBy('e.asked_at', 'desc')
      .limit(pageSize)
      .offset(pageIndex * pageSize)
      .execute(),
    counts: await countsOf(db, companyId, now),
  }));
  const nameOf = namesOf(await allCompanies(portal));
  const people = await maskedPeople(portal, rows);
  return {
    rows: rows.map((row) => ({
      requestId: row.request_id,
      company: nameOf(row.company_id),
      person: { name: people.name(row) },
      state: row.state,
      cooling: row.state === 'asked' && now < row.cooling_until,
      overdue: row.state === 'asked' && row.due_on < today,
      askedAt: row.asked_at.toISOString(),
      coolingUntil: row.cooling_until.toISOString(),
      dueOn: row.due_on,
      endedAt: row.ended_at?.toISOString() ?? null,
      reason: row.reason,
    })),
    total: counts[state],
    counts,
  };
}

export const countOpenErasures = ({ portal }: OperatorCtx): Promise<{ open: number }> =>
  asConsole(portal.database, async (db) => ({ open: (await countsOf(db, undefined, portal.clock())).open }));

interface Search {
  state: Filter;
  companyId: number | undefined;
  now: Date;
}

function conditionOf(state: Filter, now: Date) {
  const asked = sql<boolean>`e.state = 'asked'`;
  const overdue = sql<boolean>`e.due_on < ${dayInShanghai(now)}::date`;
  const all: Record<Filter, typeof asked> = {
    all: sql<boolean>`true`,
    cooling: sql<boolean>`${asked} AND e.cooling_until > ${now}`,
    open: sql<boolean>`${asked} AND e.cooling_until <= ${now}`,
    overdue: sql<boolean>`${asked} AND ${overdue}`,
    ended: sql<boolean>`e.state <> 'asked'`,
  };
  return all[state];
}

function erasures(db: Tx, { state, companyId, now }: Search) {
  const query = db.selectFrom('erasure_request as e').where(conditionOf(state, now));
  return companyId === undefined ? query : query.where('e.company_id', '=', companyId);
}

async function countsOf(db: Tx, companyId: number | undefined, now: Date): Promise<Record<Filter, number>> {
  const count = (state: Filter) => sql<number>`(count(*) FILTER (WHERE ${conditionOf(state, now)}))::int`;
  return erasures(db, { state: 'all', companyId, now })
    .select([count('all').as('all'), count('open').as('open'), count('overdue').as('overdue')])
    .select([count('cooling').as('cooling'), count('ended').as('ended')])
    .executeTakeFirstOrThrow();
}

/** Copies people have asked for: that they did and how it went, never the content. */
export async function listCopies(
  ctx: OperatorCtx,
  { companyId, pageIndex, pageSize }: Input<typeof opsPersonalData.OpsDataCopies>,
): Promise<Reply<typeof opsPersonalData.OpsDataCopies>> {
  const { portal } = ctx;
  await recordListRead(ctx, { action: LIST, companyId, by: 'copies' });
  const { rows, total } = await asConsole(portal.database, async (db) => ({
    rows: await copies(db, companyId)
      .innerJoin('person as p', (join) =>
        join
          .onRef('p.company_id', '=', 't.company_id')
          .on(sql<boolean>`p.person_guid = substr(t.created_by, ${PERSON.length + 1})::uuid`),
      )
      .select(['t.task_id', 't.company_id', 't.state', 't.created_at', 't.ended_at'])
      .select(['p.person_guid', 'p.name as person_name'])
      .orderBy('t.created_at', 'desc')
      .orderBy('t.task_id')
      .limit(pageSize)
      .offset(pageIndex * pageSize)
      .execute(),
    total: await copies(db, companyId)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
  }));
  const holidays = await loadHolidays(portal);
  const today = dayInShanghai(portal.clock());
  const nameOf = namesOf(await allCompanies(portal));
  const people = await maskedPeople(portal, rows);
  return {
    rows: rows.map((row) => {
      const dueOn = addWorkingDays(dayInShanghai(row.created_at), ANSWER_WORKING_DAYS, holidays).day;
      return {
        taskId: row.task_id,
        company: nameOf(row.company_id),
        person: { name: people.name(row) },
        state: row.state,
        overdue: row.state !== 'done' && row.state !== 'cancelled' && dueOn < today,
        askedAt: row.created_at.toISOString(),
        dueOn,
        endedAt: row.ended_at?.toISOString() ?? null,
      };
    }),
    total: total.count,
  };
}

function copies(db: Tx, companyId: number | undefined) {
  const query = db.selectFrom('task as t').where('t.kind', '=', COPY_KIND);
  return companyId === undefined ? query : query.where('t.company_id', '=', companyId);
}
