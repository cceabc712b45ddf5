import { hash, verify } from '@node-rs/argon2';
import { createQueue } from './hash-queue.ts';

/** argon2id (the library's default algorithm), 19 MiB, t=2. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A login flood must not starve booking. */
const HASHES_AT_ONCE = 2;
const inTurn = createQueue(HASHES_AT_ONCE);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

/** A hash without a password: checking against it makes an unknown account cost the same time. */
let nobody: Promise<string> | undefined;

export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hash('nobody signs in with this', PARAMETERS);
  // an account that was made without a password has none that matches, and costs the same time
  const target = /* guard: hr: no password matches an empty one → stored ?? (await nobody) */ stored || (await nobody);
  const matches = await inTurn(() => verify(target, password));
  return Boolean(stored) && /* guard: password check */ matches;
}
