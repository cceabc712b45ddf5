import { expect, it } from 'vitest';
import { mostPoints } from './points-part.ts';

const order = { points: 100, moneyFen: 14_650, priceFen: 24_650 };
const settings = { pointFen: 100, pointsPercent: 100 };

it.each([
  ['what is left to pay', 1_000, settings, 246],
  ['what one has', 20, settings, 120],
  ['what the company allows', 1_000, { pointFen: 100, pointsPercent: 50 }, 123],
  ['a point worth less than a yuan', 10_000, { pointFen: 10, pointsPercent: 100 }, 1_565],
])('bounded by %s', (_, balance, rules, most) => {
  expect(mostPoints(order, balance, rules)).toBe(most);
});

it('never less than are used already', () => {
  expect(mostPoints(order, 0, { pointFen: 100, pointsPercent: 0 })).toBe(100);
  expect(mostPoints({ ...order, priceFen: null }, 1_000, settings)).toBe(246);
});
