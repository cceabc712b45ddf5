import { describe, expect, it } from 'vitest';
import { countOf, mostBy, redeemable, wayOf, waysOf } from './purchase.ts';

const product = {
  IsFree: false,
  priceFen: 16_800,
  pointsPrice: 120,
  points: { balance: 1280, pointFen: 100 },
  most: 4,
};

describe('how a product can be paid', () => {
  it('by points where it has a price in them and the company has points', () => {
    expect(waysOf(product)).toEqual(['points', 'money']);
    expect(waysOf({ ...product, pointsPrice: null })).toEqual(['money']);
    expect(waysOf({ ...product, points: null })).toEqual(['money']);
    expect(waysOf({ ...product, IsFree: true })).toEqual(['money']);
  });

  it('takes the way of the address, else points while they last', () => {
    expect(wayOf(product, '')).toBe('points');
    expect(wayOf(product, 'money')).toBe('money');
    expect(wayOf({ ...product, points: { balance: 119, pointFen: 100 } }, '')).toBe('money');
    expect(wayOf({ ...product, pointsPrice: null }, 'points')).toBe('money');
  });

  it('as many as limit, stock and points allow', () => {
    expect(redeemable(product)).toBe(10);
    expect(mostBy(product, 'points')).toBe(4);
    expect(mostBy({ ...product, points: { balance: 250, pointFen: 100 } }, 'points')).toBe(2);
    expect(mostBy({ ...product, most: 0 }, 'money')).toBe(1);
    expect([countOf(9, 4), countOf(0, 4), countOf(3, 4)]).toEqual([4, 1, 3]);
  });
});
