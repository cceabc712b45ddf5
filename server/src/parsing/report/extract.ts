import { MOST_UPLOAD_ROWS, type UploadRow } from '#contract/schemas/uploaded';
import { linesOf } from './lines.ts';
import { nameBook, type Known } from './names.ts';
import type { PageText } from '../pdf-text.ts';
import { recordsOf } from './records.ts';
import { rowsOf } from './rows.ts';

/** The results a report prints, as far as they can be read. None of them is confirmed yet. */
export function extractRows(pages: readonly PageText[], known: readonly Known[]): UploadRow[] {
  const book = nameBook(known);
  const lines = pages.flatMap(linesOf);
  const sizes = new Map(pages.map(({ page, width, height }) => [page, { width, height }]));
  const sizeOf = (page: number) => sizes.get(page) ?? { width: 1, height: 1 };
  return rowsOf(recordsOf(lines, book).slice(0, MOST_UPLOAD_ROWS), book, sizeOf);
}
