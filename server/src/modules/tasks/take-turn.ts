import { setTimeout } from 'node:timers/promises';
import type { UpdateObject } from 'kysely';
import type { InCompany, Portal } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { TaskRunner } from './runner.ts';
import { inputSealContext } from './start-task.ts';
import { stepOnce, type Turn } from './step-once.ts';

/** Of one step in a row, before a person should look at it. */
const MOST_TRIES = 5;
const FIRST_WAIT_MS = 5_000;
/** A pause as long as the step before it leaves people half of the thread and of the embedded engine's one connection. */
const MOST_PAUSE_MS = 250;

/** A few steps of one task. False: another node has it, or it is not due any more. */
export async function takeTurn(runner: TaskRunner, companyId: number, taskId: string): Promise<boolean> {
  const { portal, stepsPerTurn } = runner;
  let turn = await transact({ portal, company: { companyId } }, (ctx) => lease(ctx, runner, taskId));
  if (!turn) return false;
  for (let steps = 0; steps < stepsPerTurn && !runner.isStopping(); steps += 1) {
    const at: Turn = turn;
    const from = performance.now();
    const after = await stepOnce(runner, at).catch((error: unknown) => stumble(runner, at, error));
    if (!after) return true;
    turn = after;
    // people come first: a request that has waited for this step, or for its connection, is answered before the next
    // one begins
    await setTimeout(Math.min(performance.now() - from, MOST_PAUSE_MS));
  }
  await put(runner, turn, { leased: false, due_at: portal.clock() });
  return true;
}

/** A node that finds an expired lease takes over from one that is gone. */
async function lease(ctx: InCompany, { kinds, leaseMs }: TaskRunner, taskId: string): Promise<Turn | undefined> {
  const { db, company, portal } = ctx;
  const { companyId } = company;
  const row = await db
    .selectFrom('task')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .where('state', 'in', ['waiting', 'running'])
    // guard: lease of a task
    .where('due_at', '<=', portal.clock())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const kind = row && kinds.get(row.kind);
  if (!kind) return undefined;
  await db
    .updateTable('task')
    .set({ leased: true, due_at: later(portal, leaseMs), restarts: row.restarts + (row.leased ? 1 : 0) })
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .execute();
  const key = await portal.keyring.companyKey(ctx);
  const input = key.unseal(inputSealContext(taskId), row.input);
  return { ...row, kind, task: { companyId, taskId, createdBy: row.created_by, input } };
}

/** A refusal ends the task by its name; anything else is tried again, a few times and ever later. */
async function stumble(runner: TaskRunner, turn: Turn, error: unknown): Promise<undefined> {
  const { portal, log } = runner;
  const tries = turn.tries + 1;
  const about = { err: error, kind: turn.kind.kind, taskId: turn.task.taskId, step: turn.step_no, tries };
  const end = (reason: string) => put(runner, turn, { state: 'failed', error: reason, ended_at: portal.clock() });
  if (error instanceof Fault) await end(error.fault);
  else if (tries >= MOST_TRIES) {
    log.error(about, 'a task was given up');
    await end('unexpected');
  } else {
    log.warn(about, 'a step of a task failed');
    await put(runner, turn, { tries, leased: false, due_at: later(portal, FIRST_WAIT_MS * 2 ** (tries - 1)) });
  }
}

/** Only as long as no other node has gone on with it. */
const put = ({ portal }: TaskRunner, { task, step_no }: Turn, change: UpdateObject<Schema, 'task'>) =>
  transact({ portal, company: { companyId: task.companyId } }, ({ db }) =>
    db
      .updateTable('task')
      .set(change)
      .where('company_id', '=', task.companyId)
      .where('task_id', '=', task.taskId)
      .where('step_no', '=', step_no)
      .where('state', 'in', ['waiting', 'running'])
      .execute(),
  );

const later = (portal: Portal, ms: number): Date => new Date(portal.clock().getTime() + ms);
