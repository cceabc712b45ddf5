import * as z from 'zod/mini';

/** Words of reimbursement that company settings use too. */

/** A check-up or a vaccination. */
export const CLAIM_TYPES = ['physical', 'vaccine'] as const;
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
/** The checks of an operator before approving; the portal makes the first two as well. */
export const CLAIM_CHECKS = ['holder', 'sameFile', 'title', 'papers', 'amount'] as const;

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
