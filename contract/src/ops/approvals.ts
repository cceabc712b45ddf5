import * as z from 'zod/mini';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, AnyUuid, CompanyName, Why } from './fields.ts';

/** All who decide requests of some kind; of which ones, the kind says. */
const DECIDERS = ['admin'] as const;
/** All who ask for something that takes two: they see their own requests and take them back. */
const ASKERS = ['support', 'finance', 'admin'] as const;

export const APPROVAL_STATES = ['waiting', 'approved', 'declined', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];
export const APPROVAL_FILTERS = ['waiting', 'ended', 'all'] as const;

export const OpsApprovalRow = z.object({
  approvalId: z.string(),
  company: CompanyName,
  title: Words,
  /** The lines of the change; empty once it is decided. */
  lines: z.array(Words),
  state: z.enum(APPROVAL_STATES),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  endsAt: z.string(),
  decidedBy: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedReason: z.string(),
  /** Only another operator approves; only the asking one takes it back. */
  isOwn: z.boolean(),
  /** Whether the caller’s role decides requests of this kind. */
  mayDecide: z.boolean(),
});
export type OpsApprovalRow = z.output<typeof OpsApprovalRow>;

const onApproval = { companyId: AnyCompanyId, approvalId: AnyUuid, reason: Why };

/** Requests of one operator that a second one decides. */
export const opsApprovals = {
  OpsApprovals: opsRead(ASKERS, {
    in: z.object({
      state: z._default(z.enum(APPROVAL_FILTERS), 'waiting'),
      companyId: z.optional(AnyCompanyId),
      ...pageFields(),
    }),
    out: paged(OpsApprovalRow),
  }),
  /** How many wait for the caller: for the menu. */
  OpsApprovalsWaiting: opsRead(ASKERS, { in: z.object({}), out: z.object({ waiting: z.int() }) }),
  OpsApprovalApprove: opsWrite(DECIDERS, {
    in: z.object(onApproval),
    /** Shown this once to the approving operator, such as a new key. */
    out: z.object({ handedOver: z.nullable(z.object({ name: z.string(), secret: z.string() })) }),
  }),
  /** Another operator declines it, the asking one takes it back. */
  OpsApprovalDecline: opsWrite(ASKERS, {
    in: z.object(onApproval),
    out: z.object({ state: z.enum(APPROVAL_STATES) }),
  }),
};
