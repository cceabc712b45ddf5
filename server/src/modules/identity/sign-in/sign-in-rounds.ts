import { createLine } from './line.ts';
import { passwordsWaiting } from '../password/password-hash.ts';

/** Those of a company are done together; of many companies only so many, to leave connections for everybody else. */
const ROUNDS_AT_ONCE = 6;
export const inRound = createLine(ROUNDS_AT_ONCE);

/** More passwords than are looked at during a pause, on any machine. */
const ENOUGH_WAITING = 12;
const PAUSE_MS = 80;

/**
 * How long a round of sign-ins waits for more to come. While enough passwords wait to be looked at, no login would be
 * in sooner without it, and the cost of a round is shared by all logins in it.
 */
export const pauseOfRoundMs = (): number => (passwordsWaiting() >= ENOUGH_WAITING ? PAUSE_MS : 0);
