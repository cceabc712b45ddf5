import { Worker } from 'node:worker_threads';
import type { FaultName, FaultParams } from '#contract/faults';

const MOST_HEAP_MB = 512;
/** To load what it reads with, on a machine that is busy. */
const READY_WITHIN_MS = 60_000;

export interface Asked {
  kind: string;
  input: unknown;
}
export type Told = { answer: unknown } | { fault: FaultName; params: FaultParams } | { failed: string };

/** A file that took longer or more memory than any file may, or that its thread did not survive. */
export class Outlasted extends Error {}

/** A thread that does one thing after the other. */
export interface Thread {
  ask(asked: Asked, withinMs: number): Promise<Told>;
  end(): Promise<unknown>;
}

export async function startThread(): Promise<Thread> {
  const worker = new Worker(new URL('./parsing-worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    // nothing of the environment, and so none of the keys
    env: {},
  });
  worker.unref();
  // an unhandled error would end the portal
  worker.on('error', () => {});
  const next = <T>(withinMs: number): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => fallen(), withinMs);
      const heard = (told: T): void => {
        quiet();
        resolve(told);
      };
      const fallen = (): void => {
        quiet();
        reject(new Outlasted());
      };
      const quiet = (): void => {
        clearTimeout(timer);
        worker.off('message', heard).off('error', fallen).off('exit', fallen);
      };
      worker.on('message', heard).on('error', fallen).on('exit', fallen);
    });
  try {
    await next(READY_WITHIN_MS);
  } catch {
    await worker.terminate();
    throw new Error('A thread that reads files did not start');
  }
  return {
    ask: (asked, withinMs) => {
      const told = next<Told>(withinMs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(asked);
      return told;
    },
    end: () => worker.terminate(),
  };
}
