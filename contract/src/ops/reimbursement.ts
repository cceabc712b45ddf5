import * as z from 'zod/mini';
import { CLAIM_CHECKS } from '../schemas/claim-choices.ts';
import { Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Reason } from '../reason.ts';
import { ClaimEvent, ClaimField, ClaimFile, ClaimState, ClaimType } from '../calls/reimbursement.ts';
import { opsDownload, opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, dayRange, opsId, SearchText, Why } from './fields.ts';
import { REVEAL_PURPOSES } from './orders.ts';
import { OPS_AT } from '../values/ops/addresses.ts';
import { CLAIM_QUEUES, CLAIM_REVEALS } from '../values/ops/claims.ts';

export { CLAIM_QUEUES, CLAIM_REVEALS } from '../values/ops/claims.ts';

/** Support looks through claims; paying, and the second look above the amount, are finance's. */
const REVIEWERS = ['support', 'finance', 'admin'] as const;
const FINANCE = ['finance', 'admin'] as const;

export const AnyClaimId = opsId(z.pipe(Whole, z.int()));
const BatchId = opsId(z.pipe(Whole, z.int()));
const AnyFileId = opsId(z.string().check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i)));

export const OpsClaimRow = z.object({
  claimId: z.int(),
  claimNo: z.string(),
  company: CompanyName,
  /** Masked. */
  person: z.string(),
  state: ClaimState,
  type: ClaimType,
  amountFen: z.int(),
  approvedFen: z.nullable(z.int()),
  /** More than the company leaves to one pair of eyes. */
  fourEyes: z.boolean(),
  round: z.int(),
  submittedAt: z.string(),
});
export type OpsClaimRow = z.output<typeof OpsClaimRow>;

export const OpsClaimDetail = z.object({
  ...OpsClaimRow.shape,
  revision: z.int(),
  person: z.object({ guid: z.string(), name: z.string(), idNumber: z.string(), employeeNo: z.string() }),
  city: z.string(),
  hospital: z.string(),
  examDay: z.string(),
  /** Which day after the check-up it was sent in, and within how many it must be. */
  days: z.object({ used: z.int(), most: z.int() }),
  /** Why the person could not claim today; null: they could. */
  covered: z.nullable(Reason),
  accountName: z.string(),
  isHolder: z.boolean(),
  bank: z.string(),
  hasBranch: z.boolean(),
  accountNumber: z.string(),
  mobile: z.string(),
  files: z.array(z.extend(ClaimFile, { usedIn: z.array(z.object({ claimId: z.int(), claimNo: z.string() })) })),
  limit: z.object({ year: z.int(), limitFen: z.int(), leftFen: z.int(), fourEyesFen: z.int() }),
  /** Of a claim that waits for the second look: who had the first. */
  reviewedBy: z.nullable(z.object({ name: z.string(), isMe: z.boolean() })),
  history: z.array(z.extend(ClaimEvent, { by: z.string() })),
  reason: z.string(),
});
export type OpsClaimDetail = z.output<typeof OpsClaimDetail>;

const onClaim = { companyId: AnyCompanyId, claimId: AnyClaimId };
/** The version the operator has seen: a claim that has changed since is looked at again. */
const seen = { ...onClaim, revision: z.pipe(Whole, z.int()) };
const ToPay = z.object({ company: CompanyName, claims: z.int(), sumFen: z.int() });

export const OpsClaimBatch = z.object({
  batchId: z.int(),
  company: CompanyName,
  claims: z.int(),
  sumFen: z.int(),
  madeBy: z.string(),
  madeAt: z.string(),
  paidBy: z.string(),
  paidAt: z.nullable(z.string()),
  /** The file is there. */
  ready: z.boolean(),
  /** It is being made; where it neither is nor is there, there is none. */
  isMaking: z.boolean(),
});
export type OpsClaimBatch = z.output<typeof OpsClaimBatch>;

export const opsReimbursement = {
  OpsClaims: opsRead(REVIEWERS, {
    in: z.object({
      queue: z._default(z.enum(CLAIM_QUEUES), 'review'),
      /** A claim's number. */
      text: SearchText,
      companyId: z.optional(AnyCompanyId),
      type: z._default(z.enum(['all', 'physical', 'vaccine']), 'all'),
      fourEyes: z._default(z.boolean(), false),
      ...dayRange,
      ...pageFields(),
    }),
    out: z.extend(paged(OpsClaimRow), { counts: z.record(z.string(), z.int()) }),
  }),
  /** Looking at a claim is audited: it is about a person. */
  OpsClaim: opsRead(REVIEWERS, { in: z.object(onClaim), out: OpsClaimDetail }),
  OpsClaimFile: opsDownload(REVIEWERS, {
    ...OPS_AT.OpsClaimFile,
    in: z.object({ ...onClaim, fileId: AnyFileId }),
  }),
  OpsClaimReveal: opsWrite(REVIEWERS, {
    in: z.object({
      ...onClaim,
      field: z.enum(CLAIM_REVEALS),
      purpose: z.enum(REVEAL_PURPOSES),
      note: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    }),
    out: z.object({ value: z.string(), seconds: z.int() }),
  }),
  /** The person changes the named fields, and sends the claim in again. */
  OpsClaimReturn: opsWrite(REVIEWERS, {
    in: z.object({
      ...seen,
      fields: z
        .array(z.object({ field: ClaimField, reason: Why }))
        .check(z.minLength(1), z.maxLength(ClaimField.options.length)),
    }),
    out: z.object({ claimId: z.int() }),
  }),
  OpsClaimReject: opsWrite(REVIEWERS, { in: z.object({ ...seen, reason: Why }), out: z.object({ claimId: z.int() }) }),
  OpsClaimApprove: opsWrite(REVIEWERS, {
    in: z.object({
      ...seen,
      amountFen: z.pipe(Whole, z.int().check(z.gte(1))),
      checked: z.array(z.enum(CLAIM_CHECKS)).check(z.maxLength(CLAIM_CHECKS.length)),
    }),
    out: z.object({ claimId: z.int(), state: ClaimState }),
  }),
  /** Approved claims wait by company; a batch takes all of one's. */
  OpsClaimBatches: opsRead(FINANCE, {
    in: z.object({ companyId: z.optional(AnyCompanyId), ...pageFields() }),
    out: z.extend(paged(OpsClaimBatch), { waiting: z.array(ToPay) }),
  }),
  OpsClaimBatchMake: opsWrite(FINANCE, {
    in: z.object({ companyId: AnyCompanyId }),
    out: z.object({ batchId: z.int(), taskId: z.string(), claims: z.int(), sumFen: z.int() }),
  }),
  /** The bank's file; fetching it is audited. */
  OpsClaimBatchFile: opsDownload(FINANCE, {
    ...OPS_AT.OpsClaimBatchFile,
    in: z.object({ companyId: AnyCompanyId, batchId: BatchId }),
  }),
  OpsClaimBatchPaid: opsWrite(FINANCE, {
    in: z.object({ companyId: AnyCompanyId, batchId: BatchId, reason: Why }),
    out: z.object({ batchId: z.int(), claims: z.int() }),
  }),
};
