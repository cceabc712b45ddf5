import { useEffect, useRef, useState } from 'react';
import type { ClaimField } from '#contract/calls/reimbursement';
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

/** Papers are sent back as a whole: the first of them is the field. */
type Paper = Claim['files'][number]['kind'];
export const fieldId = (field: ClaimField, paper: Paper | undefined): string =>
  field === 'files' ? (paper ? `claim-paper-${paper}` : '') : (ID[field] ?? '');

/**
 * Opens the step at the field that was sent back, and gives its reason until the field is changed. `paper`: the first of
 * the papers, once it is known which are asked for.
 */
export function useReturnedField(claim: Claim | undefined, paper?: Paper) {
  const [before] = useState(claim);
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    const fields = before?.returned.map(({ field }) => document.getElementById(fieldId(field, paper))) ?? [];
    const first = fields.find((field) => field !== null);
    first?.focus();
    done.current = first !== undefined;
  }, [before, paper]);
  return (field: ClaimField, isChanged: boolean): string | undefined =>
    isChanged ? undefined : before?.returned.find((one) => one.field === field)?.reason;
}
