import * as z from 'zod/mini';
import { Words } from '../reason.ts';

/** Letters, digits and dashes: how a questionnaire's parts are named by its conditions, its answers and its rules. */
const Key = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,39}$/));

/** Asked only when an earlier question has one of these answers. */
const Condition = z.object({ question: Key, anyOf: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)) });

const asked = {
  key: Key,
  text: Words,
  hint: z.optional(Words),
  required: z._default(z.boolean(), true),
  when: z.optional(Condition),
};
const Choice = z.object({ key: Key, text: Words });
const choices = z.array(Choice).check(z.maxLength(20));

const Question = z.discriminatedUnion('kind', [
  z.object({ ...asked, kind: z.literal('one'), choices }),
  z.object({
    ...asked,
    kind: z.literal('many'),
    choices,
    /** The choice that excludes the others ("none of these"). */
    none: z.optional(Key),
  }),
  z.object({
    ...asked,
    kind: z.literal('number'),
    unit: Words,
    min: z.number(),
    max: z.number(),
    /** How many digits after the point. */
    digits: z._default(z.int().check(z.minimum(0), z.maximum(2)), 0),
  }),
  z.object({ ...asked, kind: z.literal('text'), most: z._default(z.int().check(z.minimum(1), z.maximum(500)), 200) }),
]);
export type Question = z.output<typeof Question>;
export const QUESTION_SORTS = ['one', 'many', 'number', 'text'] as const satisfies readonly Question['kind'][];

export const MOST_SECTIONS = 12;
export const MOST_QUESTIONS = 40;

/**
 * A questionnaire as data: sections of questions, some of them asked only after certain answers. A draft may have gaps;
 * `documentProblems` (rules/questionnaire-check.ts) names those that keep it from being published.
 */
export const QuestionnaireDocument = z.object({
  title: Words,
  /** Who reads the answers, said before the first question. */
  about: Words,
  minutes: z.int().check(z.minimum(1), z.maximum(60)),
  sections: z
    .array(z.object({ key: Key, title: Words, questions: z.array(Question).check(z.maxLength(MOST_QUESTIONS)) }))
    .check(z.maxLength(MOST_SECTIONS)),
});
export type QuestionnaireDocument = z.output<typeof QuestionnaireDocument>;

export const QUESTIONNAIRE_KINDS = ['survey', 'risk'] as const;
export type QuestionnaireKind = (typeof QUESTIONNAIRE_KINDS)[number];

/** By question: a choice, several, a number, or words. A question that is not asked has no answer. */
export const Answers = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
export type Answers = z.output<typeof Answers>;
export type Answer = Answers[string];

const MOST_ANSWERS = MOST_SECTIONS * MOST_QUESTIONS;
const Given = z.union([
  z.string().check(z.maxLength(500)),
  z.number(),
  z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
]);
/** The changes since the last time: answers by question, null where one was taken back. */
export const AnswerChanges = z
  .record(Key, z.nullable(Given))
  .check(z.refine((changes) => Object.keys(changes).length <= MOST_ANSWERS));
export type AnswerChanges = z.output<typeof AnswerChanges>;
