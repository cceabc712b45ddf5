import type { Log, Portal } from '../ctx.ts';
import { repeat } from './repeat.ts';
import { sweep, SWEEP_EVERY_MS, type Sweep } from './sweep.ts';

/** Something that happens without a request, on every node: it must be safe on several at once. */
export interface Job {
  /** For the log, when it fails. */
  name: string;
  everyMs: number;
  /** One that takes long asks now and then whether the node wants to stop. */
  work(portal: Portal, log: Log, isStopping: () => boolean): Promise<unknown>;
  /** Also once before the first request, which waits for it. */
  atStart?: boolean;
}

/** Everything that happens without a request; answers with how to stop it. */
export async function startJobs(portal: Portal, log: Log, jobs: Job[], sweeps: Sweep[]): Promise<() => void> {
  const sweeping: Job = { name: 'sweeping', everyMs: SWEEP_EVERY_MS, work: () => sweep(portal, sweeps) };
  for (const { atStart, work } of jobs) if (atStart) await work(portal, log, () => false);
  const stops = [sweeping, ...jobs].map(({ name, everyMs, work }) =>
    repeat(name, everyMs, log, (isStopping) => work(portal, log, isStopping), portal.watch.counters.job(name, everyMs)),
  );
  return () => stops.forEach((stop) => stop());
}
