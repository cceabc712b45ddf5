import { expect, it } from 'vitest';
import { percentOf, toneOf } from './task-look.ts';

it.each([
  ['running', 0, 10, 0],
  ['running', 5, 10, 50],
  ['running', 9999, 10000, 99],
  ['running', 10, 10, 99],
  ['done', 10, 10, 100],
  ['done', 0, 0, 100],
  ['running', 3, null, undefined],
  ['waiting', 0, null, 0],
  ['cancelled', 3120, 7000, 44],
] as const)('%s, %i of %s, is %s per cent', (state, done, total, percent) => {
  expect(percentOf({ state, done, total })).toBe(percent);
});

it.each([
  ['running', 0, 'brand'],
  ['done', 0, 'ok'],
  ['done', 3, 'warn'],
  ['failed', 3, 'bad'],
  ['cancelled', 0, 'mute'],
] as const)('%s with %i error rows is drawn %s', (state, failedRows, tone) => {
  expect(toneOf({ state, failedRows })).toBe(tone);
});
