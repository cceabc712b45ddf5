import { strToU8, zipSync, type Zippable } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { columnName, sheetPath, workbookParts } from '#contract/rules/xlsx';

type Value = string | number | Date | boolean | null;

/** A workbook as another program writes it: not by our own hand. */
export const workbookOf = (rows: Value[][]): Promise<Buffer> =>
  writeXlsxFile(rows, { dateFormat: 'yyyy/m/d' }).toBuffer();

/** The lines of a CSV file as a workbook, every cell a text. */
export const workbookOfLines = (csv: Buffer): Promise<Buffer> =>
  workbookOf(
    csv
      .toString()
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',').map((cell) => cell || null)),
  );

/** A workbook by hand, its sheet as it is given; `change` puts anything else into it or takes it away. */
export function rawWorkbook(sheet: string | Uint8Array, change: Zippable = {}): Buffer {
  const parts = Object.fromEntries(workbookParts(1).map(([path, text]) => [path, strToU8(text)]));
  const body = typeof sheet === 'string' ? strToU8(sheetXml(sheet)) : sheet;
  return Buffer.from(zipSync({ ...parts, [sheetPath(1)]: body, ...change }));
}

export const sheetXml = (rows: string): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

/** A row of texts. */
export const rawRow = (row: number, ...cells: string[]): string =>
  `<row r="${row}">${cells.map((cell, at) => `<c r="${columnName(at)}${row}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
