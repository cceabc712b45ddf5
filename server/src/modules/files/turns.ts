import { Fault } from '../../fault.ts';

/** Who comes when so many wait is told to come again. */
const MOST_WAITING = 200;

/** Does work in the order it came, a few at a time, so that many at once need no more memory than a few. */
export function takeTurns(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (waiting.length >= MOST_WAITING) throw new Fault('systemBusy');
    if (busy >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      // the turn goes to the next one, or is free
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
