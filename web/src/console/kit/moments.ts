import type { Language } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import { useLocale } from '../../platform/locale.ts';
import { clockTime } from '../../platform/dates.ts';
import { englishDay } from '../../platform/day-words.ts';
import { now } from '../../platform/clock.ts';

/** A moment as one reads it in a list: without the year where it is this one. 「06-03 09:41」, "3 Jun 09:41". */
export function momentText(iso: string, language: Language, today = dayInShanghai(new Date(now()))): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return iso;
  return `${dayText(dayInShanghai(instant), language, today)} ${clockTime(instant.getTime())}`;
}

export function dayText(day: string, language: Language, today = dayInShanghai(new Date(now()))): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  if (language === 'zh-cn') return sameYear ? day.slice(5) : day;
  const plain = englishDay(day);
  return sameYear ? plain : `${plain} ${day.slice(0, 4)}`;
}

export function useMoment(): { moment: (iso: string) => string; day: (day: string) => string } {
  const language = useLocale();
  return { moment: (iso) => momentText(iso, language), day: (day) => dayText(day, language) };
}
