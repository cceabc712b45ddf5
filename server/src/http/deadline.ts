import { REQUEST_TIMEOUT_MS } from '#contract/wire';
import type { Exchange } from './exchange.ts';

/** We give up before the browser does (§9), so that the user gets our words and not a broken connection. */
const DEADLINE_MS = REQUEST_TIMEOUT_MS - 10_000;

/** A file waits its turn to be looked at when many come at once; whoever sends one sees how far it is. */
const FILE_DEADLINE_MS = 2 * DEADLINE_MS;

const LOOK_EVERY_MS = 500;

export interface Deadlines {
  watch(exchange: Exchange): void;
  done(exchange: Exchange): void;
  close(): void;
}

/**
 * Whoever has waited since their request came for as long as we promise is answered, wherever their request hangs: at the
 * door, in the handler or in a queue. One timer looks after all: one for each request would cost every request.
 */
export function createDeadlines(onLate: (exchange: Exchange) => void): Deadlines {
  const lateAt = new Map<Exchange, number>();
  const look = (): void => {
    const now = performance.now();
    for (const [exchange, at] of lateAt) {
      if (now < at) continue;
      lateAt.delete(exchange);
      onLate(exchange);
    }
  };
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    // a body with a file has its own time to arrive (app.ts)
    watch: (exchange) =>
      void lateAt.set(exchange, exchange.file ? performance.now() + FILE_DEADLINE_MS : exchange.cameAt + DEADLINE_MS),
    done: (exchange) => void lateAt.delete(exchange),
    close: () => clearInterval(looking),
  };
}
