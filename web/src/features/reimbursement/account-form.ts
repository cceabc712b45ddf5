import { plainPhone } from '#contract/rules/phone';
import type { PayloadOf } from '../../api/send.ts';
import type { Problems } from '../../platform/form.ts';
import type { Claim } from './use-claim.tsx';

export const ACCOUNT_FIELDS = ['accountName', 'mobile', 'bank', 'accountNumber'] as const;
export type AccountDraft = Record<(typeof ACCOUNT_FIELDS)[number], string>;

export const accountSchema = () =>
  import('#contract/calls/reimbursement').then(({ reimbursement }) => reimbursement.SaveClaimAccount.in);

/** A masked value is not filled in again: left empty it stays as it is. */
export const accountOf = (claim: Claim): AccountDraft => ({
  accountName: claim.accountName || claim.name,
  mobile: '',
  bank: claim.bank,
  accountNumber: '',
});

export function accountProblems(draft: AccountDraft, claim: Claim): Problems<keyof AccountDraft> {
  return {
    ...(!draft.accountName.trim() && { accountName: { kind: 'needAccountName' } }),
    ...(!draft.bank.trim() && { bank: { kind: 'needBank' } }),
    ...(!draft.accountNumber.trim() && !claim.accountNumber && { accountNumber: { kind: 'needAccount' } }),
  };
}

export const accountPayload = (reimId: number, draft: AccountDraft): PayloadOf<'SaveClaimAccount'> => ({
  reimId,
  accountName: draft.accountName.trim(),
  bank: draft.bank.trim(),
  accountNumber: draft.accountNumber.trim(),
  mobile: plainPhone(draft.mobile),
});
