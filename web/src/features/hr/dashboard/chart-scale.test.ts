import { expect, it } from 'vitest';
import { topOf } from './chart-scale.ts';

it.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [7, 10],
  [14, 20],
  [140, 200],
  [1_001, 2_000],
])('a scale for %i ends at %i', (highest, top) => {
  expect(topOf(highest)).toBe(top);
});
