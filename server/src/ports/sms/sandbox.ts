import type { Clock } from '../../clock.ts';
import { MessageRefused } from '../carrier/message-refused.ts';
import type { KeptSms, Sms } from './port.ts';

/** A page of them is enough for a tester, and memory stays bounded. */
const MOST_KEPT = 500;

/**
 * Sends nothing and keeps what it was given, in this process. Sentinels: a phone that ends in 4040 is refused by the
 * provider every time, one that ends in 4041 for good; one that ends in 4080 never gets an answer.
 */
export function sandboxSms(clock: Clock): Sms {
  const kept: KeptSms[] = [];
  return {
    send: async (message) => {
      if (message.phone.endsWith('4041')) throw new MessageRefused('the provider knows no such number');
      if (message.phone.endsWith('4040')) throw new Error('the provider refused the message');
      if (message.phone.endsWith('4080')) return new Promise(() => {});
      if (!kept.some(({ no }) => no === message.no)) kept.unshift({ ...message, at: clock() });
      if (kept.length > MOST_KEPT) kept.pop();
      return `sandbox-${message.no}`;
    },
    kept: () => kept,
  };
}
