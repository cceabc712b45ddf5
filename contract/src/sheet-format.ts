import * as z from 'zod/mini';

/** What a spreadsheet is saved as; screens offer Excel first, and whoever does not say gets what there always was. */
export const SHEET_FORMATS = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
export const SheetFormat = z.enum(SHEET_FORMATS);
export const format = z._default(SheetFormat, 'csv');
