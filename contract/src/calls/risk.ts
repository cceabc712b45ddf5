import * as z from 'zod/mini';
import { RelationKind } from './booking.ts';
import { read, write } from '../call.ts';
import { absentIfEmpty, CustomerGuid, Whole } from '../ids.ts';
import { Gender } from './people.ts';
import { Words } from '../reason.ts';
import { ConsentState } from './reports.ts';
import { FAMILY_ILLNESSES, RISK_CHECKS, RiskFact, RiskHabit, RiskResult } from '../schemas/risk-view.ts';

/** Absent: about who is signed in. */
const whose = { customerGuid: absentIfEmpty(CustomerGuid()) };

/** A person it can be about: oneself, or a relative with their answer to it. */
export const RiskPerson = z.object({
  customerGuid: z.string(),
  name: z.string(),
  relation: RelationKind,
  gender: Gender,
  /** Of a relative: only who has agreed to have their reports read is assessed. */
  consent: z.nullable(ConsentState),
  /** When it was begun and not handed in; of a relative who has not agreed nothing is said. */
  savedAt: z.nullable(z.string()),
  /** The newest result's day. */
  handedInOn: z.nullable(z.string()),
});
export type RiskPerson = z.output<typeof RiskPerson>;

const Round = z.pipe(Whole, z.int().check(z.gte(1), z.lte(10_000)));

/** One time it was handed in, with what came of it then. */
const Earlier = z.object({
  round: z.int(),
  day: z.string(),
  diabetes: z.nullable(z.number()),
  apnoea: z.nullable(z.number()),
  bmi: z.nullable(z.number()),
});

export const RiskSummary = z.object({
  person: z.object({ customerGuid: z.string(), name: z.string(), relation: RelationKind }),
  round: z.int(),
  /** The newest one takes in reports that came after it; an older one is shown as it was. */
  isNewest: z.boolean(),
  /** When it was handed in. */
  day: z.string(),
  results: z.array(RiskResult),
  /** The facts the results were computed from, each with its source. */
  facts: z.array(RiskFact),
  waistClass: z.nullable(z.enum(['usual', 'before', 'central'])),
  habits: z.array(RiskHabit),
  family: z.array(z.enum(FAMILY_ILLNESSES)),
  checks: z.array(z.enum(RISK_CHECKS)),
  /** The newest first, this one among them. */
  history: z.array(Earlier),
});
export type RiskSummary = z.output<typeof RiskSummary>;

/** The health-risk assessment; its answers are a questionnaire's, its results are computed when they are read. */
export const risk = {
  RiskPeople: read({
    in: z.object({}),
    out: z.object({
      questionnaireCode: z.string(),
      about: Words,
      minutes: z.int(),
      questions: z.int(),
      people: z.array(RiskPerson),
    }),
  }),
  RiskSummary: read({ in: z.object({ ...whose, round: absentIfEmpty(Round) }), out: RiskSummary }),
  /** Once more, beginning with the answers of the last time; one that is begun already goes on. */
  BeginRiskAgain: write({ in: z.object(whose), out: z.object({ round: z.int() }) }),
};
