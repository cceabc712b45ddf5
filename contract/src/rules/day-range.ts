import type { Bilingual } from '../language.ts';

/** Three letters each, where a browser's own words may say "Sept". */
export const ENGLISH_MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/**
 * From one day to another, year and month said once: 「2026 年 8 月 28 日至 9 月 8 日」, "28 Aug – 8 Sep 2026". Days of
 * the same weeks can do without the year.
 */
export function dayRange(from: string, to: string, { year = true } = {}): Bilingual {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (from === to) return { zh: chineseDay(last, { year }), en: englishDay(last, { year }) };
  const sameYear = first.year === last.year;
  const sameMonth = sameYear && first.month === last.month;
  return {
    zh: `${chineseDay(first, { year })}至 ${chineseDay(last, { year: year && !sameYear, month: !sameMonth })}`,
    en: `${englishDay(first, { year: year && !sameYear, month: !sameMonth })} – ${englishDay(last, { year })}`,
  };
}

interface DayParts {
  year: number;
  month: number;
  date: number;
}
interface Said {
  year: boolean;
  month?: boolean;
}

function partsOf(day: string): DayParts {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

const chineseDay = ({ year, month, date }: DayParts, said: Said): string =>
  [said.year && `${year} 年`, said.month !== false && `${month} 月`, `${date} 日`].filter(Boolean).join(' ');

const englishDay = ({ year, month, date }: DayParts, said: Said): string =>
  [date, said.month !== false && ENGLISH_MONTHS[month - 1], said.year && year].filter(Boolean).join(' ');
