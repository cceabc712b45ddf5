import type { Language } from '#contract/language';

/** Days and months are text and belong to Shanghai: they are read and shown as UTC (see formatDay). */
export const dayPart = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en-us' ? 'en-GB' : 'zh-CN', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** ux §11 without the year, for what lies within weeks: 「6 月 16 日（周二）」, "Tue, 16 Jun". */
export function shortDay(day: string, language: Language, { weekday = true } = {}): string {
  const name = dayPart(day, language, { weekday: 'short' });
  if (language === 'en-us') {
    const plain = dayPart(day, language, { day: 'numeric', month: 'short' });
    return weekday ? `${name}, ${plain}` : plain;
  }
  const plain = `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;
  return weekday ? `${plain}（${name}）` : plain;
}

const CLOCK: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
};
/** The hour and minute of an instant on a clock in Shanghai. */
export const clockTime = (instant: number): string => new Intl.DateTimeFormat('en-GB', CLOCK).format(instant);
