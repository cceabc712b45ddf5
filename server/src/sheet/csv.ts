import Papa from 'papaparse';
import type { Cell } from '#contract/rules/xlsx';

/** So that spreadsheets read Chinese. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows of a file that is opened in a spreadsheet. What a spreadsheet would take for a formula is made text by an apostrophe
 * (ASVS 1.2.10): names are typed by people.
 */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as Cell[][], { escapeFormulae: /* guard: claims: formulas in the bank’s file → false */ true, newline: '\r\n' })}\r\n`;
