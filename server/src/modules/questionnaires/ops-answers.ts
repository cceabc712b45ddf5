import type { Input, Reply } from '#contract/call';
import { LEAST_ANSWERS, type opsQuestionnaires, type QuestionTotal } from '#contract/ops/questionnaires';
import type { Answers, Question } from '#contract/questionnaire-document';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { enterCompany } from '../company/index.ts';
import { documentOf, publishedQuestionnaire } from './queries.ts';
import { openAnswers } from './sheets.ts';

type Calls = typeof opsQuestionnaires;
const MOST_COUNTED = 20_000;

/** The sheets that were handed in, in a row that says nothing of when. */
export const handedIn = ({ db, company }: InCompany, code: string) =>
  db
    .selectFrom('answer_sheet')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('code', '=', code)
    .where('handed_in_at', 'is not', null)
    .orderBy('person_guid')
    .orderBy('about_guid')
    .orderBy('round');

/** What was answered, in numbers; too few answers to a question tell of somebody and are not told. */
export const questionnaireTotals = async (
  ctx: OperatorCtx,
  { code, companyId }: Input<Calls['OpsQuestionnaireTotals']>,
): Promise<Reply<Calls['OpsQuestionnaireTotals']>> =>
  transact(await enterCompany(ctx, companyId), async (ctx) => {
    const { version } = await publishedQuestionnaire(ctx, code);
    const sheets = await handedIn(ctx, code).limit(MOST_COUNTED).execute();
    const key = await ctx.portal.keyring.companyKey(ctx);
    const all = sheets.length < LEAST_ANSWERS ? [] : sheets.map((sheet) => openAnswers(key, sheet));
    const { sections } = await documentOf(ctx, code, version);
    const questions = all.length === 0 ? [] : sections.flatMap((section) => section.questions);
    return { answers: sheets.length, least: LEAST_ANSWERS, questions: questions.map((one) => totalOf(one, all)) };
  });

function totalOf(question: Question, all: readonly Answers[]): QuestionTotal {
  const given = all.flatMap((answers) => {
    const answer = answers[question.key];
    return answer === undefined ? [] : [answer];
  });
  const enough = given.length >= LEAST_ANSWERS;
  const numbers = given.filter((answer) => typeof answer === 'number');
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return {
    ...{ key: question.key, text: question.text, kind: question.kind, answered: given.length },
    mean: question.kind === 'number' && enough ? Number(mean.toFixed(1)) : null,
    cells:
      enough && 'choices' in question
        ? question.choices.map(({ key, text }) => ({
            text,
            count: given.filter((one) => [one].flat().includes(key)).length,
          }))
        : null,
  };
}
