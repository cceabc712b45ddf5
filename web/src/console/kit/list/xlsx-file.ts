import { strToU8, zipSync } from 'fflate';
import { SHEET_END, sheetPath, sheetRow, sheetStart, workbookParts, XLSX_TYPE, type Cell } from '#contract/rules/xlsx';

/** Some rows as a workbook, the first being the head. */
export function xlsxFile([head = [], ...rows]: readonly (readonly Cell[])[]): Blob {
  const body = rows.map((row, at) => sheetRow(row, at + 2, [])).join('');
  const sheet: [string, string] = [sheetPath(1), sheetStart(head) + body + SHEET_END];
  const parts = [...workbookParts(1), sheet].map(([path, text]) => [path, strToU8(text)] as const);
  const bytes = Uint8Array.from(zipSync(Object.fromEntries(parts)));
  return new Blob([bytes], { type: XLSX_TYPE });
}
