import { FEWEST_PEOPLE } from '#contract/values/hr-choices';

/**
 * The privacy floor: no figure about health, opinion or behaviour speaks of fewer than ten people, neither by itself nor as
 * the difference of others. Every such figure passes through this file.
 */

/** How many people of a department were measured, and how many of them have a result out of range. */
export interface Tally {
  department: string;
  people: number;
  flagged: number;
}

export const isEnough = (people: number): boolean => people >= FEWEST_PEOPLE;

/** Neither those with such a result nor those without may be so few that they could be told apart. */
export const isOpen = ({ people, flagged }: Omit<Tally, 'department'>): boolean =>
  /* guard: hr: both sides of a share are ten or more → isEnough(people) */ isEnough(flagged) &&
  isEnough(people - flagged);

export interface Released {
  company: Omit<Tally, 'department'> | undefined;
  departments: Tally[];
  /** All others, as one cell; undefined where none is left. */
  rest: Omit<Tally, 'department'> | undefined;
}

const sumOf = (tallies: readonly Omit<Tally, 'department'>[]) => ({
  people: tallies.reduce((sum, { people }) => sum + people, 0),
  flagged: tallies.reduce((sum, { flagged }) => sum + flagged, 0),
});

/**
 * The figures that can be told of one group of indicators. The company's total less the shown part is itself a cell:
 * while it would speak of too few, the smallest department joins it.
 */
export function release(tallies: readonly Tally[]): Released {
  const company = sumOf(tallies);
  if (!isOpen(company)) return { company: undefined, departments: [], rest: undefined };
  const departments = tallies.filter(isOpen).toSorted((a, b) => b.people - a.people);
  for (;;) {
    const shown = sumOf(departments);
    const rest = { people: company.people - shown.people, flagged: company.flagged - shown.flagged };
    if (rest.people === 0) return { company, departments, rest: undefined };
    if (/* guard: hr: the remainder is a cell too → rest.people > 0 */ isOpen(rest))
      return { company, departments, rest: departments.length > 0 ? rest : undefined };
    departments.pop();
  }
}

/**
 * The cells of a question to which each person gave one answer; null where a cell is not told. The cells not told are
 * together ten people or more, since the sum of all cells is known.
 */
export function releaseCells(counts: readonly number[]): (number | null)[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const told = counts
    .map((count, at) => ({ count, at }))
    .filter(({ count }) => isEnough(count))
    .toSorted((a, b) => b.count - a.count);
  const isAll = (): boolean => told.length === counts.length;
  const hidden = (): number => total - told.reduce((sum, { count }) => sum + count, 0);
  // guard: questionnaires: nothing follows from the sum
  while (told.length > 0 && !isAll() && !isEnough(hidden())) told.pop();
  return counts.map((count, at) => (told.some((cell) => cell.at === at) ? count : null));
}

/** The cells of a question to which a person gives several answers: neither who chose it nor who did not may be few. */
export const releaseChoices = (people: number, counts: readonly number[]): (number | null)[] =>
  counts.map((flagged) => (isOpen({ people, flagged }) ? flagged : null));

/** Parts of a whole that are told with all their figures: those of fewer than ten people become one, with the next smallest if needed. */
export function mergeSmall<T extends { people: number }>(parts: readonly T[]): { told: T[]; merged: T[] } {
  const sorted = parts.toSorted((a, b) => b.people - a.people);
  const told = sorted.filter(({ people }) => isEnough(people));
  const merged = sorted.filter(({ people }) => !isEnough(people));
  while (merged.length > 0 && !isEnough(merged.reduce((sum, { people }) => sum + people, 0))) {
    const next = told.pop();
    if (!next) break;
    merged.unshift(next);
  }
  return { told, merged };
}
