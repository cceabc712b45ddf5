// A thread that reads what strangers sent, so that a hostile file costs neither the portal's memory nor its time.
import { parentPort } from 'node:worker_threads';
import { Fault } from '../fault.ts';
import { jobs } from './jobs.ts';
import type { Asked, Told } from './thread.ts';

const work = jobs as Record<string, (input: unknown) => Promise<unknown>>;

async function answer({ kind, input }: Asked): Promise<Told> {
  try {
    return { answer: await work[kind]?.(input) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault, params: error.params };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (asked: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void answer(asked).then((told) => parentPort?.postMessage(told));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ ready: true });
