import { setTimeout as sleep } from 'node:timers/promises';

/** Answers with the outside world's reply, or with an error when it takes too long, so that the wait ends. */
export async function answerWithin<T>(ms: number, asked: Promise<T>, whom: string): Promise<T> {
  const giveUp = new AbortController();
  const late = sleep(ms, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`${whom} did not answer`);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    giveUp.abort();
    late.catch(() => {});
  }
}
