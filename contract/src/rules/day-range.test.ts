import { expect, it } from 'vitest';
import { dayRange } from './day-range.ts';

it.each<[from: string, to: string, zh: string, en: string]>([
  ['2026-08-28', '2026-09-08', '2026 年 8 月 28 日至 9 月 8 日', '28 Aug – 8 Sep 2026'],
  ['2026-06-04', '2026-06-09', '2026 年 6 月 4 日至 9 日', '4 – 9 Jun 2026'],
  ['2026-12-01', '2027-01-05', '2026 年 12 月 1 日至 2027 年 1 月 5 日', '1 Dec 2026 – 5 Jan 2027'],
  ['2025-06-04', '2026-06-09', '2025 年 6 月 4 日至 2026 年 6 月 9 日', '4 Jun 2025 – 9 Jun 2026'],
  ['2026-06-04', '2026-06-04', '2026 年 6 月 4 日', '4 Jun 2026'],
])('from %s to %s year and month are said once', (from, to, zh, en) => {
  expect(dayRange(from, to)).toEqual({ zh, en });
});

it.each<[from: string, to: string, zh: string, en: string]>([
  ['2026-06-04', '2026-06-09', '6 月 4 日至 9 日', '4 – 9 Jun'],
  ['2026-06-29', '2026-07-02', '6 月 29 日至 7 月 2 日', '29 Jun – 2 Jul'],
  ['2026-12-29', '2027-01-05', '12 月 29 日至 1 月 5 日', '29 Dec – 5 Jan'],
])('from %s to %s without the year', (from, to, zh, en) => {
  expect(dayRange(from, to, { year: false })).toEqual({ zh, en });
});
