import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import { MOST_SHEET_ROWS, type opsPoints } from '#contract/ops/points';
import { defineApproval } from '../../../approval.ts';
import type { InCompany, InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { askForApproval, needsSecond, recordAlone } from '../../approvals/index.ts';
import { enterCompany, lockCompany, type OperatorInCompany } from '../../company/index.ts';
import { startTask, taskState } from '../../tasks/index.ts';
import { Amount, amountLine, worthOf } from '../large-grant.ts';
import { recordSheet } from './record-sheet.ts';
import { lockSheet, ofSheet, type Sheet } from './sheet-rows.ts';
import { runSheet } from './sheet-tasks.ts';

type Calls = typeof opsPoints;

/**
 * Grants the rows of a tried sheet; of a large one a second operator approves. A cancelled or failed run goes on where
 * it ended, and an approved one is not asked again.
 */
export async function startSheet(
  ctx: OperatorCtx,
  { companyId, sheetId, reason }: Input<Calls['OpsPointsSheetRun']>,
): Promise<Committed<Reply<Calls['OpsPointsSheetRun']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const sheet = await lockRunnable(ctx, sheetId);
    const { good_rows: people, good_points: points } = sheet;
    const worthFen = worthOf(ctx.company, points);
    const size = { pieces: people, fen: worthFen };
    const isFirstRun = !sheet.run_at;
    if (isFirstRun && /* guard: points: a large sheet takes two operators → false */ (await needsSecond(ctx, size))) {
      const proposal = { people, points, worthFen };
      const approvalId = await askForApproval(ctx, sheetApproval, { subject: sheetId, proposal, reason });
      return { sheetId, taskId: '', approvalId };
    }
    const taskId = await begin(ctx, sheetId, reason, ctx.operator);
    if (isFirstRun) await recordAlone(ctx, size);
    return { sheetId, taskId, approvalId: null };
  });
}

export const sheetApproval = defineApproval({
  kind: 'points.sheetRun',
  roles: ['admin'],
  title: { zh: '按表格发放积分', en: 'Points from a sheet' },
  proposal: z.extend(Amount, { people: z.int() }),
  lines: ({ people, ...amount }) => [{ zh: `${people} 人`, en: `${people} people` }, amountLine(amount)],
  apply: async (ctx, { subject: sheetId, reason, askedBy }) => {
    await lockRunnable(ctx, sheetId);
    await begin(ctx, sheetId, reason, askedBy);
    return undefined;
  },
});

async function begin(
  ctx: InTx<OperatorInCompany>,
  sheetId: string,
  reason: string,
  by: { operatorId: number; name: string },
): Promise<string> {
  const taskId = await startTask(ctx, runSheet, {
    input: { sheetId },
    title: { zh: '按表格发放积分', en: 'Grant points from a sheet' },
    createdBy: { id: String(by.operatorId), name: by.name },
  });
  await lockCompany(ctx);
  const { numUpdatedRows } = await ofSheet(ctx, sheetId)
    .set({ run_task: taskId, run_at: ctx.now() })
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom('points_sheet as other')
            .select(lit(1).as('one'))
            .where('other.company_id', '=', ctx.company.companyId)
            .where('other.sheet_id', '<>', sheetId)
            .whereRef('other.sha256', '=', 'points_sheet.sha256')
            .where('other.run_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Fault('pointsSheetRepeated');
  await recordSheet(ctx, 'points.sheetRun', sheetId, reason);
  return taskId;
}

async function lockRunnable(ctx: InCompany, sheetId: string): Promise<Sheet> {
  const sheet = await lockSheet(ctx, sheetId);
  // tried out long ago: its file is gone
  if (!sheet || (sheet.ended_at && !sheet.run_at)) throw new Fault('recordUnknown');
  if (!sheet.checked_at) throw new Fault('pointsSheetUnchecked');
  if (sheet.good_rows === 0) throw new Fault('pointsSheetRows', { most: MOST_SHEET_ROWS, rows: 0 });
  const state = sheet.run_task ? await taskState(ctx, sheet.run_task) : undefined;
  // guard: points: a sheet is run once
  if (sheet.ended_at || state === 'waiting' || state === 'running') throw new Fault('pointsSheetRepeated');
  return sheet;
}
