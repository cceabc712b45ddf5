/** More than any spreadsheet people send us; the reader stops there. */
const MOST_ROWS = 200_000;
const MOST_CELLS = 2_000_000;
const MOST_COLUMNS = 500;
/** A spreadsheet keeps no longer text in a cell. */
const MOST_LETTERS = 32_767;

/** A text with more rows, columns or letters in a cell than a spreadsheet we take. */
export class SheetTooLarge extends Error {}

const DELIMITERS = [',', '\t', ';'] as const;
/** The head of a sheet is no longer. */
const HEAD_LETTERS = 64 * 1024;

/**
 * The sign between the cells: the one that stands most often in the first line, outside quotes; a comma where none
 * stands.
 */
export function delimiterOf(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of text.slice(0, HEAD_LETTERS)) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    else if (sign === '\n' && [...counts.values()].some((count) => count > 0)) break;
  }
  return DELIMITERS.reduce((best, sign) => ((counts.get(sign) ?? 0) > (counts.get(best) ?? 0) ? sign : best));
}

/**
 * The rows of a text, empty ones too: a row is then where the spreadsheet shows it. Each letter is looked at a fixed number
 * of times, whatever the text holds, and a quote that never ends takes the rest.
 */
export function rowsOfCsv(
  text: string,
  delimiter = /* guard: sheets: delimiter of the first line → ',' */ delimiterOf(text),
): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let left = MOST_CELLS;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
    const [cell, end] = cellAt(text, at, delimiter);
    row.push(cell);
    left -= 1;
    if (left < 0 || row.length > MOST_COLUMNS || cell.length > MOST_LETTERS) throw new SheetTooLarge();
    at = end + 1;
    if (text[end] === delimiter) {
      if (at === text.length) row.push('');
      continue;
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    rows.push(row);
    row = [];
    if (rows.length > MOST_ROWS) throw new SheetTooLarge();
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** A cell and where it ends: at a delimiter, at the end of its line or of the text. */
function cellAt(text: string, from: number, delimiter: string): [cell: string, end: number] {
  let cell = '';
  let at = from;
  if (text[at] === '"') {
    at += 1;
    for (;;) {
      const quote = text.indexOf('"', at);
      if (quote < 0) return [cell + text.slice(at), text.length];
      cell += text.slice(at, quote);
      at = quote + 1;
      if (text[at] !== '"') break;
      cell += '"';
      at += 1;
    }
  }
  // text behind the closing quote still belongs to the cell
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return [cell + text.slice(at, end), end];
}

/** A cell as it was meant: without the apostrophe that makes text of what begins like a formula. */
export const cellText = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** Rows as one text that is read again without asking what parts its cells. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
