import { test } from '@playwright/test';

const TODAY = Math.floor(Date.now() / 86_400_000);
/** Journeys that the other project leaves out. */
const alone = new Set<string>();
export const madeHereAlone = (): void => void alone.add(test.info().testId);

/**
 * A journey is made in two projects, and what costs most is looked at in one of them, tomorrow in the other (decision 079):
 * this one's half of it, 0 or 1. `all` of it for a journey that is made in one project, and with LOOKS=full.
 */
export function turn(): 0 | 1 | 'all' {
  const { testId, title, project } = test.info();
  if (process.env.LOOKS === 'full' || alone.has(testId)) return 'all';
  return (TODAY + title.length + Number(project.name === 'en-mobile')) % 2 === 0 ? 0 : 1;
}
