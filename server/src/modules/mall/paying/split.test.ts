import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Split } from '#contract/calls/mall-orders';
import type { SplitItem } from './pay-items.ts';
import { bySoonest, split, type Means } from './split.ts';

const item = (itemNo: number, unitFen: number, more: Partial<SplitItem> = {}): SplitItem => ({
  ...{ itemNo, unitFen, count: 1, isFree: false, isDental: false },
  ...more,
});
const means = (more: Partial<Means> = {}): Means => ({
  ...{ purses: [], dental: [], grants: [], pointFen: 100, pointsPercent: 100, giftsAndCardsFirst: true },
  ...more,
});
const gift = (id: number, leftFen: number, expiresOn = '2026-06-30') => ({
  source: 'gift' as const,
  id,
  leftFen,
  expiresOn,
});
const card = (id: number, leftFen: number, expiresOn = '2026-09-30') => ({
  source: 'card' as const,
  id,
  leftFen,
  expiresOn,
});
const points = (count: number, expiresOn = '2026-12-31') => [{ points: count, expiresOn }];
const linesOf = ({ parts }: ReturnType<typeof split>) =>
  parts.map(({ itemNo, source, sourceId, fen }) => `${itemNo} ${source}${sourceId || ''} ${fen}`).toSorted();

describe('an order is paid', () => {
  it('gift, card, points and the rest in money', () => {
    const pay = means({ purses: [gift(1, 100_00), card(2, 150_00)], grants: points(1280), pointsPercent: 50 });
    const wish: Split = { gifts: [{ giftId: 1, fen: 100_00 }], cards: [{ assetId: 2, fen: 150_00 }], points: 300 };
    const done = split([item(1, 468_00), item(2, 228_00)], pay, wish);
    expect(done).toMatchObject({ moneyFen: 146_00, mostPoints: 348, fault: undefined });
    expect(split([item(1, 468_00), item(2, 228_00)], pay)).toMatchObject({ moneyFen: 98_00 });
  });

  it('by the company where it is free, whatever else there is', () => {
    const done = split([item(1, 300_00, { isFree: true }), item(2, 50_00)], means({ purses: [gift(1, 999_00)] }));
    expect(linesOf(done)).toEqual(['1 company 30000', '2 gift1 5000']);
  });

  it('by a use of a dental card for each of what it is for, the soonest to end first', () => {
    const dental = [
      { id: 8, uses: 5, expiresOn: '2026-12-31' },
      { id: 7, uses: 1, expiresOn: '2026-07-31' },
    ];
    const done = split([item(1, 200_00, { count: 2, isDental: true }), item(2, 10_00)], means({ dental }));
    expect(linesOf(done)).toEqual(['1 card7 20000', '1 card8 20000', '2 money 1000']);
    const without: Split = { gifts: [], cards: [{ assetId: 7, fen: 199_00 }], points: 0 };
    expect(split([item(1, 200_00, { count: 2, isDental: true })], means({ dental }), without).moneyFen).toBe(400_00);
  });

  it('by what expires first where gifts and cards do not come first', () => {
    const pay = means({ purses: [gift(1, 40_00)], grants: points(30, '2026-01-31') });
    const bySoonestOf = (more: Partial<Means>) =>
      linesOf(split([item(1, 50_00)], { ...pay, giftsAndCardsFirst: false, ...more }));
    expect(linesOf(split([item(1, 50_00)], pay))).toEqual(['1 gift1 4000', '1 points 1000']);
    expect(bySoonestOf({})).toEqual(['1 gift1 2000', '1 points 3000']);
    expect(bySoonestOf({ grants: points(30, '2026-12-31') })).toEqual(['1 gift1 4000', '1 points 1000']);
    const both = [...points(5, '2026-12-31'), ...points(20, '2026-01-31')];
    expect(bySoonestOf({ grants: both }), 'some points before the gift, some behind it').toEqual([
      '1 gift1 3000',
      '1 points 2000',
    ]);
  });

  it('without money for less than a point, where a point is there and a card can pay less', () => {
    const pay = means({ purses: [card(1, 298_50)], grants: points(1190) });
    expect(linesOf(split([item(1, 299_00)], pay))).toEqual(['1 card1 29800', '1 points 100']);
    const two = [card(1, 20, '2026-03-31'), card(2, 30, '2026-04-30')];
    expect(linesOf(split([item(1, 1_00)], means({ purses: two, grants: points(3) })))).toEqual(['1 points 100']);
    expect(split([item(1, 50)], means({ grants: points(3) })).moneyFen, 'a point is more than all of it').toBe(50);
  });

  it('within the rules: more than that is told', () => {
    const pay = means({ purses: [gift(1, 40_00), card(2, 90_00)], grants: points(30), pointsPercent: 20 });
    const tried = (wish: Partial<Split>) =>
      split([item(1, 100_00)], pay, { gifts: [], cards: [], points: 0, ...wish }).fault?.fault;
    expect(tried({ points: 21 })).toBe('pointsTooMany');
    expect(tried({ gifts: [{ giftId: 1, fen: 40_01 }] })).toBe('giftShort');
    expect(
      tried({
        gifts: [
          { giftId: 1, fen: 30_00 },
          { giftId: 1, fen: 30_00 },
        ],
      }),
    ).toBe('giftShort');
    expect(tried({ cards: [{ assetId: 3, fen: 1 }] })).toBe('cardShort');
    expect(tried({ gifts: [{ giftId: 1, fen: 40_00 }], cards: [{ assetId: 2, fen: 60_01 }] })).toBe('splitTooMuch');
    expect(
      tried({ gifts: [{ giftId: 1, fen: 40_00 }], cards: [{ assetId: 2, fen: 40_00 }], points: 20 }),
    ).toBeUndefined();
  });
});

const day = fc.constantFrom('2026-06-30', '2026-07-31', '2026-12-31');
const fen = fc.integer({ min: 0, max: 50_000 });
const anItem = fc.record({
  count: fc.integer({ min: 1, max: 4 }),
  unitFen: fen,
  isFree: fc.boolean(),
  isDental: fc.boolean(),
});
const items = fc
  .array(anItem, { minLength: 1, maxLength: 5 })
  .map((all) => all.map((one, at) => ({ ...one, itemNo: at + 1 })));
const purses = fc
  .array(fc.record({ source: fc.constantFrom('gift' as const, 'card' as const), leftFen: fen, expiresOn: day }), {
    maxLength: 5,
  })
  .map((all) => all.map((one, at) => ({ ...one, id: at + 1 })));
const dental = fc
  .array(fc.record({ uses: fc.integer({ min: 1, max: 3 }), expiresOn: day }), { maxLength: 3 })
  .map((all) => all.map((one, at) => ({ ...one, id: 100 + at })));
const grants = fc.array(fc.record({ points: fc.integer({ min: 0, max: 300 }), expiresOn: day }), { maxLength: 3 });
const anyMeans: fc.Arbitrary<Means> = fc.record({
  ...{ purses, dental, grants, pointFen: fc.constantFrom(1, 7, 100) },
  ...{ pointsPercent: fc.integer({ min: 0, max: 100 }), giftsAndCardsFirst: fc.boolean() },
});
const anyWish: fc.Arbitrary<Split | undefined> = fc.option(
  fc.record({
    gifts: fc.array(fc.record({ giftId: fc.integer({ min: 1, max: 5 }), fen }), { maxLength: 3 }),
    cards: fc.array(fc.record({ assetId: fc.constantFrom(1, 2, 3, 100, 101), fen }), { maxLength: 3 }),
    points: fc.integer({ min: 0, max: 900 }),
  }),
  { nil: undefined },
);
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

describe('whatever is bought with whatever there is', () => {
  it('every item is paid to the fen, and nothing gives more than it has', () => {
    fc.assert(
      fc.property(items, anyMeans, anyWish, (all, pay, wish) => {
        const { parts, moneyFen, mostPoints } = split(all, pay, wish);
        for (const { itemNo, count, unitFen, isFree } of all) {
          const own = parts.filter((part) => part.itemNo === itemNo);
          expect(sumOf(own.map((part) => part.fen))).toBe(count * unitFen);
          if (isFree) expect(own.every(({ source }) => source === 'company')).toBe(true);
          for (const { source, uses, fen: paid } of own)
            if (uses) expect([source, paid]).toEqual(['card', uses * unitFen]);
        }
        for (const { source, id, leftFen } of pay.purses) {
          const used = parts.filter((part) => part.source === source && part.sourceId === id && !part.uses);
          expect(sumOf(used.map((part) => part.fen))).toBeLessThanOrEqual(leftFen);
        }
        for (const { id, uses } of pay.dental)
          expect(sumOf(parts.flatMap((part) => (part.sourceId === id ? part.uses : [])))).toBeLessThanOrEqual(uses);
        const points = parts.filter(({ source }) => source === 'points');
        const price = sumOf(all.map(({ count, unitFen, isFree }) => (isFree ? 0 : count * unitFen)));
        expect(points.every((part) => part.fen === part.points * pay.pointFen)).toBe(true);
        expect(sumOf(points.map((part) => part.points))).toBeLessThanOrEqual(
          Math.min(sumOf(pay.grants.map((grant) => grant.points)), mostPoints),
        );
        expect(sumOf(points.map((part) => part.fen)) * 100).toBeLessThanOrEqual(price * pay.pointsPercent);
        expect(sumOf(parts.flatMap((part) => (part.source === 'money' ? part.fen : [])))).toBe(moneyFen);
        expect(new Set(parts.map((part) => `${part.itemNo} ${part.source} ${part.sourceId}`)).size).toBe(parts.length);
      }),
      { numRuns: 1_000 },
    );
  });

  it('by itself it uses what expires first, and no money while gifts or cards are left', () => {
    fc.assert(
      fc.property(items, anyMeans, (all, pay) => {
        const { parts, moneyFen } = split(all, pay);
        const left = bySoonest(pay.purses).map(({ source, id, leftFen }) => {
          const used = parts.filter((part) => part.source === source && part.sourceId === id && !part.uses);
          return { leftFen, used: sumOf(used.map((part) => part.fen)) };
        });
        const firstNotEmpty = left.findIndex(({ leftFen, used }) => used < leftFen);
        if (firstNotEmpty === -1) return;
        expect(left.slice(firstNotEmpty + 1).every(({ used }) => used === 0)).toBe(true);
        expect(moneyFen).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });
});
