import type { CLAIM_CHECKS } from '#contract/values/claims';
import type { CLAIM_REVEALS } from '#contract/values/ops/claims';
import type { ClaimField, ClaimState } from '#contract/calls/reimbursement';
import type { TagTone } from '../../ui/data/Tag.tsx';

export type Check = (typeof CLAIM_CHECKS)[number];
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
export type Reveal = (typeof CLAIM_REVEALS)[number];

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
