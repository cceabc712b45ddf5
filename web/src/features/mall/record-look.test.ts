import { expect, it } from 'vitest';
import type { MallOrderDetail } from '#contract/mall-orders';
import { givesBack, heldUntil } from './record-look.ts';

type Part = MallOrderDetail['paidWith'][number];
const part = (
  source: Part['source'],
  amountFen: number | null,
  points: number | null = null,
  givenBack = false,
): Part => ({
  source,
  name: { zh: source, en: source },
  amountFen,
  points,
  givenBack,
});
const backOf = (Status: MallOrderDetail['Status'], ...paidWith: Part[]) =>
  givesBack({ Status, paidWith }).map(({ source, amountFen, points }) => [source, amountFen, points]);

it('what a cancellation gives back: each source once, summed over the items', () => {
  expect(
    backOf(20, part('gift', 6_000), part('gift', 4_000), part('points', 30_000, 300), part('money', 14_600)),
  ).toEqual([
    ['gift', 10_000, null],
    ['points', 30_000, 300],
    ['money', 14_600, null],
  ]);
});

it('neither what the company pays, nor what went back already, nor money that was never paid', () => {
  expect(backOf(10, part('company', 12_800), part('money', 500), part('points', 0, 120))).toEqual([['points', 0, 120]]);
  expect(backOf(20, part('card', 500, null, true), part('card', null))).toEqual([['card', null, null]]);
});

it('is held only while it is to be paid', () => {
  const until = '2026-06-03T10:00:00.000Z';
  expect(heldUntil({ Status: 10, heldUntil: until })).toBe(Date.parse(until));
  expect(heldUntil({ Status: 20, heldUntil: until })).toBeUndefined();
  expect(heldUntil({ Status: 10, heldUntil: null })).toBeUndefined();
});
