import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOpen, release, type Released, type Tally } from './floor.ts';

const tallies = fc.array(
  fc.record({ people: fc.integer({ min: 0, max: 60 }), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  { maxLength: 9 },
);
const named = (drawn: { people: number; share: number }[]): Tally[] =>
  drawn.map(({ people, share }, at) => ({ department: `d${at}`, people, flagged: Math.round(people * share) }));

/** Everything that can be reckoned from what was told: each cell, and each sum and difference of the cells that were told. */
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

it('a department that could be reckoned as the difference is hidden with another', () => {
  const told = release([
    { department: 'large', people: 80, flagged: 40 },
    { department: 'middle', people: 40, flagged: 20 },
    { department: 'small', people: 9, flagged: 4 },
  ]);
  expect(told.departments.map(({ department }) => department)).toEqual(['large']);
  expect(told.rest).toEqual({ people: 49, flagged: 24 });
});

it('what is large enough is told', () => {
  const told = release([
    { department: 'one', people: 30, flagged: 12 },
    { department: 'two', people: 20, flagged: 10 },
  ]);
  expect(told.company).toEqual({ people: 50, flagged: 22 });
  expect(told.departments).toHaveLength(2);
  expect(told.rest).toBeUndefined();
});

it('few with a result out of range are hidden, and so are few without one', () => {
  expect(release([{ department: 'a', people: 50, flagged: 9 }]).company).toBeUndefined();
  expect(release([{ department: 'a', people: 50, flagged: 41 }]).company).toBeUndefined();
  expect(release([{ department: 'a', people: 50, flagged: 40 }]).company).toBeDefined();
});
