import { unbroken } from '../../platform/dates.ts';
import { englishDay } from '../../platform/day-words.ts';
import { useLocale } from '../../platform/locale.ts';

/** Points and days as people read them. */
export function useNumbers() {
  const language = useLocale();
  const format = new Intl.NumberFormat(language === 'en-us' ? 'en-GB' : 'zh-CN');
  return {
    count: (points: number): string => format.format(points),
    /** With a sign, and a true minus. */
    signed: (points: number): string => (points > 0 ? '+' : '−') + format.format(Math.abs(points)),
    /** 2026 年 12 月 31 日, 31 Dec 2026. */
    day: (day: string): string =>
      unbroken(
        language === 'en-us'
          ? `${englishDay(day)} ${day.slice(0, 4)}`
          : `${day.slice(0, 4)} 年 ${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`,
      ),
  };
}
