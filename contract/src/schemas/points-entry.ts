import * as z from 'zod/mini';
import { Words } from '../reason.ts';

/** The moves of points: a grant, a purchase, a cancelled one, the end of a grant's time, a grant made by mistake. */
export const POINTS_KINDS = ['earn', 'spend', 'giveBack', 'expire', 'reverse'] as const;
export type PointsKind = (typeof POINTS_KINDS)[number];
/** Where a grant comes from: the company's yearly programme, a list it sent in, or an operator. */
export const POINTS_SOURCES = ['programme', 'sheet', 'operator'] as const;
export type PointsSource = (typeof POINTS_SOURCES)[number];
/** The places where points can be spent. */
export const SPEND_KINDS = ['healthMall', 'serviceMall'] as const;
export type SpendKind = (typeof SPEND_KINDS)[number];

/** A line of the history, as its owner and the console see it. */
export const PointsEntry = z.object({
  /** Its number in the history. */
  no: z.int(),
  kind: z.enum(POINTS_KINDS),
  title: Words,
  /** Of earned points. */
  source: z.nullable(z.enum(POINTS_SOURCES)),
  /** Of points spent or given back: where, and the order's number. */
  spentOn: z.nullable(z.object({ kind: z.enum(SPEND_KINDS), orderNo: z.string() })),
  /** Below zero where points are given away. */
  points: z.int(),
  /** The balance after it. */
  balance: z.int(),
  on: z.string(),
  /** Of earned points: their last day. */
  expiresOn: z.nullable(z.string()),
});
export type PointsEntry = z.output<typeof PointsEntry>;
