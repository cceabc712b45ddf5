import { XLSX_TYPE, type Cell, type ColumnKind } from '#contract/rules/xlsx';
import type { SheetFormat } from '#contract/schemas/sheet-format';
import type { Portal } from '../ctx.ts';
import { collect } from '../db/seal-chunks.ts';
import type { Download } from '../http/handlers.ts';
import type { ResultFile } from '../jobs/define-task.ts';
import { cellText, rowsOfCsv } from './csv-reader.ts';
import { BYTE_ORDER_MARK, csvRows } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

/** The name and media type of a spreadsheet we hand out. */
export const fileNamed = (name: string, format: SheetFormat): ResultFile =>
  format === 'xlsx' ? { name: `${name}.xlsx`, mediaType: XLSX_TYPE } : { name: `${name}.csv`, mediaType: 'text/csv' };

interface Small {
  name: string;
  format: SheetFormat;
  /** The first is the head. */
  rows: readonly (readonly Cell[])[];
  kinds?: readonly ColumnKind[];
}

/** A spreadsheet small enough to be made at once: a template, a list of some hundred rows. */
export async function sheetDownload({ name, format, rows, kinds }: Small): Promise<Download> {
  const bytes =
    format === 'xlsx' ? await collect(xlsxOf({ rows, kinds })) : Buffer.from(BYTE_ORDER_MARK + csvRows(rows));
  return {
    ...fileNamed(name, format),
    size: bytes.length,
    read: async function* (range) {
      yield range ? bytes.subarray(range.from, range.to + 1) : bytes;
    },
  };
}

/** A task's piece of a spreadsheet: the head stands before the first. */
export const sheetPart = (lines: readonly (readonly Cell[])[], head?: readonly Cell[]): string =>
  (head ? BYTE_ORDER_MARK + csvRows([head]) : '') + csvRows(lines);

interface Asked {
  format?: SheetFormat | undefined;
}

/**
 * The file of a task whose parts are pieces of CSV (`sheetPart`): they lie as CSV whatever is asked for, so that nodes of
 * the version before can go on with them, and become a workbook as they are put together.
 */
export const sheetResult = <I extends Asked>(
  nameOf: (input: I) => string,
  kindsOf: (portal: Portal, input: I) => readonly ColumnKind[] = () => [],
) => ({
  result: ({ input }: { input: I }): ResultFile => fileNamed(nameOf(input), input.format ?? 'csv'),
  pack: (portal: Portal, { input }: { input: I }, parts: AsyncIterable<Buffer>): AsyncIterable<Uint8Array> =>
    input.format === 'xlsx' ? xlsxOf({ rows: rowsIn(parts), kinds: kindsOf(portal, input) }) : parts,
});

async function* rowsIn(parts: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  for await (const part of parts)
    for (const row of rowsOfCsv(part.toString(), ',')) if (row.length > 1 || row[0] !== '') yield row.map(cellText);
}
