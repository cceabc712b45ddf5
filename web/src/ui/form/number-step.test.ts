import { expect, it } from 'vitest';
import { parseAmount, printAmount } from './number-step.ts';

it.each([
  ['12', 0, 12],
  ['1,280', 0, 1280],
  ['1.5', 0, undefined],
  ['', 0, undefined],
  ['¥ 12.5', 2, 1250],
  ['0.29', 2, 29],
  ['12.', 2, 1200],
  ['12.345', 2, undefined],
  ['-3', 2, undefined],
] as const)('%j with %d decimals is %j', (typed, decimals, amount) => {
  expect(parseAmount(typed, decimals)).toBe(amount);
});

it('shows whole yuan without a fraction', () => {
  expect([printAmount(10_000, 2), printAmount(14_650, 2), printAmount(300, 0)]).toEqual(['100', '146.50', '300']);
});
