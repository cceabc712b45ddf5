import { expect, it } from 'vitest';
import { ageGroups, barOf, convert, numberText, rangeFor, scaleOf } from './range.ts';

const MEN = { sex: 'male', fromAge: 18, toAge: null, low: 208, high: 428 } as const;
const WOMEN = { sex: 'female', fromAge: 18, toAge: null, low: 155, high: 357 } as const;

it('draws ranges on one scale that holds all of them', () => {
  const scale = scaleOf([MEN, WOMEN]);
  expect(scale.min).toBe(0);
  expect(scale.max).toBeGreaterThan(428);
  const [men, women] = [barOf(MEN, scale), barOf(WOMEN, scale)];
  expect(women.from).toBeLessThan(men.from);
  expect(men.to).toBeLessThan(100);
});

it('draws an open end to the edge', () => {
  const open = { ...MEN, low: null, high: 5.2 };
  expect(barOf(open, scaleOf([open])).from).toBe(0);
  const least = { ...MEN, low: 1, high: null };
  expect(barOf(least, scaleOf([least])).to).toBe(100);
});

it('finds the range for a person and converts it', () => {
  expect(rangeFor([MEN, WOMEN], 'female', 30)).toBe(WOMEN);
  expect(rangeFor([MEN, WOMEN], 'female', 12)).toBeUndefined();
  expect(numberText(convert(MEN, 0.01681).low ?? 0)).toBe('3.5');
});

it('puts every age into one group, also those no range is given for', () => {
  expect(ageGroups([MEN, WOMEN])).toEqual([
    { fromAge: 0, toAge: 17, isOpen: true },
    { fromAge: 18, toAge: null, isOpen: false },
  ]);
  const old = { ...WOMEN, fromAge: 60, toAge: 79 };
  const groups = ageGroups([{ ...WOMEN, fromAge: 20, toAge: 59 }, old]);
  expect(groups.map(({ fromAge, toAge, isOpen }) => [fromAge, toAge, isOpen])).toEqual([
    [0, 19, true],
    [20, 59, false],
    [60, 79, false],
    [80, null, true],
  ]);
});
