import type { Language } from '#contract/language';
import { weekday } from '#contract/rules/day';
import { ENGLISH_MONTHS as SHORT_MONTHS } from '#contract/rules/day-range';

/**
 * The words of a calendar, written out: the browser's own (`Intl`) take a slow phone over a tenth of a second the first
 * time anything is asked of them, before the first page is there.
 */
const WEEKDAYS = {
  'zh-cn': {
    narrow: ['日', '一', '二', '三', '四', '五', '六'],
    short: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
    long: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  },
  'en-us': {
    narrow: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
    short: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    long: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
} as const;
const ENGLISH_MONTHS = {
  short: SHORT_MONTHS,
  long: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
} as const;

export const weekdayName = (day: string, language: Language, form: 'narrow' | 'short' | 'long' = 'short'): string =>
  WEEKDAYS[language][form][weekday(day)] ?? '';

export function monthName(day: string, language: Language, form: 'short' | 'long' = 'short'): string {
  const month = Number(day.slice(5, 7));
  return language === 'en-us' ? (ENGLISH_MONTHS[form][month - 1] ?? '') : `${month}月`;
}

/** "16 Jun". */
export const englishDay = (day: string): string => `${Number(day.slice(8, 10))} ${monthName(day, 'en-us')}`;
