import { XLSX_TYPE } from '#contract/rules/xlsx';

/** What a choice of files offers where a spreadsheet is asked for; what it is, the server decides by its content. */
export const SHEET_ACCEPT = `.xlsx,.csv,text/csv,${XLSX_TYPE}`;
