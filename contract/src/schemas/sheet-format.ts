import * as z from 'zod/mini';

/** The formats of a spreadsheet; screens offer Excel first, and a caller that names none gets CSV as before. */
export const SHEET_FORMATS = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
export const SheetFormat = z.enum(SHEET_FORMATS);
export const format = z._default(SheetFormat, 'csv');
