import { Fault } from '../fault.ts';
import { csvOf, rowsOfCsv, SheetTooLarge } from '../sheet/csv-reader.ts';

/** Everything but tab and line ends that no text holds. */
// oxlint-disable-next-line no-control-regex -- control characters are searched for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** A CSV file as text: UTF-8 with or without its mark, or GB 18030, which is how Chinese spreadsheets save it. */
export function textOfCsv(bytes: Uint8Array): string {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
  if (text === undefined || CONTROL.test(text)) throw new Fault('sheetNeeded');
  return text;
}

/** The same with commas between its cells, whatever stood there; what follows the last cell that holds something goes. */
export function plainCsv(bytes: Uint8Array): string {
  try {
    const rows = rowsOfCsv(textOfCsv(bytes)).map(withoutEmptyEnd);
    while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop();
    return csvOf(rows);
  } catch (error) {
    throw error instanceof SheetTooLarge ? new Fault('sheetTooLarge') : error;
  }
}

const withoutEmptyEnd = (row: string[]): string[] => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
