import { randomUUID } from 'node:crypto';
import type { Input, Reply } from '#contract/call';
import { MOST_SHEET_ROWS, type opsPoints, type OpsSheetRow } from '#contract/ops/points';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import type { Schema } from '../../db/schema.ts';
import { asConsole } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { recordByOperator } from '../audit/index.ts';
import { allCompanies, enterCompany, namesOf, type NameOfCompany } from '../company/index.ts';
import { claimFile, finishUpload, readUpload } from '../files/index.ts';
import { startTask, taskState } from '../tasks/index.ts';
import { lockSheet, ofSheet, type Sheet } from './sheet-rows.ts';
import { checkSheet, runSheet, sheetClaim } from './sheet-tasks.ts';
import { printOf, readRows } from './sheet.ts';

type Calls = typeof opsPoints;

/** Takes a sheet in and begins to try it out; one that cannot be read at all is refused at once. */
export async function uploadSheet(
  ctx: OperatorCtx,
  { companyId }: Input<Calls['OpsPointsSheetUpload']>,
  sent: IncomingFile,
): Promise<Committed<Reply<Calls['OpsPointsSheetUpload']>>> {
  const inside = await enterCompany(ctx, companyId);
  const owner = { kind: 'operator', id: String(ctx.operator.operatorId) } as const;
  const { bytes, store } = await readUpload(inside, owner, sent);
  const rows = await readRows(bytes);
  const stored = await store();
  return commitOnce(inside, async (ctx) => {
    const sheetId = randomUUID();
    await finishUpload(ctx, stored);
    await claimFile(ctx, { fileId: stored.fileId, owner, claimedBy: sheetClaim(sheetId) });
    const createdBy = { id: owner.id, name: ctx.operator.name };
    const title = { zh: '积分表格试算', en: 'Check a sheet of points' };
    const taskId = await startTask(ctx, checkSheet, { input: { sheetId }, title, createdBy });
    await ctx.db
      .insertInto('points_sheet')
      .values({
        ...{ company_id: companyId, sheet_id: sheetId, file_id: stored.fileId, rows: rows.length, check_task: taskId },
        sha256: printOf(rows),
        ...{ created_by: createdBy.id, created_by_name: createdBy.name, created_at: ctx.now() },
        ...{
          balance_before: null,
          checked_at: null,
          run_task: null,
          run_at: null,
          balance_after: null,
          ended_at: null,
        },
      })
      .execute();
    await recordSheet(ctx, 'points.sheetCheck', sheetId, '');
    return { sheetId, taskId };
  });
}

const recordSheet = (
  ctx: InCompany & Pick<OperatorCtx, 'operator' | 'requestId'>,
  action: 'points.sheetCheck' | 'points.sheetRun',
  id: string,
  reason: string,
) => recordByOperator(ctx, { action, subject: { kind: 'pointsSheet', id }, reason });

/** Grants what a tried sheet holds. One whose run was cancelled or has failed goes on where it ended. */
export async function startSheet(
  ctx: OperatorCtx,
  { companyId, sheetId, reason }: Input<Calls['OpsPointsSheetRun']>,
): Promise<Committed<Reply<Calls['OpsPointsSheetRun']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const sheet = await lockSheet(ctx, sheetId);
    if (!sheet) throw new Fault('recordUnknown');
    await assertMayRun(ctx, sheet);
    const { operatorId, name } = ctx.operator;
    const taskId = await startTask(ctx, runSheet, {
      input: { sheetId },
      title: { zh: '按表格发放积分', en: 'Grant points from a sheet' },
      createdBy: { id: String(operatorId), name },
    });
    await ofSheet(ctx, sheetId)
      .set({ run_task: taskId, run_at: ctx.now() })
      .execute()
      .catch((error: unknown) => {
        if ((error as { constraint?: string }).constraint === 'one_run_per_file')
          throw new Fault('pointsSheetRepeated');
        throw error;
      });
    await recordSheet(ctx, 'points.sheetRun', sheetId, reason);
    return { sheetId, taskId };
  });
}

async function assertMayRun(ctx: InCompany, sheet: Sheet): Promise<void> {
  // tried out long ago: its file is gone
  if (sheet.ended_at && !sheet.run_at) throw new Fault('recordUnknown');
  if (!sheet.checked_at) throw new Fault('pointsSheetUnchecked');
  if (sheet.good_rows === 0) throw new Fault('pointsSheetRows', { most: MOST_SHEET_ROWS, rows: 0 });
  const state = sheet.run_task ? await taskState(ctx, sheet.run_task) : undefined;
  if (sheet.ended_at || state === 'waiting' || state === 'running') throw new Fault('pointsSheetRepeated');
}

/** The newest first, of one company or of all. */
export async function listSheets(
  { portal }: OperatorCtx,
  { companyId, pageIndex, pageSize }: Input<Calls['OpsPointsSheets']>,
): Promise<Reply<Calls['OpsPointsSheets']>> {
  const nameOf = namesOf(await allCompanies(portal));
  return asConsole(portal.database, async (db) => {
    let all = db.selectFrom('points_sheet as s');
    if (companyId !== undefined) all = all.where('s.company_id', '=', companyId);
    const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await all
      .leftJoin('task as t', (join) =>
        join.onRef('t.company_id', '=', 's.company_id').onRef('t.task_id', '=', 's.run_task'),
      )
      .selectAll('s')
      .select('t.state as run_state')
      .orderBy('s.created_at', 'desc')
      .orderBy('s.sheet_id')
      .limit(pageSize)
      .offset(pageIndex * pageSize)
      .execute();
    return { rows: rows.map((row) => presentSheet(row, nameOf)), total };
  });
}

interface ListedSheet extends Sheet {
  run_state: Schema['task']['state'] | null;
}

const presentSheet = (row: ListedSheet, nameOf: NameOfCompany): OpsSheetRow => ({
  sheetId: row.sheet_id,
  company: nameOf(row.company_id),
  createdBy: row.created_by_name,
  createdAt: row.created_at.toISOString(),
  rows: row.rows,
  checkTask: row.check_task,
  checkedAt: row.checked_at?.toISOString() ?? null,
  goodRows: row.good_rows,
  goodPoints: row.good_points,
  balanceBefore: row.balance_before,
  balanceAfter: row.balance_after ?? (row.balance_before === null ? null : row.balance_before + row.good_points),
  runTask: row.run_task,
  runAt: row.run_at?.toISOString() ?? null,
  isStopped: row.run_state === 'cancelled' || row.run_state === 'failed',
  grantedRows: row.granted_rows,
  grantedPoints: row.granted_points,
  endedAt: row.ended_at?.toISOString() ?? null,
});
