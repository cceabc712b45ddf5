import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect } from 'vitest';
import type { Answer } from './portal.ts';

/** The challenge a refusal came with. */
export function challengeOf({ decoded, body }: Answer): string {
  const challenge = decoded?.ok === false ? decoded.detail?.params?.challenge : undefined;
  expect(challenge, body).toBeTypeOf('string');
  return String(challenge);
}

/** Does the work as a browser would. */
export async function solve(challenge: string): Promise<string> {
  const asked = JSON.parse(challenge) as Challenge;
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  return JSON.stringify({ challenge: asked, solution });
}
