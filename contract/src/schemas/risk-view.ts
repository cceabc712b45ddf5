import * as z from 'zod/mini';
import { Words } from '../reason.ts';

/** The facts and results of the risk rules, as they cross the wire. */

/** The sources of a fact: the person's data, their answers, or a report. */
export const RISK_FACTS = [
  'sex',
  'age',
  'bmi',
  'waist',
  'neck',
  'systolic',
  'glucose',
  'diabetes',
  'hypertension',
  'heartDisease',
  'familyDiabetes',
  'snoring',
  'tired',
  'stopsBreathing',
] as const;
export type RiskFactName = (typeof RISK_FACTS)[number];
const FactName = z.enum(RISK_FACTS);

export const RISK_SCORES = ['diabetes', 'apnoea', 'weight', 'cardio'] as const;
export type RiskScoreName = (typeof RISK_SCORES)[number];

export const RISK_BANDS = [
  'belowLine',
  'reachedLine',
  'low',
  'middle',
  'high',
  'underweight',
  'usual',
  'overweight',
  'obese',
] as const;

const Band = z.object({ name: z.enum(RISK_BANDS), from: z.number(), tone: z.enum(['ok', 'warn', 'bad']) });
export type RiskBand = z.output<typeof Band>;

/** The points one fact adds to a score; `better` is the nearest change that would take points away. */
const Part = z.object({
  fact: FactName,
  points: z.int(),
  changeable: z.boolean(),
  better: z.nullable(z.object({ to: z.number(), how: z.enum(['below', 'atMost']), less: z.int() })),
});
export type RiskPart = z.output<typeof Part>;

export const RiskResult = z.object({
  score: z.enum(RISK_SCORES),
  state: z.enum(['computed', 'missing', 'notComputed']),
  /** Why there is no figure: the rule is not made for this age, the illness is known already, or its formula is not held here. */
  reason: z.nullable(z.enum(['age', 'known', 'notHeld'])),
  ages: z.object({ from: z.int(), to: z.nullable(z.int()) }),
  figure: z.nullable(z.number()),
  least: z.number(),
  most: z.number(),
  bands: z.array(Band),
  band: z.nullable(Band),
  parts: z.array(Part),
  /** Missing facts; with a figure they could only add to it, up to `upTo`. */
  missing: z.array(FactName),
  upTo: z.nullable(z.number()),
  source: Words,
});
export type RiskResult = z.output<typeof RiskResult>;

/** A fact with where it comes from. */
export const RiskFact = z.object({
  fact: FactName,
  value: z.union([z.number(), z.boolean(), z.enum(['male', 'female'])]),
  from: z.enum(['profile', 'answer', 'report']),
  /** When it was answered or measured. */
  day: z.string(),
  orderId: z.nullable(z.int()),
});
export type RiskFact = z.output<typeof RiskFact>;

/** Ways of living no score counts, with the published advice they fall short of. */
export const RISK_HABITS = [
  'smoking',
  'passiveSmoke',
  'alcohol',
  'exercise',
  'sitting',
  'lateNights',
  'breakfast',
  'vegetables',
  'fruit',
  'salt',
  'sugar',
  'fried',
  'grains',
  'water',
  'sleep',
  'mood',
  'checkUps',
] as const;
export type RiskHabitName = (typeof RISK_HABITS)[number];
export const RiskHabit = z.object({
  habit: z.enum(RISK_HABITS),
  /** As it was answered, where a figure says more: cigarettes, days, hours. */
  figure: z.nullable(z.number()),
  /** For how long, where it was asked. */
  years: z.nullable(z.number()),
  source: Words,
});
export type RiskHabit = z.output<typeof RiskHabit>;

/** Illnesses of the family that no score here counts. */
export const FAMILY_ILLNESSES = ['pressure', 'heart', 'cancer'] as const;
export type FamilyIllness = (typeof FAMILY_ILLNESSES)[number];

export const RISK_CHECKS = ['glucoseTolerance', 'sleepStudy', 'pressure'] as const;
export type RiskCheckName = (typeof RISK_CHECKS)[number];
