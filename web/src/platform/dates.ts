import type { Language } from '#contract/language';
import { timeInShanghai } from '#contract/rules/day';
import { dayRange as rangeOf } from '#contract/rules/day-range';
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

/** From one day to another in the language of the page: 「2026 年 8 月 28 日至 9 月 8 日」, "28 Aug – 8 Sep 2026". */
export function dayRange(from: string, to: string, language: Language, options?: { year: boolean }): string {
  const { zh, en } = rangeOf(from, to, options);
  return language === 'en-us' ? en : zh;
}

/** The hour and minute of an instant on a clock in Shanghai. */
export const clockTime = (instant: number): string => timeInShanghai(new Date(instant));
