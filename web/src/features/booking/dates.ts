import type { Language } from '#contract/language';
import { monthName, weekdayName } from '../../platform/day-words.ts';

export { clockTime, shortDay } from '../../platform/dates.ts';

export const monthTitle = (month: string, language: Language): string =>
  language === 'en-us'
    ? `${monthName(month, language, 'long')} ${month.slice(0, 4)}`
    : `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

/** Monday first; 1 January 2024 was one. */
export const weekdayNames = (language: Language): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = `2024-01-0${index + 1}`;
    return {
      short: weekdayName(day, language, language === 'en-us' ? 'short' : 'narrow'),
      long: weekdayName(day, language, 'long'),
    };
  });

/** "08:00–08:30", as orders write it */
export const timeRange = (start: string, end: string): string => `${start}–${end}`;
