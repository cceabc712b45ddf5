import type { Bilingual } from '#contract/language';

/** Calendar days as text; the arithmetic is done in UTC, where every day has 24 hours. */
export function plusDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** 29 February becomes 28 February in a year that has none. */
export function plusYears(day: string, count: number): string {
  const moved = `${yearOf(day) + count}${day.slice(4)}`;
  return moved.endsWith('-02-29') && plusDays(moved, 0) !== moved ? `${moved.slice(0, 8)}28` : moved;
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));

const monthAndDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 6 月 16 日, 16 Jun. */
export const dayText = (day: string): Bilingual => ({
  zh: `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`,
  en: monthAndDay.format(new Date(`${day}T00:00:00Z`)),
});

/** The same with its year, said once for two days of one year: 2023 年 1 月 3 日 – 12 月 20 日. */
export function daysText(from: string, to: string): Bilingual {
  const [first, last] = [dayText(from), dayText(to)];
  const sameYear = yearOf(from) === yearOf(to);
  return {
    zh: `${yearOf(from)} 年 ${first.zh} – ${sameYear ? '' : `${yearOf(to)} 年 `}${last.zh}`,
    en: `${first.en}${sameYear ? '' : ` ${yearOf(from)}`} – ${last.en} ${yearOf(to)}`,
  };
}

/** How many days lie between; negative where the second is the earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
