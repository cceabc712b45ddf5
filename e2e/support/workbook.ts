import { XLSX_TYPE } from '#contract/rules/xlsx';
import writeXlsxFile from 'write-excel-file/node';

/** The lines of a list as a person's Excel would save them, to be chosen as a file. */
export const workbookOf = async (name: string, lines: readonly string[]) => ({
  name,
  mimeType: XLSX_TYPE,
  buffer: await writeXlsxFile(lines.map((line) => line.split(',').map((cell) => cell || null))).toBuffer(),
});
