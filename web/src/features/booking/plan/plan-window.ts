import type { Plan } from '#contract/calls/booking';
import { dayRange } from '../../../platform/dates.ts';
import { formatDay, useLocale, useText } from '../../../platform/locale.ts';
import { planText } from './plan-text.ts';

/** When a plan can be booked, in words. */
export function usePlanWindow(): (plan: Pick<Plan, 'windowFrom' | 'windowTo'>) => string {
  const words = useText(planText);
  const language = useLocale();
  return ({ windowFrom, windowTo }) => {
    if (windowFrom && windowTo) return dayRange(windowFrom, windowTo, language);
    return windowFrom ? words.windowFrom(formatDay(windowFrom, language, { weekday: false })) : words.windowOpen;
  };
}
