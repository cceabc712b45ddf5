import { basename } from 'node:path';
import type { TestInfo } from '@playwright/test';

/**
 * For journeys that are made in one project alone; the other one leaves them out (playwright.config.ts). Operators sit at a desk:
 * every screen of theirs is walked through in both languages and widths by one journey.
 */
export const atDesk = { tag: '@desk' };
export const onPhone = { tag: '@phone' };

const TODAY = Math.floor(Date.now() / 86_400_000);

/**
 * A journey that both projects can make is made in one of them, tomorrow in the other (decision 083); with PARTS=all, in
 * both. Journeys of one file go together: some follow one another.
 */
export function isMadeToday({ tags, file, project }: Pick<TestInfo, 'tags' | 'file' | 'project'>): boolean {
  if (process.env.PARTS === 'all' || tags.length > 0) return true;
  return (TODAY + basename(file).length + Number(project.name === 'en-mobile')) % 2 === 0;
}
