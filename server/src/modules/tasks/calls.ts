import type { Input, Reply } from '#contract/call';
import type { OpsTaskRow, opsTasks } from '#contract/ops/tasks';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { asConsole, PLATFORM_ID, transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Download, Handlers } from '../../http/handlers.ts';
import { recordByOperator } from '../audit/index.ts';
import { allCompanies, namesOf, type NameOfCompany } from '../company/index.ts';
import { openClaimedFile } from '../files/index.ts';
import { cancelTask } from './cancel-task.ts';
import { isPersons } from './created-by.ts';
import { resultClaim } from './step-once.ts';
import { listTasks, taskDetail, type TaskListed } from './queries.ts';

export const taskCalls: Handlers<typeof opsTasks> = {
  OpsTasks: listOpsTasks,
  OpsTask: showTask,
  OpsTaskResult: openResult,
  OpsTaskCancel: stopTask,
};

const idOf = ({ operator }: OperatorCtx): string => String(operator.operatorId);
/** Everybody sees what they have begun; an admin sees all. */
const maySee = (ctx: OperatorCtx, task: TaskListed): boolean =>
  /* guard: a task is its operator’s → true */ ctx.operator.role === 'admin' || task.created_by === idOf(ctx);

async function listOpsTasks(
  ctx: OperatorCtx,
  { state, mine, pageIndex, pageSize }: Input<typeof opsTasks.OpsTasks>,
): Promise<Reply<typeof opsTasks.OpsTasks>> {
  const nameOf = namesOf(await allCompanies(ctx.portal));
  const filter = {
    state: state === 'all' ? undefined : state,
    createdBy: mine || ctx.operator.role !== 'admin' ? idOf(ctx) : undefined,
  };
  const { rows, total, counts } = await asConsole(ctx.portal.database, (db) =>
    listTasks(db, filter, { pageIndex, pageSize }),
  );
  return { rows: rows.map((row) => present(ctx, row, nameOf)), total, counts };
}

async function showTask(
  ctx: OperatorCtx,
  { taskId, pageIndex, pageSize }: Input<typeof opsTasks.OpsTask>,
): Promise<Reply<typeof opsTasks.OpsTask>> {
  const nameOf = namesOf(await allCompanies(ctx.portal));
  const found = await asConsole(ctx.portal.database, (db) => taskDetail(db, taskId, { pageIndex, pageSize }));
  if (!found || !maySee(ctx, found.task)) throw new Fault('recordUnknown');
  const { task, errors } = found;
  const rows = errors.rows.map(({ row_no: row, field, value, message }) => ({ row, field, value, message }));
  return { task: present(ctx, task, nameOf), error: task.error, errors: { rows, total: errors.total } };
}

/** A fetched result may speak of people: the fetching and its time are audited. */
async function openResult(ctx: OperatorCtx, { taskId }: Input<typeof opsTasks.OpsTaskResult>): Promise<Download> {
  const { company_id: companyId, created_by, result_file } = await seenTask(ctx, taskId);
  // guard: own data: a copy of one’s data is for no operator
  if (isPersons(created_by)) throw new Fault('copyIsTheirs');
  if (!result_file) throw new Fault('recordUnknown');
  const inside = { ...ctx, company: { companyId } };
  await transact(inside, (ctx) =>
    recordByOperator(ctx, { action: 'task.download', subject: { kind: 'task', id: taskId }, reason: '' }),
  );
  return openClaimedFile(inside, result_file, resultClaim(taskId));
}

async function stopTask(
  ctx: OperatorCtx,
  { taskId }: Input<typeof opsTasks.OpsTaskCancel>,
): Promise<Committed<Reply<typeof opsTasks.OpsTaskCancel>>> {
  const { company_id: companyId } = await seenTask(ctx, taskId);
  return commitOnce({ ...ctx, company: { companyId } }, async (ctx) => {
    if (!(await cancelTask(ctx, taskId))) throw new Fault('alreadyCleared');
    await recordByOperator(ctx, { action: 'task.cancel', subject: { kind: 'task', id: taskId }, reason: '' });
    return { taskId };
  });
}

async function seenTask(ctx: OperatorCtx, taskId: string): Promise<TaskListed> {
  const found = await asConsole(ctx.portal.database, (db) => taskDetail(db, taskId, { pageIndex: 0, pageSize: 1 }));
  if (!found || !maySee(ctx, found.task)) throw new Fault('recordUnknown');
  return found.task;
}

const present = (ctx: OperatorCtx, row: TaskListed, nameOf: NameOfCompany): OpsTaskRow => ({
  taskId: row.task_id,
  kind: row.kind,
  title: row.title,
  company: row.company_id === PLATFORM_ID ? null : nameOf(row.company_id),
  state: row.state,
  total: row.total,
  done: row.done,
  failedRows: row.failed_rows,
  restarts: row.restarts,
  startedBy: row.created_by_name,
  isMine: row.created_by === idOf(ctx),
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  cancelAsked: row.cancel_asked_at !== null,
  resultFileId: isPersons(row.created_by) ? null : row.result_file,
});
