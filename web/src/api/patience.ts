import { toast } from '../platform/feedback.ts';
import { locale, textsIn } from '../platform/locale.ts';
import { apiText } from './text.ts';

/** "Not now", said by the portal or by a proxy before it. */
const NOT_NOW = [429, 503];
/** A longer wait is for the person to decide: the refusal's own words say how long it is. */
const LONGEST_WAIT_MS = 5_000;
const PATIENCE_MS = 30_000;

/**
 * Asks again by itself while the portal is too busy and says when to come again, so that nothing that was typed has to be
 * sent by hand once more. Each wait is longer than the one before and no two browsers wait equally long.
 */
export async function askPatiently<T extends { response: Response }>(
  ask: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const from = performance.now();
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    const ms = waitAfter(answer.response, tries);
    if (ms === undefined || performance.now() - from + ms > PATIENCE_MS) return answer;
    toast(textsIn(apiText, locale()).waiting, { tone: 'plain' });
    await pause(ms, signal);
  }
}

function waitAfter({ status, headers }: Response, tries: number): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  if (!NOT_NOW.includes(status) || !(seconds * 1_000 <= LONGEST_WAIT_MS)) return undefined;
  return seconds * 1_000 * tries * (1 + Math.random() / 2);
}

/** Ends early, with the browser's own AbortError, when the caller no longer waits for the answer. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('stopped', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
