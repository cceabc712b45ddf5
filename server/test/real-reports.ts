import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chinesePdf } from '../src/pdf/document.ts';
import { unpackWoff } from '../src/pdf/font.ts';
import { resultsOf, type RealResult } from './real-results.ts';
import { STYLES, type Column, type Style } from './real-styles.ts';

/** One page in a file of its own, as another house would have made it. */
export interface RealReport {
  style: Style;
  results: readonly RealResult[];
  bytes: Uint8Array;
}

type Pdf = Awaited<ReturnType<typeof chinesePdf>>['pdf'];
const SIGNS = '@fontsource/noto-sans-sc/files/noto-sans-sc-100-400-normal.woff';
const MARGIN = 36;
const PRODUCERS = ['iText 2.1.7', 'Crystal Reports', 'FastReport', 'wkhtmltopdf 0.12', 'Microsoft: Print To PDF'];

export async function realReport(at: number): Promise<RealReport> {
  const style = STYLES[at];
  if (!style) throw new Error(`no style ${at}`);
  const results = resultsOf(at, style.tables === 2 ? 20 : 14, style.language === 'en');
  const { pdf, bytes } = await chinesePdf({
    ...{ size: style.page, layout: style.isLandscape ? 'landscape' : 'portrait', margin: 0, compress: at % 2 === 0 },
    info: { Producer: PRODUCERS[at % PRODUCERS.length] ?? '' },
  });
  pdf.registerFont('signs', unpackWoff(await readFile(createRequire(import.meta.url).resolve(SIGNS))));
  draw(pdf, style, results);
  pdf.end();
  return { style, results, bytes: await bytes };
}

function draw(pdf: Pdf, style: Style, results: readonly RealResult[]): void {
  const put = (text: string, x: number, y: number, size = style.size): void => write(pdf, style, text, { x, y, size });
  let y = 30;
  for (const [at, text] of style.head.entries()) {
    put(text, at === 0 ? pdf.page.width / 2 - 90 : MARGIN, y, at === 0 ? 14 : style.size);
    y += at === 0 ? 26 : style.line;
  }
  const whole = pdf.page.width - 2 * MARGIN;
  const width = style.tables === 2 ? whole / 2 - 10 : whole;
  const x = (table: number, column: number): number => MARGIN + table * (width + 20) + width * (style.at[column] ?? 0);
  for (let table = 0; table < style.tables; table += 1)
    for (const [column, head] of style.heads.entries()) put(head, x(table, column), y);
  y += style.line;
  const rows = Math.ceil(results.length / style.tables);
  for (let row = 0; row < rows; row += 1) {
    const group = row % 7 === 4 ? style.group(Math.floor(row / 7) + 1) : '';
    if (group) {
      put(group, MARGIN, y);
      y += style.line;
    }
    if (style.isRuled)
      pdf
        .moveTo(MARGIN, y - 3)
        .lineTo(MARGIN + whole, y - 3)
        .lineWidth(0.3)
        .stroke();
    for (let table = 0; table < style.tables; table += 1) {
      const result = results[table * rows + row];
      if (result)
        for (const [column, kind] of style.columns.entries())
          put(textOf(kind, style, result, table * rows + row), x(table, column), y);
    }
    y += style.line;
  }
  for (const text of style.foot) {
    put(text, MARGIN, y + 6);
    y += style.line;
  }
}

function textOf(column: Column, style: Style, result: RealResult, row: number): string {
  const { zh, en, abbr, value, unit, low, high, range, mark } = result;
  const sign = mark === '' ? '' : style.marks[mark === 'high' ? 0 : 1];
  const names = { zh, en, both: `${zh} ${en}` };
  const bounds =
    range ??
    (low !== undefined && high !== undefined
      ? style.range(low, high)
      : high !== undefined
        ? style.bound[0] + high
        : low === undefined
          ? ''
          : style.bound[1] + low);
  const texts: Record<Column, string> = {
    ...{ no: String(row + 1), name: names[style.language], abbr, mark: sign, unit: style.unit(unit), range: bounds },
    value: style.columns.includes('mark') || sign === '' ? value : `${value}${style.isMarkGlued ? '' : ' '}${sign}`,
    ...{ previous: '', method: '' },
  };
  return texts[column];
}

/** The Chinese subset lacks two signs, and the fonts every reader has lack all Chinese. */
function write(pdf: Pdf, style: Style, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  let at = x;
  for (const run of text.split(/(?<=[≤≥])|(?=[≤≥])/u)) {
    if (run === '') continue;
    pdf
      .font(/[≤≥]/u.test(run) ? 'signs' : style.font)
      .fontSize(size)
      .text(run, at, y, { lineBreak: false });
    at += pdf.widthOfString(run);
  }
}
