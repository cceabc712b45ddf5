import { dayInShanghai } from './day.ts';

const RUNNING_DIGITS = 6;
const DAY = 'BX20260610'.length;

/** What people read out about a claim: the day it was begun and a running number. */
export const claimNumber = (claimId: number, createdAt: Date): string =>
  `BX${dayInShanghai(createdAt).replaceAll('-', '')}${String(claimId).padStart(RUNNING_DIGITS, '0')}`;

/** The claim a number names, if it has the form of one. */
export const claimIdOf = (text: string): number | undefined =>
  /^BX\d{14,24}$/i.test(text.trim()) ? Number(text.trim().slice(DAY)) : undefined;
