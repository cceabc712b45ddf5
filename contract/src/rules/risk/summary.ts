import type { RiskCheckName, RiskResult } from '../../schemas/risk-view.ts';
import { apnoeaRisk } from './apnoea.ts';
import { cardioRisk } from './cardio.ts';
import { diabetesRisk } from './diabetes.ts';
import type { RiskFacts } from './facts.ts';
import { weightClass } from './weight.ts';

export const riskResults = (facts: RiskFacts): RiskResult[] => [
  diabetesRisk(facts),
  apnoeaRisk(facts),
  weightClass(facts),
  cardioRisk(facts),
];

/** Chinese guideline for type 2 diabetes (2020): from here on a fasting value is no longer usual. */
const GLUCOSE_LINE = 6.1;
/** Chinese guidelines for hypertension (2018 revision). */
const SYSTOLIC_LINE = 140;

/** Checks to add to the next check-up; a suggestion, never a diagnosis. */
export function checksFor(facts: RiskFacts, results: readonly RiskResult[]): RiskCheckName[] {
  const bandOf = (score: RiskResult['score']) => results.find((one) => one.score === score)?.band?.name;
  const wanted: [RiskCheckName, boolean][] = [
    ['glucoseTolerance', bandOf('diabetes') === 'reachedLine' || isRaised(facts)],
    ['sleepStudy', bandOf('apnoea') === 'middle' || bandOf('apnoea') === 'high'],
    ['pressure', (facts.systolic ?? 0) >= SYSTOLIC_LINE && !facts.hypertension],
  ];
  return wanted.filter(([, is]) => is).map(([check]) => check);
}

const isRaised = ({ glucose = 0, diabetes }: RiskFacts): boolean => !diabetes && glucose >= GLUCOSE_LINE;
