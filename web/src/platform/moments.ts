import type { Language } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import { clockTime, shortDay } from './dates.ts';
import { formatDay } from './locale.ts';

/** 「6 月 3 日 10:12」, "3 Jun 10:12": on a clock in Shanghai, wherever one reads it; another year is said. */
export function momentText(moment: string, language: Language, today: string): string {
  const day = dayInShanghai(new Date(moment));
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const dayText = isThisYear ? shortDay : formatDay;
  return `${dayText(day, language, { weekday: false })} ${clockTime(Date.parse(moment))}`;
}
