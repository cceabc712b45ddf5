import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { rule } from '../schemas/fields.ts';
import { FeedbackId, FileId, publicId, UserGuid, Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { graphemeCount } from '../rules/graphemes.ts';
import { MOST_FEEDBACK, MOST_FEEDBACK_FILES } from '../values/feedback.ts';

export {
  FEEDBACK_KINDS,
  FEEDBACK_TEMPLATES,
  MOST_FEEDBACK,
  MOST_FEEDBACK_FILES,
  type FeedbackKind,
} from '../values/feedback.ts';

export const MOST_FEEDBACK_A_DAY = 10;
/** A single character can be built of many parts; 6,000 of them are enough for any text. */
const MOST_UNITS = 6_000;

export const TemplateId = publicId(
  z.pipe(Whole, z.literal([-4, -1, -2, -3])),
  'one of the four kinds everybody is shown',
);

/** Free text: not empty, and no longer than `most`. */
export const said = (most: number, maxUnits = MOST_UNITS) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxUnits),
    rule((text) => text !== '', 'feedbackEmpty'),
    rule(
      (text) => /* guard: feedback: characters as people see them → text.length <= most */ graphemeCount(text) <= most,
      'feedbackTooLong',
    ),
  );
const Said = said(MOST_FEEDBACK);
/** Of `UploadFile`, used by nothing else. */
const Attached = z._default(z.array(FileId()).check(z.maxLength(MOST_FEEDBACK_FILES)), []);

export const FEEDBACK_STATES = ['open', 'answered', 'reopened', 'closed'] as const;
export const FeedbackState = z.enum(FEEDBACK_STATES);
export type FeedbackState = z.output<typeof FeedbackState>;

/** Until when an answer is promised; provisional in a year whose holidays are not published. */
export const Promised = z.object({ at: z.string(), provisional: z.boolean() });

export const FeedbackRow = z.object({
  feedbackId: z.int(),
  number: z.string(),
  templateId: z.int(),
  state: FeedbackState,
  /** How it begins. */
  excerpt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** While it waits for an answer. */
  promised: z.nullable(Promised),
  /** There is an answer its writer has not looked at. */
  unread: z.boolean(),
});
export type FeedbackRow = z.output<typeof FeedbackRow>;

export const FeedbackFile = z.object({ fileId: z.string(), name: z.string(), size: z.int() });
export const FeedbackEntry = z.object({
  no: z.int(),
  /** `closed`: the reason an operator closed it with. */
  by: z.enum(['me', 'service', 'closed']),
  text: z.string(),
  files: z.array(FeedbackFile),
  at: z.string(),
});
export type FeedbackEntry = z.output<typeof FeedbackEntry>;

const ofThread = { userGuid: UserGuid(), feedbackId: FeedbackId() };
const Sent = z.object({ feedbackId: z.int(), number: z.string(), promised: z.nullable(Promised) });

/** Feedback as a thread with a promised answer. Each call refuses where the company's home menu has no such entry. */
export const feedback = {
  /** When a message sent now would be answered. */
  FeedbackTerms: read({
    in: z.object({ userGuid: UserGuid() }),
    out: z.object({ promised: Promised, left: z.int() }),
  }),
  AddFeedback: write({
    in: z.object({ userGuid: UserGuid(), templateId: TemplateId, content: Said, fileIds: Attached }),
    out: Sent,
  }),
  MyFeedback: read({
    in: z.object({ userGuid: UserGuid(), templateId: z.optional(TemplateId), ...pageFields() }),
    /** Counts by template id, `all` and `unread` among them. */
    out: z.extend(paged(FeedbackRow), { counts: z.record(z.string(), z.int()) }),
  }),
  GetFeedback: read({
    in: z.object(ofThread),
    out: z.object({ thread: FeedbackRow, entries: z.array(FeedbackEntry) }),
  }),
  /** Its writer has looked at everything up to this entry. */
  SeeFeedback: write({
    in: z.object({ ...ofThread, upTo: z.pipe(Whole, z.int().check(z.gte(0), z.lte(100_000))) }),
    out: z.object({ feedbackId: z.int() }),
  }),
  /** More about it; an answered or closed thread waits again. */
  ReplyFeedback: write({ in: z.object({ ...ofThread, content: Said, fileIds: Attached }), out: Sent }),
};

export const customerService = {
  /** How customer service is reached. */
  CustomerService: read({
    part: 'customerService',
    in: z.object({ userGuid: UserGuid() }),
    out: z.object({ hotline: z.string(), hours: Words, feedback: z.boolean() }),
  }),
};
