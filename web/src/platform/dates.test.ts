import { describe, expect, it } from 'vitest';
import { monthName, weekdayName } from './day-words.ts';
import { dayRange, withTime } from './dates.ts';

describe('days as people write them', () => {
  it('a range says its month once', () => {
    expect(dayRange('2026-06-04', '2026-06-09', 'zh-cn')).toBe('6 月 4 – 9 日');
    expect(dayRange('2026-06-04', '2026-06-09', 'en-us')).toBe('4 – 9 Jun');
    expect(dayRange('2026-06-29', '2026-07-02', 'zh-cn')).toBe('6 月 29 日 – 7 月 2 日');
    expect(dayRange('2026-06-29', '2026-07-02', 'en-us')).toBe('29 Jun – 2 Jul');
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
      expect(monthName(day, language)).toBe(said(day, { month: 'short' }));
      if (language === 'en-us') expect(monthName(day, language, 'long')).toBe(said(day, { month: 'long' }));
    }
  });

  it('a full-width bracket brings its own space', () => {
    expect(withTime('6 月 16 日（周二）', '08:00')).toBe('6 月 16 日（周二）08:00');
    expect(withTime('Tue, 16 Jun', '08:00')).toBe('Tue, 16 Jun 08:00');
  });
});
