import type { Input, Reply } from '#contract/call';
import { DEFAULT_BOOKING_ID, DEFAULT_SERVICE_CODE } from '#contract/schemas/fields';
import { inLanguage } from '#contract/language';
import type { opsPlans } from '#contract/ops/plans';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { loadCatalogue } from '../supply/catalogue.ts';
import { loadCenters } from '../supply/load-centers.ts';
import { assertNothingLost } from './plan-in-use.ts';
import { lockPlan } from './plan-lock.ts';
import { isValidAt } from '../supply/plans.ts';

type Calls = typeof opsPlans;
type Asked = Input<Calls['OpsPlanSave']>;
type Ctx = InTx<OperatorInCompany>;
type Saved = Reply<Calls['OpsPlanSave']>;

/** A new plan, or a change of the version that was read; nothing that is booked may lose its ground by it. */
export async function savePlan(ctx: OperatorCtx, asked: Asked): Promise<Committed<Saved>> {
  await assertSupply(ctx, asked);
  return commitOnce(await enterCompany(ctx, asked.companyId), async (ctx) => {
    const saved = asked.planId === undefined ? await insert(ctx, asked) : await update(ctx, asked, asked.planId);
    await writeSets(ctx, saved.planId, asked.sets);
    await recordByOperator(ctx, {
      action: asked.planId === undefined ? 'plan.add' : 'plan.change',
      subject: { kind: 'plan', id: String(saved.planId) },
      reason: asked.reason,
    });
    return saved;
  });
}

/** Every package exists and is examined at one of the plan's centres, and every centre and city is known. */
async function assertSupply({ portal, lang }: OperatorCtx, asked: Asked): Promise<void> {
  const { sets } = await loadCatalogue(portal);
  const centers = [...(await loadCenters(portal)).values()];
  const cityIds = new Set(centers.map(({ row }) => row.city_id));
  const centerIds = new Set(centers.map(({ row }) => row.center_id));
  if (asked.cityIds?.some((id) => !cityIds.has(id))) throw new Fault('badInput', { field: 'cityIds' });
  if (asked.centerIds?.some((id) => !centerIds.has(id))) throw new Fault('badInput', { field: 'centerIds' });
  const valid = centers.filter(({ row }) => isValidAt(asked, row));
  for (const { setId, companyFen } of asked.sets) {
    const set = sets.get(setId);
    if (!set || companyFen > set.priceFen) throw new Fault('badInput', { field: 'sets' });
    if (!valid.some((center) => center.sets.has(setId)))
      throw new Fault('planSetNowhere', { item: inLanguage(set.name, lang), field: 'sets' });
  }
}

const columnsOf = (asked: Asked, { now, operator }: OperatorCtx) => ({
  name: asked.name.zh,
  name_eng: asked.name.en,
  service_get_mode: asked.mode,
  windows: JSON.stringify(asked.windows),
  exam_from: asked.examFrom,
  exam_to: asked.examTo,
  for_whom: [...new Set(asked.forWhom)],
  max_people: asked.maxPeople,
  max_extras: asked.maxExtras,
  added_way: asked.addedWay,
  uses: asked.uses,
  city_ids: asked.cityIds,
  center_ids: asked.centerIds,
  sort_order: asked.sortOrder,
  updated_at: now(),
  updated_by: operator.name,
});

/** A company's first plan has the number meant by a booking that names none (docs/product §10). */
async function insert(ctx: Ctx, asked: Asked): Promise<Saved> {
  const { db, company } = ctx;
  const { companyId: company_id } = company;
  // two operators at once take their numbers one after the other
  await db
    .selectFrom('company')
    .select('company_id')
    .where('company_id', '=', company_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { last } = await db
    .selectFrom('plan')
    .select(({ fn }) => fn.max('plan_id').as('last'))
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow();
  const planId = (last ?? DEFAULT_BOOKING_ID - 1) + 1;
  const own = { company_id, plan_id: planId, service_code: DEFAULT_SERVICE_CODE };
  await db
    .insertInto('plan')
    .values({ ...own, ...columnsOf(asked, ctx) })
    .execute();
  return { planId, version: 1 };
}

async function update(ctx: Ctx, asked: Asked, planId: number): Promise<Saved> {
  if (asked.version === undefined) throw new Fault('badInput', { field: 'version' });
  const { version, service_get_mode: modeBefore, added_way: wayBefore } = await lockPlan(ctx, planId, asked.version);
  // guard: plans: nothing that is booked loses its ground
  await assertNothingLost(ctx, planId, { ...asked, modeBefore, wayBefore });
  await ctx.db
    .updateTable('plan')
    .set({ ...columnsOf(asked, ctx), version: version + 1 })
    .where('company_id', '=', ctx.company.companyId)
    .where('plan_id', '=', planId)
    .execute();
  return { planId, version: version + 1 };
}

async function writeSets({ db, company }: Ctx, planId: number, sets: Asked['sets']): Promise<void> {
  const own = { company_id: company.companyId, plan_id: planId };
  await db
    .deleteFrom('plan_set')
    .where((where) => where.and(own))
    .execute();
  await db
    .insertInto('plan_set')
    .values(sets.map(({ setId, companyFen, classes }) => ({ ...own, set_id: setId, company_fen: companyFen, classes })))
    .execute();
}
