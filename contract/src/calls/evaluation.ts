import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { ServiceCode } from '../schemas/fields.ts';
import { ChoiceId, CustomerGuid, OrderId, Whole } from '../ids.ts';
import { AT } from '../values/addresses.ts';

/** The kind of answer an option takes: stars, a tag that is on or off, or words. */
export const EVALUATION_TYPE = { stars: 1, tag: 2, words: 3 } as const;
export const MOST_STARS = 5;
/** As long as feedback may be. */
export const MOST_WORDS = 300;
const MOST_ANSWERS = 30;

export const EvaluationOption = z.object({
  id: z.int(),
  typeId: z.literal([1, 2, 3]),
  name: z.string(),
  /** A tag is offered with this many stars: praise with many, what to do better with few. */
  fromStars: z.int(),
  toStars: z.int(),
});
export type EvaluationOption = z.output<typeof EvaluationOption>;

const Answer = z.object({
  evaluateOptionId: ChoiceId(),
  stars: z.optional(z.pipe(Whole, z.int().check(z.gte(1), z.lte(MOST_STARS)))),
  content: z.optional(z.string().check(z.maxLength(MOST_WORDS))),
});
const Answers = z.array(Answer).check(z.maxLength(MOST_ANSWERS));

/** A direct call's fields may come as a form, so a list comes as JSON text. */
const JsonList = z.pipe(
  z.string().check(z.maxLength(4_000)),
  z.transform((text, ctx): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      ctx.issues.push({ code: 'custom', input: text, message: 'not JSON' });
      return z.NEVER;
    }
  }),
);

export const evaluation = {
  GetEvaluationOptions: read({
    ...AT.GetEvaluationOptions,
    in: z.object({
      /** 0 is every type. */
      evaluateOptionTypeId: z._default(z.pipe(Whole, z.literal([0, 1, 2, 3])), 0),
      /** As everywhere: the words come in it. */
      language: z.optional(z.string().check(z.maxLength(20))),
      serviceCode: ServiceCode,
    }),
    out: z.array(EvaluationOption),
  }),
  SaveEvaluationInfo: write({
    ...AT.SaveEvaluationInfo,
    in: z.object({
      customerGuid: CustomerGuid(),
      ExamOrderId: OrderId(),
      CustomeEvaluations: z.union([Answers, z.pipe(JsonList, Answers)]),
    }),
    out: z.object({ ExamOrderId: z.int() }),
  }),
};
