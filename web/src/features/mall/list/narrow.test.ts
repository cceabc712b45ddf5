import { expect, it } from 'vitest';
import type { Product } from '#contract/calls/mall';
import { narrowed, waysToNarrow, type Wish } from './narrow.ts';

const product = (Id: number, zh: string, en: string, more: Partial<Product> = {}) =>
  ({
    ...{ Id, name: { zh, en }, brief: { zh: '', en: '' }, IsFree: false, priceFen: null, pointsPrice: null },
    ...more,
  }) as Product;
const shelf = [
  product(1, '声波电动牙刷', 'Sonic toothbrush', { priceFen: 299_00, pointsPrice: 210 }),
  product(2, '口袋医生', 'Pocket doctor', { IsFree: true, priceFen: 128_00 }),
  product(3, '便携冲牙器', 'Portable water flosser', { priceFen: 259_00 }),
];
const all: Wish = { q: '', sort: 'shelf', points: '' };
const ids = (wish: Partial<Wish>) => narrowed(shelf, { ...all, ...wish }).map(({ Id }) => Id);

it('finds by every word, in either language, whatever the case', () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ q: '牙' })).toEqual([1, 3]);
  expect(ids({ q: 'WATER portable' })).toEqual([3]);
  expect(ids({ q: 'water doctor' })).toEqual([]);
});

it('sorts by what it costs the buyer, and keeps what points alone pay for', () => {
  expect(ids({ sort: 'cheap' })).toEqual([2, 3, 1]);
  expect(ids({ sort: 'dear' })).toEqual([1, 3, 2]);
  expect(ids({ points: '1' })).toEqual([1]);
});

it('offers only what narrows something: nothing for a few, no prices and no points where there are none', () => {
  expect(waysToNarrow(shelf, true, all)).toEqual({ search: false, sort: false, points: false });
  expect(waysToNarrow(shelf, true, { ...all, q: 'x' })).toEqual({ search: true, sort: true, points: true });
  expect(waysToNarrow(shelf, false, { ...all, q: 'x' }).points).toBe(false);
  const unpriced = Array.from({ length: 7 }, (_, at) => product(at, 'x', 'x'));
  expect(waysToNarrow(unpriced, true, all)).toEqual({ search: true, sort: false, points: false });
});
