import { useEffect, useState } from 'react';
import type { ClaimField } from '#contract/reimbursement';
import { accountPath, feesPath } from './links.ts';
import type { Claim } from './use-claim.tsx';

/** The name of each field of a claim in the form of its step. */
const IN_FEES = { type: 'type', city: 'city', hospital: 'hospital', examDay: 'examDay', amountFen: 'amount' } as const;
const IN_ACCOUNT = {
  accountName: 'accountName',
  bank: 'bank',
  accountNumber: 'accountNumber',
  mobile: 'mobile',
} as const;
const ID: Record<string, string> = {
  ...Object.fromEntries(Object.entries(IN_FEES).map(([field, name]) => [field, `claim-${name}`])),
  ...Object.fromEntries(Object.entries(IN_ACCOUNT).map(([field, name]) => [field, `account-${name}`])),
};

/** The step of the first field that was sent back. */
export function returnedPath({ reimId, returned }: Pick<Claim, 'reimId' | 'returned'>) {
  const [first] = returned;
  return first && !(first.field in IN_FEES) ? accountPath(reimId) : feesPath(reimId);
}

/** Opens the step at the field that was sent back, and gives its reason until the field is changed. */
export function useReturnedField(claim: Claim | undefined) {
  const [before] = useState(claim);
  useEffect(() => {
    const fields = before?.returned.map(({ field }) => document.getElementById(ID[field] ?? '')) ?? [];
    fields.find((field) => field !== null)?.focus();
  }, [before]);
  return (field: ClaimField, isChanged: boolean): string | undefined =>
    isChanged ? undefined : before?.returned.find((one) => one.field === field)?.reason;
}
