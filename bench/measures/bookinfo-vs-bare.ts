import { registry } from '#contract/registry';
import { CENTER, EXAM_DAY, FREE_SET } from '../../server/test/seats.ts';
import { makePeople } from '../booking/crowd.ts';
import { bookingPlace } from '../booking/place.ts';
import type { Measure } from '../measure.ts';
import { againstBare } from '../stand/against-bare.ts';
import { prepareCall, type PreparedCall } from '../stand/prepared-call.ts';

const PEOPLE = 20;

/** Calendars per second: a month of one centre, against a bare route that sends the same bytes. */
export const measure: Measure = {
  name: 'bookinfo-vs-bare',
  better: 'more',
  async run(stand) {
    const { portal, pool } = await bookingPlace(stand);
    const [year, month] = EXAM_DAY.split('-').map(Number);
    const asked: PreparedCall[] = [];
    for (const { guid, token } of await makePeople(pool, PEOPLE)) {
      const payload = { customerGuid: guid, centerId: CENTER, examSetId: FREE_SET, year, month };
      asked.push(await prepareCall(portal, { name: 'BookInfo', payload, session: token }));
    }
    return againstBare(stand, portal, registry.BookInfo.path, asked);
  },
};
