import type { RiskBand, RiskFactName, RiskPart, RiskResult } from '../../schemas/risk-view.ts';
import { missingOf, type RiskFacts } from './facts.ts';
import { bandAt, sumOf } from './points.ts';

/** STOP-Bang: eight yes-or-no questions about obstructive sleep apnoea of adults, one point each. */
const SOURCE = {
  zh: 'STOP-Bang，Chung F 等，Anesthesiology 2008;108:812–821；分级：Chung F 等，Chest 2016;149:631–638',
  en: 'STOP-Bang, Chung F et al., Anesthesiology 2008;108:812–821; bands: Chung F et al., Chest 2016;149:631–638',
};
const AGES = { from: 18, to: null };
const MOST = 8;
const BANDS: RiskBand[] = [
  { name: 'low', from: 0, tone: 'ok' },
  { name: 'middle', from: 3, tone: 'warn' },
  { name: 'high', from: 5, tone: 'bad' },
];
/** The questionnaire counts values above these. */
const BMI_LINE = 35;
const NECK_LINE = 40;
const AGE_LINE = 50;

const NEEDED: RiskFactName[] = ['bmi', 'hypertension', 'snoring', 'tired', 'stopsBreathing'];

export function apnoeaRisk(facts: RiskFacts): RiskResult {
  const frame = {
    ...{ score: 'apnoea' as const, ages: AGES, least: 0, most: MOST, bands: BANDS, source: SOURCE },
    ...{ figure: null, band: null, upTo: null, parts: [], missing: [] },
  };
  if (facts.age < AGES.from) return { ...frame, state: 'notComputed', reason: 'age' };
  const missing = missingOf(facts, NEEDED);
  if (missing.length > 0) return { ...frame, state: 'missing', reason: null, missing };
  const parts = partsOf(facts);
  const figure = sumOf(parts);
  const found = { ...frame, state: 'computed' as const, reason: null, parts, figure, band: bandAt(BANDS, figure) };
  // few people know it; the score without it is a score of at least
  return facts.neck === undefined ? { ...found, missing: ['neck'], upTo: figure + 1 } : found;
}

function partsOf(facts: RiskFacts): RiskPart[] {
  const { sex, age, bmi = 0, neck, hypertension, snoring, tired, stopsBreathing } = facts;
  const yes = (fact: RiskFactName, is: boolean | undefined, changeable: boolean): RiskPart => ({
    ...{ fact, points: is ? 1 : 0, changeable, better: null },
  });
  const measured = (fact: RiskFactName, value: number, line: number): RiskPart => ({
    ...yes(fact, value > line, true),
    better: value > line ? { to: line, how: 'atMost', less: 1 } : null,
  });
  return [
    yes('snoring', snoring, true),
    yes('tired', tired, true),
    yes('stopsBreathing', stopsBreathing, true),
    // the point is for having it, treated or not
    yes('hypertension', hypertension, false),
    measured('bmi', bmi, BMI_LINE),
    ...(neck === undefined ? [] : [measured('neck', neck, NECK_LINE)]),
    yes('age', age > AGE_LINE, false),
    yes('sex', sex === 'male', false),
  ];
}
