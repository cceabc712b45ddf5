import type { Measure } from '../measure.ts';
import { againstBare } from '../stand/against-bare.ts';
import { HOME_PATH, homeRequest } from '../stand/home-request.ts';
import type { PreparedCall } from '../stand/prepared-call.ts';

/** As many as one account may have (docs/product §2.2). */
const SESSIONS = 5;

/** Requests per second of the home page's settings, against a bare Fastify route that sends the same bytes. */
export const measure: Measure = {
  name: 'home-vs-bare',
  better: 'more',
  async run(stand) {
    const portal = await stand.portal();
    const asked: PreparedCall[] = [];
    for (let count = 0; count < SESSIONS; count += 1) asked.push(await homeRequest(portal));
    return againstBare(stand, portal, HOME_PATH, asked);
  },
};
