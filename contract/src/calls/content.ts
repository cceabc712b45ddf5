import * as z from 'zod/mini';
import { download, read } from '../call.ts';
import { FAQ_GROUPS, NEWS_CATEGORIES, PRIVACY_KINDS } from '../values/content-kinds.ts';
import { absentIfEmpty, Id, publicId } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { AT } from '../values/addresses.ts';

/** A month or a day: later texts have later names. */
export const TextVersion = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/));

const ArticleId = () => publicId(Id, 'published for everybody');

export const ArticleBrief = z.object({
  newsId: z.int(),
  category: z.enum(NEWS_CATEGORIES),
  title: z.string(),
  summary: z.string(),
  /** Empty: none. */
  image: z.string(),
  publishedOn: z.string(),
});
export type ArticleBrief = z.output<typeof ArticleBrief>;

export const FaqEntry = z.object({
  faqId: z.int(),
  group: z.enum(FAQ_GROUPS),
  question: z.string(),
  /** With the marks of rules/rich-text.ts. */
  answer: z.string(),
});
export type FaqEntry = z.output<typeof FaqEntry>;

export const content = {
  /** Each answers in the caller's language, before signing in too. */
  PrivacyText: read({
    access: 'public',
    in: z.object({ kind: z.enum(PRIVACY_KINDS), version: absentIfEmpty(TextVersion) }),
    out: z.object({
      kind: z.enum(PRIVACY_KINDS),
      version: z.string(),
      title: z.string(),
      body: z.string(),
      /** The changes of this version. */
      note: z.string(),
      publishedOn: z.string(),
      /** All that were ever in force, the newest first. */
      versions: z.array(z.object({ version: z.string(), publishedOn: z.string() })),
    }),
  }),
  HealthNews: read({
    access: 'public',
    in: z.object({ category: absentIfEmpty(z.enum(NEWS_CATEGORIES)), ...pageFields(12, 50) }),
    out: z.extend(paged(ArticleBrief), { counts: z.record(z.string(), z.int()) }),
  }),
  HealthArticle: read({
    access: 'public',
    in: z.object({ newsId: ArticleId() }),
    out: z.extend(ArticleBrief, { body: z.string(), source: z.string(), related: z.array(ArticleBrief) }),
  }),
  FaqList: read({ access: 'public', in: z.object({}), out: z.object({ entries: z.array(FaqEntry) }) }),
  /** The handbook of the signed-in person's employee type, if their company has one for it. */
  Handbook: read({
    in: z.object({}),
    out: z.object({ handbook: z.nullable(z.object({ title: z.string(), text: z.string() })) }),
  }),
  HandbookFile: download({ ...AT.HandbookFile, in: z.object({}) }),
};
