import type { Bilingual } from '#contract/language';
import { ENGLISH_MONTHS } from '#contract/rules/day-range';

/** A day without its weekday: 「2023 年 8 月 28 日」, "28 Aug 2023". */
export function dayWords(day: string): Bilingual {
  const [year = '', month = '', date = ''] = day.split('-').map((part) => String(Number(part)));
  return { zh: ` ${year} 年 ${month} 月 ${date} 日`, en: `${date} ${ENGLISH_MONTHS[Number(month) - 1] ?? ''} ${year}` };
}
