import type { RiskBand, RiskResult } from '../../schemas/risk-view.ts';
import type { RiskFacts } from './facts.ts';
import { bandAt } from './points.ts';

/** The Chinese standard for adults' weight: classes of the body mass index, and of the waist by sex. */
const SOURCE = {
  zh: '《成人体重判定》（WS/T 428—2013）',
  en: 'Criteria of weight for adults (WS/T 428—2013)',
};
const AGES = { from: 18, to: null };
const BANDS: RiskBand[] = [
  { name: 'underweight', from: 0, tone: 'warn' },
  { name: 'usual', from: 18.5, tone: 'ok' },
  { name: 'overweight', from: 24, tone: 'warn' },
  { name: 'obese', from: 28, tone: 'bad' },
];
/** Where the bar begins and ends; a figure beyond is drawn at its end. */
const DRAWN = { least: 15, most: 35 };

export function weightClass({ age, bmi }: RiskFacts): RiskResult {
  const frame = {
    ...{ score: 'weight' as const, ages: AGES, ...DRAWN, bands: BANDS, source: SOURCE },
    ...{ figure: null, band: null, upTo: null, parts: [], missing: [] },
  };
  if (age < AGES.from) return { ...frame, state: 'notComputed', reason: 'age' };
  if (bmi === undefined) return { ...frame, state: 'missing', reason: null, missing: ['bmi'] };
  return { ...frame, state: 'computed', reason: null, figure: bmi, band: bandAt(BANDS, bmi) };
}

/** WS/T 428: from the first line on it is the stage before, from the second on central obesity. */
const WAIST_LINES = { male: [85, 90], female: [80, 85] } as const;

export function waistClass({ sex, waist }: Pick<RiskFacts, 'sex' | 'waist'>): 'usual' | 'before' | 'central' | null {
  if (waist === undefined) return null;
  const [before, central] = WAIST_LINES[sex];
  if (waist >= central) return 'central';
  return waist >= before ? 'before' : 'usual';
}
