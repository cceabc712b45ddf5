import type * as choices from '#contract/claim-choices';
import type * as claims from '#contract/ops/reimbursement';
import type { ClaimField, ClaimState } from '#contract/reimbursement';
import type { TagTone } from '../../ui/data/Tag.tsx';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const QUEUES: typeof claims.CLAIM_QUEUES = [
  'review',
  'secondLook',
  'returned',
  'toPay',
  'paying',
  'paid',
  'rejected',
];
export const CHECKS: typeof choices.CLAIM_CHECKS = ['holder', 'sameFile', 'title', 'papers', 'amount'];
export type Check = (typeof CHECKS)[number];
export const FIELDS = [
  'type',
  'city',
  'hospital',
  'examDay',
  'amountFen',
  'accountName',
  'bank',
  'accountNumber',
  'mobile',
  'files',
] as const satisfies readonly ClaimField[];
export type Reveal = (typeof claims.CLAIM_REVEALS)[number];

export const STATE_TONE: Record<ClaimState, TagTone> = {
  draft: 'line',
  submitted: 'info',
  reviewed: 'warn',
  returned: 'bad',
  withdrawn: 'mute',
  approved: 'info',
  paying: 'info',
  paid: 'ok',
  rejected: 'mute',
};
