import { numbered, numberOf } from './order-number.ts';

/** The number people read out about a claim: the day it was begun and a running number. */
export const claimNumber = (claimId: number, createdAt: Date): string => numberOf('claim', claimId, createdAt);

/** The claim a number names, if it has the form of one. */
export function claimIdOf(text: string): number | undefined {
  const named = numbered(text);
  return named?.kind === 'claim' ? named.id : undefined;
}
