import type { Language } from '#contract/language';
import { timeInShanghai } from '#contract/rules/day';
import { englishDay, weekdayName } from './day-words.ts';

/** Without the year, for days within weeks: 「6 月 16 日（周二）」, "Tue, 16 Jun". */
export function shortDay(day: string, language: Language, { weekday = true } = {}): string {
  const name = weekdayName(day, language);
  if (language === 'en-us') {
    const plain = englishDay(day);
    return weekday ? `${name}, ${plain}` : plain;
  }
  const plain = `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;
  return weekday ? `${plain}（${name}）` : plain;
}

/** Kept on one line: a date that is parted after its month reads as another one. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A day with its hours; a full-width bracket brings its own space. */
export const withTime = (day: string, time: string): string => (day.endsWith('）') ? day + time : `${day} ${time}`);

/** From one day to another of the same weeks, the month said once: 「6 月 4 – 9 日」, "4 – 9 Jun". */
export function dayRange(from: string, to: string, language: Language): string {
  const plain = (day: string) => shortDay(day, language, { weekday: false });
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${plain(from)} – ${plain(to)}`;
  if (language === 'en-us') return `${Number(from.slice(8))} – ${plain(to)}`;
  return `${Number(from.slice(5, 7))} 月 ${Number(from.slice(8))} – ${Number(to.slice(8))} 日`;
}

/** The hour and minute of an instant on a clock in Shanghai. */
export const clockTime = (instant: number): string => timeInShanghai(new Date(instant));
