// Where a journey is made (playwright.config.ts). By its folder: in Chinese at a desk, or in English on a phone where it
// stands in e2e/phone; `npm run test:full` makes it at both. A tag says so of a single one.

/** At a desk alone: operators sit there, or the company speaks Chinese only. */
export const atDesk = { tag: '@desk' };
/** On a phone alone. */
export const onPhone = { tag: '@phone' };
/** At both in every run. */
export const atBoth = { tag: '@both' };
