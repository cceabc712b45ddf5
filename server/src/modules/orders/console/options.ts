import type { Input, Reply } from '#contract/call';
import type { opsOrders } from '#contract/ops/orders';
import { addDays, daysBetween } from '#contract/rules/day';
import type { OperatorCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import {
  centerFault,
  isValidAt,
  dayRules,
  HORIZON_DAYS,
  judgeDay,
  loadCatalogue,
  loadHolidays,
  loadHorizons,
  loadPlan,
  publishedCenters,
  segmentsOf,
  fromTomorrow,
} from '../../booking/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { isInNotice } from '../place/online-rules.ts';
import { extraRows } from '../queries.ts';
import { readOrder } from '../order-row.ts';

type Options = Reply<typeof opsOrders.OpsRescheduleOptions>;

/** Where and when the same package can be had: the centres, the days of one of them, the times of a day. */
export async function rescheduleOptions(
  ctx: OperatorCtx,
  { companyId, orderId, centerId, day }: Input<typeof opsOrders.OpsRescheduleOptions>,
): Promise<Options> {
  const entered = await enterCompany(ctx, companyId);
  const { plan, choice, order } = await transact(entered, async (ctx) => {
    const order = await readOrder(ctx, orderId);
    const extraIds = (await extraRows(ctx, orderId)).map(({ extra_id }) => extra_id);
    return { order, plan: await loadPlan(ctx, order.plan_id), choice: { setId: order.set_id, extraIds } };
  });
  const catalogue = await loadCatalogue(ctx.portal);
  const fitting = [...(await publishedCenters(ctx.portal)).values()].filter(
    (center) => isValidAt(plan, center.row) && !centerFault(entered, center, catalogue, choice),
  );
  const here = fitting.find(({ row }) => row.center_id === order.center_id)?.row.city_id;
  const centers = fitting
    // the same city first: a person is not moved to another one unasked
    .sort((a, b) => Number(b.row.city_id === here) - Number(a.row.city_id === here))
    .map(({ row }) => ({ id: row.center_id, name: { zh: row.name, en: row.name_eng } }));
  const found = { centers, noticeDays: entered.company.config.booking.noticeWorkingDays };
  if (centerId === undefined || !centers.some(({ id }) => id === centerId)) return { ...found, days: [], segments: [] };
  const days = await freeDays(entered, centerId, plan);
  return { ...found, days, segments: day === undefined ? [] : await freeSegments(entered, centerId, day) };
}

/** Days inside the notice are among them; choosing one takes an override. */
async function freeDays(
  ctx: OperatorInCompany,
  centerId: number,
  plan: Parameters<typeof dayRules>[1],
): Promise<Options['days']> {
  const horizon = (await loadHorizons(ctx, [centerId])).get(centerId);
  if (!horizon) return [];
  const holidays = await loadHolidays(ctx.portal);
  const rules = dayRules(ctx, plan, holidays);
  const free: Options['days'] = [];
  for (let day = addDays(rules.today, 1); daysBetween(rules.today, day) <= HORIZON_DAYS; day = addDays(day, 1)) {
    const { fault, left } = judgeDay(day, horizon, fromTomorrow(rules));
    const isClose = isInNotice(ctx, day, holidays);
    const needsOverride = isClose || judgeDay(day, horizon, rules).fault !== undefined;
    if (!fault) free.push({ day, left, isClose, needsOverride });
  }
  return free;
}

async function freeSegments(ctx: OperatorInCompany, centerId: number, day: string): Promise<Options['segments']> {
  const rows = await transact(ctx, (ctx) => segmentsOf(ctx, centerId, day, day));
  return rows
    .filter(({ left }) => left > 0)
    .map(({ segmentId: id, starts, ends, left }) => ({ id, starts, ends, left }));
}
