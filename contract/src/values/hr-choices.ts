/** Constants for the pages of the HR area, without the schemas. */

export const HR_STATES = ['all', 'notBooked', 'booked', 'examined', 'reported'] as const;
/** Asks for those of whom no department is known. */
export const NO_DEPARTMENT = '-';
/** A health figure of fewer people than this could be traced to one of them. */
export const FEWEST_PEOPLE = 10;
export const MOST_ROSTER_ROWS = 50_000;
export const MOST_ROSTER_BYTES = 16 * 1024 * 1024;
