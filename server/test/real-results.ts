import { RESULTS } from './lab-results.ts';

/** A result as a report of a whole check-up prints it: figures, pairs, counts, bounds and words. */
export interface RealResult {
  code: string;
  zh: string;
  en: string;
  abbr: string;
  /** As it is printed, and as it should stand in its row. */
  value: string;
  read: string;
  unit: string;
  low?: number | undefined;
  high?: number | undefined;
  /** Printed instead of bounds. */
  range?: string;
  mark: '' | 'high' | 'low';
}

const said = (
  code: string,
  [zh, en, abbr]: [string, string, string],
  value: string,
  more: Partial<RealResult> = {},
): RealResult => ({ ...{ code, zh, en, abbr, value, read: value, unit: '', mark: '' }, ...more });

const BODY: readonly RealResult[] = [
  said('HEIGHT', ['身高', 'Height', 'HT'], '172.5', { unit: 'cm' }),
  said('WEIGHT', ['体重', 'Weight', 'WT'], '71.4', { unit: 'kg' }),
  said('BMI', ['体重指数', 'Body mass index', 'BMI'], '24.0', {
    ...{ unit: 'kg/m2', low: 18.5, high: 23.9, mark: 'high', read: '24.0' },
  }),
  said('BP', ['血压', 'Blood pressure', 'BP'], '142/91', { unit: 'mmHg', range: '90-139/60-89', mark: 'high' }),
];
const URINE: readonly RealResult[] = [
  said('U-PRO', ['尿蛋白', 'Urine protein', 'PRO'], '阴性', { range: '阴性' }),
  said('U-GLU', ['尿糖', 'Urine glucose', 'U-GLU'], '阴性', { range: '阴性' }),
  said('HBSAG', ['乙肝表面抗原', 'Hepatitis B surface antigen', 'HBsAg'], '阴性', { range: '阴性' }),
];
const BELOW = said('AFP', ['甲胎蛋白', 'Alpha-fetoprotein', 'AFP'], '<0.61', { unit: 'ng/mL', high: 7 });

const figures: readonly RealResult[] = RESULTS.filter(({ code }) => !['SBP', 'DBP', 'AFP'].includes(code)).map(
  ({ code, zh, en, abbr, value, unit, low, high, flag }) =>
    said(code, [zh, en, abbr], String(value), { unit, low, high, mark: flag ?? '' }),
);

/** Some of everything; each report another part of it. */
export function resultsOf(report: number, count: number, isEnglish: boolean): readonly RealResult[] {
  const from = (report * 5) % figures.length;
  const blood = [...figures.slice(from), ...figures.slice(0, from)].slice(0, count);
  // an English report prints its words in English
  const urine = isEnglish
    ? URINE.map((one) => ({ ...one, value: 'Negative', read: 'Negative', range: 'Negative' }))
    : URINE;
  return [...BODY, ...blood, BELOW, ...urine];
}
