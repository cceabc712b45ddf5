import * as z from 'zod/mini';
import { Words } from '../reason.ts';
import { isDay } from '../rules/day.ts';

/** A medical report as a centre hands it over and as it lies sealed: shared by the employees' calls and the console's. */

const Line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const Text = (max: number) => z.object({ zh: Line(max), en: Line(max) });
const Day = z.string().check(z.refine(isDay));
const Figure = z.number().check(z.gte(-1_000_000_000), z.lte(1_000_000_000));

/** The usual range for this sex and age, in the unit of the value; an absent bound is open. */
export const ReportRange = z.object({
  low: z._default(z.nullable(Figure), null),
  high: z._default(z.nullable(Figure), null),
  /** As the laboratory prints it. */
  text: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  sex: z._default(z.enum(['any', 'male', 'female']), 'any'),
  ageFrom: z._default(z.nullable(z.int().check(z.gte(0), z.lte(150))), null),
  ageTo: z._default(z.nullable(z.int().check(z.gte(0), z.lte(150))), null),
});

export const REPORT_FLAGS = ['normal', 'low', 'high', 'abnormal', 'none'] as const;

export const ReportItem = z.object({
  /** Of the indicator, such as LDL-C. */
  code: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9_.+/%-]{0,31}$/)),
  name: Text(60),
  /** A measured value, or words where nothing is measured; one of the two. */
  value: z._default(z.nullable(Figure), null),
  words: z._default(z.nullable(Text(600)), null),
  unit: z._default(z.string().check(z.trim(), z.maxLength(24)), ''),
  method: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  range: z._default(z.nullable(ReportRange), null),
  flag: z.enum(REPORT_FLAGS),
  /** The laboratory measured in another unit and reckoned this value from it. */
  convertedFrom: z._default(z.nullable(z.object({ value: Figure, unit: Line(24) })), null),
});
export type ReportItem = z.output<typeof ReportItem>;

export const ReportSection = z.object({
  code: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  name: Text(60),
  items: z.array(ReportItem).check(z.minLength(1), z.maxLength(120)),
});
export type ReportSection = z.output<typeof ReportSection>;

export const ReportAdvice = z.object({
  title: Text(80),
  text: Text(400),
  /** The indicators it is about. */
  codes: z._default(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(20)), []),
  /** After how many months to measure again; null: at the next check-up. */
  repeatMonths: z._default(z.nullable(z.int().check(z.gte(1), z.lte(24))), null),
});

export const ReportDocument = z.object({
  /** When it was done, where it is not the day of the order. */
  examDay: z.optional(Day),
  sections: z.array(ReportSection).check(z.minLength(1), z.maxLength(40)),
  conclusion: Text(1200),
  advice: z._default(z.array(ReportAdvice).check(z.maxLength(20)), []),
  /** Who signs it. */
  doctor: Line(40),
  reviewer: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  signedOn: Day,
});
export type ReportDocument = z.output<typeof ReportDocument>;

export const ReportChange = z.enum(['first', 'new', 'worse', 'still', 'improved', 'back', 'normal', 'none']);

/** The rows of a two-year comparison, as the rules make them. */
const Measured = z.object({
  value: z.nullable(z.number()),
  words: z.nullable(Words),
  flag: z.enum(REPORT_FLAGS),
  range: z.nullable(ReportRange),
  convertedFrom: z.nullable(z.object({ value: z.number(), unit: z.string() })),
});
export const ComparisonRow = z.object({
  key: z.string(),
  code: z.string(),
  name: Words,
  unit: z.string(),
  method: z.string(),
  before: z.nullable(Measured),
  after: z.nullable(Measured),
  change: ReportChange,
  /** By how much the value has changed; null where there is nothing to divide by. */
  percent: z.nullable(z.number()),
  /** Measured both times, but not alike: nothing is compared. */
  differs: z.nullable(z.enum(['unit', 'method'])),
});
export type ComparisonRow = z.output<typeof ComparisonRow>;

export const TrendSeries = z.object({
  key: z.string(),
  code: z.string(),
  name: Words,
  unit: z.string(),
  method: z.string(),
  points: z.array(
    z.object({
      day: z.string(),
      year: z.int(),
      value: z.number(),
      flag: z.enum(REPORT_FLAGS),
      low: z.nullable(z.number()),
      high: z.nullable(z.number()),
      /** Against the point before. */
      change: ReportChange,
      convertedFrom: z.nullable(z.object({ value: z.number(), unit: z.string() })),
    }),
  ),
});
export type TrendSeries = z.output<typeof TrendSeries>;
