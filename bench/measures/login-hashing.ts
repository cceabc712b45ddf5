import { verify } from '@node-rs/argon2';
import { hashPassword } from '../../server/src/modules/identity/password-hash.ts';
import type { Measure } from '../measure.ts';
import { inTurns } from '../stand/rounds.ts';
import { demoAccounts, signIn } from '../stand/sign-in.ts';
import type { Address } from '../stand/stand.ts';

/** The portal hashes two at a time (answers §2); more callers than that keep it at its cap. */
const HASHES_AT_ONCE = 2;
const CALLERS = 8;
const ROUNDS = 5;
const ROUND_MS = 3_000;

/** Logins per second under a flood, against nothing but password checks, as many at a time as the portal allows. */
export const measure: Measure = {
  name: 'login-hashing',
  goal: 0.8,
  better: 'more',
  async run(stand) {
    const portal = await stand.portal();
    const [{ password }] = demoAccounts();
    const stored = await hashPassword(password);
    const [logins = 0, hashes = 1] = await inTurns(
      ROUNDS,
      () => finishedPerSecond(CALLERS, loginFlood(portal)),
      () => finishedPerSecond(HASHES_AT_ONCE, () => verify(stored, password)),
    );
    stand.note(`${logins.toFixed(1)} logins/s against ${hashes.toFixed(1)} bare password checks/s`);
    return logins / hashes;
  },
};

function loginFlood(portal: Address): (caller: number) => Promise<unknown> {
  const accounts = demoAccounts();
  return (caller) => {
    const account = accounts[caller % accounts.length] ?? accounts[0];
    return signIn(portal, account);
  };
}

async function finishedPerSecond(callers: number, work: (caller: number) => Promise<unknown>): Promise<number> {
  const from = performance.now();
  let finished = 0;
  const keepCalling = async (caller: number): Promise<void> => {
    while (performance.now() - from < ROUND_MS) {
      await work(caller);
      finished += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => keepCalling(caller)));
  return (finished * 1_000) / (performance.now() - from);
}
