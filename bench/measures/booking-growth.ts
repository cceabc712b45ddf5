import type { CallName } from '#contract/registry';
import { CENTER, EXAM_DAY, FREE_SET, type Seats } from '../../server/test/seats.ts';
import { makePeople } from '../booking/crowd.ts';
import { databaseUrl } from '../booking/database-url.ts';
import { grow } from '../booking/grow.ts';
import { orderCall } from '../booking/order-request.ts';
import { bookingPlace, type BookingPlace } from '../booking/place.ts';
import { wideSegments } from '../booking/segments.ts';
import type { Measure } from '../measure.ts';
import { requestBytes } from '../stand/prepared-call.ts';
import { percentile, sendAll } from '../stand/queue.ts';
import { inTurns } from '../stand/rounds.ts';

const SIZE = { people: 1_000_000, pastOrders: 10_000_000, centers: 500, days: 90 };
const SEGMENTS = 100;
/** Fewer than would keep both cores busy: it is the work that is to be compared, not the queue for it. */
const CLIENTS = 4;
const ROUNDS = 7;
const REQUESTS_A_ROUND = 1_200;
const P95 = 0.95;
const SHANGHAI = 310_100;

/** The figure at each place: milliseconds within which 95 of 100 answers come. */
type Kind = { name: CallName; requests(at: BookingPlace): Promise<Buffer[]>; expect: string };

/** How much slower booking gets with a million people and ten million past orders: the worst of four calls. */
export const measure: Measure = {
  name: 'booking-growth',
  goal: 1.2,
  better: 'less',
  async run(stand) {
    const small = await bookingPlace(stand);
    const large = await bookingPlace(stand, 'large');
    const from = performance.now();
    await grow(databaseUrl(large.server.url, large.database), SIZE);
    stand.note(`the large database took ${Math.round((performance.now() - from) / 1_000)} s to fill`);
    const kinds = [await ordering(small, large), calendar, centres, lastYear];
    const ratios: number[] = [];
    for (const kind of kinds) {
      for (const place of [small, large]) await p95(place, kind);
      const [few = 1, many = 0] = await inTurns(
        ROUNDS,
        () => p95(small, kind),
        () => p95(large, kind),
      );
      stand.note(
        `${kind.name}: p95 ${many.toFixed(2)} ms with the large database, ${few.toFixed(2)} ms with the small`,
      );
      ratios.push(many / few);
    }
    return Math.max(...ratios);
  },
};

async function p95(place: BookingPlace, { requests, expect }: Kind): Promise<number> {
  const answered = await sendAll({
    port: place.portal.port,
    requests: await requests(place),
    connections: CLIENTS,
    expect,
  });
  return percentile(answered.ms, P95);
}

async function ordering(...places: BookingPlace[]): Promise<Kind> {
  const segments = new Map<BookingPlace, Seats[]>();
  for (const place of places) segments.set(place, await wideSegments(place.pool, SEGMENTS));
  return {
    name: 'AddExamOrder',
    expect: '"orderId":',
    requests: async (place) => {
      const people = await makePeople(place.pool, REQUESTS_A_ROUND);
      const own = segments.get(place) ?? [];
      return people.map((person, at) => requestBytes(place.portal, orderCall(person, own[at % own.length] as Seats)));
    },
  };
}

const reading = (name: CallName, expect: string, payload: Record<string, unknown>): Kind => ({
  name,
  expect,
  requests: async ({ pool, portal }) =>
    (await makePeople(pool, REQUESTS_A_ROUND)).map(({ guid, token }) =>
      requestBytes(portal, { name, payload: { ...payload, customerGuid: guid }, session: token }),
    ),
});

const [year, month] = EXAM_DAY.split('-').map(Number);
const calendar = reading('BookInfo', '"bookInfo":', { centerId: CENTER, examSetId: FREE_SET, year, month });
const centres = reading('ExamCenterByCityExamset', '"centersData":', { examSetId: FREE_SET, cityId: SHANGHAI });
const lastYear = reading('GetRebookOffer', '"offer":', {});
