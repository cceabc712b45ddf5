import type { Plan } from '#contract/booking';
import { formatDay, useLocale, useText } from '../../../platform/locale.ts';
import { planText } from './plan-text.ts';

/** When a plan can be booked, in words. */
export function usePlanWindow(): (plan: Pick<Plan, 'windowFrom' | 'windowTo'>) => string {
  const words = useText(planText);
  const language = useLocale();
  const day = (text: string) => formatDay(text, language, { weekday: false });
  return ({ windowFrom, windowTo }) => {
    if (windowFrom && windowTo) return words.window(day(windowFrom), day(windowTo));
    return windowFrom ? words.windowFrom(day(windowFrom)) : words.windowOpen;
  };
}
