import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { OpsPlanRow, opsPlans } from '#contract/ops/plans';
import { dayInShanghai } from '#contract/rules/day';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { atDoor, transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { loadCatalogue, words } from '../supply/catalogue.ts';
import { loadCenters } from '../supply/load-centers.ts';

type Calls = typeof opsPlans;

const nameOf = ({ company: { companyId, code, name, nameEng } }: OperatorInCompany) => ({
  companyId,
  code,
  name: words(name, nameEng),
});

const planRows = ({ db, company }: InTx<OperatorInCompany>) =>
  db
    .selectFrom('plan as p')
    .selectAll('p')
    .select([
      sql<number>`(SELECT count(*)::int FROM exam_order o WHERE o.company_id = p.company_id
        AND o.plan_id = p.plan_id AND o.is_live)`.as('live'),
      sql<number>`(SELECT count(*)::int FROM exam_order o WHERE o.company_id = p.company_id
        AND o.plan_id = p.plan_id)`.as('orders'),
    ])
    .where('p.company_id', '=', company.companyId);
type Row = Awaited<ReturnType<ReturnType<typeof planRows>['execute']>>[number];

const setRows = ({ db, company }: InTx<OperatorInCompany>) =>
  db.selectFrom('plan_set').selectAll().where('company_id', '=', company.companyId).orderBy('set_id');

/** Every plan of a company, the open ones first. About no person, and so not audited. */
export async function listPlans(
  ctx: OperatorCtx,
  { companyId }: Input<Calls['OpsPlans']>,
): Promise<Reply<Calls['OpsPlans']>> {
  const entered = await enterCompany(ctx, companyId);
  return transact(entered, async (ctx) => {
    const rows = await planRows(ctx).orderBy('p.sort_order').orderBy('p.plan_id').execute();
    const sets = await setRows(ctx).execute();
    const today = dayInShanghai(ctx.now());
    const plans = rows.map((row): OpsPlanRow => ({
      planId: row.plan_id,
      name: words(row.name, row.name_eng),
      mode: modeOf(row),
      state: stateOf(row, today),
      windows: row.windows,
      examFrom: row.exam_from,
      examTo: row.exam_to,
      forWhom: row.for_whom,
      sets: sets.filter(({ plan_id }) => plan_id === row.plan_id).length,
      live: row.live,
      orders: row.orders,
    }));
    const isOver = ({ state }: OpsPlanRow) => Number(state === 'over' || state === 'closed');
    return {
      company: nameOf(entered),
      companyWindows: entered.company.config.bookingWindows,
      plans: plans.toSorted((one, other) => isOver(one) - isOver(other)),
    };
  });
}

// the table holds these three and no other
const modeOf = (row: Row): 1 | 2 | 3 => row.service_get_mode as 1 | 2 | 3;

/** By its windows, whichever class they are for, and the last day of its check-ups. */
function stateOf({ closed_at, windows, exam_to }: Row, today: string): OpsPlanRow['state'] {
  if (closed_at) return 'closed';
  if (exam_to !== null && exam_to < today) return 'over';
  if (windows.length === 0 || windows.some(({ from, to }) => from <= today && today <= (to ?? today))) return 'open';
  return windows.some(({ from }) => from > today) ? 'upcoming' : 'over';
}

export async function readPlan(
  ctx: OperatorCtx,
  { companyId, planId }: Input<Calls['OpsPlan']>,
): Promise<Reply<Calls['OpsPlan']>> {
  const entered = await enterCompany(ctx, companyId);
  return transact(entered, async (ctx) => {
    const row = await planRows(ctx).where('p.plan_id', '=', planId).executeTakeFirst();
    if (!row) throw new Fault('recordUnknown');
    const sets = await setRows(ctx).where('plan_id', '=', planId).execute();
    return {
      company: nameOf(entered),
      plan: {
        planId,
        version: row.version,
        updatedAt: row.updated_at?.toISOString() ?? null,
        updatedBy: row.updated_by,
        closedAt: row.closed_at?.toISOString() ?? null,
        live: row.live,
        name: words(row.name, row.name_eng),
        mode: modeOf(row),
        windows: row.windows,
        examFrom: row.exam_from,
        examTo: row.exam_to,
        forWhom: row.for_whom,
        maxPeople: row.max_people,
        maxExtras: row.max_extras,
        addedWay: row.added_way as 1 | 2,
        uses: row.uses,
        cityIds: row.city_ids,
        centerIds: row.center_ids,
        sortOrder: row.sort_order,
        sets: sets.map(({ set_id: setId, company_fen: companyFen, classes }) => ({ setId, companyFen, classes })),
      },
    };
  });
}

export async function planChoices({ portal }: OperatorCtx): Promise<Reply<Calls['OpsPlanChoices']>> {
  const centers = [...(await loadCenters(portal)).values()];
  const { sets } = await loadCatalogue(portal);
  const cities = await atDoor(portal.database, (db) =>
    db.selectFrom('city').selectAll().orderBy('sort_order').execute(),
  );
  return {
    sets: [...sets.values()].map(({ id, name, priceFen, sex, marital, minAge, maxAge }) => ({
      ...{ setId: id, name, priceFen, sex, marital, minAge, maxAge },
    })),
    cities: cities.map(({ city_id: cityId, name, name_eng }) => ({
      cityId,
      name: words(name, name_eng),
      centers: centers
        .filter(({ row }) => row.city_id === cityId)
        .map(({ row }) => ({ centerId: row.center_id, name: words(row.name, row.name_eng) })),
    })),
  };
}
