import { registry } from '#contract/registry';
import { CROWD_COMPANY } from '../../server/test/crowd.ts';
import { makePeople } from '../booking/crowd.ts';
import { bookingPlace } from '../booking/place.ts';
import type { Measure } from '../measure.ts';
import { againstBare } from '../stand/against-bare.ts';
import { prepareCall, type PreparedCall } from '../stand/prepared-call.ts';

const PEOPLE = 20;

/** Lists of what a company sells per second, against a bare route that sends the same bytes. */
export const measure: Measure = {
  name: 'mall-list-vs-bare',
  better: 'more',
  async run(stand) {
    const { portal, pool } = await bookingPlace(stand);
    const asked: PreparedCall[] = [];
    for (const { token } of await makePeople(pool, PEOPLE))
      asked.push(
        await prepareCall(portal, { name: 'GetProductInfo', payload: { companyId: CROWD_COMPANY }, session: token }),
      );
    return againstBare(stand, portal, registry.GetProductInfo.path, asked);
  },
};
