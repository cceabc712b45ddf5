import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { Ctx, Tx } from '../../../ctx.ts';
import { shallowJson } from '../../../shallow-json.ts';

/** The purpose of work: done for one it is worth nothing for the other. */
export type WorkPurpose = 'sign-in' | 'picture';

/** Long enough for an old phone at the highest level. */
const LIFE_MS = 2 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';
/** About a quarter of a millisecond each, in a browser as in a program: nothing an attacker's own code does much faster. */
const ITERATIONS = 1_000;
/** So many of them at most at the lowest level, at least half of that; each level doubles it. */
const DERIVATIONS = 1_000;

/** A solved challenge as altcha's own solver makes it. */
const Solved = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.strictObject({ about: z.string(), level: z.int(), until: z.int() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** Finished work, not yet spent. */
export interface Work {
  about: string;
  level: number;
  id: Buffer;
  expiresAt: Date;
}

/** A challenge for one purpose and one thing it is about, as text that a browser solves and sends back. */
export async function askForWork(ctx: Ctx, purpose: WorkPurpose, about: Buffer, level: number): Promise<string> {
  const most = DERIVATIONS * 2 ** level;
  const until = ctx.now().getTime() + LIFE_MS;
  const challenge = await createChallenge({
    ...{ algorithm: ALGORITHM, cost: ITERATIONS, counter: randomInt(most / 2, most), deriveKey },
    data: { about: about.toString('hex'), level, until },
    ...secretsOf(ctx, purpose),
  });
  return JSON.stringify(challenge);
}

/** The work that was sent along, if it was done, for this purpose and lately; whether it is spent is not looked at yet. */
export async function readWork(ctx: Ctx, purpose: WorkPurpose, text: string | undefined): Promise<Work | undefined> {
  const solved = Solved.safeParse(parsed(text ?? ''));
  if (!solved.success) return undefined;
  const { challenge, solution } = solved.data;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(ctx, purpose) });
  const { about, level, until } = challenge.parameters.data;
  // the library would ask the machine's clock
  if (/* guard: work has to be done */ !verified || /* guard: how old work is */ until <= ctx.now().getTime())
    return undefined;
  return { about, level, id: Buffer.from(challenge.parameters.nonce, 'hex'), expiresAt: new Date(until) };
}

/** Once only, by the key of the table; to be called at the door, in the transaction that does what the work is for. */
export async function spendWork(db: Tx, { id, expiresAt }: Work): Promise<boolean> {
  const spent = await db
    .insertInto('spent_work')
    .values({ work_id: id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return spent.numInsertedOrUpdatedRows === 1n;
}

/** A purpose has keys of its own, so that its challenges are no other's. */
function secretsOf({ portal }: Ctx, purpose: WorkPurpose) {
  const secret = (kind: string): string =>
    portal.keyring.anonymousIndex(kind, /* guard: work for this purpose → '' */ purpose).toString('hex');
  return { hmacSignatureSecret: secret('work'), hmacKeySignatureSecret: secret('work-key') };
}

function parsed(text: string): unknown {
  try {
    return shallowJson(text, 'work');
  } catch {
    return undefined;
  }
}
