import type { OrderForm } from '#contract/orders';
import { addDays } from '#contract/rules/day';
import type { EmployeeCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { dayRules, judgeDay, loadHolidays, loadHorizons, loadPlan, segmentsOf } from '../booking/index.ts';

/** How many days on an alternative may lie. */
const WITHIN_DAYS = 21;
const OFFERED = 2;

/** The free segments of the same centre nearest to the wish: the same day first, by distance in time, then later days. */
export async function nearestSegments(ctx: EmployeeCtx, form: OrderForm) {
  const horizon = (await loadHorizons(ctx, [form.examCenterId])).get(form.examCenterId);
  if (!horizon) return [];
  const holidays = await loadHolidays(ctx.portal);
  return transact(ctx, async (ctx) => {
    const rules = dayRules(ctx, await loadPlan(ctx, form.bookingId), holidays);
    const all = await segmentsOf(ctx, form.examCenterId, form.bookDate, addDays(form.bookDate, WITHIN_DAYS));
    const wished = all.find(({ segmentId }) => segmentId === form.workingSegmentId);
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const away = (starts: string) => Math.abs(minutes(starts) - minutes(wished?.starts ?? starts));
    return all
      .filter((segment) => segment.left > 0 && segment.segmentId !== form.workingSegmentId)
      .filter(({ day }) => {
        const { fault } = judgeDay(day, horizon, rules);
        return !fault || fault.fault === 'dayFull';
      })
      .sort((a, b) => a.day.localeCompare(b.day) || away(a.starts) - away(b.starts))
      .slice(0, OFFERED);
  });
}
