import type { Language } from '#contract/language';
import { clockTime, shortDay } from './dates.ts';
import { formatDay } from './locale.ts';

const DAY_MS = 24 * 3_600_000;

/** The day of a moment on a calendar in Shanghai. */
const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(Date.parse(moment));

/** 「6 月 3 日 10:12」, "3 Jun 10:12": on a clock in Shanghai, wherever one reads it; another year is said. */
export function momentText(moment: string, language: Language, today: string): string {
  const day = dayOf(moment);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const dayText = isThisYear ? shortDay : formatDay;
  return `${dayText(day, language, { weekday: false })} ${clockTime(Date.parse(moment))}`;
}

export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
