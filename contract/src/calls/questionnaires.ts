import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { absentIfEmpty, CompanyCode, CustomerGuid, Whole } from '../ids.ts';
import {
  AnswerChanges,
  Answers,
  QUESTIONNAIRE_KINDS,
  QuestionnaireDocument,
} from '../schemas/questionnaire-document.ts';
import { AT } from '../values/addresses.ts';

export const QuestionnaireCode = z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9-]{2,39}$/));

/** Our own types, by name or as a number beginning with 1. */
const QuestionnaireType = z.union([
  z.enum(QUESTIONNAIRE_KINDS),
  z.pipe(
    z.literal([1, '1']),
    z.transform((): 'survey' => 'survey'),
  ),
  z.pipe(
    z.literal([2, '2']),
    z.transform((): 'risk' => 'risk'),
  ),
]);

/** Which sheet: of a questionnaire, about oneself unless a relative is named. */
const sheet = { questionnaireCode: QuestionnaireCode, customerGuid: absentIfEmpty(CustomerGuid()) };

/** How often the sheet had been saved when it was read; 0: never. */
const Revision = z.pipe(Whole, z.int().check(z.gte(0)));

export const questionnaires = {
  /** Which questionnaire of a type is open to the company's people. */
  GetQuestionnaireCode: read({
    ...AT.GetQuestionnaireCode,
    in: z.object({ type: QuestionnaireType, companyCode: CompanyCode() }),
    out: z.object({ questionnaireCode: z.string() }),
  }),
  /** `isSurvey` says whether the customer has handed it in; until then the survey gate leads there. */
  ParseAccess: read({
    ...AT.ParseAccess,
    in: z.object({ questionnaireCode: QuestionnaireCode, customerId: absentIfEmpty(CustomerGuid()) }),
    out: z.object({ isSurvey: z.boolean() }),
  }),

  /** The questions with one's saved answers; handed in, as they were then. */
  MyQuestionnaire: read({
    in: z.object(sheet),
    out: z.object({
      questionnaireCode: z.string(),
      kind: z.enum(QUESTIONNAIRE_KINDS),
      version: z.int(),
      document: QuestionnaireDocument,
      answers: Answers,
      revision: z.int(),
      savedAt: z.nullable(z.string()),
      handedInAt: z.nullable(z.string()),
      /** The last day on which it can be handed in. */
      openTo: z.nullable(z.string()),
    }),
  }),
  /**
   * Saves the changed answers. A save on top of an older sheet is refused; the browser reads the newer one and saves
   * again.
   */
  SaveAnswers: write({
    in: z.object({ ...sheet, revision: Revision, changes: AnswerChanges }),
    out: z.object({ revision: z.int(), savedAt: z.string() }),
  }),
  HandInAnswers: write({
    in: z.object({ ...sheet, revision: Revision, changes: z._default(AnswerChanges, {}) }),
    out: z.object({ handedInAt: z.string() }),
  }),
};
