/**
 * The parts of a workbook (ECMA-376) as text, for both packers: the server as rows come, the console at once. Every
 * text stands in its cell as text and in a column of text, so that nothing is taken for a formula and no zero is lost.
 */

/** The kind of a column; a number in any column is written as one. */
export type ColumnKind = 'text' | 'number' | 'day';
export type Cell = string | number;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The limits of a spreadsheet's sheet, and of one cell. */
export const LAST_ROW = 1_048_576;
const MOST_CHARACTERS = 32_767;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The numbers of `cellXfs` below. */
const STYLES = { number: 0, text: 1, day: 2, head: 3 } as const;
const STYLE_SHEET = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** Everything of a workbook but its sheets. */
export function workbookParts(sheets: number): [path: string, text: string][] {
  const all = Array.from({ length: sheets }, (_, at) => at + 1);
  const override = (path: string, type: string): string =>
    `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (list: string[]): string =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${all.map((number) => override(sheetPath(number), 'worksheet')).join('')}</Types>`,
    ],
    ['_rels/.rels', relations([relation(1, 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${all.map((number) => `<sheet name="Sheet${number}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...all.map((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)),
        relation(sheets + 1, 'styles', 'styles.xml'),
      ]),
    ],
    ['xl/styles.xml', STYLE_SHEET],
  ];
}

/** A column keeps its kind below the last row too, so that values typed into a template stay as typed. */
export function sheetStart(head: readonly Cell[], kinds: readonly ColumnKind[] = []): string {
  const columns = head.map((cell, at) => {
    const width = Math.min(40, Math.max(14, 2 * String(cell).length + 2));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" ${/* guard: sheets: style of a text column → '' */ `style="${STYLES[kinds[at] ?? 'text']}"`} customWidth="1"/>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${sheetRow(head, 1, 'head')}`;
}
export const SHEET_END = '</sheetData></worksheet>';

/** One row under its number; the head is text, whatever it says. */
export function sheetRow(cells: readonly Cell[], row: number, kinds: readonly ColumnKind[] | 'head'): string {
  const written = cells.map((cell, at) => {
    if (cell === '') return '';
    const place = `r="${columnName(at)}${row}"`;
    const kind = kinds === 'head' ? 'head' : (kinds[at] ?? 'text');
    const number = numberIn(cell, kind);
    return number === undefined
      ? `<c ${place} s="${kind === 'head' ? STYLES.head : STYLES.text}" t="inlineStr"><is><t xml:space="preserve">${textIn(String(cell))}</t></is></c>`
      : `<c ${place} s="${kind === 'day' ? STYLES.day : STYLES.number}"><v>${number}</v></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

function numberIn(cell: Cell, kind: ColumnKind | 'head'): number | undefined {
  if (kind === 'head') return undefined;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  if (
    kind === 'number' &&
    /* guard: sheets: a text is written as a text → !Number.isNaN(Number(cell)) */ /^-?\d{1,12}(\.\d{1,4})?$/.test(cell)
  )
    return Number(cell);
  if (kind === 'day' && /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(cell)) return serialOf(cell);
  return undefined;
}

/** Spreadsheets count days from the end of 1899. */
function serialOf(day: string): number | undefined {
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
  // before March 1900 they count a day that was none
  return Number.isInteger(days) && days > 60 ? days : undefined;
}

/** A, B … Z, AA … */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters XML cannot hold, halves of pairs among them. */
const NO_XML = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const textIn = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .slice(0, MOST_CHARACTERS)
    .replace(NO_XML, '')
    // how a spreadsheet writes a character it has no other way to write: said so, it stays as it was typed
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
