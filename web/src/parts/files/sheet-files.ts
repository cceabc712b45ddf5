import { XLSX_TYPE } from '#contract/rules/xlsx';

/** The file dialog's filter where a spreadsheet is asked for; the server decides the kind by its content. */
export const SHEET_ACCEPT = `.xlsx,.csv,text/csv,${XLSX_TYPE}`;
