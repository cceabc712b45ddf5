import * as z from 'zod/mini';
import { Whole } from '../ids.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, dayRange, SearchText } from './fields.ts';

/** The subjects of entries. */
export type AuditSubject =
  | 'company'
  | 'account'
  | 'person'
  | 'address'
  | 'consent'
  | 'operator'
  | 'approval'
  | 'key'
  | 'linkKey'
  | 'task'
  | 'message'
  | 'order'
  | 'mallOrder'
  | 'payment'
  | 'refund'
  | 'billDifference'
  | 'billUnread'
  | 'plan'
  | 'city'
  | 'chain'
  | 'center'
  | 'product'
  | 'item'
  | 'card'
  | 'service'
  | 'pointsGrant'
  | 'pointsSheet'
  | 'claim'
  | 'claimBatch'
  | 'feedback'
  | 'erasure'
  | 'report'
  | 'reportConsent'
  | 'upload'
  | 'questionnaire'
  | 'category'
  | 'roster'
  | 'epoch'
  | 'connection'
  | 'faq'
  | 'news'
  | 'privacyText'
  | 'health.article'
  | 'health.indicator';

/** Looking through a list of people's things: the reason says how it was narrowed. */
export const AUDIT_LISTS = [
  ...(['order.search', 'message.list', 'evaluation.list', 'card.search', 'claim.list', 'feedback.list'] as const),
  ...(['service.list', 'points.list', 'mall.list', 'mallGift.list', 'report.list', 'report.upload.list'] as const),
  ...(['dataRequest.list', 'approval.list', 'people.list'] as const),
] as const;
export type AuditList = (typeof AUDIT_LISTS)[number];

/** How a list was narrowed: a typed text, told by its kind alone, or the chosen filter. */
export type AuditNarrowedBy =
  | 'none'
  | 'orderNo'
  | 'voucher'
  | 'phone'
  | 'name'
  | 'shortName'
  | 'number'
  | 'both'
  | 'card'
  | 'sampleNo'
  | 'claimNo'
  | 'nothing'
  | 'unknown'
  | 'all'
  | 'waiting'
  | 'answered'
  | 'closed'
  | 'asked'
  | 'poor'
  | 'published'
  | 'withdrawn'
  | 'active'
  | 'expiring'
  | 'notYet'
  | 'over'
  | 'ended'
  | 'usable'
  | 'upcoming'
  | 'usedUp'
  | 'expired'
  | 'review'
  | 'secondLook'
  | 'returned'
  | 'toPay'
  | 'paying'
  | 'paid'
  | 'rejected'
  | 'copies'
  | 'erasure all'
  | 'erasure open'
  | 'erasure overdue'
  | 'erasure cooling'
  | 'erasure ended';

export const OpsAuditRow = z.object({
  company: z.nullable(CompanyName),
  seq: z.int(),
  at: z.string(),
  actor: z.object({ kind: z.string(), id: z.string(), name: z.string(), role: z.string() }),
  /** The person it was about, where there was one. */
  personGuid: z.nullable(z.string()),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  reason: z.string(),
  requestId: z.string(),
});
export type OpsAuditRow = z.output<typeof OpsAuditRow>;

export const BREAK_KINDS = ['altered', 'removed', 'swapped', 'cut'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** Where a chain differs from its entries as written; without a company it is that of the platform. */
const BrokenChain = z.object({ company: z.nullable(CompanyName), seq: z.int(), kind: z.enum(BREAK_KINDS) });

export const opsAudit = {
  /** Newest first; `before` goes on where the last page ended. */
  OpsAudit: opsRead(['admin'], {
    in: z.object({
      /** An actor's name, an action, the number of an order, a claim or a feedback, the id of anything, a person's. */
      text: SearchText,
      companyId: z.optional(AnyCompanyId),
      ...dayRange,
      before: z._default(z.string().check(z.maxLength(80)), ''),
      pageSize: z._default(z.pipe(Whole, z.int().check(z.gte(1), z.lte(100))), 50),
    }),
    out: z.object({ rows: z.array(OpsAuditRow), next: z.nullable(z.string()) }),
  }),
  /** Whether every chain is whole, as the last check found it. */
  OpsAuditState: opsRead(['admin'], {
    in: z.object({}),
    out: z.object({ checkedAt: z.nullable(z.string()), rows: z.int(), broken: z.array(BrokenChain) }),
  }),
  /** Checks every chain from its beginning; a long check goes on after the answer, and its result stands in the state. */
  OpsAuditCheck: opsWrite(['admin'], { in: z.object({}), out: z.object({ isRunning: z.boolean() }) }),
};
