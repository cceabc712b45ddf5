import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import { HrState, type hr, type HrPersonRow } from '#contract/calls/hr';
import { SheetFormat } from '#contract/schemas/sheet-format';
import type { HrCtx } from '../../ctx.ts';
import type { Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { defineTask } from '../../jobs/define-task.ts';
import { sheetPart, sheetResult } from '../../sheet/file.ts';
import { createdByPerson, startTask } from '../tasks/index.ts';
import { peopleAfter, presentPerson } from './people.ts';
import { planHere } from './plan.ts';
import { hasOpenTask } from './tasks.ts';
import { commitAsHr, recordByHr } from './who.ts';

const ROWS_A_STEP = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const WORDS = {
  'zh-cn': {
    file: '体检预约名单',
    head: ['工号', '姓名', '部门', '城市', '员工类别', '状态', '上次提醒'],
    states: { notBooked: '未预约', booked: '已预约', examined: '已到检', reported: '报告已出' },
    city: (row: HrPersonRow) => row.city.zh,
  },
  'en-us': {
    file: 'check-ups',
    head: ['Employee no', 'Name', 'Department', 'City', 'Class', 'State', 'Last reminder'],
    states: { notBooked: 'Not booked', booked: 'Booked', examined: 'Examined', reported: 'Report ready' },
    city: (row: HrPersonRow) => row.city.en,
  },
} as const;
type Lang = keyof typeof WORDS;

const lineOf = (row: HrPersonRow, lang: Lang): (string | number)[] => [
  row.employeeNo,
  row.name,
  row.department,
  WORDS[lang].city(row),
  row.employeeClass,
  WORDS[lang].states[row.state],
  row.remindedOn ?? '',
];

const Asked = z.object({
  planId: z.int(),
  department: z.string(),
  employeeClass: z.optional(z.int()),
  state: HrState,
  text: z.string(),
  lang: z.enum(['zh-cn', 'en-us']),
  format: z.optional(SheetFormat),
});

/** Masked as on the screen, and nothing about results. */
export const exportTask = defineTask({
  kind: 'hr.export',
  input: Asked,
  cursor: z.object({ after: z.string() }),
  start: async () => ({ cursor: { after: NOBODY }, total: null }),
  step: async (ctx, { input }, { after }) => {
    const plan = await planHere(ctx, input.planId);
    const isFirst = after === NOBODY;
    const found = await peopleAfter(ctx, plan, input, { after: isFirst ? undefined : after, limit: ROWS_A_STEP });
    const key = await ctx.portal.keyring.companyKey(ctx);
    const lines = found.map((row) => lineOf(presentPerson(key, row), input.lang));
    const last = found.at(-1);
    return {
      cursor: last && found.length === ROWS_A_STEP ? { after: last.person_guid } : undefined,
      done: found.length,
      part: sheetPart(lines, isFirst ? WORDS[input.lang].head : undefined),
    };
  },
  ...sheetResult<z.output<typeof Asked>>(
    ({ lang }) => WORDS[lang].file,
    () => ['text', 'text', 'text', 'text', 'number', 'text', 'day'],
  ),
});

export const startExport = (
  ctx: HrCtx,
  { planId, ...asked }: Input<typeof hr.HrExport>,
): Promise<Committed<Reply<typeof hr.HrExport>>> =>
  commitAsHr(ctx, async (ctx) => {
    const plan = await planHere(ctx, planId);
    if (await hasOpenTask(ctx, exportTask.kind)) throw new Fault('exportUnderWay');
    const taskId = await startTask(ctx, exportTask, {
      input: { ...asked, planId: plan.id, lang: ctx.lang },
      title: { zh: '导出体检名单', en: 'Export of people' },
      createdBy: { id: createdByPerson(ctx.session.personGuid), name: 'HR' },
    });
    await recordByHr(ctx, { action: 'hr.export', subject: { kind: 'task', id: taskId } });
    return { taskId };
  });
