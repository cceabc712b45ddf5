import { sql } from 'kysely';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Portal } from '../src/ctx.ts';
import { transact } from '../src/db/transact.ts';
import { defineTask, type Step, type TaskKind } from '../src/jobs/define-task.ts';
import { startTask } from '../src/modules/tasks/index.ts';

interface Cursor {
  next: number;
}
interface Behaviour {
  kind?: string;
  /** Before each step, outside its transaction. */
  ask?(portal: Portal, next: number): Promise<void>;
  /** In the step, after its row is written. */
  step?(next: number): Partial<Step<Cursor>> | Promise<Partial<Step<Cursor>>>;
  result?: { name: string; mediaType: string };
}

/** Counts: each step writes its number down, in a table that lets everything happen twice. */
export function countingTask({ kind = 'test.count', ask, step, result }: Behaviour = {}): TaskKind<{ count: number }> {
  return defineTask({
    kind,
    input: z.object({ count: z.int() }),
    cursor: z.object({ next: z.int() }),
    start: async (_ctx, { input }) => ({ cursor: { next: 0 }, total: input.count }),
    ...(ask && { ask: (portal: Portal, _task: unknown, { next }: Cursor) => ask(portal, next) }),
    ...(result && { result: () => result }),
    step: async ({ db, company }, { taskId, input }, { next }) => {
      await sql`INSERT INTO step_done (company_id, task_id, n) VALUES (${company.companyId}, ${taskId}, ${next})`.execute(
        db,
      );
      const cursor = next + 1 < input.count ? { next: next + 1 } : undefined;
      return { cursor, done: 1, ...(await step?.(next)) };
    },
  });
}

/** Asks for a count in a table of its own, and answers with the task's id. */
export async function askToCount(portal: Portal, companyId: number, count: number): Promise<string> {
  await makeStepTable(portal.database.pool);
  return transact({ portal, company: { companyId } }, (ctx) =>
    startTask(ctx, countingTask(), {
      input: { count },
      title: { zh: '计数', en: 'Count' },
      createdBy: { id: '7', name: 'Op' },
    }),
  );
}

export const makeStepTable = (pool: pg.Pool) =>
  pool.query(`DROP TABLE IF EXISTS step_done;
    CREATE TABLE step_done (company_id int, task_id uuid, n int, at bigint GENERATED ALWAYS AS IDENTITY);
    GRANT SELECT, INSERT ON step_done TO portal_app`);

/** Which steps were done, in the order they were. */
export async function stepsDone(pool: pg.Pool, taskId: string): Promise<number[]> {
  const { rows } = await pool.query<{ n: number }>('SELECT n FROM step_done WHERE task_id = $1 ORDER BY at', [taskId]);
  return rows.map(({ n }) => n);
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** How the task stands, and whether each of its steps was done once and in its order. */
export async function countOutcome(pool: pg.Pool, taskId: string): Promise<object> {
  const { rows } = await pool.query<object>('SELECT state, done, restarts, total FROM task WHERE task_id = $1', [
    taskId,
  ]);
  return { ...rows[0], steps: await stepsDone(pool, taskId) };
}
