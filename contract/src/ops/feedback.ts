import * as z from 'zod/mini';
import { FEEDBACK_STATES, FeedbackFile, said, TemplateId } from '../calls/feedback.ts';
import { Id, Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { opsDownload, opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, AnyUuid, CompanyName, opsId, Why } from './fields.ts';
import { OPS_AT } from '../values/ops/addresses.ts';
import { FEEDBACK_VIEWS, FEEDBACK_ASSIGNED, MOST_ANSWER } from '../values/ops/feedback.ts';

export { FEEDBACK_VIEWS, FEEDBACK_ASSIGNED, MOST_ANSWER } from '../values/ops/feedback.ts';

/** An administrator looks at it; answering is support's. */
const READ = ['support', 'admin'] as const;
const ANSWER = ['support'] as const;

const onThread = {
  companyId: AnyCompanyId,
  feedbackId: opsId(z.pipe(Whole, z.int())),
};
/** The last entry the operator has seen: who answers what has moved on meanwhile is told so. */
const lastSeen = z.pipe(Whole, z.int().check(z.gte(0), z.lte(100_000)));
const Answer = said(MOST_ANSWER, 10_000);

export const OpsFeedbackRow = z.object({
  feedbackId: z.int(),
  number: z.string(),
  company: CompanyName,
  /** Masked. */
  person: z.object({ name: z.string() }),
  templateId: z.int(),
  state: z.enum(FEEDBACK_STATES),
  /** In which its writer reads. */
  lang: z.enum(['zh-cn', 'en-us']),
  excerpt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** While it waits. */
  askedAt: z.nullable(z.string()),
  promisedAt: z.nullable(z.string()),
  overdue: z.boolean(),
  assignee: z.nullable(z.object({ operatorId: z.int(), name: z.string() })),
});
export type OpsFeedbackRow = z.output<typeof OpsFeedbackRow>;

export const OpsFeedbackEntry = z.object({
  no: z.int(),
  kind: z.enum(['question', 'answer', 'note', 'close']),
  /** The operator's name; empty: the person's own. */
  by: z.string(),
  text: z.string(),
  files: z.array(FeedbackFile),
  at: z.string(),
  /** Of an answer that was waited for. */
  inTime: z.nullable(z.boolean()),
});
export type OpsFeedbackEntry = z.output<typeof OpsFeedbackEntry>;

const Done = z.object({ feedbackId: z.int() });

export const opsFeedback = {
  OpsFeedbackList: opsRead(READ, {
    in: z.object({
      view: z._default(z.enum(FEEDBACK_VIEWS), 'waiting'),
      assigned: z._default(z.enum(FEEDBACK_ASSIGNED), 'anybody'),
      templateId: z.optional(TemplateId),
      companyId: z.optional(AnyCompanyId),
      overdue: z._default(z.boolean(), false),
      ...pageFields(),
    }),
    out: z.extend(paged(OpsFeedbackRow), { counts: z.record(z.string(), z.int()) }),
  }),
  /** How many wait: a number for the menu, about no person, and so not audited. */
  OpsFeedbackWaiting: opsRead(READ, { in: z.object({}), out: z.object({ waiting: z.int(), overdue: z.int() }) }),
  OpsFeedbackFigures: opsRead(READ, {
    in: z.object({ companyId: z.optional(AnyCompanyId) }),
    out: z.object({
      waiting: z.int(),
      mine: z.int(),
      dueSoon: z.int(),
      overdue: z.int(),
      /** The newest last, a month without an answer too. */
      months: z.array(
        z.object({ month: z.string(), answered: z.int(), inTime: z.int(), medianMinutes: z.nullable(z.int()) }),
      ),
    }),
  }),
  /** To whom it can be given. */
  OpsFeedbackStaff: opsRead(READ, {
    in: z.object({}),
    out: z.object({ staff: z.array(z.object({ operatorId: z.int(), name: z.string() })) }),
  }),
  OpsFeedback: opsRead(READ, {
    in: z.object(onThread),
    out: z.object({ thread: OpsFeedbackRow, entries: z.array(OpsFeedbackEntry) }),
  }),
  OpsFeedbackFile: opsDownload(READ, {
    ...OPS_AT.OpsFeedbackFile,
    in: z.object({ ...onThread, fileId: AnyUuid }),
  }),
  OpsFeedbackAssign: opsWrite(ANSWER, {
    in: z.object({ ...onThread, operatorId: z.nullable(opsId(Id)) }),
    out: Done,
  }),
  OpsFeedbackAnswer: opsWrite(ANSWER, { in: z.object({ ...onThread, lastSeen, content: Answer }), out: Done }),
  /** For colleagues alone. */
  OpsFeedbackNote: opsWrite(ANSWER, { in: z.object({ ...onThread, content: Answer }), out: Done }),
  OpsFeedbackClose: opsWrite(ANSWER, { in: z.object({ ...onThread, lastSeen, reason: Why }), out: Done }),
};
