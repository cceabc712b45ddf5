import { describe, expect, it } from 'vitest';
import type { RiskSummary } from '#contract/calls/risk';
import type { RiskFacts } from '#contract/rules/risk/facts';
import { riskResults } from '#contract/rules/risk/summary';
import { factorsOf } from './factors.ts';

const KNOWN: RiskFacts = {
  ...{ sex: 'male', age: 34, bmi: 22.8, waist: 84, systolic: 126, familyDiabetes: true, hypertension: false },
  ...{ snoring: true, tired: true, stopsBreathing: false, diabetes: false },
};
const view: RiskSummary = {
  ...{ person: { customerGuid: '', name: '', relation: 'self' }, round: 1, isNewest: true, day: '2026-06-28' },
  ...{ results: riskResults(KNOWN), waistClass: 'usual', habits: [], family: [], checks: [], history: [] },
  facts: Object.entries(KNOWN).map(([fact, value]) => ({
    ...{ fact: fact as keyof RiskFacts, value: value as number, from: 'answer' as const, day: '', orderId: null },
  })),
};
const told = (changeable: boolean) =>
  factorsOf(view, changeable).map(({ fact, points }) => [fact.fact, ...points.map((one) => one.points)]);

describe('factors', () => {
  it('stand once each, with the points of every score, and only where they add some', () => {
    expect(told(true)).toEqual([
      ['waist', 5],
      ['systolic', 3],
      ['bmi', 1],
      ['snoring', 1],
      ['tired', 1],
    ]);
    expect(told(false)).toEqual([
      ['familyDiabetes', 6],
      ['age', 4],
      ['sex', 2, 1],
    ]);
  });
});
