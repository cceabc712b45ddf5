import { plainText } from '#contract/rules/uploaded-row';
import type { Cell, Line } from './lines.ts';

export type ColumnKind = 'name' | 'value' | 'unit' | 'range' | 'flag' | 'skip';
export interface Column {
  kind: ColumnKind;
  /** Tables side by side have one each. */
  group: number;
  x: number;
  width: number;
}

/** The first that fits; unread columns come first, so that "last result" is not taken for the result. */
const HEADINGS: readonly [ColumnKind, RegExp][] = [
  [
    'skip',
    /^(序号|no\.?|#|编号|上次.*|既往.*|历史.*|前次.*|previous.*|last .*|方法.*|检测方法|检验方法|method.*|备注|remarks?|仪器)$/i,
  ],
  ['range', /^(参考.*|正常.*|生物参考.*|ref\.?.*|normal.*|range)$/i],
  ['unit', /^(单位|计量单位|units?)$/i],
  ['flag', /^(提示|标志|标识|异常.*|箭头|状态|高低|flags?|abn\.?|status)$/i],
  ['value', /^(结果|检验结果|检查结果|检测结果|测定结果|测定值|检测值|数值|本次结果|results?|values?)$/i],
  [
    'name',
    /^(项目|检验项目|检查项目|检测项目|项目名称|指标|指标名称|名称|中文名称|英文.*|缩写|代号|代码|简称|tests?|test name|items?|analytes?|indicators?|parameters?|code|abbr\.?)$/i,
  ],
];

const kindOf = (text: string): ColumnKind | undefined =>
  HEADINGS.find(([, heading]) => heading.test(plainText(text)))?.[0];

/** The columns a line of headings names; undefined where it is none. */
export function columnsOf({ cells }: Line): Column[] | undefined {
  const parts = cells.flatMap(wordsOf);
  const kinds = parts.map(({ text }) => kindOf(text));
  const known = kinds.filter((kind) => kind !== undefined);
  if (!known.includes('name') || !known.includes('value') || known.length < parts.length / 2) return undefined;
  let group = 0;
  let hasValue = false;
  return parts.map(({ x, width }, at) => {
    const kind = kinds[at] ?? 'skip';
    // names after a value begin the table beside it
    if (kind === 'name' && hasValue) {
      group += 1;
      hasValue = false;
    }
    if (kind === 'value') hasValue = true;
    return { kind, group, x, width };
  });
}

/** Headings that were set in one run. */
function wordsOf(cell: Cell): Cell[] {
  const words = cell.text.split(' ');
  if (words.length < 2 || kindOf(cell.text) || !words.every((word) => kindOf(word))) return [cell];
  const perLetter = cell.width / cell.text.length;
  let at = 0;
  return words.map((text) => {
    const x = cell.x + at * perLetter;
    at += text.length + 1;
    return { ...cell, text, x, width: text.length * perLetter };
  });
}

/** Whichever column it is set flush with, or centred under. */
export function columnAt(columns: readonly Column[], { x, width }: Cell): Column | undefined {
  const distance = (column: Column): number =>
    Math.min(
      Math.abs(column.x - x),
      Math.abs(column.x + column.width / 2 - x - width / 2),
      Math.abs(column.x + column.width - x - width),
    );
  return columns.toSorted((a, b) => distance(a) - distance(b))[0];
}
