import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import type { AnswerChanges, Answers, Question, QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import type { questionnaires as contract } from '#contract/calls/questionnaires';
import { answerProblem, askedAnswers, unanswered, withChanges } from '#contract/rules/questionnaire';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { assertOpen, documentOf, publishedQuestionnaire } from './queries.ts';
import { assertMayAnswer, openAnswers, sealAnswers, sheetsOf, type SheetKey } from './sheets.ts';

type Here = InTx<EmployeeCtx>;
type Saving = Input<typeof contract.SaveAnswers>;

export const saveAnswers = (ctx: EmployeeCtx, saving: Saving): Promise<Committed<Reply<typeof contract.SaveAnswers>>> =>
  commitOnce(ctx, async (ctx) => {
    const draft = await laidOver(ctx, saving);
    await store(ctx, draft, null);
    return { revision: draft.revision + 1, savedAt: ctx.now().toISOString() };
  });

/** Answers to dropped questions are not kept, and no asked question may lack one. */
export const handInAnswers = (
  ctx: EmployeeCtx,
  saving: Saving,
): Promise<Committed<Reply<typeof contract.HandInAnswers>>> =>
  commitOnce(ctx, async (ctx) => {
    const draft = await laidOver(ctx, saving);
    const answers = /* guard: questionnaires: answers to asked questions only → draft.answers */ askedAnswers(
      draft.document,
      draft.answers,
    );
    const [first] = unanswered(draft.document, answers);
    // guard: questionnaires: everything that is asked
    if (first) throw faultOf(ctx, first.problem === 'missing' ? 'answerMissing' : 'answerUnfit', first.question);
    await store(ctx, { ...draft, answers }, ctx.now());
    return { handedInAt: ctx.now().toISOString() };
  });

interface Draft {
  key: SheetKey;
  document: QuestionnaireDocument;
  version: number;
  answers: Answers;
  /** 0: not saved yet. */
  revision: number;
}

/** The caller's locked sheet with the changes laid over it; refused where it is not the one they have read. */
async function laidOver(ctx: Here, { questionnaireCode, customerGuid, revision, changes }: Saving): Promise<Draft> {
  const aboutGuid = customerGuid ?? ctx.session.personGuid;
  const row = await publishedQuestionnaire(ctx, questionnaireCode);
  await assertMayAnswer(ctx, row, aboutGuid);
  const sheet = await sheetsOf(ctx, row.code, aboutGuid).forUpdate().executeTakeFirst();
  if (sheet?.handed_in_at) throw new Fault('questionnaireDone');
  assertOpen(ctx, row);
  // guard: questionnaires: another device was faster → revision = sheet?.revision ?? 0
  if ((sheet?.revision ?? 0) !== revision) throw new Fault('sheetMoved');
  const document = await documentOf(ctx, row.code, row.version);
  assertFit(ctx, document, changes);
  const saved = sheet ? openAnswers(await ctx.portal.keyring.companyKey(ctx), sheet) : {};
  const own = { code: row.code, person_guid: ctx.session.personGuid, about_guid: aboutGuid };
  return {
    key: { ...own, round: sheet?.round ?? 1 },
    ...{ document, version: row.version, revision, answers: ofThese(document, withChanges(saved, changes)) },
  };
}

const questionsOf = ({ sections }: QuestionnaireDocument): Question[] => sections.flatMap(({ questions }) => questions);

/** Saved answers a newer version no longer asks for, or asks otherwise, are left behind. */
const ofThese = (document: QuestionnaireDocument, answers: Answers): Answers =>
  Object.fromEntries(
    questionsOf(document).flatMap((question) => {
      const answer = answers[question.key];
      return answer === undefined || answerProblem(question, answer) ? [] : [[question.key, answer]];
    }),
  );

function assertFit(ctx: Here, document: QuestionnaireDocument, changes: AnswerChanges): void {
  const questions = new Map(questionsOf(document).map((question) => [question.key, question]));
  for (const [key, answer] of Object.entries(changes)) {
    const question = questions.get(key);
    if (!question) throw new Fault('answerUnfit', { question: key });
    const problem = answer === null ? undefined : answerProblem(question, answer);
    // guard: questionnaires: an answer that is none
    if (problem) throw faultOf(ctx, 'answerUnfit', question);
  }
}

const faultOf = ({ lang }: Here, name: 'answerMissing' | 'answerUnfit', { key, text }: Question): Fault =>
  new Fault(name, { question: inLanguage(text, lang), key });

async function store(ctx: Here, { key, version, answers, revision }: Draft, handed_in_at: Date | null): Promise<void> {
  const company_id = ctx.company.companyId;
  const now = ctx.now();
  const sealed = sealAnswers(await ctx.portal.keyring.companyKey(ctx), key, answers);
  const saved = { version, answers: sealed, revision: revision + 1, saved_at: now, handed_in_at };
  if (revision > 0) {
    await ctx.db
      .updateTable('answer_sheet')
      .set(saved)
      .where((where) => where.and({ company_id, ...key }))
      .execute();
    return;
  }
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('answer_sheet')
    .values({ company_id, ...key, ...saved, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // two devices began at the same moment
  // guard: questionnaires: begun on two devices at once
  if (numInsertedOrUpdatedRows === 0n) throw new Fault('sheetMoved');
}
