import { Fault } from '../../../fault.ts';

/** A call waits a little longer than this: a later turn is refused at once. */
const LONGEST_WAIT_MS = 45_000;
/** How much the newest piece of work counts for the mean. */
const NEWEST = 0.1;

type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Does work in the order it came, a few pieces at a time. The queue is bounded by time and not by count: a whole office
 * that signs in at nine is let in, and no answer comes too late.
 */
export function createQueue(atOnce: number, nowMs: () => number = () => performance.now()): Queue {
  const waiting: (() => void)[] = [];
  let busy = 0;
  let meanMs = 0;

  async function waitForTurn(): Promise<void> {
    if (busy < atOnce) {
      busy += 1;
      return;
    }
    const expectedWaitMs = (waiting.length * meanMs) / atOnce;
    if (expectedWaitMs > LONGEST_WAIT_MS) throw busyFor(expectedWaitMs);
    const cameAt = nowMs();
    // the finishing one hands the turn over, so `busy` stays as it is
    await new Promise<void>((turn) => waiting.push(turn));
    if (nowMs() - cameAt <= LONGEST_WAIT_MS) return;
    passOn();
    throw new Fault('timedOut');
  }

  function passOn(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  return async (work) => {
    await waitForTurn();
    const began = nowMs();
    try {
      return await work();
    } finally {
      const ms = nowMs() - began;
      meanMs = meanMs === 0 ? ms : meanMs + (ms - meanMs) * NEWEST;
      passOn();
    }
  };
}

const busyFor = (ms: number): Fault => new Fault('systemBusy', { seconds: Math.ceil(ms / 1000) });
