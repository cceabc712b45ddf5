import { DEMO_PASSWORD } from '../../demo/password.ts';
import { hashPassword } from '../../server/src/modules/identity/password/password-hash.ts';
import { firstLogins, hashingSeconds, SIGNED_IN } from '../booking/logins.ts';
import { bookingPlace } from '../booking/place.ts';
import type { Measure } from '../measure.ts';
import { percentile, sendAll } from '../stand/queue.ts';

const MOST = 5_000;
/**
 * A login that waits longer than the portal may answer is refused: a slower machine gets as many as it can hash in this
 * time.
 */
const HASHING_SECONDS = 28;
const SAMPLE = 300;

/** Right logins of as many people from one address, all at once: the time until the last is in, against hashing alone. */
export const measure: Measure = {
  name: 'login-storm',
  better: 'less',
  async run(stand) {
    const place = await bookingPlace(stand);
    const stored = await hashPassword(DEMO_PASSWORD);
    const count = Math.min(MOST, Math.floor(HASHING_SECONDS * (SAMPLE / (await hashingSeconds(stored, SAMPLE)))));
    const requests = await firstLogins(place, stored, count);
    const before = await hashingSeconds(stored, count);
    const { perSecond, ms } = await sendAll({
      ...{ port: place.portal.port, requests, connections: count },
      expect: SIGNED_IN,
    });
    const hashing = (before + (await hashingSeconds(stored, count))) / 2;
    const storm = count / perSecond;
    stand.note(
      `${count} right logins at once from one address: all in after ${storm.toFixed(1)} s, half of them after ` +
        `${(percentile(ms, 0.5) / 1000).toFixed(1)} s; hashing alone ${hashing.toFixed(1)} s`,
    );
    return storm / hashing;
  },
};
