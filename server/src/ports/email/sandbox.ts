import type { Clock } from '../../clock.ts';
import type { Email, KeptEmail } from './port.ts';

/** A page of them is enough for a tester, and memory stays bounded. */
const MOST_KEPT = 500;

/**
 * Sends nothing and keeps what it was given, in this process. Sentinels: an address that begins with `refused@` is refused
 * by the provider every time, one that begins with `silent@` never gets an answer.
 */
export function sandboxEmail(clock: Clock): Email {
  const kept: KeptEmail[] = [];
  return {
    send: async (message) => {
      if (message.to.startsWith('refused@')) throw new Error('the provider refused the message');
      if (message.to.startsWith('silent@')) return new Promise(() => {});
      if (!kept.some(({ no }) => no === message.no)) kept.unshift({ ...message, at: clock() });
      if (kept.length > MOST_KEPT) kept.pop();
      return `sandbox-${message.no}`;
    },
    kept: () => kept,
  };
}
