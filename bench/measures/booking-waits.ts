import { setTimeout as wait } from 'node:timers/promises';
import type { Seats } from '../../server/test/seats.ts';
import { makePeople } from '../booking/crowd.ts';
import { orderCall } from '../booking/order-request.ts';
import { bookingPlace } from '../booking/place.ts';
import { logDuring, messagesOf } from '../booking/record.ts';
import { wideSegments } from '../booking/segments.ts';
import type { Measure } from '../measure.ts';
import { prepareCall } from '../stand/prepared-call.ts';

const ORDERS = 20;
/** Longer than a node answers for a session from memory. */
const AWAY_MS = 1_500;

/** How often an order that costs nothing waits for PostgreSQL, at most: its session, its key and the order itself. */
export const measure: Measure = {
  name: 'booking-waits',
  goal: 8,
  better: 'less',
  async run(stand) {
    const place = await bookingPlace(stand);
    const segments = await wideSegments(place.pool, ORDERS);
    const people = await makePeople(place.pool, ORDERS + 1);
    const [first, ...others] = people;
    if (!first) throw new Error('there is no person to book');
    // memory is warm as in a node that is in use, and each person has looked at the portal before
    await prepareCall(place.portal, orderCall(first, segments[0] as Seats));
    for (const { guid: userGuid, token: session } of others)
      await prepareCall(place.portal, { name: 'GetBookingDraft', payload: { userGuid }, session });
    await wait(AWAY_MS);
    const lines = await logDuring(place, async () => {
      for (const [at, person] of others.entries())
        await prepareCall(place.portal, orderCall(person, segments[at] as Seats));
    });
    const waits = others.map((person) => messagesOf(lines, person).length);
    stand.note(
      `the last order's messages:\n${messagesOf(lines, others.at(-1) ?? first)
        .map(shortened)
        .join('\n')}`,
    );
    return Math.max(...waits);
  },
};

const MOST_CHARS = 100;
const shortened = (message: string): string => message.replaceAll(/\s+/g, ' ').slice(0, MOST_CHARS);
