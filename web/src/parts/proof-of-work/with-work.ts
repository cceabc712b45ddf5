import { isFault } from '../../api/faults.ts';
import { isFailure } from '../../api/failure.ts';

/** The failures may grow during the work: then there is more to do, once. */
const MOST_ROUNDS = 2;

/**
 * Sends, and where the server asks for a proof of work, does it and sends again, without a press; `during` tells the
 * screen about it. The code for it is fetched only now.
 */
export async function withWork<T>(
  send: (work?: string) => Promise<T>,
  during: (solving: () => Promise<string | null>) => Promise<string | null>,
): Promise<T> {
  let work: string | null | undefined;
  for (let round = 0; ; round += 1) {
    try {
      return await send(work ?? undefined);
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === undefined || round === MOST_ROUNDS) throw error;
      work = await during(() =>
        import('./solve-work.ts').then(({ solveWork }) => solveWork(challenge)).catch(() => null),
      );
      if (work === null) throw error;
    }
  }
}

function challengeOf(error: unknown): string | undefined {
  if (!isFailure(error) || !isFault(error, 'workNeeded')) return undefined;
  const challenge = error.detail?.params?.challenge;
  return typeof challenge === 'string' ? challenge : undefined;
}
