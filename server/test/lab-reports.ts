import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chinesePdf } from '../src/pdf/document.ts';
import { unpackWoff } from '../src/pdf/font.ts';
import { LAYOUTS, type Layout, type Part } from './lab-layouts.ts';
import { RESULTS, type LabResult } from './lab-results.ts';

/** The printed rows of a layout, for the proof of how much of it is read. */
export interface Printed {
  name: string;
  results: readonly LabResult[];
}

/** Signs the Chinese subset lacks, and the file that has them. */
const SIGNS = '@fontsource/noto-sans-sc/files/noto-sans-sc-100-400-normal.woff';
const SIGN = /[≤≥]/u;

type Pdf = Awaited<ReturnType<typeof chinesePdf>>['pdf'];

/** One page for each layout, in one document. */
export async function labReports(
  layouts: readonly Layout[] = LAYOUTS,
): Promise<{ bytes: Uint8Array; printed: Printed[] }> {
  const { pdf, bytes } = await chinesePdf({ size: 'A4', margin: 0, autoFirstPage: false });
  pdf.registerFont('signs', unpackWoff(await readFile(createRequire(import.meta.url).resolve(SIGNS))));
  const printed = layouts.map((layout) => {
    pdf.addPage();
    const results = RESULTS.slice(layout.from ?? 0, (layout.from ?? 0) + (layout.count ?? 12));
    draw(pdf, layout, results);
    return { name: layout.name, results };
  });
  pdf.end();
  return { bytes: await bytes, printed };
}

const LEFT = 40;
const SIZE = 10;

function draw(pdf: Pdf, layout: Layout, results: readonly LabResult[]): void {
  const line = layout.line ?? 22;
  let y = 50;
  const write = (text: string, x: number, size = SIZE): void => put(pdf, text, x, y, layout.size ?? size);
  put(pdf, layout.isEnglish ? 'Lijiang Hospital · Laboratory report' : '丽江市人民医院健康体检报告', 180, y, 14);
  y += 34;
  for (const noise of layout.before ?? [
    '姓名：测试   性别：男   年龄：35 岁',
    '采样 2021-05-20   报告编号 20210520001   电话 0888-5121234',
  ]) {
    write(noise, LEFT);
    y += line;
  }
  const tables = layout.tables ?? 1;
  const xOf = (table: number, at: number): number => LEFT + table * (layout.tableWidth ?? 0) + (layout.at[at] ?? 0);
  const headings = (): void => {
    if (!layout.headings) return;
    for (let table = 0; table < tables; table += 1)
      for (const [at, heading] of layout.headings.entries()) write(heading, xOf(table, at));
    y += line;
  };
  headings();
  const perTable = Math.ceil(results.length / tables);
  for (let row = 0; row < perTable; row += 1) {
    if (layout.between && row > 0 && row % layout.between.every === 0) {
      write(layout.between.text, LEFT);
      y += line;
      if (layout.between.again) headings();
    }
    let lower = 0;
    for (let table = 0; table < tables; table += 1) {
      const result = results[table * perTable + row];
      if (result)
        lower = Math.max(
          lower,
          drawRow(pdf, layout, result, y, (at) => xOf(table, at), row),
        );
    }
    y += line + lower;
  }
  for (const noise of layout.after ?? ['检验费合计   286 元', '检验者 和**   审核者 木**   第 3 页']) {
    write(noise, LEFT);
    y += line;
  }
}

/** How much further down the next row begins. */
function drawRow(
  pdf: Pdf,
  layout: Layout,
  result: LabResult,
  y: number,
  x: (at: number) => number,
  row: number,
): number {
  let lower = 0;
  for (const [at, part] of layout.parts.entries()) {
    const text = textOf(part, layout, result, row);
    if (part === 'name' && layout.wrap && text.length > layout.wrap) {
      put(pdf, text.slice(0, layout.wrap), x(at), y, SIZE);
      put(pdf, text.slice(layout.wrap), x(at), y + 13, SIZE);
      lower = 12;
    } else if (part === 'name' && layout.isNameAbove) {
      put(pdf, text, x(at), y - 13, SIZE);
      lower = 12;
    } else put(pdf, text, x(at), y, layout.size ?? SIZE);
  }
  return lower;
}

function textOf(part: Part, layout: Layout, result: LabResult, row: number): string {
  const { zh, en, abbr, value, unit, low, high, flag, previous } = result;
  const style = layout.range ?? '-';
  const range =
    low === undefined
      ? `${layout.bound ?? '<'}${high}`
      : high === undefined
        ? `${layout.bound === '≤' ? '≥' : '>'}${low}`
        : `${low}${style}${high}`;
  const mark = flag === 'high' ? (layout.marks?.[0] ?? '↑') : flag === 'low' ? (layout.marks?.[1] ?? '↓') : '';
  const spelled = layout.spelled?.(unit) ?? unit;
  const name = layout.isEnglish ? en : zh;
  const texts: Record<Exclude<Part, (result: LabResult) => string>, string> = {
    index: String(row + 1),
    name,
    abbr,
    nameAbbr: `${name}（${abbr}）`,
    nameThenAbbr: `${name} ${abbr}`,
    abbrThenName: `${abbr} ${name}`,
    starName: `★${name}`,
    nameUnit: `${name}(${spelled})`,
    value: String(value),
    valueMark: `${value}${mark && ` ${mark}`}`,
    valueUnit: `${value} ${spelled}`,
    mark,
    unit: spelled,
    range,
    rangeInBrackets: `(${range})`,
    rangeUnit: `${range} ${spelled}`,
    labelledRange: `参考值：${range}`,
    previous: String(previous),
    method: '酶法',
    line: `${name} ${value} ${spelled} ${range}`,
    colonLine: `${abbr}: ${value}${mark && ` ${mark}`} ${spelled} (${range})`,
  };
  return typeof part === 'function' ? part(result) : texts[part];
}

/** Runs of letters in the font that has them. */
function put(pdf: Pdf, text: string, x: number, y: number, size: number): void {
  let at = x;
  for (const run of text.split(/(?<=[≤≥])|(?=[≤≥])/u)) {
    if (run === '') continue;
    pdf
      .font(SIGN.test(run) ? 'signs' : 'sc')
      .fontSize(size)
      .text(run, at, y, { lineBreak: false });
    at += pdf.widthOfString(run);
  }
}
