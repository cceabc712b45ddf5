import * as z from 'zod/mini';
import { FAQ_GROUPS, NEWS_CATEGORIES, NEWS_STATES, PRIVACY_KINDS } from '../values/content-kinds.ts';
import { Id } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { opsRead, opsWrite } from './call.ts';
import { opsId, SearchText, Why } from './fields.ts';

const READS = ['support', 'content', 'admin'] as const;
const WRITES = ['content'] as const;

const typed = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const both = (max: number) => z.object({ zh: typed(max), en: typed(max) });
const LONG = 40_000;
/** As in contract/src/calls/content.ts, which the console does not import. */
const Version = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/));

const AnyNewsId = opsId(Id);
const AnyFaqId = opsId(Id);
/** The state the operator began to change: a save is refused when another operator has saved meanwhile. */
const Seen = z.optional(z.string().check(z.maxLength(40)));

export const OpsNewsRow = z.object({
  newsId: z.int(),
  category: z.enum(NEWS_CATEGORIES),
  state: z.enum(NEWS_STATES),
  title: Words,
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type OpsNewsRow = z.output<typeof OpsNewsRow>;

export const OpsFaqRow = z.object({
  faqId: z.int(),
  group: z.enum(FAQ_GROUPS),
  question: Words,
  answer: Words,
  sortOrder: z.int(),
  shown: z.boolean(),
  updatedAt: z.string(),
});
export type OpsFaqRow = z.output<typeof OpsFaqRow>;

export const OpsPrivacyRow = z.object({
  kind: z.enum(PRIVACY_KINDS),
  version: z.string(),
  title: Words,
  substance: z.boolean(),
  /** Null: a draft. */
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type OpsPrivacyRow = z.output<typeof OpsPrivacyRow>;

const onText = { kind: z.enum(PRIVACY_KINDS), version: Version };

export const opsContent = {
  OpsNewsList: opsRead(READS, {
    in: z.object({
      text: SearchText,
      category: z._default(z.enum(['all', ...NEWS_CATEGORIES]), 'all'),
      state: z._default(z.enum(['all', ...NEWS_STATES]), 'all'),
      ...pageFields(),
    }),
    out: paged(OpsNewsRow),
  }),
  OpsNewsArticle: opsRead(READS, {
    in: z.object({ newsId: AnyNewsId }),
    out: z.extend(OpsNewsRow, { summary: Words, body: Words, image: z.string(), source: Words }),
  }),
  /** Without an id a new draft. */
  OpsNewsSave: opsWrite(WRITES, {
    in: z.object({
      newsId: z.optional(AnyNewsId),
      category: z.enum(NEWS_CATEGORIES),
      title: both(80),
      summary: both(240),
      body: both(LONG),
      image: typed(200),
      source: both(300),
      seen: Seen,
      reason: Why,
    }),
    out: z.object({ newsId: z.int() }),
  }),
  OpsNewsShow: opsWrite(WRITES, {
    in: z.object({ newsId: AnyNewsId, to: z.enum(['published', 'withdrawn']), reason: Why }),
    out: z.object({ newsId: z.int() }),
  }),
  OpsFaqList: opsRead(READS, {
    in: z.object({ text: SearchText, group: z._default(z.enum(['all', ...FAQ_GROUPS]), 'all') }),
    out: z.object({ rows: z.array(OpsFaqRow) }),
  }),
  OpsFaqSave: opsWrite(WRITES, {
    in: z.object({
      faqId: z.optional(AnyFaqId),
      group: z.enum(FAQ_GROUPS),
      question: both(120),
      answer: both(4_000),
      sortOrder: z.int().check(z.gte(0), z.lte(10_000)),
      shown: z.boolean(),
      seen: Seen,
      reason: Why,
    }),
    out: z.object({ faqId: z.int() }),
  }),
  OpsPrivacyTexts: opsRead(READS, { in: z.object({}), out: z.object({ rows: z.array(OpsPrivacyRow) }) }),
  OpsPrivacyText: opsRead(READS, {
    in: z.object(onText),
    out: z.extend(OpsPrivacyRow, { body: Words, note: Words }),
  }),
  /** A draft, new or as it is being written; a published one is refused. */
  OpsPrivacySave: opsWrite(WRITES, {
    in: z.object({
      ...onText,
      title: both(80),
      body: both(LONG),
      note: both(600),
      substance: z.boolean(),
      seen: Seen,
      reason: Why,
    }),
    out: z.object(onText),
  }),
  OpsPrivacyPublish: opsWrite(WRITES, { in: z.object({ ...onText, seen: Seen, reason: Why }), out: z.object(onText) }),
};
