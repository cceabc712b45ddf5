import * as z from 'zod/mini';
import { Day } from '../schemas/fields.ts';
import { QuestionnaireCode } from '../calls/questionnaires.ts';
import { QUESTION_SORTS, QUESTIONNAIRE_KINDS, QuestionnaireDocument } from '../schemas/questionnaire-document.ts';
import { Words } from '../reason.ts';
import { DOCUMENT_PROBLEMS } from '../rules/questionnaire-check.ts';
import { format } from '../schemas/sheet-format.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, Why } from './fields.ts';

/** An administrator looks at it, and takes the answers out; the questions are the editors'. */
const READ = ['content', 'admin'] as const;
const EDIT = ['content'] as const;
const EXPORT = ['admin'] as const;

export const QUESTIONNAIRE_STATES = ['draft', 'later', 'open', 'over', 'closed'] as const;

/** How often it was saved when the operator looked. */
const revision = z.int().check(z.gte(1));
const at = { code: QuestionnaireCode, revision };
const Problem = z.object({ problem: z.enum(DOCUMENT_PROBLEMS), at: z.string() });

const row = {
  code: z.string(),
  kind: z.enum(QUESTIONNAIRE_KINDS),
  title: Words,
  /** Null: for all. */
  companies: z.nullable(z.array(CompanyName)),
  openFrom: z.string(),
  openTo: z.nullable(z.string()),
  /** 0: none is published yet. */
  version: z.int(),
  hasDraft: z.boolean(),
  state: z.enum(QUESTIONNAIRE_STATES),
  /** How many were handed in. */
  answers: z.int(),
  updatedAt: z.string(),
};
export const OpsQuestionnaireRow = z.object(row);
export type OpsQuestionnaireRow = z.output<typeof OpsQuestionnaireRow>;

const Total = z.object({
  key: z.string(),
  text: Words,
  kind: z.enum(QUESTION_SORTS),
  /** Null, like all figures of the question, where it would speak of fewer than ten people. */
  answered: z.nullable(z.int()),
  /** How many chose what; null where a cell is too small, or another would follow from it. */
  cells: z.nullable(z.array(z.object({ key: z.string(), text: Words, count: z.nullable(z.int()) }))),
  /** Of numbers. */
  mean: z.nullable(z.number()),
});
export type QuestionTotal = z.output<typeof Total>;

export const opsQuestionnaires = {
  OpsQuestionnaires: opsRead(READ, { in: z.object({}), out: z.object({ rows: z.array(OpsQuestionnaireRow) }) }),
  OpsQuestionnaire: opsRead(READ, {
    in: z.object({ code: QuestionnaireCode }),
    out: z.object({
      ...row,
      revision: z.int(),
      /** The next version where there is a draft of it, else the published one. */
      document: QuestionnaireDocument,
      problems: z.array(Problem),
      versions: z.array(z.object({ version: z.int(), byName: z.string(), publishedAt: z.string() })),
      /** Handed in, by company. */
      answersBy: z.array(z.object({ company: CompanyName, answers: z.int() })),
    }),
  }),
  /** Keeps a draft beside the published version; `revision` 0 begins a new one. */
  OpsQuestionnaireSave: opsWrite(EDIT, {
    in: z.object({
      code: QuestionnaireCode,
      revision: z.int().check(z.gte(0)),
      kind: z.enum(QUESTIONNAIRE_KINDS),
      companyIds: z.nullable(z.array(AnyCompanyId).check(z.minLength(1), z.maxLength(200))),
      openFrom: Day,
      openTo: z.nullable(Day),
      document: QuestionnaireDocument,
    }),
    out: z.object({ code: z.string(), revision: z.int(), problems: z.array(Problem) }),
  }),
  OpsQuestionnairePublish: opsWrite(EDIT, {
    in: z.object({ ...at, reason: Why }),
    out: z.object({ version: z.int() }),
  }),
  /** Ends it before its last day, or opens it again. */
  OpsQuestionnaireClose: opsWrite(EDIT, {
    in: z.object({ ...at, closed: z.boolean(), reason: Why }),
    out: z.object({ closed: z.boolean() }),
  }),
  OpsQuestionnaireTotals: opsRead(READ, {
    in: z.object({ code: QuestionnaireCode, companyId: AnyCompanyId }),
    out: z.object({ answers: z.int(), least: z.int(), questions: z.array(Total) }),
  }),
  /** The totals as a spreadsheet, with the written answers apart from all others. */
  OpsQuestionnaireExport: opsWrite(EXPORT, {
    in: z.object({ code: QuestionnaireCode, companyId: AnyCompanyId, format, reason: Why }),
    out: z.object({ taskId: z.string() }),
  }),
};
