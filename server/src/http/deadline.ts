import { REQUEST_TIMEOUT_MS } from '#contract/wire';
import { Fault } from '../fault.ts';

/** We give up before the browser does (§9), so that the user gets our words and not a broken connection. */
const DEADLINE_MS = REQUEST_TIMEOUT_MS - 10_000;

/** A file waits its turn to be looked at when many come at once; whoever sends one sees how far it is. */
export const FILE_DEADLINE_MS = 2 * DEADLINE_MS;

export async function withDeadline<T>(work: Promise<T>, ms = DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Fault('timedOut')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
