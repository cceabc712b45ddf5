import { Fault } from '../fault.ts';
import type { Entry } from './routes.ts';
import { createTurns, type Share, type Verdict } from './turns.ts';

type KindOfCall = 'signIn' | 'read' | 'write' | 'file' | 'operator';

/**
 * The shares of each kind of call, so that none can starve the others. More at a time would only wait for the
 * database's few connections; a call that waits longer than `waitMs` is answered too late to be of use.
 */
function sharesOf(waitMs: number): Record<KindOfCall, Share> {
  const common: Share = { atOnce: 32, perCall: 24, waiting: 500, waitMs, perCaller: 16, byPace: true };
  return {
    // a whole company may sign in at nine: they wait rather than being refused, and many of them share an address
    signIn: { atOnce: 128, perCall: 112, waiting: 6_000, waitMs: 40_000, perCaller: Infinity, newestFirst: true },
    read: common,
    write: common,
    // it has been sent already, and its sender sees how far it is: sending it once more would cost more than waiting
    file: { atOnce: 32, perCall: 32, waiting: 500, waitMs: 60_000, perCaller: 20 },
    operator: { ...common, atOnce: 16, perCall: 12 },
  };
}

const SECONDS = 1;
/** Made once: a refusal under overload must cost next to nothing. */
const REFUSED: Record<Exclude<Verdict, 'go'>, Fault> = {
  busy: new Fault('systemBusy', { seconds: SECONDS }),
  tooMany: new Fault('tooMany', { seconds: SECONDS }),
};

const LOOK_EVERY_MS = 100;

export interface Admission {
  /** Waits for a turn or refuses, early. After it comes `leave`. `caller` is the session, if there is one. */
  enter(entry: Entry, caller: string): Promise<void>;
  leave(entry: Entry): void;
  close(): void;
}

export function createAdmission(waitMs: number): Admission {
  const shares = sharesOf(waitMs);
  const turns = {
    signIn: createTurns(shares.signIn),
    read: createTurns(shares.read),
    write: createTurns(shares.write),
    file: createTurns(shares.file),
    operator: createTurns(shares.operator),
  };
  const looking = setInterval(() => {
    for (const each of Object.values(turns)) each.expire();
  }, LOOK_EVERY_MS).unref();
  return {
    enter: async (entry, caller) => {
      const verdict = await turns[kindOf(entry)].take(
        entry.name,
        /* guard: share of one caller → caller && '' */ caller,
      );
      if (verdict !== 'go') throw REFUSED[verdict];
    },
    leave: (entry) => turns[kindOf(entry)].give(entry.name),
    close: () => clearInterval(looking),
  };
}

function kindOf({ access, kind }: Entry): KindOfCall {
  if (access === 'operator') return 'operator';
  if (access === 'public' || kind === 'enter') return 'signIn';
  if (kind === 'upload') return 'file';
  return kind === 'write' ? 'write' : 'read';
}
