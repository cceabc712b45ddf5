import { describe, expect, it } from 'vitest';
import type { RiskFactName } from '../../schemas/risk-view.ts';
import { apnoeaRisk } from './apnoea.ts';
import { cardioRisk } from './cardio.ts';
import { diabetesRisk } from './diabetes.ts';
import type { RiskFacts } from './facts.ts';
import { checksFor, riskResults } from './summary.ts';
import { waistClass, weightClass } from './weight.ts';

/** The lowest score there is: a woman of 20. */
const LEAST: RiskFacts = {
  ...{ sex: 'female', age: 20, bmi: 20, waist: 65, systolic: 100, neck: 32, glucose: 5 },
  ...{ diabetes: false, hypertension: false, familyDiabetes: false },
  ...{ snoring: false, tired: false, stopsBreathing: false },
};
const pointsFor = (facts: Partial<RiskFacts>, fact: RiskFactName): number | undefined =>
  diabetesRisk({ ...LEAST, ...facts }).parts.find((part) => part.fact === fact)?.points;

describe('the Chinese Diabetes Risk Score', () => {
  it.each([
    [20, 0],
    [24, 0],
    [25, 4],
    [34, 4],
    [35, 8],
    [39, 8],
    [40, 11],
    [44, 11],
    [45, 12],
    [49, 12],
    [50, 13],
    [54, 13],
    [55, 15],
    [59, 15],
    [60, 16],
    [64, 16],
    [65, 18],
    [74, 18],
  ])('gives age %d its %d points', (age, points) => expect(pointsFor({ age }, 'age')).toBe(points));

  it.each([
    ['male', 74.9, 0],
    ['male', 75, 3],
    ['male', 79.9, 3],
    ['male', 80, 5],
    ['male', 85, 7],
    ['male', 90, 8],
    ['male', 95, 10],
    ['female', 69.9, 0],
    ['female', 70, 3],
    ['female', 75, 5],
    ['female', 80, 7],
    ['female', 85, 8],
    ['female', 89.9, 8],
    ['female', 90, 10],
  ] as const)('gives a %s waist of %d its %d points', (sex, waist, points) =>
    expect(pointsFor({ sex, waist }, 'waist')).toBe(points),
  );

  it.each([
    [21.9, 0],
    [22, 1],
    [23.9, 1],
    [24, 3],
    [29.9, 3],
    [30, 5],
  ])('gives a body mass index of %d its %d points', (bmi, points) => expect(pointsFor({ bmi }, 'bmi')).toBe(points));

  it.each([
    [109, 0],
    [110, 1],
    [119, 1],
    [120, 3],
    [129, 3],
    [130, 6],
    [139, 6],
    [140, 7],
    [149, 7],
    [150, 8],
    [159, 8],
    [160, 10],
  ])('gives a pressure of %d its %d points', (systolic, points) =>
    expect(pointsFor({ systolic }, 'systolic')).toBe(points),
  );

  it('runs from 0 to 51 and has its line at 25', () => {
    expect(diabetesRisk(LEAST)).toMatchObject({ figure: 0, band: { name: 'belowLine' } });
    const most: RiskFacts = {
      ...LEAST,
      sex: 'male',
      age: 70,
      bmi: 31,
      waist: 100,
      systolic: 165,
      familyDiabetes: true,
    };
    expect(diabetesRisk(most)).toMatchObject({ figure: 51, most: 51, band: { name: 'reachedLine' } });
    const man: RiskFacts = { ...LEAST, sex: 'male', age: 45, bmi: 24, waist: 85 };
    expect(diabetesRisk(man)).toMatchObject({ figure: 24, band: { name: 'belowLine' } });
    expect(diabetesRisk({ ...man, systolic: 110 })).toMatchObject({ figure: 25, band: { name: 'reachedLine' } });
  });

  it('adds up as the worked example does, and says what a change would do', () => {
    const man: RiskFacts = {
      ...LEAST,
      ...{ sex: 'male', age: 34, bmi: 22.8, waist: 84, systolic: 126, familyDiabetes: true },
    };
    const { figure, parts } = diabetesRisk(man);
    expect(figure).toBe(21);
    expect(parts.find(({ fact }) => fact === 'waist')).toEqual({
      ...{ fact: 'waist', points: 5, changeable: true, better: { to: 80, how: 'below', less: 2 } },
    });
    expect(parts.filter(({ changeable }) => !changeable).map(({ fact, points }) => [fact, points])).toEqual([
      ['familyDiabetes', 6],
      ['age', 4],
      ['sex', 2],
    ]);
    expect(diabetesRisk({ ...man, waist: 79.9 }).figure).toBe(19);
  });

  // proves: risk: no screening of a known illness
  // proves: risk: no figure with facts missing
  it('is not reckoned for other ages, for whom it is known of, or without what it needs', () => {
    for (const age of [19, 75])
      expect(diabetesRisk({ ...LEAST, age })).toMatchObject({ state: 'notComputed', reason: 'age', figure: null });
    expect(diabetesRisk({ ...LEAST, diabetes: true })).toMatchObject({ reason: 'known', figure: null });
    expect(diabetesRisk({ ...LEAST, waist: undefined, systolic: undefined })).toMatchObject({
      ...{ state: 'missing', figure: null, missing: ['waist', 'systolic'] },
    });
  });
});

describe('STOP-Bang', () => {
  const ALL: RiskFacts = {
    ...LEAST,
    ...{ sex: 'male', age: 51, bmi: 35.1, neck: 40.5, hypertension: true },
    ...{ snoring: true, tired: true, stopsBreathing: true },
  };

  it('counts one point for each yes, and only above its lines', () => {
    expect(apnoeaRisk(ALL)).toMatchObject({ figure: 8, band: { name: 'high' }, missing: [] });
    expect(apnoeaRisk(LEAST)).toMatchObject({ figure: 0, band: { name: 'low' } });
    expect(apnoeaRisk({ ...ALL, age: 50, bmi: 35, neck: 40 }).figure).toBe(5);
  });

  it.each([
    [0, 'low'],
    [2, 'low'],
    [3, 'middle'],
    [4, 'middle'],
    [5, 'high'],
    [8, 'high'],
  ])('has %d points in the band %s', (wanted, band) => {
    const yes: Partial<RiskFacts>[] = [
      ...[{ snoring: true }, { tired: true }, { stopsBreathing: true }, { hypertension: true }],
      ...[{ bmi: 36 }, { age: 60 }, { neck: 42 }, { sex: 'male' as const }],
    ];
    const facts = yes.slice(0, wanted).reduce<RiskFacts>((all, one) => ({ ...all, ...one }), LEAST);
    expect(apnoeaRisk(facts)).toMatchObject({ figure: wanted, band: { name: band } });
  });

  it('without the neck is at least so much, and says how much more it could be', () => {
    expect(apnoeaRisk({ ...LEAST, neck: undefined, snoring: true })).toMatchObject({
      ...{ state: 'computed', figure: 1, upTo: 2, missing: ['neck'] },
    });
    expect(apnoeaRisk({ ...LEAST, snoring: undefined })).toMatchObject({ state: 'missing', missing: ['snoring'] });
    expect(apnoeaRisk({ ...LEAST, age: 17 })).toMatchObject({ state: 'notComputed', reason: 'age' });
  });
});

describe('WS/T 428 and China-PAR', () => {
  it.each([
    [18.4, 'underweight'],
    [18.5, 'usual'],
    [23.9, 'usual'],
    [24, 'overweight'],
    [27.9, 'overweight'],
    [28, 'obese'],
  ])('calls a body mass index of %d %s', (bmi, band) =>
    expect(weightClass({ ...LEAST, bmi })).toMatchObject({ figure: bmi, band: { name: band } }),
  );

  it.each([
    ['male', 84.9, 'usual'],
    ['male', 85, 'before'],
    ['male', 90, 'central'],
    ['female', 79.9, 'usual'],
    ['female', 80, 'before'],
    ['female', 85, 'central'],
  ] as const)('calls a %s waist of %d %s', (sex, waist, found) => expect(waistClass({ sex, waist })).toBe(found));

  it('names China-PAR and gives no figure, whatever the age', () => {
    for (const [age, reason] of [
      [34, 'age'],
      [35, 'notHeld'],
      [74, 'notHeld'],
      [75, 'age'],
    ] as const)
      expect(cardioRisk({ ...LEAST, age })).toMatchObject({ state: 'notComputed', reason, figure: null });
    expect(cardioRisk({ ...LEAST, age: 50, heartDisease: true }).reason).toBe('known');
  });
});

describe('checks to add', () => {
  const checks = (facts: Partial<RiskFacts>) => {
    const all = { ...LEAST, ...facts };
    return checksFor(all, riskResults(all));
  };
  it('follow from the bands and from values over their line, and from nothing else', () => {
    expect(checks({})).toEqual([]);
    expect(checks({ glucose: 6.1 })).toEqual(['glucoseTolerance']);
    expect(checks({ glucose: 8, diabetes: true })).toEqual([]);
    expect(checks({ snoring: true, tired: true, stopsBreathing: true })).toEqual(['sleepStudy']);
    expect(checks({ systolic: 140 })).toEqual(['pressure']);
    expect(checks({ systolic: 140, hypertension: true })).toEqual([]);
  });
});
