import { expect, it } from 'vitest';
import { dayText, momentText } from './moments.ts';

it('reads a moment on a clock in Shanghai, the year where it is another', () => {
  expect(momentText('2026-06-03T01:41:00Z', 'zh-cn', '2026-06-04')).toBe('06-03 09:41');
  expect(momentText('2025-12-31T17:00:00Z', 'en-us', '2026-06-04')).toBe('1 Jan 01:00');
  expect(momentText('2025-06-03T01:41:00Z', 'zh-cn', '2026-06-04')).toBe('2025-06-03 09:41');
});

it('reads a day', () => {
  expect(dayText('2026-06-03', 'en-us', '2026-01-01')).toBe('3 Jun');
  expect(dayText('2025-06-03', 'en-us', '2026-01-01')).toBe('3 Jun 2025');
});

it('leaves a text that is no moment as it came', () => {
  expect(momentText('soon', 'zh-cn', '2026-01-01')).toBe('soon');
});
