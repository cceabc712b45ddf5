import type { Clock } from '../../clock.ts';
import { OutcomeUnknown } from './errors.ts';

/** So many time-outs in a row, and a provider is left alone for a while. */
const TIME_OUTS_IN_A_ROW = 5;

export interface Breaker {
  /** Whether the provider is left alone at this moment. */
  isOpen(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Keeps people and jobs from waiting for a provider that does not answer. Only time-outs count: a quick failure holds
 * up no caller. After the pause one request is let through, and its reply decides for the others.
 */
export function createBreaker(now: Clock, pauseMs: number): Breaker {
  let timeOuts = 0;
  let openedAt: number | undefined;
  let trying = false;
  const isOpen = (): boolean => {
    if (openedAt === undefined) return false;
    const since = now().getTime() - openedAt;
    // a clock that was set back must not keep it open
    return trying || (since >= 0 && since < pauseMs);
  };
  return {
    isOpen,
    run: async (work) => {
      // guard: provider left alone
      if (isOpen()) throw new OutcomeUnknown('not asked: it has not been answering', { sent: false });
      const isTrial = openedAt !== undefined;
      if (isTrial) trying = true;
      try {
        const result = await work();
        timeOuts = 0;
        openedAt = undefined;
        return result;
      } catch (error) {
        timeOuts = error instanceof OutcomeUnknown && error.timedOut ? timeOuts + 1 : 0;
        openedAt = timeOuts >= TIME_OUTS_IN_A_ROW ? now().getTime() : undefined;
        throw error;
      } finally {
        if (isTrial) trying = false;
      }
    },
  };
}
