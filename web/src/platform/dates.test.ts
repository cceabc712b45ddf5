import { describe, expect, it } from 'vitest';
import { monthName, weekdayName } from './day-words.ts';
import { dayRange, withTime } from './dates.ts';

describe('days as people write them', () => {
  it('a range is said in the language of the page', () => {
    expect(dayRange('2026-08-28', '2026-09-08', 'zh-cn')).toBe('2026 年 8 月 28 日至 9 月 8 日');
    expect(dayRange('2026-08-28', '2026-09-08', 'en-us')).toBe('28 Aug – 8 Sep 2026');
    expect(dayRange('2026-06-04', '2026-06-09', 'zh-cn', { year: false })).toBe('6 月 4 日至 9 日');
  });

  it.each([
    ['zh-cn', 'zh-CN'],
    ['en-us', 'en-GB'],
  ] as const)('weekdays and months are those of every calendar: %s', (language, tag) => {
    const said = (day: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
    for (let month = 1; month <= 12; month += 1) {
      // seven months, seven days of the week
      const day = `2026-${String(month).padStart(2, '0')}-${String(month).padStart(2, '0')}`;
      for (const form of ['narrow', 'short', 'long'] as const)
        expect(weekdayName(day, language, form)).toBe(said(day, { weekday: form }));
      // but for "Sept", which is longer than its column
      expect(monthName(day, language)).toBe(said(day, { month: 'short' }).replace('Sept', 'Sep'));
      if (language === 'en-us') expect(monthName(day, language, 'long')).toBe(said(day, { month: 'long' }));
    }
  });

  it('a full-width bracket brings its own space', () => {
    expect(withTime('6 月 16 日（周二）', '08:00')).toBe('6 月 16 日（周二）08:00');
    expect(withTime('Tue, 16 Jun', '08:00')).toBe('Tue, 16 Jun 08:00');
  });
});
