import type { Log, Portal } from '../../ctx.ts';
import type { TaskKind } from '../../jobs/define-task.ts';
import type { Job } from '../../jobs/start.ts';
import { runDueTasks } from './run-due-tasks.ts';

/** Far longer than any step takes, short enough that a task does not wait long after a node has died. */
const LEASE_MS = 30_000;
/** A few tenths of a second for most kinds. */
const STEPS_PER_TURN = 20;

const provided = new WeakMap<Portal, ReadonlyMap<string, TaskKind>>();

/** Called once per portal with the kinds its modules bring. */
export function provideTasks(portal: Portal, kinds: readonly TaskKind[]): void {
  const byName = new Map<string, TaskKind>();
  for (const kind of kinds) {
    if (byName.has(kind.kind)) throw new Error(`Two modules bring tasks of kind ${kind.kind}`);
    byName.set(kind.kind, kind);
  }
  provided.set(portal, byName);
}

export const taskJobs: Job[] = [{ name: 'doing tasks', everyMs: 1_000, work: doTasks }];

async function doTasks(portal: Portal, log: Log, isStopping: () => boolean): Promise<void> {
  const kinds = provided.get(portal);
  if (!kinds) throw new Error('This portal was told of no kinds of tasks');
  await runDueTasks({ kinds, portal, log, leaseMs: LEASE_MS, stepsPerTurn: STEPS_PER_TURN, isStopping });
}
