import { hash, verify } from '@node-rs/argon2';
import { Fault } from '../../fault.ts';

/** answers §2: argon2id (the library's default algorithm), 19 MiB, t=2. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A login flood must not starve booking: two hashes at a time, a short queue, then "too many". */
const AT_ONCE = 2;
const MOST_WAITING = 50;
const RETRY_AFTER_SECONDS = 5;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new Fault('tooMany', { seconds: RETRY_AFTER_SECONDS });
    // whoever finishes hands its place over, so `running` is not touched in between
    await new Promise<void>((turn) => waiting.push(turn));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

/** A hash nobody's password has: checking against it makes an unknown account cost the same time. */
let nobody: Promise<string> | undefined;

export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hash('nobody signs in with this', PARAMETERS);
  const target = stored ?? (await nobody);
  const matches = await inTurn(() => verify(target, password));
  return stored !== undefined && matches;
}
