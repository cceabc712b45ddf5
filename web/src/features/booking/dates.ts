import type { Language } from '#contract/language';
import { dayPart as form } from '../../platform/dates.ts';

export { clockTime, shortDay } from '../../platform/dates.ts';

export const monthTitle = (month: string, language: Language): string =>
  language === 'en-us'
    ? form(`${month}-01`, language, { month: 'long', year: 'numeric' })
    : `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

/** Monday first; 1 January 2024 was one. */
export const weekdayNames = (language: Language): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = `2024-01-0${index + 1}`;
    return {
      short: form(day, language, { weekday: language === 'en-us' ? 'short' : 'narrow' }),
      long: form(day, language, { weekday: 'long' }),
    };
  });

/** "08:00–08:30", as orders write it */
export const timeRange = (start: string, end: string): string => `${start}–${end}`;
