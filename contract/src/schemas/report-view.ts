import * as z from 'zod/mini';
import { Words } from '../reason.ts';
import {
  ComparisonRow,
  ReportAdvice,
  ReportChange,
  ReportItem,
  ReportSection,
  TrendSeries,
} from './report-document.ts';

/** A report as it is read: by its person, by whom they let, and in the console's preview. */

export const ReportSummary = z.object({
  items: z.int(),
  abnormal: z.int(),
  /** Series by what has become of them. */
  new: z.array(z.string()),
  worse: z.array(z.string()),
  still: z.array(z.string()),
  first: z.array(z.string()),
  improved: z.array(z.string()),
  back: z.array(z.string()),
});
export type ReportSummary = z.output<typeof ReportSummary>;

export const ReportHead = z.object({
  orderId: z.int(),
  year: z.int(),
  examDay: z.string(),
  center: Words,
});
export type ReportHead = z.output<typeof ReportHead>;

const SeenItem = z.extend(ReportItem, { key: z.string(), change: ReportChange });
export type SeenItem = z.output<typeof SeenItem>;

/** A report as its person reads it. */
export const ReportView = z.object({
  ...ReportHead.shape,
  version: z.int(),
  person: z.object({ name: z.string(), gender: z.enum(['male', 'female']), age: z.int() }),
  sections: z.array(z.extend(ReportSection, { items: z.array(SeenItem) })),
  conclusion: Words,
  advice: z.array(ReportAdvice),
  doctor: z.string(),
  reviewer: z.string(),
  signedOn: z.string(),
  summary: ReportSummary,
  /** The report before, which everything is compared with. */
  earlier: z.nullable(ReportHead),
  comparison: z.array(ComparisonRow),
  trends: z.array(TrendSeries),
  /** The centre's own PDF is there, too. */
  hasOriginal: z.boolean(),
});
export type ReportView = z.output<typeof ReportView>;
