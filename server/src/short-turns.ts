import { setImmediate } from 'node:timers/promises';

/** So long the thread that answers people may be busy with one thing. */
const MOST_MS = 15;

/** Does something with each of many, and lets requests go first every few milliseconds. */
export async function inShortTurns<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let from = performance.now();
  for (const one of all) {
    work(one);
    if (performance.now() - from < MOST_MS) continue;
    await setImmediate();
    from = performance.now();
  }
}
