/** What the pages of the HR area need without the schemas. */

export const HR_STATES = ['all', 'notBooked', 'booked', 'examined', 'reported'] as const;
/** Asks for those of whom no department is known. */
export const NO_DEPARTMENT = '-';
/** Health figures of fewer people than this are nobody's business. */
export const FEWEST_PEOPLE = 10;
export const MOST_ROSTER_ROWS = 50_000;
export const MOST_ROSTER_BYTES = 16 * 1024 * 1024;
