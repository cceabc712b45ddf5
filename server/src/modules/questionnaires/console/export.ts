import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import { FEWEST_PEOPLE } from '#contract/values/hr-choices';
import type { opsQuestionnaires } from '#contract/ops/questionnaires';
import { SheetFormat } from '#contract/schemas/sheet-format';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { isEnough } from '../../../floor.ts';
import { defineTask } from '../../../jobs/define-task.ts';
import { sheetPart, sheetResult } from '../../../sheet/file.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany } from '../../company/index.ts';
import { startTask } from '../../tasks/index.ts';
import { totalsOf, type Totalled } from '../totals.ts';

type Calls = typeof opsQuestionnaires;
const Asked = z.object({ code: z.string(), format: z.optional(SheetFormat) });
const HEAD = ['题目', '选项或内容', '人数'];
const TOO_FEW = `少于 ${FEWEST_PEOPLE} 人，不显示`;

/** The same totals as on the screen, and the written answers apart from everything else their writers said. */
export const answersTask = defineTask({
  kind: 'questionnaires.export',
  input: Asked,
  cursor: z.object({ from: z.int() }),
  start: async () => ({ cursor: { from: 0 }, total: null }),
  step: async (ctx, { input: { code } }) => {
    const { answers, questions } = await totalsOf(ctx, code);
    return { cursor: undefined, done: answers, part: sheetPart(questions.flatMap(linesOf), HEAD) };
  },
  ...sheetResult<z.output<typeof Asked>>(({ code }) => `问卷答案-${code}`),
});

function linesOf({ text, answered, mean, cells, written }: Totalled): (string | number)[][] {
  if (answered === null) return [[text.zh, TOO_FEW, '']];
  return [
    [text.zh, '回答人数', answered],
    ...(cells ?? []).map((cell) => [text.zh, cell.text.zh, cell.count ?? TOO_FEW]),
    ...(mean === null ? [] : [[text.zh, '平均', mean]]),
    ...written.map((words) => [text.zh, words, '']),
  ];
}

export const exportAnswers = async (
  ctx: OperatorCtx,
  { code, companyId, format, reason }: Input<Calls['OpsQuestionnaireExport']>,
): Promise<Committed<Reply<Calls['OpsQuestionnaireExport']>>> =>
  commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const { answers } = await totalsOf(ctx, code);
    // guard: questionnaires: a file of ten and more
    if (!isEnough(answers)) throw new Fault('questionnaireFew', { least: FEWEST_PEOPLE });
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
