import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import { LEAST_ANSWERS, type opsQuestionnaires } from '#contract/ops/questionnaires';
import type { Question } from '#contract/questionnaire-document';
import { SheetFormat } from '#contract/sheet-format';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { defineTask } from '../../jobs/define-task.ts';
import { sheetPart, sheetResult } from '../../sheet/file.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany } from '../company/index.ts';
import { startTask } from '../tasks/index.ts';
import { handedIn } from './ops-answers.ts';
import { answerText } from './personal-data.ts';
import { documentOf, publishedQuestionnaire } from './queries.ts';
import { openAnswers } from './sheets.ts';

type Calls = typeof opsQuestionnaires;
const ROWS_A_STEP = 500;

async function questionsOf(ctx: InCompany, code: string): Promise<Question[]> {
  const { version } = await publishedQuestionnaire(ctx, code);
  return (await documentOf(ctx, code, version)).sections.flatMap(({ questions }) => questions);
}

const Asked = z.object({ code: z.string(), format: z.optional(SheetFormat) });

/** One line each, by a number that is nobody's: neither who it was nor when stands in the file. */
export const answersTask = defineTask({
  kind: 'questionnaires.export',
  input: Asked,
  cursor: z.object({ from: z.int() }),
  start: async () => ({ cursor: { from: 0 }, total: null }),
  step: async (ctx, { input: { code } }, { from }) => {
    const questions = await questionsOf(ctx, code);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const sheets = await handedIn(ctx, code).offset(from).limit(ROWS_A_STEP).execute();
    const lines = sheets.map((sheet, index) => {
      const answers = openAnswers(key, sheet);
      const cells = questions.map((question) => {
        const answer = answers[question.key];
        return answer === undefined ? '' : answerText(question, answer);
      });
      return [from + index + 1, ...cells];
    });
    const head = ['编号', ...questions.map(({ text }) => text.zh)];
    return {
      cursor: sheets.length < ROWS_A_STEP ? undefined : { from: from + sheets.length },
      done: sheets.length,
      part: sheetPart(lines, from === 0 ? head : undefined),
    };
  },
  ...sheetResult<z.output<typeof Asked>>(
    ({ code }) => `问卷答案-${code}`,
    () => ['number'],
  ),
});

export const exportAnswers = async (
  ctx: OperatorCtx,
  { code, companyId, format, reason }: Input<Calls['OpsQuestionnaireExport']>,
): Promise<Committed<Reply<Calls['OpsQuestionnaireExport']>>> =>
  commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    await publishedQuestionnaire(ctx, code);
    const enough = await handedIn(ctx, code).clearSelect().select('round').limit(LEAST_ANSWERS).execute();
    if (enough.length < LEAST_ANSWERS) throw new Fault('questionnaireFew', { least: LEAST_ANSWERS });
    const { operatorId, name } = ctx.operator;
    const taskId = await startTask(ctx, answersTask, {
      input: { code, format },
      title: { zh: '导出问卷答案', en: 'Export of answers' },
      createdBy: { id: String(operatorId), name },
    });
    await recordByOperator(ctx, {
      action: 'questionnaire.export',
      subject: { kind: 'questionnaire', id: code },
      reason,
    });
    return { taskId };
  });
