import type { ClaimTerms } from '#contract/calls/reimbursement';
import { daysBetween } from '#contract/rules/day';
import type { Company } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { ClaimRow } from './queries.ts';

/** While it is the person's to change. */
const EDITABLE: readonly ClaimRow['state'][] = ['draft', 'returned', 'withdrawn'];
/** While it is being worked on. */
export const IN_PROGRESS: readonly ClaimRow['state'][] = ['submitted', 'reviewed', 'returned', 'approved', 'paying'];

export const mayEdit = ({ state }: ClaimRow): boolean => EDITABLE.includes(state);
export function assertEditable(claim: ClaimRow): void {
  // guard: claims: no change after sending
  if (!mayEdit(claim)) throw new Fault('claimLocked');
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const yuanOf = (fen: number): string => (fen / 100).toFixed(2);

/**
 * When it may be sent in: once it has happened, and within the company's days. A claim in time stays so when it comes
 * back.
 */
export function dayFault(
  { exam_day, first_submitted_on }: Pick<ClaimRow, 'exam_day' | 'first_submitted_on'>,
  today: string,
  { withinDays }: { withinDays: number },
  service: string,
): Fault | undefined {
  if (exam_day > today) return new Fault('claimDayAhead');
  const late = daysBetween(exam_day, first_submitted_on ?? today) > withinDays;
  return late ? new Fault('claimTooLate', { days: withinDays, service }) : undefined;
}

export function termsOf({ config }: Company, year: number, leftFen: number): ClaimTerms {
  const { limitFen, radiusKm, withinDays, wording, documents } = config.reimbursement;
  return { year, limitFen, leftFen, radiusKm, withinDays, wording, documents };
}
