import { sql, type Selectable, type UpdateObject } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import type { Task, TaskKind } from '../../jobs/define-task.ts';
import { claimFile, storeResult, type FileOwner } from '../files/index.ts';
import { isPersons, PERSON } from './created-by.ts';
import { dropParts, partsOf, storeErrors, storePart } from './parts.ts';
import type { TaskRunner } from './runner.ts';

/** A task in this node's hands, as it was after its last step. */
export interface Turn extends Pick<Selectable<Schema['task']>, 'state' | 'cursor' | 'step_no' | 'tries'> {
  kind: TaskKind;
  task: Task<string>;
}

type Change = UpdateObject<Schema, 'task'>;

/** Answers with the task as it is then; undefined when it has ended, or another node has gone on with it. */
export async function stepOnce(runner: TaskRunner, turn: Turn): Promise<Turn | undefined> {
  const { kind, task, cursor } = turn;
  if (turn.state === 'waiting') return commit(runner, turn, (ctx) => begin(ctx, turn));
  if (cursor === null) return finish(runner, turn);
  const answer = await kind.ask(runner.portal, task, cursor);
  return commit(runner, turn, (ctx) => advance(ctx, turn, answer));
}

async function begin(ctx: InCompany, { kind, task }: Turn): Promise<Change> {
  const { cursor, total } = await kind.start(ctx, task);
  return { state: 'running', cursor: JSON.stringify(cursor), total, started_at: ctx.portal.clock() };
}

async function advance(ctx: InCompany, { kind, task, cursor, step_no }: Turn, answer: unknown): Promise<Change> {
  const { errors = [], part, ...step } = await kind.step(ctx, task, cursor, answer);
  await storeErrors(ctx, task.taskId, errors);
  if (part !== undefined) await storePart(ctx, task.taskId, step_no, part);
  const failed = new Set(errors.map(({ row }) => row)).size;
  const rows = { done: sql<number>`done + ${step.done}`, failed_rows: sql<number>`failed_rows + ${failed}` };
  if (step.cursor !== undefined) return { ...rows, cursor: JSON.stringify(step.cursor) };
  return { ...rows, cursor: null, ...(kind.result ? {} : ended(ctx, 'done')) };
}

/** The file is stored outside a transaction; one whose node died before it was claimed is removed as any such file. */
async function finish(runner: TaskRunner, turn: Turn): Promise<Turn | undefined> {
  const { portal } = runner;
  const { kind, task } = turn;
  const { companyId, taskId } = task;
  const owner = ownerOf(task);
  if (!kind.result) throw new Error(`A task of kind ${kind.kind} has neither a step left nor a result`);
  const fileId = await storeResult(portal, {
    ...kind.result(task),
    companyId,
    ownerKind: owner.kind,
    ownerId: owner.id,
    chunks: kind.pack(portal, task, partsOf(portal, task)),
  });
  return commit(runner, turn, async (ctx) => {
    await claimFile(ctx, { fileId, owner, claimedBy: resultClaim(taskId) });
    await dropParts(ctx, taskId);
    return { result_file: fileId, ...ended(ctx, 'done') };
  });
}

/** An employee's result is the employee's own. */
const ownerOf = ({ createdBy }: Pick<Task, 'createdBy'>): FileOwner =>
  isPersons(createdBy) ? { kind: 'person', id: createdBy.slice(PERSON.length) } : { kind: 'operator', id: createdBy };

/** Under which the files know that a task's result is in use. */
export const resultClaim = (taskId: string): string => `task:${taskId}`;

const ended = ({ portal }: InCompany, state: 'done' | 'cancelled'): Change => ({ state, ended_at: portal.clock() });

/**
 * One step: whatever it does and how far the task then is, in one transaction. The task is locked first, so that a second
 * node that believes to have it waits and then sees that it has moved.
 */
async function commit(
  { portal, leaseMs }: TaskRunner,
  turn: Turn,
  work: (ctx: InCompany) => Promise<Change>,
): Promise<Turn | undefined> {
  const { companyId, taskId } = turn.task;
  const after = await transact({ portal, company: { companyId } }, async (ctx) => {
    const row = await ctx.db
      .selectFrom('task')
      .select(['step_no', 'cancel_asked_at'])
      .where('company_id', '=', companyId)
      .where('task_id', '=', taskId)
      .where('state', '=', turn.state)
      // guard: one step of a task at a time
      .forUpdate()
      .executeTakeFirst();
    if (/* guard: a step follows the one before → !row */ row?.step_no !== turn.step_no) return undefined;
    const change = /* guard: a cancelled task stops → await work(ctx) */ row.cancel_asked_at
      ? await cancel(ctx, taskId)
      : await work(ctx);
    return ctx.db
      .updateTable('task')
      .set({ tries: 0, due_at: new Date(portal.clock().getTime() + leaseMs), ...change, step_no: turn.step_no + 1 })
      .where('company_id', '=', companyId)
      .where('task_id', '=', taskId)
      .returning(['state', 'cursor', 'step_no', 'tries'])
      .executeTakeFirstOrThrow();
  });
  return after && (after.state === 'running' ? { ...turn, ...after } : undefined);
}

async function cancel(ctx: InCompany, taskId: string): Promise<Change> {
  await dropParts(ctx, taskId);
  return ended(ctx, 'cancelled');
}
