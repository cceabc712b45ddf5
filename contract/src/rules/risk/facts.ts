import type { RiskFactName } from '../../schemas/risk-view.ts';

/** The facts the rules ask for; a missing one is absent. */
export interface RiskFacts {
  sex: 'male' | 'female';
  age: number;
  /** kg/m², to one digit. */
  bmi?: number | undefined;
  /** cm. */
  waist?: number | undefined;
  neck?: number | undefined;
  /** mmHg. */
  systolic?: number | undefined;
  /** Fasting, mmol/L. */
  glucose?: number | undefined;
  /** Told by a doctor. */
  diabetes?: boolean | undefined;
  hypertension?: boolean | undefined;
  /** Coronary heart disease or a stroke. */
  heartDisease?: boolean | undefined;
  familyDiabetes?: boolean | undefined;
  snoring?: boolean | undefined;
  tired?: boolean | undefined;
  stopsBreathing?: boolean | undefined;
}

export const missingOf = (facts: RiskFacts, needed: readonly RiskFactName[]): RiskFactName[] =>
  needed.filter((fact) => facts[fact] === undefined);
