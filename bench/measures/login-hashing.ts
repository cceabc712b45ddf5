import { DEMO_PASSWORD } from '../../demo/password.ts';
import { hashPassword } from '../../server/src/modules/identity/password/password-hash.ts';
import { firstLogins, hashingSeconds, SIGNED_IN } from '../booking/logins.ts';
import { bookingPlace } from '../booking/place.ts';
import type { Measure } from '../measure.ts';
import { sendAll } from '../stand/queue.ts';
import { inTurns } from '../stand/rounds.ts';

/** More than the portal hashes at a time, which keeps it at its cap. */
const CALLERS = 48;
const ROUNDS = 5;
const LOGINS = 400;

/** Logins per second of people who come one after another, against nothing but password checks. */
export const measure: Measure = {
  name: 'login-hashing',
  goal: 0.7,
  better: 'more',
  async run(stand) {
    const place = await bookingPlace(stand);
    const stored = await hashPassword(DEMO_PASSWORD);
    const everybody = await firstLogins(place, stored, LOGINS * ROUNDS);
    const [logins = 0, hashes = 1] = await inTurns(
      ROUNDS,
      async () => {
        const requests = everybody.splice(0, LOGINS);
        const { port } = place.portal;
        return (await sendAll({ port, requests, connections: CALLERS, expect: SIGNED_IN })).perSecond;
      },
      async () => LOGINS / (await hashingSeconds(stored, LOGINS)),
    );
    stand.note(`${logins.toFixed(1)} logins/s against ${hashes.toFixed(1)} bare password checks/s`);
    return logins / hashes;
  },
};
