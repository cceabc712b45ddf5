import { REQUEST_TIMEOUT_MS } from '#contract/wire';
import type { Exchange } from './exchange.ts';
import { isMultipart } from './multipart.ts';

/** reliability A4: how long a body may take. */
const BODY_WITHIN_MS = 30_000;

/** A file of 10 MB over a slow line. */
export const FILE_WITHIN_MS = 120_000;

/** We give up before the browser does (§9), so that the user gets our words and not a broken connection. */
const DEADLINE_MS = REQUEST_TIMEOUT_MS - 10_000;

/** A file waits its turn to be looked at when many come at once; whoever sends one sees how far it is. */
const FILE_DEADLINE_MS = 2 * DEADLINE_MS;

const LOOK_EVERY_MS = 500;

type Timed = Pick<Exchange, 'cameAt' | 'lateAt' | 'position' | 'isRead' | 'file' | 'request'>;

export interface Deadlines<E extends Timed> {
  watch(exchange: E): void;
  /** What was sent is here; from now on it is we who take the time. */
  read(exchange: E): void;
  done(exchange: E): void;
  close(): void;
}

/**
 * Whoever has waited since their request came for as long as we promise is answered, wherever their request hangs: at the
 * door, in the handler or in a queue. Whoever takes too long to send it is cut off. One timer looks after all: one for
 * each request would cost every request.
 */
export function createDeadlines<E extends Timed>(onLate: (exchange: E) => void): Deadlines<E> {
  // No Set: each table it grows out of still points at those who stood in it, and through them whole requests outlived
  // their answers until the next full collection (decision 092).
  const open: E[] = [];
  const leave = (exchange: E): void => {
    const { position } = exchange;
    const last = open.at(-1);
    if (position === undefined || !last) return;
    open[position] = last;
    last.position = position;
    exchange.position = undefined;
    open.pop();
  };
  const look = (): void => {
    const now = performance.now();
    for (const exchange of [...open]) {
      const hasGone = !exchange.isRead && exchange.request.destroyed;
      if (!hasGone && now < exchange.lateAt) continue;
      leave(exchange);
      if (exchange.isRead) onLate(exchange);
      else exchange.request.destroy();
    }
  };
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    watch: (exchange) => {
      exchange.lateAt = exchange.cameAt + (isMultipart(exchange.request) ? FILE_WITHIN_MS : BODY_WITHIN_MS);
      exchange.position = open.push(exchange) - 1;
    },
    read: (exchange) => {
      exchange.isRead = true;
      exchange.lateAt = exchange.file ? performance.now() + FILE_DEADLINE_MS : exchange.cameAt + DEADLINE_MS;
    },
    done: leave,
    close: () => clearInterval(looking),
  };
}
