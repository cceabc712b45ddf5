import { expect, it } from 'vitest';
import { byMonth, monthBefore, monthsBetween } from './sales-months.ts';

const row = (month: string, moneyFen: number, pointsFen = 0) => ({
  ...{ company: { companyId: 1, code: 'a', name: { zh: 'a', en: 'a' } }, month, orders: 1, items: 1, points: 0 },
  ...{ moneyFen, pointsFen, giftsFen: 0, cardsFen: 0, companyFen: 0, backFen: 99 },
});

it('counts months over the end of a year', () => {
  expect(monthBefore('2026-01', 1)).toBe('2025-12');
  expect(monthBefore('2026-12', 11)).toBe('2026-01');
  expect(monthsBetween('2026-02', 3)).toEqual(['2025-12', '2026-01', '2026-02']);
});

it('adds up all sources of all companies, and shows months without sales', () => {
  expect(byMonth([row('2026-01', 100, 5), row('2026-01', 10), row('2025-11', 1)], '2025-11', '2026-01')).toEqual([
    { month: '2025-11', fen: 1 },
    { month: '2025-12', fen: 0 },
    { month: '2026-01', fen: 115 },
  ]);
});
