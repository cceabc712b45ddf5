/** The shares of one kind of call. */
export interface Share {
  /** How many run at a time, and how many of one call: one that hangs must leave room for the others. */
  atOnce: number;
  perCall: number;
  /** How many of one call may wait for their turn, how long, and how many of them for one caller. */
  waiting: number;
  waitMs: number;
  perCaller: number;
  /** Who would wait longer than that at the present pace is refused at once, and not after having waited in vain. */
  byPace?: boolean;
  /**
   * Who came last goes first, and who came first is sent away when there are too many: a burst is worked off, and under
   * lasting overload those who are served are served at once. Otherwise it is first come, first served.
   */
  newestFirst?: boolean;
}

export type Verdict = 'go' | 'busy' | 'tooMany';

interface Waiter {
  caller: string;
  since: number;
  decide(verdict: Verdict): void;
}

interface Line {
  running: number;
  waiters: Waiter[];
  /** While some wait: when the last turn was given, and how long it takes from one to the next. */
  gaveAt: number;
  paceMs: number;
}

/** Of the newest turn in the average of all. */
const WEIGHT = 0.2;

export interface Turns {
  /** Waits for the turn, or is refused. After `go` comes `give`. */
  take(call: string, caller: string): Promise<Verdict>;
  give(call: string): void;
  /** Sends away who has waited too long. */
  expire(): void;
}

/** Turns are given call by call in a circle, so that one call asked for by many does not keep the others waiting. */
export function createTurns(share: Share, now = (): number => performance.now()): Turns {
  const lines = new Map<string, Line>();
  let circle: Line[] = [];
  let running = 0;
  let waiting = 0;

  function lineOf(call: string): Line {
    const known = lines.get(call);
    if (known) return known;
    const line: Line = { running: 0, waiters: [], gaveAt: 0, paceMs: 0 };
    lines.set(call, line);
    circle = [...lines.values()];
    return line;
  }
  const mayRun = (line: Line): boolean => running < share.atOnce && line.running < share.perCall;
  const begin = (line: Line): void => {
    running += 1;
    line.running += 1;
  };
  const sendAway = (waiter: Waiter | undefined): void => {
    if (!waiter) return;
    waiting -= 1;
    waiter.decide('busy');
  };

  function nextOf(line: Line): void {
    const waiter = share.newestFirst ? line.waiters.pop() : line.waiters.shift();
    if (!waiter) return;
    waiting -= 1;
    begin(line);
    const at = now();
    // one long pause, such as our own standing still, does not make the pace
    line.paceMs += WEIGHT * (Math.min(at - line.gaveAt, share.waitMs / 10) - line.paceMs);
    line.gaveAt = at;
    waiter.decide('go');
  }

  return {
    take: async (call, caller) => {
      const line = lineOf(call);
      if (line.waiters.length === 0 && mayRun(line)) {
        begin(line);
        return 'go';
      }
      const { waiters } = line;
      const isFull = /* guard: early refusal → false */ waiters.length >= share.waiting;
      // told now rather than after a wait that would be in vain; asked first, for under overload it is the answer to most
      if (!share.newestFirst && (isFull || (share.byPace && waiters.length * line.paceMs > share.waitMs)))
        return 'busy';
      if (caller !== '' && waiters.filter((waiter) => waiter.caller === caller).length >= share.perCaller)
        return 'tooMany';
      if (isFull) sendAway(waiters.shift());
      const since = now();
      if (waiters.length === 0) line.gaveAt = since;
      waiting += 1;
      return new Promise((decide) => waiters.push({ caller, since, decide }));
    },
    give: (call) => {
      const line = lineOf(call);
      running -= 1;
      line.running -= 1;
      if (waiting === 0) return;
      for (const _ of circle) {
        const first = circle.shift() as Line;
        circle.push(first);
        if (first.waiters.length > 0 && mayRun(first)) return nextOf(first);
      }
    },
    expire: () => {
      if (waiting === 0) return;
      const latest = /* guard: waiting has an end → -Infinity */ now() - share.waitMs;
      for (const { waiters } of circle) while ((waiters[0]?.since ?? Infinity) < latest) sendAway(waiters.shift());
    },
  };
}
