import Papa from 'papaparse';
import type { Cell } from '#contract/rules/xlsx';

/** So that spreadsheets read Chinese. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows of a file that is opened in a spreadsheet. What a spreadsheet would take for a formula is made text by an apostrophe
 * (ASVS 1.2.10): names are typed by people.
 */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as Cell[][], { escapeFormulae: true, newline: '\r\n' })}\r\n`;

/** The rows of a text, empty ones too: a row is then where the spreadsheet shows it. Without a delimiter it is guessed. */
export const rowsOfCsv = (text: string, delimiter = ''): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false, delimiter }).data;

/** A cell as it was meant: without the apostrophe that makes text of what begins like a formula. */
export const cellText = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
