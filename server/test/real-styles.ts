/** How forty houses print their reports: nothing here is a real house's, and all of it has been seen. */

export type Column = 'no' | 'name' | 'abbr' | 'value' | 'mark' | 'unit' | 'range' | 'previous' | 'method';

export interface Style {
  name: string;
  columns: readonly Column[];
  /** Shares of the table's width at which the columns begin. */
  at: readonly number[];
  heads: readonly string[];
  language: 'zh' | 'en' | 'both';
  font: 'sc' | 'Helvetica' | 'Times-Roman';
  size: number;
  line: number;
  page: 'A4' | 'A5' | 'LETTER';
  isLandscape: boolean;
  tables: 1 | 2;
  marks: readonly [string, string];
  /** The mark right behind the value. */
  isMarkGlued: boolean;
  range: (low: number, high: number) => string;
  bound: readonly [below: string, above: string];
  unit: (unit: string) => string;
  /** Lines between groups of rows. */
  group: (at: number) => string;
  head: readonly string[];
  foot: readonly string[];
  isRuled: boolean;
}

const COLUMNS: readonly Pick<Style, 'columns' | 'at' | 'heads'>[] = [
  {
    ...{ columns: ['name', 'value', 'unit', 'range'], at: [0, 0.44, 0.6, 0.76] },
    heads: ['检查项目', '检查结果', '单位', '参考范围'],
  },
  {
    ...{ columns: ['no', 'name', 'value', 'mark', 'unit', 'range'], at: [0, 0.06, 0.46, 0.58, 0.66, 0.8] },
    heads: ['序号', '项目名称', '结果', '提示', '单位', '参考区间'],
  },
  {
    ...{ columns: ['name', 'unit', 'range', 'value', 'mark'], at: [0, 0.42, 0.56, 0.76, 0.9] },
    heads: ['项目', '单位', '正常值', '测定结果', '标志'],
  },
  {
    ...{ columns: ['abbr', 'name', 'value', 'mark', 'range', 'unit'], at: [0, 0.12, 0.5, 0.62, 0.7, 0.86] },
    heads: ['代号', '项目', '结果', '异常', '参考值', '单位'],
  },
  {
    ...{ columns: ['name', 'abbr', 'value', 'mark', 'unit', 'range'], at: [0, 0.36, 0.48, 0.6, 0.67, 0.82] },
    heads: ['项目名称', '缩写', '结果', '高低', '单位', '参考范围'],
  },
];
const EN_HEADS: Readonly<Record<Column, string>> = {
  ...{ no: 'No.', name: 'Test', abbr: 'Code', value: 'Result', mark: 'Flag', unit: 'Unit' },
  ...{ range: 'Reference range', previous: 'Previous', method: 'Method' },
};

const MARKS: readonly (readonly [string, string])[] = [
  ['↑', '↓'],
  ['H', 'L'],
  ['偏高', '偏低'],
  ['↑', '↓'],
  ['*', '*'],
];
const EN_MARKS: readonly (readonly [string, string])[] = [
  ['H', 'L'],
  ['HIGH', 'LOW'],
  ['*', '*'],
];
const RANGES: readonly Style['range'][] = [
  (low, high) => `${low}-${high}`,
  (low, high) => `${low}～${high}`,
  (low, high) => `${low} - ${high}`,
  (low, high) => `(${low}-${high})`,
  (low, high) => `${low}--${high}`,
  (low, high) => `${low}~${high}`,
  (low, high) => `[${low}-${high}]`,
];
const EN_RANGES = RANGES.filter((range) => /^[\d .()-]+$/.test(range(1, 2)));
const BOUNDS: readonly (readonly [string, string])[] = [
  ['<', '>'],
  ['≤', '≥'],
  ['＜', '＞'],
  ['< ', '> '],
  ['<=', '>='],
];
const UNITS: readonly Style['unit'][] = [
  (unit) => unit,
  (unit) => unit.replace('umol', 'µmol').replace('10^', '×10^'),
  (unit) => unit.replace('10^9', '10*9').replace('10^12', '10*12'),
  (unit) => unit.replace('/L', '/l').replace('/mL', '/ml'),
  (unit) => unit.replace('10^9', '10E9').replace('10^12', '10E12'),
];
const GROUPS: readonly Style['group'][] = [
  () => '',
  (at) => `【${['一般检查', '生化检验', '血常规', '其他'][at % 4]}】`,
  (at) => `${['一', '二', '三', '四'][at % 4]}、${['体格检查', '实验室检查', '实验室检查（续）', '尿液检查'][at % 4]}`,
  (at) =>
    `科室：${['内科', '检验科', '检验科', '检验科'][at % 4]}    检查医生：${['赵一', '钱二', '孙三', '李四'][at % 4]}`,
];
const EN_GROUPS: readonly Style['group'][] = [
  () => '',
  (at) => ['PHYSICAL EXAMINATION', 'CHEMISTRY', 'HAEMATOLOGY', 'URINALYSIS'][at % 4] ?? '',
];
const HEADS: readonly (readonly string[])[] = [
  [
    '丽江市人民医院健康管理中心',
    '姓名：测试   性别：男   年龄：35岁   体检号：20210520001',
    '体检日期：2021-05-20   打印时间：2021-05-27 09:12',
  ],
  [
    '仁和体检（示例）',
    '条码号 8801234567890   标本 血清   送检医生 周六',
    '采样时间 2021/05/20 08:15   报告时间 2021/05/20 15:40',
  ],
  ['玉龙县第一人民医院检验报告单', '病历号 0032188   床号 -   电话 0888-5121234'],
];
const EN_HEADS_OF_PAGE: readonly (readonly string[])[] = [
  [
    'Lijiang International Clinic',
    'Patient: Test   Sex: M   Age: 35   MRN 0032188',
    'Collected 20 May 2021 08:15   Reported 20 May 2021 15:40',
  ],
  ['Harbour Health Screening Centre', 'Name: TEST   DOB 12/04/1986   Ref. 2021-0520-001   Tel 0888 512 1234'],
];
const FEET: readonly (readonly string[])[] = [
  ['检验者：和**   审核者：木**', '本报告仅对本次标本负责', '第 1 页 共 3 页'],
  ['体检费合计  680.00 元', '小结：血压偏高，请复查；BMI 超重', '主检医师 赵一   2021-05-27'],
  ['备注：“↑”表示高于参考值，“↓”表示低于参考值'],
];
const EN_FEET: readonly (readonly string[])[] = [
  ['Results relate only to the sample received.', 'Page 1 of 3', 'Total due 680.00'],
  ['H = above reference range, L = below reference range', 'Dr A. Zhao, 27 May 2021'],
];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Every house in its own way; numbers that share no factor with each other bring ever new neighbours together. */
export const STYLES: readonly Style[] = Array.from({ length: 40 }, (_, at): Style => {
  const language = at % 5 === 3 ? 'en' : at % 5 === 4 && at % 2 === 0 ? 'both' : 'zh';
  const isEnglish = language === 'en';
  const shape = pick(COLUMNS, at + Math.floor(at / 5));
  const isTwo = at % 8 === 6;
  const hasMarkColumn = shape.columns.includes('mark');
  return {
    ...shape,
    name: `${at + 1}: ${shape.columns.join(' ')}, ${language}${isTwo ? ', two columns' : ''}`,
    heads: isEnglish ? shape.columns.map((column) => EN_HEADS[column]) : shape.heads,
    ...{ language, font: isEnglish ? pick(['Helvetica', 'Times-Roman'] as const, at) : 'sc' },
    ...{ size: isTwo ? 7 : pick([9, 10, 8.5, 11], at), line: isTwo ? 15 : pick([18, 16, 20, 22], at + 1) },
    ...{ page: pick(['A4', 'A4', 'LETTER', 'A4'] as const, at), isLandscape: isTwo || at % 11 === 5 },
    ...{
      tables: isTwo ? 2 : 1,
      marks: pick(isEnglish ? EN_MARKS : MARKS, at),
      isMarkGlued: !hasMarkColumn && at % 2 === 0,
    },
    ...{
      range: pick(isEnglish ? EN_RANGES : RANGES, at),
      bound: pick(isEnglish ? ([BOUNDS[0], BOUNDS[3]] as typeof BOUNDS) : BOUNDS, at),
    },
    unit: pick(UNITS, at),
    group: isTwo ? () => '' : pick(isEnglish ? EN_GROUPS : GROUPS, at),
    head: pick(isEnglish ? EN_HEADS_OF_PAGE : HEADS, at),
    foot: pick(isEnglish ? EN_FEET : FEET, at),
    isRuled: at % 3 === 0,
  };
});
