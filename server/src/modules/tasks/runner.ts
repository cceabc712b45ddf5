import type { Log, Portal } from '../../ctx.ts';
import type { ResultFile, TaskKind } from '../../jobs/define-task.ts';

/** Makes the result of a task a file of the operator who asked for it (modules/files); answers with its id. */
export type StoreResult = (portal: Portal, file: NewResult) => Promise<string>;

export interface NewResult extends ResultFile {
  companyId: number;
  ownerKind: 'operator';
  ownerId: string;
  chunks: AsyncIterable<Buffer>;
}

/** What a node needs to work on tasks. */
export interface TaskRunner {
  portal: Portal;
  log: Log;
  kinds: ReadonlyMap<string, TaskKind>;
  storeResult: StoreResult | undefined;
  /** A node that has committed no step for so long is gone, and another goes on. */
  leaseMs: number;
  /** Then it is another task's turn. */
  stepsPerTurn: number;
  /** True when the node wants to stop: no further step is begun. */
  isStopping(): boolean;
}
