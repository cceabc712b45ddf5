import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { Flag } from '../schemas/fields.ts';
import { ArticleContent, EntryName, IndicatorContent, SLUG } from '../schemas/health-content.ts';
import { ARTICLE_CATEGORY_KEYS, INDICATOR_CATEGORY_KEYS } from '../values/health-categories.ts';
import { CustomerGuid, lowerCased, publicId, UserGuid } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { AT } from '../values/addresses.ts';

export const MOST_TYPED = 60;
const Typed = z._default(z.string().check(z.trim(), z.maxLength(MOST_TYPED)), '');
const EVERYBODY = 'the encyclopedia is the same for everybody';
/** By its code, or by an abbreviation as laboratories print it, such as NEUT%. */
const CALLED = /^[A-Z0-9][A-Z0-9_.+/%#-]{0,31}$/;
export const IndicatorCode = publicId(
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(32)),
      z.transform((code) => code.trim().toUpperCase()),
    ),
    z.string().check(z.regex(CALLED)),
  ),
  EVERYBODY,
);
const Slug = publicId(z.string().check(z.regex(SLUG)), EVERYBODY);

/** By what an entry was found; `similar` forgave a typing error. */
export const FOUND_BY = ['name', 'abbreviation', 'initials', 'pinyin', 'english', 'similar', 'listed'] as const;
export type FoundBy = (typeof FOUND_BY)[number];

export const HealthHit = z.object({
  kind: z.enum(['indicator', 'article']),
  code: z.string(),
  category: z.string(),
  name: Words,
  abbreviation: z.string(),
  unit: z.string(),
  /** One sentence. */
  about: Words,
  by: z.enum(FOUND_BY),
});
export type HealthHit = z.output<typeof HealthHit>;

const Found = z.extend(paged(HealthHit), {
  /** How many of the hits stand in each category. */
  counts: z.record(z.string(), z.int()),
  /** Where nothing was found: the nearest entries, or the most read ones. */
  suggestions: z.array(HealthHit),
});
export type HealthFound = z.output<typeof Found>;

const ArticleName = z.object({ slug: z.string(), title: Words, summary: Words });

/** An add-on beside an indicator: it measures it, or is what guidelines look at next when it is out of its range. */
const IndicatorExtra = z.object({
  extraId: z.int(),
  name: Words,
  summary: Words,
  priceFen: z.int(),
  why: z.enum(['measures', 'further']),
});
export type IndicatorExtra = z.output<typeof IndicatorExtra>;

/** The encyclopedia of indicators and articles. General information, the same for all companies. */
export const health = {
  SearchIndicators: read({
    access: 'public',
    in: z.object({ text: Typed, category: z.optional(z.enum(INDICATOR_CATEGORY_KEYS)), ...pageFields(20, 200) }),
    out: Found,
  }),
  GetIndicator: read({
    access: 'public',
    in: z.object({ code: IndicatorCode }),
    out: z.extend(IndicatorContent, {
      code: z.string(),
      category: z.enum(INDICATOR_CATEGORY_KEYS),
      publishedAt: z.string(),
      relatedEntries: z.array(EntryName),
      articles: z.array(ArticleName),
      /** Add-ons for the next check-up, those that measure it first. */
      extras: z.array(IndicatorExtra),
    }),
  }),
  /** Indicators and articles together, for those who are signed in. */
  SearchBaike: read({
    in: z.object({
      userGuid: UserGuid(),
      text: Typed,
      kind: z._default(z.enum(['all', 'indicator', 'article']), 'all'),
      category: z.optional(z.enum(ARTICLE_CATEGORY_KEYS)),
      ...pageFields(20, 100),
    }),
    out: Found,
  }),
  GetHealthArticle: read({
    in: z.object({ userGuid: UserGuid(), slug: Slug }),
    out: z.extend(ArticleContent, {
      slug: z.string(),
      category: z.enum(ARTICLE_CATEGORY_KEYS),
      publishedAt: z.string(),
      indicatorEntries: z.array(EntryName),
      /** Of the same category. */
      more: z.array(ArticleName),
    }),
  }),
  /** Whether a company has the index entry; refused where it has not. */
  GetIndexEntry: read({
    access: 'public',
    in: z.object({
      company: publicId(
        z.pipe(z.string().check(z.minLength(1), z.maxLength(40)), z.transform(lowerCased)),
        'which companies have the entry can be seen by opening it',
      ),
    }),
    out: z.object({ name: Words, indicators: z.int(), articles: z.int() }),
  }),
};

export const onlineDoctor = {
  /** An address at the online doctor's. Without a customerGuid it is for the caller. */
  JumpToHaodf: write({
    ...AT.JumpToHaodf,
    in: z.object({
      customerGuid: z.optional(CustomerGuid()),
      /** About this year's check-up, or one of before. */
      IsThisYear: Flag,
    }),
    out: z.object({ url: z.string() }),
  }),
};
