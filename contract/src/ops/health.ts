import * as z from 'zod/mini';
import { ArticleContent, CODE, IndicatorContent, SLUG } from '../schemas/health-content.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { opsRead, opsWrite } from './call.ts';
import { opsId, SearchText, Why } from './fields.ts';

/** An administrator looks at it; the words are the editors'. */
const READ = ['content', 'admin'] as const;
const EDIT = ['content'] as const;

export const ENTRY_KINDS = ['indicator', 'article'] as const;
export const ENTRY_STATES = ['all', 'published', 'draft', 'hidden'] as const;

const on = {
  kind: z.enum(ENTRY_KINDS),
  code: opsId(z.union([z.string().check(z.regex(CODE)), z.string().check(z.regex(SLUG))])),
};
/** The version the operator has seen: an edit of an older one is refused. */
const version = z.int().check(z.gte(1));

export const OpsEntryRow = z.object({
  kind: z.enum(ENTRY_KINDS),
  code: z.string(),
  category: z.string(),
  name: Words,
  abbreviation: z.string(),
  /** Shown to readers. */
  published: z.boolean(),
  /** There is a change that readers do not see yet. */
  hasDraft: z.boolean(),
  updatedAt: z.string(),
});
export type OpsEntryRow = z.output<typeof OpsEntryRow>;

const state = { version: z.int(), published: z.boolean(), updatedAt: z.string() };
const Saved = z.object({ code: z.string(), version: z.int() });

export const opsHealth = {
  OpsHealthEntries: opsRead(READ, {
    in: z.object({
      kind: z._default(z.enum(ENTRY_KINDS), 'indicator'),
      state: z._default(z.enum(ENTRY_STATES), 'all'),
      text: SearchText,
      ...pageFields(),
    }),
    out: z.extend(paged(OpsEntryRow), { counts: z.record(z.string(), z.int()) }),
  }),
  OpsIndicator: opsRead(READ, {
    in: z.object({ code: on.code }),
    out: z.object({
      ...state,
      code: z.string(),
      category: z.string(),
      content: IndicatorContent,
      draft: z.nullable(IndicatorContent),
    }),
  }),
  OpsArticle: opsRead(READ, {
    in: z.object({ code: on.code }),
    out: z.object({
      ...state,
      code: z.string(),
      category: z.string(),
      content: ArticleContent,
      draft: z.nullable(ArticleContent),
    }),
  }),
  /** Keeps a change beside what readers see. */
  OpsIndicatorSave: opsWrite(EDIT, { in: z.object({ code: on.code, version, content: IndicatorContent }), out: Saved }),
  OpsArticleSave: opsWrite(EDIT, { in: z.object({ code: on.code, version, content: ArticleContent }), out: Saved }),
  OpsEntryPublish: opsWrite(EDIT, { in: z.object({ ...on, version, reason: Why }), out: Saved }),
  /** Takes an unpublished change back. */
  OpsEntryDiscard: opsWrite(EDIT, { in: z.object({ ...on, version, reason: Why }), out: Saved }),
  /** Hides an entry from readers, or shows it again. */
  OpsEntryShow: opsWrite(EDIT, {
    in: z.object({ ...on, version, shown: z.boolean(), reason: Why }),
    out: Saved,
  }),
};
