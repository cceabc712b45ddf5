/**
 * A laboratory's printed values, read as figures: by the server that reads a PDF, by the person who confirms a row, and
 * when it is saved. Spellings are made alike; a value is never converted.
 */

export interface ReadRange {
  low: number | null;
  high: number | null;
}

/** As it can be compared: one form for each sign that laboratories print in several. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[‐-―−〜∼~]/g, '-')
    .replaceAll(/[≤≦⩽]|<=|=</g, '≤')
    .replaceAll(/[≥≧⩾]|>=|=>/g, '≥')
    .replaceAll(/[﹤〈]/g, '<')
    .replaceAll(/[﹥〉]/g, '>')
    .replaceAll(/[【［]/g, '[')
    .replaceAll(/[】］]/g, ']')
    .trim();

const FIGURE = /^\d{1,9}(\.\d{1,6})?$/;

/** A figure as it was printed; undefined where it is none. `1,234` and `1.234,5` are left to a person. */
export function figureIn(text: string): number | undefined {
  const plain = plainText(text).replaceAll(' ', '');
  return FIGURE.test(plain) ? Number(plain) : undefined;
}

const WORDS = new Map<string, 'normal' | 'abnormal' | 'none'>(
  Object.entries({
    阴性: 'normal',
    '阴性(-)': 'normal',
    '(-)': 'normal',
    '-': 'normal',
    neg: 'normal',
    negative: 'normal',
    未检出: 'normal',
    未见异常: 'normal',
    未见明显异常: 'normal',
    'nothing unusual': 'normal',
    'not detected': 'normal',
    正常: 'normal',
    normal: 'normal',
    阳性: 'abnormal',
    '阳性(+)': 'abnormal',
    弱阳性: 'abnormal',
    '(+)': 'abnormal',
    '+': 'abnormal',
    '++': 'abnormal',
    '+++': 'abnormal',
    '++++': 'abnormal',
    '1+': 'abnormal',
    '2+': 'abnormal',
    '3+': 'abnormal',
    pos: 'abnormal',
    positive: 'abnormal',
    '±': 'none',
    '+-': 'none',
    trace: 'none',
    微量: 'none',
  }),
);
/** The most printed words of laboratories in the other language. */
const OTHER_LANGUAGE: readonly (readonly [string, string])[] = [
  ['阴性', 'Negative'],
  ['阳性', 'Positive'],
  ['弱阳性', 'Weakly positive'],
  ['未检出', 'Not detected'],
  ['未见异常', 'Nothing unusual'],
  ['未见明显异常', 'Nothing unusual'],
  ['正常', 'Normal'],
  ['微量', 'Trace'],
];
/** A result in words, in both languages where both are known; else as it was printed. */
export function resultWords(text: string): { zh: string; en: string } {
  const plain = plainText(text).toLowerCase();
  const known = OTHER_LANGUAGE.find(([zh, en]) => plain === zh || plain === en.toLowerCase());
  return known ? { zh: known[0], en: known[1] } : { zh: text, en: text };
}

export const isResultWord = (text: string): boolean => WORDS.has(plainText(text).toLowerCase());

/** A bound such as <0.5 says that nothing was measured below it: words, and no figure. */
export const isBound = (text: string): boolean =>
  /^[<>≤≥]\d{1,9}(\.\d{1,6})?$/.test(plainText(text).replaceAll(' ', ''));

/** Without leading zeros, so that a telephone number is none. */
const BETWEEN = /^((?:0|[1-9]\d{0,4})(?:\.\d{1,4})?)-{1,2}((?:0|[1-9]\d{0,4})(?:\.\d{1,4})?)$/;

/** The range a laboratory prints; null where nothing is printed, undefined where it cannot be read. */
export function rangeIn(text: string): ReadRange | null | undefined {
  const plain = plainText(text)
    .replace(/^[([](.*)[)\]]$/, '$1')
    .replaceAll(/\s|至|to/g, (sign) => (sign === '至' || sign === 'to' ? '-' : ''));
  if (plain === '' || plain === '-' || plain === '--' || plain === '/') return null;
  if (isResultWord(plain)) return { low: null, high: null };
  const between = BETWEEN.exec(plain);
  if (between) {
    const [low, high] = [Number(between[1]), Number(between[2])];
    return low < high ? { low, high } : undefined;
  }
  const open = /^([<>≤≥])(\d+(?:\.\d+)?)$/.exec(plain);
  if (!open) return undefined;
  const bound = Number(open[2]);
  return open[1] === '<' || open[1] === '≤' ? { low: null, high: bound } : { low: bound, high: null };
}

const RAISED: Record<string, string> = { '⁰': '0', '¹': '1', '²': '2', '³': '3', '⁶': '6', '⁹': '9' };
const SPELLED = new Map<string, string>(
  Object.entries({
    '次/分': '/min',
    '次/min': '/min',
    bpm: '/min',
    秒: 's',
    sec: 's',
    'g/l(克/升)': 'g/l',
    '°c': '℃',
    摄氏度: '℃',
    厘米: 'cm',
    'kg/㎡': 'kg/m2',
    'mm/1h': 'mm/h',
    'mm/hr': 'mm/h',
  }),
);

/** One spelling for each unit: umol/L, µmol/L and μmol/l are one, ×10^9/L and 10*9/L are one. Never another unit. */
export function unitKey(text: string): string {
  const raised = Array.from(text, (sign) => RAISED[sign] ?? sign).join('');
  const plain = plainText(raised)
    .replaceAll(/\s/g, '')
    .replace(/^[([](.*)[)\]]$/, '$1')
    .toLowerCase()
    .replaceAll('μ', 'u')
    .replaceAll('m^2', 'm2')
    .replace(/^[x×*]?10(?:\^|\*|\*\*|e)?(9|12|6)\/l$/, '10^$1/l')
    .replace(/^°c$/, '℃');
  return SPELLED.get(plain) ?? plain;
}

export const isSameUnit = (a: string, b: string): boolean => unitKey(a) === unitKey(b);

export type RowFlag = 'normal' | 'low' | 'high' | 'abnormal' | 'none';

/** Words have their own judgement; a figure has its range's. */
export const flagOfWords = (text: string): RowFlag => WORDS.get(plainText(text).toLowerCase()) ?? 'none';

/** The method of another hospital is unknown: its results are a series of their own, never a centre's. */
const UPLOADED = 'uploaded:';
export const uploadedMethod = (hospital: string): string => `${UPLOADED}${hospital}`;
export const hospitalOfMethod = (method: string): string | undefined =>
  method.startsWith(UPLOADED) ? method.slice(UPLOADED.length) : undefined;
