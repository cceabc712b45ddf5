import { FEWEST_PEOPLE } from '#contract/hr-choices';

/** How many people of a department were measured, and how many of them have a result out of range. */
export interface Tally {
  department: string;
  people: number;
  flagged: number;
}

/** Neither those with such a result nor those without may be so few that somebody could tell who they are. */
export const isOpen = ({ people, flagged }: Omit<Tally, 'department'>): boolean =>
  flagged >= FEWEST_PEOPLE && people - flagged >= FEWEST_PEOPLE;

export interface Released {
  company: Omit<Tally, 'department'> | undefined;
  departments: Tally[];
  /** Everybody else, as one cell; undefined where nobody is left. */
  rest: Omit<Tally, 'department'> | undefined;
}

const sumOf = (tallies: readonly Tally[]) => ({
  people: tallies.reduce((sum, { people }) => sum + people, 0),
  flagged: tallies.reduce((sum, { flagged }) => sum + flagged, 0),
});

/**
 * What can be told of one group of indicators. What the company has less what is shown is itself a cell: while it would speak
 * of too few, the smallest department joins it.
 */
export function release(tallies: readonly Tally[]): Released {
  const company = sumOf(tallies);
  if (!isOpen(company)) return { company: undefined, departments: [], rest: undefined };
  const departments = tallies.filter(isOpen).toSorted((a, b) => b.people - a.people);
  for (;;) {
    const shown = sumOf(departments);
    const rest = { people: company.people - shown.people, flagged: company.flagged - shown.flagged };
    if (rest.people === 0) return { company, departments, rest: undefined };
    if (isOpen(rest)) return { company, departments, rest: departments.length > 0 ? rest : undefined };
    departments.pop();
  }
}
