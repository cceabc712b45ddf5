import type { RiskBand, RiskFactName, RiskPart, RiskResult } from '../../schemas/risk-view.ts';
import { missingOf, type RiskFacts } from './facts.ts';
import { bandAt, betterThan, pointsAt, sumOf, type Steps } from './points.ts';

/**
 * Chinese Diabetes Risk Score: six questions, 0 to 51 points, for people of 20 to 74 who are not known to have diabetes;
 * from 25 points on an oral glucose tolerance test is advised.
 */
const SOURCE = {
  zh: '中国糖尿病风险评分表，《中国 2 型糖尿病防治指南（2020 年版）》；Zhou X 等，Diabetes Care 2013;36:3944–3952',
  en: 'Chinese Diabetes Risk Score, Guideline for the prevention and treatment of type 2 diabetes in China (2020); Zhou X et al., Diabetes Care 2013;36:3944–3952',
};
const AGES = { from: 20, to: 74 };
export const DIABETES_MOST = 51;
const BANDS: RiskBand[] = [
  { name: 'belowLine', from: 0, tone: 'ok' },
  { name: 'reachedLine', from: 25, tone: 'warn' },
];

const AGE: Steps = [
  [0, 0],
  [25, 4],
  [35, 8],
  [40, 11],
  [45, 12],
  [50, 13],
  [55, 15],
  [60, 16],
  [65, 18],
];
const SYSTOLIC: Steps = [
  [0, 0],
  [110, 1],
  [120, 3],
  [130, 6],
  [140, 7],
  [150, 8],
  [160, 10],
];
const BMI: Steps = [
  [0, 0],
  [22, 1],
  [24, 3],
  [30, 5],
];
const WAIST: Record<RiskFacts['sex'], Steps> = {
  male: waistFrom(75),
  female: waistFrom(70),
};

/** A woman's steps begin 5 cm lower than a man's. */
function waistFrom(first: number): Steps {
  const points = [3, 5, 7, 8, 10];
  return [[0, 0], ...points.map((at, step): [number, number] => [first + step * 5, at])];
}

const NEEDED: RiskFactName[] = ['bmi', 'waist', 'systolic', 'familyDiabetes'];

export function diabetesRisk(facts: RiskFacts): RiskResult {
  const missing = missingOf(facts, NEEDED);
  const frame = {
    ...{ score: 'diabetes' as const, ages: AGES, least: 0, most: DIABETES_MOST, bands: BANDS, source: SOURCE },
    ...{ figure: null, band: null, upTo: null, parts: [], missing: [] },
  };
  // guard: risk: no screening of a known illness
  if (facts.diabetes) return { ...frame, state: 'notComputed', reason: 'known' };
  if (facts.age < AGES.from || facts.age > AGES.to) return { ...frame, state: 'notComputed', reason: 'age' };
  // guard: risk: no figure with facts missing
  if (missing.length > 0) return { ...frame, state: 'missing', reason: null, missing };
  const parts = partsOf(facts);
  const figure = sumOf(parts);
  return { ...frame, state: 'computed', reason: null, parts, figure, band: bandAt(BANDS, figure) };
}

function partsOf({ sex, age, bmi = 0, waist = 0, systolic = 0, familyDiabetes }: RiskFacts): RiskPart[] {
  const measured = (fact: RiskFactName, steps: Steps, value: number): RiskPart => ({
    ...{ fact, points: pointsAt(steps, value), changeable: true, better: betterThan(steps, value) },
  });
  const given = (fact: RiskFactName, points: number): RiskPart => ({ fact, points, changeable: false, better: null });
  return [
    measured('waist', WAIST[sex], waist),
    measured('systolic', SYSTOLIC, systolic),
    measured('bmi', BMI, bmi),
    given('familyDiabetes', familyDiabetes ? 6 : 0),
    given('age', pointsAt(AGE, age)),
    given('sex', sex === 'male' ? 2 : 0),
  ];
}
