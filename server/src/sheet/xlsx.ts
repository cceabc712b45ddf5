import { strToU8, Zip, ZipDeflate } from 'fflate';
import {
  LAST_ROW,
  SHEET_END,
  sheetPath,
  sheetRow,
  sheetStart,
  workbookParts,
  type Cell,
  type ColumnKind,
} from '#contract/rules/xlsx';

/** Rows are packed when so much of them has come together. */
const AT_ONCE = 64 * 1024;
/** The same rows are the same file, whenever they are written. */
const WRITTEN = new Date(2020, 0, 1);

export interface Rows {
  /** The first is the head. */
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
  kinds?: readonly ColumnKind[] | undefined;
  /** Rows of one sheet; further ones go on in another, under the same head. */
  lastRow?: number;
}

/** A workbook as it grows: however many rows there are, some kilobytes of them are in memory. */
export async function* xlsxOf({ rows, kinds = [], lastRow = LAST_ROW }: Rows): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const begin = (path: string): ZipDeflate => {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = WRITTEN;
    zip.add(file);
    return file;
  };
  let head: readonly Cell[] | undefined;
  let sheets = 1;
  let row = 1;
  let file = begin(sheetPath(sheets));
  let text = '';
  for await (const cells of rows) {
    if (head === undefined) {
      head = cells;
      text = sheetStart(head, kinds);
      continue;
    }
    if (row === lastRow) {
      file.push(strToU8(text + SHEET_END), true);
      sheets += 1;
      file = begin(sheetPath(sheets));
      text = sheetStart(head, kinds);
      row = 1;
    }
    row += 1;
    text += sheetRow(cells, row, kinds);
    if (text.length < AT_ONCE) continue;
    file.push(strToU8(text), false);
    text = '';
    yield* ready.splice(0);
  }
  file.push(strToU8((head === undefined ? sheetStart([]) : text) + SHEET_END), true);
  for (const [path, part] of workbookParts(sheets)) begin(path).push(strToU8(part), true);
  zip.end();
  yield* ready.splice(0);
}
