import type { ClaimRow, ClaimTerms } from '#contract/calls/reimbursement';
import type { TagTone } from '../../ui/data/Tag.tsx';
import type { StageState } from '../../ui/data/StageLine.tsx';

type Wording = ClaimTerms['wording'];
type Claim = Pick<ClaimRow, 'state' | 'dates'>;

/** Names of stages and states; the words are the page's. */
export type StageName =
  | 'orderSubmitted'
  | 'submitted'
  | 'underReview'
  | 'review'
  | 'passed'
  | 'returned'
  | 'rejected'
  | 'withdrawn'
  | 'finance'
  | 'done';
export interface ClaimStage {
  name: StageName;
  state: StageState;
  at: string | null;
}

const isApproved = ({ state }: Claim): boolean => state === 'approved' || state === 'paying' || state === 'paid';

/**
 * Where a claim is, in the company's wording. "Order submitted, under review, completed" has three stages; "submitted,
 * finance processing, completed" shows the review in between as well.
 */
export function claimStages(wording: Wording, claim: Claim): ClaimStage[] {
  const { submittedAt, decidedAt, payingAt, paidAt } = claim.dates;
  const isPaid = claim.state === 'paid';
  const sent: ClaimStage =
    claim.state === 'withdrawn'
      ? { name: 'withdrawn', state: 'stopped', at: null }
      : { name: wording === 'review' ? 'orderSubmitted' : 'submitted', state: 'done', at: submittedAt };
  const done: ClaimStage = { name: 'done', state: isPaid ? 'done' : 'todo', at: paidAt };
  if (wording === 'review') {
    const stage = reviewStage(claim, isPaid);
    return [sent, { ...stage, name: stage.state === 'stopped' ? stage.name : 'underReview', at: decidedAt }, done];
  }
  const finance: ClaimStage = {
    name: 'finance',
    state: isPaid ? 'done' : isApproved(claim) ? 'current' : 'todo',
    at: payingAt,
  };
  return [sent, { ...reviewStage(claim, isApproved(claim)), at: decidedAt }, finance, done];
}

function reviewStage({ state }: Claim, isOver: boolean): Omit<ClaimStage, 'at'> {
  if (state === 'returned' || state === 'rejected') return { name: state, state: 'stopped' };
  if (isOver) return { name: 'passed', state: 'done' };
  return { name: 'review', state: state === 'draft' || state === 'withdrawn' ? 'todo' : 'current' };
}

export type StateName =
  | 'draft'
  | 'submitted'
  | 'underReview'
  | 'returned'
  | 'withdrawn'
  | 'passed'
  | 'processing'
  | 'paid'
  | 'rejected';

const TONES: Record<StateName, TagTone> = {
  draft: 'line',
  submitted: 'info',
  underReview: 'info',
  returned: 'bad',
  withdrawn: 'mute',
  passed: 'info',
  processing: 'info',
  paid: 'ok',
  rejected: 'bad',
};

/** The state as one word, in the company's wording. */
export function claimTag(wording: Wording, { state }: Claim): { name: StateName; tone: TagTone } {
  const name = nameOf(wording, state);
  return { name, tone: TONES[name] };
}

function nameOf(wording: Wording, state: Claim['state']): StateName {
  if (state === 'submitted' || state === 'reviewed') return wording === 'review' ? 'underReview' : 'submitted';
  if (state === 'approved' || state === 'paying') return wording === 'review' ? 'passed' : 'processing';
  return state;
}
