import { expect, it } from 'vitest';
import { clockTime, monthTitle, shortDay, weekdayNames } from './dates.ts';

it('writes days and months as both languages do', () => {
  expect(shortDay('2026-06-16', 'zh-cn')).toBe('6 月 16 日（周二）');
  expect(shortDay('2026-06-16', 'en-us')).toBe('Tue, 16 Jun');
  expect(shortDay('2026-06-16', 'zh-cn', { weekday: false })).toBe('6 月 16 日');
  expect(shortDay('2026-06-16', 'en-us', { weekday: false })).toBe('16 Jun');
  expect(monthTitle('2026-06', 'zh-cn')).toBe('2026 年 6 月');
  expect(monthTitle('2026-06', 'en-us')).toBe('June 2026');
});

it('weeks begin on Monday', () => {
  expect(
    weekdayNames('zh-cn')
      .map(({ short }) => short)
      .join(''),
  ).toBe('一二三四五六日');
  expect(weekdayNames('en-us')[0]).toEqual({ short: 'Mon', long: 'Monday' });
  expect(weekdayNames('zh-cn')[6]?.long).toBe('星期日');
});

it('an instant is read on a clock in Shanghai', () => {
  expect(clockTime(Date.parse('2026-06-10T16:30:00Z'))).toBe('00:30');
});
