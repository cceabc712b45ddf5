import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { OnlineDoctor, Visit } from './port.ts';

export const DOCTOR_PAGE = '/sim/doctor';
/** How long an address lets its person in. */
const GOOD_MS = 10 * 60_000;

/**
 * Makes addresses of a page of our own that says it stands in for the service; after `pause(true)` it does not answer.
 */
export function sandboxDoctor(clock: Clock): OnlineDoctor {
  const key = randomBytes(32);
  let isPaused = false;
  const signed = (body: string): string => createHmac('sha256', key).update(body).digest('base64url');
  return {
    enter: async (visit) => {
      if (isPaused) throw Object.assign(new Error('the online doctor did not answer'), { code: 'ETIMEDOUT' });
      const good = clock().getTime() + GOOD_MS;
      const body = Buffer.from(JSON.stringify({ ...visit, good })).toString('base64url');
      return `${visit.from}${DOCTOR_PAGE}?ticket=${body}.${signed(body)}`;
    },
    pause: (paused) => (isPaused = paused),
    visitOf: (ticket) => {
      const [body = '', signature = ''] = ticket.split('.');
      const [given, made] = [Buffer.from(signature), Buffer.from(signed(body))];
      // guard: health: the sandbox takes only addresses it has made
      if (given.length !== made.length || !timingSafeEqual(given, made)) return undefined;
      const { good, ...visit } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Visit & { good: number };
      return clock().getTime() <= good ? visit : undefined;
    },
  };
}
