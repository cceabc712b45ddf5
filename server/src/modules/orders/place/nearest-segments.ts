import { addDays } from '#contract/rules/day';
import type { CompanyCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { dayRules, judgeDay, loadHolidays, loadHorizons, loadPlan, segmentsOf } from '../../booking/index.ts';
import type { Wish } from './check-wish.ts';

/** How many days on an alternative may lie. */
const WITHIN_DAYS = 21;
const OFFERED = 2;

/** The free segments of the same centre nearest to the wish: the same day first, by distance in time, then later days. */
export async function nearestSegments(ctx: CompanyCtx, wish: Wish) {
  const horizon = (await loadHorizons(ctx, [wish.examCenterId])).get(wish.examCenterId);
  if (!horizon) return [];
  const holidays = await loadHolidays(ctx.portal);
  return transact(ctx, async (ctx) => {
    const rules = dayRules(ctx, await loadPlan(ctx, wish.bookingId), holidays);
    const all = await segmentsOf(ctx, wish.examCenterId, wish.bookDate, addDays(wish.bookDate, WITHIN_DAYS));
    const wished = all.find(({ segmentId }) => segmentId === wish.workingSegmentId);
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const away = (starts: string) => Math.abs(minutes(starts) - minutes(wished?.starts ?? starts));
    return all
      .filter((segment) => segment.left > 0 && segment.segmentId !== wish.workingSegmentId)
      .filter(({ day }) => {
        const { fault } = judgeDay(day, horizon, rules);
        return !fault || fault.fault === 'dayFull';
      })
      .sort((a, b) => a.day.localeCompare(b.day) || away(a.starts) - away(b.starts))
      .slice(0, OFFERED);
  });
}
