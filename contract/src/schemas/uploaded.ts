import * as z from 'zod/mini';
import { Words } from '../reason.ts';
import { REPORT_FLAGS } from './report-document.ts';

export { MOST_UPLOAD_PAGES, MOST_UPLOAD_PHOTOS } from '../values/files.ts';

/** A report that a person has from elsewhere: the rows read from its PDF, and the ones they confirmed. */

export const MOST_UPLOAD_ROWS = 400;

/** Why a row should be looked at twice. */
export const UPLOAD_DOUBTS = [
  'digits',
  'value',
  'unit',
  'unitMissing',
  'range',
  'flag',
  'name',
  'nameUnsure',
  'twice',
  'fee',
] as const;
export const UploadDoubt = z.enum(UPLOAD_DOUBTS);
export type UploadDoubt = z.output<typeof UploadDoubt>;

/** As shares of the page, from its upper left corner. */
export const PageBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PageBox = z.output<typeof PageBox>;

export const UPLOAD_ROW_STATES = ['open', 'confirmed', 'dropped'] as const;
export const UploadRowState = z.enum(UPLOAD_ROW_STATES);

const Short = (max: number) => z.string().check(z.trim(), z.maxLength(max));
/** Of an indicator of the encyclopedia; empty: not known yet. */
export const RowCode = z.string().check(z.regex(/^([A-Z0-9][A-Z0-9-]{0,23})?$/));
export const rowFields = { value: Short(40), unit: Short(24), range: Short(60) };

export const UploadRow = z.object({
  row: z.int(),
  /** 0: typed in by hand. */
  page: z.int(),
  /** The line it was read from, and where on the line the doubtful value stands. */
  box: z.nullable(PageBox),
  mark: z.nullable(PageBox),
  /** As it was printed. */
  printed: z.object({ name: z.string(), value: z.string(), unit: z.string(), range: z.string(), flag: z.string() }),
  code: RowCode,
  name: Words,
  ...rowFields,
  flag: z.enum(REPORT_FLAGS),
  doubts: z.array(UploadDoubt),
  state: UploadRowState,
  /** Who wrote what stands in it now. */
  by: z.enum(['reader', 'person', 'operator']),
});
export type UploadRow = z.output<typeof UploadRow>;

/** A person's word about a row; absent fields stay. Row 0 is one more, typed in by hand. */
export const RowChange = z.object({
  row: z.int().check(z.gte(0), z.lte(100_000)),
  code: z.optional(RowCode),
  value: z.optional(rowFields.value),
  unit: z.optional(rowFields.unit),
  range: z.optional(rowFields.range),
});
export type RowChange = z.output<typeof RowChange>;

export const UPLOAD_STATES = ['reading', 'ready', 'unreadable'] as const;
export const UPLOAD_HELP = ['none', 'asked', 'answered'] as const;
export const UploadPage = z.object({ page: z.int(), width: z.number(), height: z.number() });

/** One upload in the list. */
export const UploadHead = z.object({
  uploadId: z.string(),
  customerGuid: z.string(),
  /** Empty: oneself. */
  person: z.string(),
  fileName: z.string(),
  hospital: z.string(),
  examDay: z.string(),
  state: z.enum(UPLOAD_STATES),
  pages: z.int(),
  rows: z.int(),
  confirmed: z.int(),
  dropped: z.int(),
  unclear: z.int(),
  /** Reading it took too long, more than once: nothing will try again. */
  tooHeavy: z.boolean(),
  /** How many results stand in the archive; null: none was saved yet. */
  saved: z.nullable(z.int()),
  help: z.enum(UPLOAD_HELP),
  helpNote: z.string(),
  createdAt: z.string(),
});
export type UploadHead = z.output<typeof UploadHead>;

/** A confirmed result as it lies sealed in the archive. */
export const UploadedItem = z.object({
  code: z.string(),
  name: Words,
  value: z.nullable(z.number()),
  words: z.nullable(Words),
  unit: z.string(),
  range: z.nullable(z.object({ low: z.nullable(z.number()), high: z.nullable(z.number()), text: z.string() })),
  flag: z.enum(REPORT_FLAGS),
});
export type UploadedItem = z.output<typeof UploadedItem>;
export const UploadedDocument = z.object({ hospital: z.string(), items: z.array(UploadedItem) });
export type UploadedDocument = z.output<typeof UploadedDocument>;
