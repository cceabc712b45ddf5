import { sql, type Selectable } from 'kysely';
import type { InCompany, Tx } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import { dropFile } from '../files/index.ts';
import { dropParts } from './parts.ts';
import { resultClaim } from './step-once.ts';

const LISTED = [
  ...(['company_id', 'task_id', 'kind', 'title', 'state', 'created_by', 'created_by_name', 'total', 'done'] as const),
  ...(['failed_rows', 'restarts', 'result_file', 'error', 'cancel_asked_at'] as const),
  ...(['created_at', 'started_at', 'ended_at'] as const),
];
const KEPT_MS = 90 * 24 * 3_600_000;

export type TaskListed = Pick<Selectable<Schema['task']>, (typeof LISTED)[number]>;
type State = TaskListed['state'];

/** The console's filters; absent ones are not applied. */
export interface TaskFilter {
  state?: State | undefined;
  kind?: string | undefined;
  /** The operator's own. */
  createdBy?: string | undefined;
}

interface Page {
  pageIndex: number;
  pageSize: number;
}

/** Newest first, with how many there are in each state, whichever state is asked for. */
export async function listTasks(db: Tx, { state, ...others }: TaskFilter, { pageIndex, pageSize }: Page) {
  let page = filtered(db, others).select(LISTED).orderBy('created_at', 'desc').orderBy('task_id');
  if (state) page = page.where('state', '=', state);
  const rows = await page
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute();
  const states = await filtered(db, others)
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  const counts: Partial<Record<State, number>> = Object.fromEntries(states.map(({ state, count }) => [state, count]));
  const all = states.reduce((sum, { count }) => sum + count, 0);
  return { rows, total: state ? (counts[state] ?? 0) : all, counts };
}

function filtered(db: Tx, { kind, createdBy }: Omit<TaskFilter, 'state'>) {
  let query = db.selectFrom('task');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (createdBy !== undefined) query = query.where('created_by', '=', createdBy);
  return query;
}

/** A task and a page of the rows it could not use; undefined when there is none of that id. */
export async function taskDetail(db: Tx, taskId: string, { pageIndex, pageSize }: Page) {
  const task = await db.selectFrom('task').select(LISTED).where('task_id', '=', taskId).executeTakeFirst();
  if (!task) return undefined;
  const errors = db
    .selectFrom('task_row_error')
    .where('company_id', '=', task.company_id)
    .where('task_id', '=', taskId);
  const rows = await errors
    .select(['row_no', 'field', 'value', 'message'])
    .orderBy('row_no')
    .orderBy('field')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute();
  const count = await errors.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { task, errors: { rows, total: count.count } };
}

/** Removes tasks that ended long ago, with their results. */
export async function forgetTasks(ctx: InCompany): Promise<void> {
  const { db, company, portal } = ctx;
  const before = new Date(portal.clock().getTime() - KEPT_MS);
  const old = await db
    .selectFrom('task')
    .select(['task_id', 'result_file'])
    .where('company_id', '=', company.companyId)
    .where('ended_at', '<', before)
    .execute();
  for (const task of old) await dropTask(ctx, task);
}

/** With whatever it has made. */
export async function dropTask(
  ctx: InCompany,
  { task_id, result_file }: Pick<TaskListed, 'task_id' | 'result_file'>,
): Promise<void> {
  const { db, company } = ctx;
  await dropParts(ctx, task_id);
  if (result_file) await dropFile(ctx, { fileId: result_file, claimedBy: resultClaim(task_id) });
  const mine = { company_id: company.companyId, task_id };
  await db
    .deleteFrom('task_row_error')
    .where((where) => where.and(mine))
    .execute();
  await db
    .deleteFrom('task')
    .where((where) => where.and(mine))
    .execute();
}

/** The state of a task of one's own company; undefined once it is forgotten. */
export const taskState = async ({ db, company }: InCompany, taskId: string): Promise<State | undefined> =>
  (
    await db
      .selectFrom('task')
      .select('state')
      .where('company_id', '=', company.companyId)
      .where('task_id', '=', taskId)
      .executeTakeFirst()
  )?.state;
