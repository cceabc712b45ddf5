import type { Language } from '#contract/language';

/** Days and months are text and belong to Shanghai: they are read and shown as UTC (see formatDay). */
const form = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en-us' ? 'en-GB' : 'zh-CN', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** ux §11 without the year, for what lies within weeks: 「6 月 16 日（周二）」, "Tue, 16 Jun". */
export function shortDay(day: string, language: Language, { weekday = true } = {}): string {
  const name = form(day, language, { weekday: 'short' });
  if (language === 'en-us') {
    const plain = form(day, language, { day: 'numeric', month: 'short' });
    return weekday ? `${name}, ${plain}` : plain;
  }
  const plain = `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;
  return weekday ? `${plain}（${name}）` : plain;
}

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

const CLOCK: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
};
/** The hour and minute of an instant on a clock in Shanghai. */
export const clockTime = (instant: number): string => new Intl.DateTimeFormat('en-GB', CLOCK).format(instant);
