import { expect, it } from 'vitest';
import type { MallOrderDetail } from '#contract/calls/mall-orders';
import type { MallStanding } from '#contract/schemas/mall-standing';
import { factsOf, givesBack, heldUntil, moneyBackAs } from './record-look.ts';

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

const standing = (back: Partial<MallStanding['back']> = {}, dueFen = 0): MallStanding => ({
  state: 'redeemed',
  dueFen,
  back: { promisedFen: 0, failedFen: 0, doneFen: 0, points: 0, ...back },
  next: null,
});
const facts = (standing: MallStanding, closedAs: 'cancelled' | null = null) =>
  factsOf({ standing, closedAs, points: 30, moneyFen: 60_00 }).map(({ key, amount }) => `${key} ${amount}`);

it('a card tells the amount paid, and of a closed order only the refund', () => {
  expect(facts(standing())).toEqual(['points 30', 'money 6000']);
  expect(facts(standing({}, 60_00))).toEqual(['points 30', 'due 6000']);
  expect(facts(standing({ failedFen: 60_00, points: 30 }), 'cancelled')).toEqual([
    'refundFailed 6000',
    'pointsBack 30',
  ]);
  expect(facts(standing({ promisedFen: 10_00, doneFen: 50_00 }), 'cancelled')).toEqual([
    'refunding 1000',
    'refunded 5000',
  ]);
});

it('money that was given back is not there yet while its provider owes it', () => {
  const as = (back: Partial<MallStanding['back']>) => moneyBackAs(standing(back));
  expect([as({ failedFen: 1, doneFen: 1 }), as({ promisedFen: 1 }), as({ doneFen: 1 }), as({})]).toEqual([
    'failed',
    'promised',
    'done',
    'done',
  ]);
});
