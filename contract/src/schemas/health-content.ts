import * as z from 'zod/mini';
import { Words } from '../reason.ts';

/** The content of an encyclopedia's entry; readers see and editors change the same thing. */

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const said = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
/** In both languages, or in neither. */
const Both = (most: number) => z.object({ zh: said(most), en: said(most) });
const Optional = (most: number) =>
  z
    .object({ zh: line(most), en: line(most) })
    .check(z.refine(({ zh, en }) => (zh === '') === (en === ''), { message: 'both languages or neither' }));
const Also = z.object({
  zh: z.array(said(40)).check(z.maxLength(12)),
  en: z.array(said(80)).check(z.maxLength(12)),
});
const Sources = z.array(Both(300)).check(z.minLength(1), z.maxLength(8));

/** A stable name such as ALT: what reports link to. */
export const CODE = /^[A-Z0-9][A-Z0-9-]{0,23}$/;
export const SLUG = /^[a-z0-9][a-z0-9-]{1,39}$/;

/** For whom a range is: both ages belong to it, null is "and older"; a limit that is null is open. */
export const ReferenceRange = z
  .object({
    sex: z.enum(['any', 'male', 'female']),
    fromAge: z.int().check(z.gte(0), z.lte(120)),
    toAge: z.nullable(z.int().check(z.gte(0), z.lte(120))),
    low: z.nullable(z.number()),
    high: z.nullable(z.number()),
  })
  .check(
    z.refine(({ low, high }) => (low ?? high) !== null && (low === null || high === null || low < high)),
    z.refine(({ fromAge, toAge }) => toAge === null || fromAge <= toAge),
  );
export type ReferenceRange = z.output<typeof ReferenceRange>;

export const IndicatorContent = z.object({
  name: Both(60),
  abbreviations: z.array(said(20)).check(z.maxLength(6)),
  /** Other names people look for. */
  also: Also,
  /** Syllables of the Chinese name, and their first letters. */
  pinyin: line(200),
  initials: line(60),
  /** Empty: a finding without a number. */
  unit: line(20),
  /** One of the unit is `factor` of this one. */
  otherUnits: z.array(z.object({ unit: said(20), factor: z.number().check(z.positive()) })).check(z.maxLength(3)),
  ranges: z.array(ReferenceRange).check(z.maxLength(8)),
  /** A note on the ranges, or in place of them. */
  rangeNote: Optional(300),
  about: Both(800),
  /** Above the range; of a finding without a number: what it may mean. */
  high: Both(800),
  low: Optional(800),
  influences: Both(800),
  doctor: Both(800),
  related: z.array(z.string().check(z.regex(CODE))).check(z.maxLength(8)),
  sources: Sources,
});
export type IndicatorContent = z.output<typeof IndicatorContent>;

export const ArticleContent = z.object({
  title: Both(80),
  also: Also,
  pinyin: line(300),
  initials: line(80),
  summary: Both(300),
  /** A line that begins with "- " is an item of a list. */
  sections: z.array(z.object({ heading: Both(60), text: Both(2_000) })).check(z.minLength(1), z.maxLength(10)),
  indicators: z.array(z.string().check(z.regex(CODE))).check(z.maxLength(12)),
  sources: Sources,
});
export type ArticleContent = z.output<typeof ArticleContent>;

/** Whose entry it is named in a list. */
export const EntryName = z.object({ code: z.string(), name: Words, abbreviation: z.string() });
