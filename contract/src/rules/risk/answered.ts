import type { Answers } from '../../schemas/questionnaire-document.ts';
import { FAMILY_ILLNESSES, type FamilyIllness } from '../../schemas/risk-view.ts';
import type { RiskFacts } from './facts.ts';

/** The questions of the assessment that give a fact; the rest are about ways of living (habits.ts). */
export const FACT_QUESTIONS = [
  'height',
  'weight',
  'waist',
  'systolic',
  'neck',
  'diagnosed',
  'family-diabetes',
  'snoring',
  'tired',
  'stops-breathing',
] as const;

export type Given = Partial<Omit<RiskFacts, 'sex' | 'age'>>;

const toOneDigit = (value: number): number => Math.round(value * 10) / 10;

/** The facts of a person's answers; an open question gives none. */
export function factsAnswered(answers: Answers): Given {
  const figure = (key: string): number | undefined => {
    const answer = answers[key];
    return typeof answer === 'number' ? toOneDigit(answer) : undefined;
  };
  const many = (key: string): string[] | undefined => {
    const answer = answers[key];
    return Array.isArray(answer) ? answer : undefined;
  };
  const yes = (key: string): boolean | undefined => {
    const answer = answers[key];
    return answer === 'yes' || answer === 'no' ? answer === 'yes' : undefined;
  };
  const height = figure('height');
  const weight = figure('weight');
  const diagnosed = many('diagnosed');
  const given: Given = {
    bmi: height && weight ? toOneDigit(weight / (height / 100) ** 2) : undefined,
    waist: figure('waist'),
    systolic: figure('systolic'),
    neck: figure('neck'),
    diabetes: diagnosed?.includes('diabetes'),
    hypertension: diagnosed?.includes('hypertension'),
    heartDisease: diagnosed?.some((one) => one === 'heart' || one === 'stroke'),
    familyDiabetes: many('family-diabetes')?.some((one) => one !== 'none'),
    snoring: yes('snoring'),
    tired: yes('tired'),
    stopsBreathing: yes('stops-breathing'),
  };
  return given;
}

/** Illnesses of the family no score counts; they are shown beside the counted ones. */
export const familyIllnesses = (answers: Answers): FamilyIllness[] =>
  FAMILY_ILLNESSES.filter((illness) => {
    const answer = answers[`family-${illness}`];
    return Array.isArray(answer) && answer.some((one) => one !== 'none');
  });

export type MeasuredFact = 'bmi' | 'waist' | 'systolic' | 'glucose';

/** By the code of the indicator in a report; a value in another unit is not used. */
export const FACTS_OF_REPORTS: Readonly<Record<string, { fact: MeasuredFact; units: readonly string[] }>> = {
  BMI: { fact: 'bmi', units: ['kg/m²', 'kg/m2'] },
  WAIST: { fact: 'waist', units: ['cm'] },
  SBP: { fact: 'systolic', units: ['mmHg'] },
  GLU: { fact: 'glucose', units: ['mmol/L'] },
};
