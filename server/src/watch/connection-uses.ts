import type { ConnectionService, FailureCause } from '#contract/ops/connections';

export interface Cause {
  kind: FailureCause;
  /** The code it was answered with, where there was one. */
  status: number | null;
}

/** How one connection was used since the last writing. */
export interface ConnectionUse {
  connection: ConnectionService;
  /** The asked system, where one connection has several; else empty. */
  target: string;
  calls: number;
  failures: number;
  totalMs: number;
  lastOkAt: Date | undefined;
  lastFailed: { at: Date; cause: Cause } | undefined;
  /** The first failure after the last success. */
  failingSince: Date | undefined;
}

interface Exchange {
  connection: ConnectionService;
  target: string;
  at: Date;
  ms: number;
  /** Undefined: it succeeded. */
  cause: Cause | undefined;
}

export interface ConnectionUses {
  note(exchange: Exchange): void;
  /** Everything that waits to be written. */
  take(): ConnectionUse[];
  /** Takes back uses that could not be written now. */
  putBack(uses: readonly ConnectionUse[]): void;
}

/** A company's provider is one target; more than these wait only where addresses are invented. */
const MOST_WAITING = 2_000;

export function openConnectionUses(): ConnectionUses {
  let waiting = new Map<string, ConnectionUse>();
  const add = (use: ConnectionUse, order: 'later' | 'earlier'): void => {
    const key = `${use.connection}|${use.target}`;
    const known = waiting.get(key);
    if (!known && waiting.size >= MOST_WAITING) return;
    const [first, second] = order === 'later' ? [known, use] : [use, known];
    waiting.set(key, joined(first, second) ?? use);
  };
  return {
    note: ({ connection, target, at, ms, cause }) =>
      add(
        {
          ...{ connection, target, calls: 1, failures: cause ? 1 : 0, totalMs: ms },
          lastOkAt: cause ? undefined : at,
          lastFailed: cause && { at, cause },
          failingSince: cause && at,
        },
        'later',
      ),
    take: () => {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
    putBack: (uses) => uses.forEach((use) => add(use, 'earlier')),
  };
}

/** Two times in a row as one. */
function joined(first: ConnectionUse | undefined, second: ConnectionUse | undefined): ConnectionUse | undefined {
  if (!first || !second) return first ?? second;
  return {
    ...{ connection: first.connection, target: first.target, calls: first.calls + second.calls },
    ...{ failures: first.failures + second.failures, totalMs: first.totalMs + second.totalMs },
    lastOkAt: second.lastOkAt ?? first.lastOkAt,
    lastFailed: second.lastFailed ?? first.lastFailed,
    // a success in between ends what had begun before it
    failingSince: second.lastOkAt ? second.failingSince : (first.failingSince ?? second.failingSince),
  };
}
