import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { takesTwo } from '#contract/ops/alone';
import type { opsPoints, OpsSheetRow } from '#contract/ops/points';
import type { OperatorCtx, Tx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import type { Schema } from '../../../db/tables.ts';
import { asConsole } from '../../../db/transact.ts';
import type { IncomingFile } from '../../../http/handlers.ts';
import { allCompanies, enterCompany, loadCompany, namesOf, type NameOfCompany } from '../../company/index.ts';
import { claimFile, finishUpload, readUpload } from '../../files/index.ts';
import { startTask } from '../../tasks/index.ts';
import { worthOf } from '../large-grant.ts';
import { recordSheet } from './record-sheet.ts';
import { sheetApproval } from './run-sheet.ts';
import type { Sheet } from './sheet-rows.ts';
import { checkSheet, sheetClaim } from './sheet-tasks.ts';
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

/** The newest first, of one company or of all. */
export async function listSheets(
  { portal, now }: OperatorCtx,
  { companyId, pageIndex, pageSize }: Input<Calls['OpsPointsSheets']>,
): Promise<Reply<Calls['OpsPointsSheets']>> {
  const nameOf = namesOf(await allCompanies(portal));
  const found = await asConsole(portal.database, async (db) => {
    let all = db.selectFrom('points_sheet as s');
    if (companyId !== undefined) all = all.where('s.company_id', '=', companyId);
    const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await all
      .leftJoin('task as t', (join) =>
        join.onRef('t.company_id', '=', 's.company_id').onRef('t.task_id', '=', 's.run_task'),
      )
      .selectAll('s')
      .select(['t.state as run_state', (row) => row.exists(runRequests(db, now())).as('is_asked')])
      .orderBy('s.created_at', 'desc')
      .orderBy('s.sheet_id')
      .limit(pageSize)
      .offset(pageIndex * pageSize)
      .execute();
    return { rows, total };
  });
  const worths = new Map<number, number>();
  for (const { company_id } of found.rows) {
    const company = worths.has(company_id) ? undefined : await loadCompany(portal, company_id);
    if (company) worths.set(company_id, worthOf(company, 1));
  }
  const present = (row: ListedSheet) => presentSheet(row, nameOf, row.good_points * (worths.get(row.company_id) ?? 0));
  return { rows: found.rows.map(present), total: found.total };
}

const runRequests = (db: Tx, now: Date) =>
  db
    .selectFrom('approval as a')
    .select('a.approval_id')
    .where('a.company_id', '=', sql.ref<number>('s.company_id'))
    .where('a.subject', '=', sql<string>`s.sheet_id::text`)
    .where('a.kind', '=', sheetApproval.kind)
    .where('a.state', '=', 'waiting')
    .where('a.ends_at', '>', now);

interface ListedSheet extends Sheet {
  run_state: Schema['task']['state'] | null;
  is_asked: unknown;
}

const presentSheet = (row: ListedSheet, nameOf: NameOfCompany, worthFen: number): OpsSheetRow => ({
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
  worthFen,
  takesTwo: !row.run_at && takesTwo(row.good_rows, worthFen),
  isAsked: row.is_asked === true,
});
