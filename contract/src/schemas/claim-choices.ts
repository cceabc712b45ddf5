import * as z from 'zod/mini';

export { CLAIM_TYPES, CLAIM_CHECKS } from '../values/claims.ts';

/** Words of reimbursement that company settings use too. */

export const DOCUMENT_KINDS = ['invoice', 'report', 'vaccination', 'other'] as const;
/** Two wordings of the same steps: "under review" or "finance processing" in the middle. */
export const PROGRESS_WORDINGS = ['review', 'finance'] as const;
/** The columns a bank's template may have. */
export const BATCH_COLUMNS = [
  'no',
  'accountName',
  'accountNumber',
  'bank',
  'yuan',
  'claimNo',
  'mobile',
  'remark',
] as const;

/** The fields an operator can send back, one by one. */
export const ClaimField = z.enum([
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
]);
export type ClaimField = z.output<typeof ClaimField>;
