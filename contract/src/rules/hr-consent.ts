import { addDays, dayInShanghai } from './day.ts';

/** How long a person's consent that HR reads their reports stands: for the year's check-up, not for ever. */

/** A text's version: a person who agreed to an older one is asked again. */
export const HR_CONSENT_VERSION = '2026-11';
export const HR_PURPOSE = 'hr-report';
const DAYS = 365;
const DAY_MS = 86_400_000;

/** A consent given before this moment has ended. */
export const stillGivenSince = (now: Date): Date => new Date(now.getTime() - DAYS * DAY_MS);

/** Its last day. */
export const consentEnds = (givenAt: Date): string => addDays(dayInShanghai(givenAt), DAYS);

export const isHrConsentGood = (textVersion: string, givenAt: Date, now: Date): boolean =>
  textVersion === HR_CONSENT_VERSION && givenAt > stillGivenSince(now);
