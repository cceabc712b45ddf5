import { registry } from '#contract/registry';
import type { Measure } from '../measure.ts';
import { bookingPlace } from '../booking/place.ts';
import { againstBare } from '../stand/against-bare.ts';
import { prepareCall, type PreparedCall } from '../stand/prepared-call.ts';
import { demoAccounts, signIn } from '../stand/sign-in.ts';

/** As many as one account may have (docs/product §2.2). */
const SESSIONS = 5;

/** Reports of three years opened per second, each look written down, against a bare route that sends the same bytes. */
export const measure: Measure = {
  name: 'report-vs-bare',
  better: 'more',
  async run(stand) {
    const { portal } = await bookingPlace(stand);
    const [account] = demoAccounts();
    const asked: PreparedCall[] = [];
    for (let count = 0; count < SESSIONS; count += 1) {
      const { session, cookie } = await signIn(portal, account);
      asked.push(await prepareCall(portal, { name: 'MyReport', payload: {}, session, headers: { Cookie: cookie } }));
    }
    return againstBare(stand, portal, registry.MyReport.path, asked);
  },
};
