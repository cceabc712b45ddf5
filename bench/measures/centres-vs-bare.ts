import { registry } from '#contract/registry';
import { FREE_SET } from '../../server/test/seats.ts';
import { makePeople } from '../booking/crowd.ts';
import { bookingPlace } from '../booking/place.ts';
import type { Measure } from '../measure.ts';
import { againstBare } from '../stand/against-bare.ts';
import { prepareCall, type PreparedCall } from '../stand/prepared-call.ts';

const PEOPLE = 20;
const SHANGHAI = 310_100;

/** Lists of a city's centres per second, against a bare route that sends the same bytes. */
export const measure: Measure = {
  name: 'centres-vs-bare',
  better: 'more',
  async run(stand) {
    const { portal, pool } = await bookingPlace(stand);
    const asked: PreparedCall[] = [];
    for (const { guid, token } of await makePeople(pool, PEOPLE)) {
      const payload = { customerGuid: guid, examSetId: FREE_SET, cityId: SHANGHAI };
      asked.push(await prepareCall(portal, { name: 'ExamCenterByCityExamset', payload, session: token }));
    }
    return againstBare(stand, portal, registry.ExamCenterByCityExamset.path, asked);
  },
};
