import { registry } from '#contract/registry';
import { makeSeats, type Seats } from '../../server/test/seats.ts';
import { makePeople } from '../booking/crowd.ts';
import { orderCall } from '../booking/order-request.ts';
import { bookingPlace } from '../booking/place.ts';
import type { Measure } from '../measure.ts';
import { againstBare } from '../stand/against-bare.ts';
import { prepareCall, type PreparedCall } from '../stand/prepared-call.ts';

/** One per connection: the cost of a session is not measured here. */
const PEOPLE = 20;

/** "Full" answers per second when there is no seat left, against a bare route that sends the same bytes. */
export const measure: Measure = {
  name: 'full-vs-bare',
  better: 'more',
  async run(stand) {
    const { portal, pool } = await bookingPlace(stand);
    const seats: Seats = await makeSeats(pool, 0);
    const asked: PreparedCall[] = [];
    for (const person of await makePeople(pool, PEOPLE))
      asked.push(await prepareCall(portal, { ...orderCall(person, seats), refusal: 'seatTaken' }));
    return againstBare(stand, portal, registry.AddExamOrder.path, asked);
  },
};
