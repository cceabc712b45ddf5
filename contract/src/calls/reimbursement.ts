import * as z from 'zod/mini';
import { read, upload, write } from '../call.ts';
import { CLAIM_TYPES, ClaimField, DOCUMENT_KINDS, PROGRESS_WORDINGS } from '../schemas/claim-choices.ts';

export { ClaimField };
import { Day, OptionalPhone, rule } from '../schemas/fields.ts';
import { absentIfEmpty, ClaimId, FileId, Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Reason, Words } from '../reason.ts';
import { isAccountNumber, namesBranch, plainAccount } from '../rules/claim.ts';

export { MOST_CLAIM_FILES } from '../values/claims.ts';

const part = 'reimbursement';

export const ClaimType = z.enum(CLAIM_TYPES);
export const ClaimState = z.enum([
  'draft',
  'submitted',
  'reviewed',
  'returned',
  'withdrawn',
  'approved',
  'paying',
  'paid',
  'rejected',
]);
export type ClaimState = z.output<typeof ClaimState>;
export const DocumentKind = z.enum(DOCUMENT_KINDS);

const MOST_FEN = 10_000_000;

const Typed = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const ClaimFile = z.object({
  fileId: z.string(),
  kind: DocumentKind,
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
});
export type ClaimFile = z.output<typeof ClaimFile>;

export const FieldReason = z.object({ field: ClaimField, reason: z.string() });

/** One line of what happened to a claim. */
export const ClaimEvent = z.object({
  at: z.string(),
  kind: z.enum([
    'submitted',
    'resubmitted',
    'returned',
    'withdrawn',
    'reviewed',
    'approved',
    'batched',
    'paid',
    'rejected',
  ]),
  reason: z.string(),
  fields: z.array(FieldReason),
  amountFen: z.nullable(z.int()),
});
export type ClaimEvent = z.output<typeof ClaimEvent>;

/** When it was where, for the line of its progress. */
const Dates = z.object({
  submittedAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  payingAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
});

/** The day until whose end it is reviewed; provisional in an unpublished year. */
const AnswerBy = z.nullable(z.object({ day: z.string(), provisional: z.boolean() }));

export const ClaimRow = z.object({
  reimId: z.int(),
  claimNo: z.string(),
  state: ClaimState,
  type: ClaimType,
  city: z.string(),
  hospital: z.string(),
  examDay: z.string(),
  amountFen: z.int(),
  approvedFen: z.nullable(z.int()),
  createdAt: z.string(),
  dates: Dates,
  /** Why it was sent back or refused; empty otherwise. */
  reason: z.string(),
  returned: z.array(FieldReason),
  /** While it is under review, and of one that was sent back: if it is sent in again today. */
  answerBy: AnswerBy,
});
export type ClaimRow = z.output<typeof ClaimRow>;

export const ClaimDetail = z.object({
  ...ClaimRow.shape,
  /** The claiming person: from HR, the numbers masked. */
  name: z.string(),
  idNumber: z.string(),
  accountName: z.string(),
  bank: z.string(),
  accountNumber: z.string(),
  mobile: z.string(),
  files: z.array(ClaimFile),
  history: z.array(ClaimEvent),
  mayEdit: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type ClaimDetail = z.output<typeof ClaimDetail>;

export const ClaimTerms = z.object({
  year: z.int(),
  limitFen: z.int(),
  leftFen: z.int(),
  radiusKm: z.int(),
  withinDays: z.int(),
  wording: z.enum(PROGRESS_WORDINGS),
  documents: z.object({ physical: z.array(DocumentKind), vaccine: z.array(DocumentKind) }),
});
export type ClaimTerms = z.output<typeof ClaimTerms>;

export const reimbursement = {
  /** Whether this person may claim at all, before any form, with the needed papers. */
  ClaimPreCheck: read({
    part,
    in: z.object({}),
    out: z.object({
      mayClaim: z.boolean(),
      because: z.enum(['noCentre', 'claimsOnly', 'none']),
      reason: z.nullable(Reason),
      city: z.string(),
      nearest: z.nullable(z.object({ name: Words, km: z.number() })),
      /** Cities, in either language, that have a centre: shown where only people of a city without one may claim. */
      coveredCities: z.array(z.string()),
      terms: ClaimTerms,
      applicant: z.object({ name: z.string(), idNumber: z.string(), mobile: z.string() }),
    }),
  }),
  MyClaims: read({
    part,
    in: z.object({ ...pageFields(10) }),
    out: z.extend(paged(ClaimRow), { wording: z.enum(PROGRESS_WORDINGS) }),
  }),
  MyClaim: read({
    part,
    in: z.object({ reimId: ClaimId() }),
    out: z.extend(ClaimDetail, { wording: z.enum(PROGRESS_WORDINGS), leftFen: z.int() }),
  }),
  /** How many are under way: for the hub. */
  MyClaimCount: read({ part, in: z.object({}), out: z.object({ inProgress: z.int() }) }),
  /** Step 1, and the beginning of a draft where no claim is named. */
  SaveClaimFees: write({
    part,
    in: z.object({
      reimId: absentIfEmpty(ClaimId()),
      type: ClaimType,
      city: Typed(40),
      hospital: Typed(60),
      examDay: Day,
      amountFen: z.pipe(Whole, z.int().check(z.gte(1), z.lte(MOST_FEN))),
    }),
    out: z.object({ reimId: z.int() }),
  }),
  /** Step 2. An empty account number or mobile keeps the old one; at first the mobile HR has. */
  SaveClaimAccount: write({
    part,
    in: z.object({
      reimId: ClaimId(),
      accountName: Typed(40),
      bank: z.string().check(z.trim(), z.maxLength(80), rule(namesBranch, 'claimBranch')),
      accountNumber: z._default(
        z.pipe(
          z.pipe(z.string().check(z.maxLength(40)), z.transform(plainAccount)),
          z.string().check(rule((text) => text === '' || isAccountNumber(text), 'claimAccountBad')),
        ),
        '',
      ),
      mobile: OptionalPhone,
    }),
    out: z.object({ reimId: z.int() }),
  }),
  /** A paper of the claim; it stays with it from the moment it is there. */
  UploadClaimFile: upload({
    part,
    accept: ['pdf', 'image'],
    in: z.object({ reimId: ClaimId(), kind: DocumentKind }),
    out: z.object({ fileId: z.string(), name: z.string(), size: z.int() }),
  }),
  RemoveClaimFile: write({
    part,
    in: z.object({ reimId: ClaimId(), fileId: FileId() }),
    out: z.object({ reimId: z.int() }),
  }),
  SubmitClaim: write({
    part,
    in: z.object({ reimId: ClaimId() }),
    out: z.object({ reimId: z.int(), claimNo: z.string(), answerBy: AnswerBy }),
  }),
  WithdrawClaim: write({ part, in: z.object({ reimId: ClaimId() }), out: z.object({ reimId: z.int() }) }),
  /** A draft that was never sent in is gone for good. */
  DropClaim: write({ part, in: z.object({ reimId: ClaimId() }), out: z.object({}) }),
  /** Names of banks and branches that fit the typed text; others may be typed all the same. */
  FindBanks: read({
    part,
    in: z.object({ text: z.string().check(z.trim(), z.maxLength(60)) }),
    out: z.object({ banks: z.array(z.string()) }),
  }),
};
