import type { LabResult } from './lab-results.ts';

/** A part of a row; a function prints something of its own. */
export type Part =
  | 'index'
  | 'name'
  | 'abbr'
  | 'nameAbbr'
  | 'nameThenAbbr'
  | 'abbrThenName'
  | 'starName'
  | 'nameUnit'
  | 'value'
  | 'valueMark'
  | 'valueUnit'
  | 'mark'
  | 'unit'
  | 'range'
  | 'rangeInBrackets'
  | 'rangeUnit'
  | 'labelledRange'
  | 'previous'
  | 'method'
  | 'line'
  | 'colonLine'
  | ((result: LabResult) => string);

export interface Layout {
  name: string;
  parts: readonly Part[];
  /** Where each part begins, from the table's left. */
  at: readonly number[];
  headings?: readonly string[];
  isEnglish?: boolean;
  /** Which results, so that not all pages print the same. */
  from?: number;
  count?: number;
  /** Between the ends of a range, before an open one, and the marks of high and low. */
  range?: string;
  bound?: '<' | '≤' | '＜';
  marks?: readonly [string, string];
  spelled?: (unit: string) => string;
  tables?: number;
  tableWidth?: number;
  size?: number;
  line?: number;
  /** Names longer than this go on below; or stand above their figures. */
  wrap?: number;
  isNameAbove?: boolean;
  between?: { every: number; text: string; again?: boolean };
  before?: readonly string[];
  after?: readonly string[];
}

const ZH = ['项目', '结果', '单位', '参考值'];
const EN = ['Test', 'Result', 'Unit', 'Reference range'];
const AT = [0, 220, 300, 390];
const plain = { parts: ['name', 'valueMark', 'unit', 'range'], at: AT } as const;
const micro = (unit: string): string => unit.replace('umol', 'µmol');
const raised = (unit: string): string => unit.replace('10^', '×10^');
const starred = (unit: string): string => unit.replace('10^9', '10*9').replace('10^12', '10*12');
const lower = (unit: string): string => unit.replace('/L', '/l');

export const LAYOUTS: readonly Layout[] = [
  { name: 'plain table', ...plain, headings: ZH },
  {
    name: 'names with abbreviations in brackets',
    ...plain,
    parts: ['nameAbbr', 'valueMark', 'unit', 'range'],
    headings: ZH,
    range: '–',
  },
  {
    name: 'name then abbreviation',
    ...plain,
    parts: ['nameThenAbbr', 'valueMark', 'unit', 'range'],
    headings: ['检验项目', '检验结果', '单位', '参考范围'],
    range: '~',
    from: 8,
  },
  {
    name: 'abbreviation then name',
    ...plain,
    parts: ['abbrThenName', 'value', 'unit', 'range'],
    headings: ['检查项目', '测定值', '单位', '正常范围'],
    range: '～',
    from: 12,
  },
  {
    name: 'a column for the mark',
    parts: ['name', 'value', 'mark', 'unit', 'range'],
    at: [0, 200, 260, 310, 400],
    headings: ['项目名称', '结果', '提示', '单位', '参考区间'],
    from: 4,
  },
  {
    name: 'marks H and L',
    parts: ['name', 'value', 'mark', 'unit', 'range'],
    at: [0, 200, 260, 310, 400],
    headings: ['项目', '结果', '标志', '单位', '参考值'],
    marks: ['H', 'L'],
    from: 2,
    count: 16,
  },
  {
    name: 'range before the result',
    parts: ['name', 'range', 'valueMark', 'unit'],
    at: AT,
    headings: ['项目', '参考值', '结果', '单位'],
  },
  {
    name: 'unit before the result',
    parts: ['name', 'unit', 'range', 'value', 'mark'],
    at: [0, 190, 260, 350, 420],
    headings: ['项目', '单位', '参考值', '结果', '提示'],
    from: 6,
  },
  {
    name: 'numbered rows',
    parts: ['index', 'name', 'value', 'unit', 'range', 'mark'],
    at: [0, 40, 220, 290, 370, 460],
    headings: ['序号', '项目', '结果', '单位', '参考值', '提示'],
    from: 10,
  },
  {
    name: 'last result beside the present one',
    parts: ['name', 'valueMark', 'previous', 'unit', 'range'],
    at: [0, 190, 260, 340, 410],
    headings: ['项目', '本次结果', '上次结果', '单位', '参考值'],
  },
  {
    name: 'last result before the present one',
    parts: ['name', 'previous', 'value', 'mark', 'unit', 'range'],
    at: [0, 190, 260, 320, 360, 430],
    headings: ['项目', '上次结果', '结果', '提示', '单位', '参考值'],
    from: 9,
  },
  {
    name: 'a column for the method',
    parts: ['name', 'value', 'unit', 'range', 'method', 'mark'],
    at: [0, 180, 240, 310, 400, 470],
    headings: ['项目', '结果', '单位', '参考值', '方法', '提示'],
    from: 5,
  },
  {
    name: 'two tables side by side',
    parts: ['abbr', 'valueMark', 'unit', 'range'],
    at: [0, 60, 110, 170],
    tables: 2,
    tableWidth: 265,
    headings: ZH,
    count: 20,
  },
  {
    name: 'two tables with Chinese names',
    parts: ['name', 'value', 'unit', 'range'],
    at: [0, 125, 165, 212],
    tables: 2,
    tableWidth: 268,
    size: 8,
    headings: ZH,
    count: 24,
    after: [],
  },
  {
    name: 'two tables without headings',
    parts: ['name', 'value', 'unit', 'range'],
    at: [0, 125, 165, 212],
    tables: 2,
    tableWidth: 268,
    size: 8,
    count: 18,
    from: 4,
  },
  {
    name: 'unit in brackets behind the name',
    parts: ['nameUnit', 'valueMark', 'range'],
    at: [0, 240, 340],
    headings: ['项目(单位)', '结果', '参考值'],
    from: 3,
  },
  {
    name: 'unit behind the value',
    parts: ['name', 'valueUnit', 'range', 'mark'],
    at: [0, 220, 340, 430],
    headings: ['项目', '结果', '参考值', '提示'],
    from: 7,
  },
  {
    name: 'unit behind the range',
    parts: ['name', 'valueMark', 'rangeUnit'],
    at: [0, 220, 320],
    headings: ['项目', '结果', '参考范围'],
    from: 1,
  },
  { name: 'no headings', ...plain, from: 0, count: 14 },
  {
    name: 'no headings, range in brackets',
    parts: ['name', 'valueMark', 'unit', 'rangeInBrackets'],
    at: AT,
    range: '-',
    from: 11,
  },
  { name: 'open ranges with ≤', ...plain, headings: ZH, bound: '≤', from: 1 },
  { name: 'wide signs and micro', ...plain, headings: ZH, bound: '＜', range: '—', spelled: micro, from: 5 },
  { name: 'each row one run of text', parts: ['line'], at: [0], from: 2 },
  { name: 'abbreviation, colon and all in one run', parts: ['colonLine'], at: [0], from: 6, count: 9 },
  {
    name: 'English',
    ...plain,
    isEnglish: true,
    headings: EN,
    before: ['Name: Test   Age: 35   Phone 0888-5121234'],
    after: ['Laboratory fee   286 CNY', 'Page 3 of 6'],
  },
  {
    name: 'English, abbreviations and a status',
    parts: ['nameAbbr', 'value', 'mark', 'unit', 'range'],
    at: [0, 240, 300, 350, 430],
    isEnglish: true,
    headings: ['Test name', 'Value', 'Flag', 'Units', 'Normal range'],
    marks: ['H', 'L'],
    range: ' - ',
    spelled: lower,
    from: 9,
    after: ['Amount due   286.00 RMB'],
  },
  { name: 'long names go on below', ...plain, headings: ZH, wrap: 6, from: 2, line: 24 },
  {
    name: 'names above their figures',
    parts: ['name', 'value', 'unit', 'range'],
    at: [0, 60, 130, 230],
    isNameAbove: true,
    from: 8,
    line: 24,
    marks: ['', ''],
  },
  {
    name: 'headings between, again and again',
    parts: ['starName', 'valueMark', 'unit', 'range'],
    at: AT,
    headings: ZH,
    between: { every: 4, text: '肝功能检查', again: true },
    from: 0,
    spelled: starred,
  },
  {
    name: 'fees and notes among the rows',
    ...plain,
    headings: ZH,
    between: { every: 3, text: '材料费 12 元', again: false },
    spelled: raised,
    from: 13,
    after: [
      '本报告仅对所检标本负责',
      '检验费合计   286 元',
      '地址：示例路 12 号   邮编 674100',
      '参考值来源：WS/T 404.1-2012',
    ],
  },
];
