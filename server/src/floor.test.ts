import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOpen, mergeSmall, release, releaseCells, releaseChoices, type Released, type Tally } from './floor.ts';

const tallies = fc.array(
  fc.record({ people: fc.integer({ min: 0, max: 60 }), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  { maxLength: 9 },
);
const named = (drawn: { people: number; share: number }[]): Tally[] =>
  drawn.map(({ people, share }, at) => ({ department: `d${at}`, people, flagged: Math.round(people * share) }));

/** All figures that can be computed from the told ones: each cell, and each sum and difference of told cells. */
function reckoned({ company, departments, rest }: Released): { people: number; flagged: number }[] {
  if (!company) return [];
  const cells = [...departments, ...(rest ? [rest] : [])];
  const found: { people: number; flagged: number }[] = [];
  for (let some = 0; some < 2 ** cells.length; some += 1) {
    const chosen = cells.filter((_, at) => some & (1 << at));
    const people = chosen.reduce((sum, cell) => sum + cell.people, 0);
    const flagged = chosen.reduce((sum, cell) => sum + cell.flagged, 0);
    found.push({ people, flagged }, { people: company.people - people, flagged: company.flagged - flagged });
  }
  return found.filter(({ people }) => people > 0);
}

it('whatever is filtered, added and subtracted, no cell below ten comes out', () => {
  fc.assert(
    fc.property(tallies, (drawn) => {
      const told = release(named(drawn));
      expect(reckoned(told).every(isOpen)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

// proves: hr: the remainder is a cell too
it('a department that could be reckoned as the difference is hidden with another', () => {
  const told = release([
    { department: 'large', people: 80, flagged: 40 },
    { department: 'middle', people: 40, flagged: 20 },
    { department: 'small', people: 9, flagged: 4 },
  ]);
  expect(told.departments.map(({ department }) => department)).toEqual(['large']);
  expect(told.rest).toEqual({ people: 49, flagged: 24 });
});

it('a large enough group is told', () => {
  const told = release([
    { department: 'one', people: 30, flagged: 12 },
    { department: 'two', people: 20, flagged: 10 },
  ]);
  expect(told.company).toEqual({ people: 50, flagged: 22 });
  expect(told.departments).toHaveLength(2);
  expect(told.rest).toBeUndefined();
});

// proves: hr: both sides of a share are ten or more
it('few with a result out of range are hidden, and so are few without one', () => {
  expect(release([{ department: 'a', people: 50, flagged: 9 }]).company).toBeUndefined();
  expect(release([{ department: 'a', people: 50, flagged: 41 }]).company).toBeUndefined();
  expect(release([{ department: 'a', people: 50, flagged: 40 }]).company).toBeDefined();
});

const counts = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 9 });

it('of answers of which each person gave one, neither a cell nor the rest of the sum is below ten', () => {
  fc.assert(
    fc.property(counts, (drawn) => {
      const told = releaseCells(drawn);
      const shown = told.filter((cell) => cell !== null);
      const left = drawn.reduce((sum, one) => sum + one, 0) - shown.reduce((sum, one) => sum + one, 0);
      expect(shown.every((cell) => cell >= 10)).toBe(true);
      if (shown.length > 0 && shown.length < drawn.length) expect(left).toBeGreaterThanOrEqual(10);
    }),
    { numRuns: 2_000 },
  );
});

// proves: questionnaires: nothing follows from the sum
it('one choice without others, or a single small one, takes the next with it', () => {
  expect(releaseCells([13, 0])).toEqual([null, null]);
  expect(releaseCells([40, 12, 3])).toEqual([40, null, null]);
  expect(releaseCells([40, 6, 7])).toEqual([40, null, null]);
  expect(releaseCells([20, 15])).toEqual([20, 15]);
});

it('of several answers a choice is told when ten made it and ten did not', () => {
  expect(releaseChoices(30, [10, 9, 20, 21, 30])).toEqual([10, null, 20, null, null]);
});

it('parts of fewer than ten become one of ten or more', () => {
  const merge = (...people: number[]) => {
    const { told, merged } = mergeSmall(people.map((each) => ({ people: each })));
    return [told.map((part) => part.people), merged.map((part) => part.people)];
  };
  expect(merge(50, 20, 6, 5)).toEqual([
    [50, 20],
    [6, 5],
  ]);
  expect(merge(50, 20, 6)).toEqual([[50], [20, 6]]);
  expect(merge(50, 20)).toEqual([[50, 20], []]);
  expect(merge(6)).toEqual([[], [6]]);
});
