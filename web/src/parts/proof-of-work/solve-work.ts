import { solveChallengeWorkers, type Challenge } from 'altcha-lib';

/** More would slow down the page and the rest of the device. */
const MOST_WORKERS = 4;
const LONGEST_MS = 90_000;

/** Solves a challenge in workers, so that the page stays alive; nothing where the browser cannot, or not in time. */
export async function solveWork(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle || typeof Worker === 'undefined') return null;
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' }),
    timeout: LONGEST_MS,
  });
  return solution && JSON.stringify({ challenge, solution });
}
