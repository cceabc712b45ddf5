import type { Log, Portal } from '../../ctx.ts';
import type { TaskKind } from '../../jobs/define-task.ts';

/** The parts a node needs to work on tasks. */
export interface TaskRunner {
  portal: Portal;
  log: Log;
  kinds: ReadonlyMap<string, TaskKind>;
  /** A node that has committed no step for so long is gone, and another goes on. */
  leaseMs: number;
  /** Then it is another task's turn. */
  stepsPerTurn: number;
  /** True when the node wants to stop: no further step is begun. */
  isStopping(): boolean;
}
