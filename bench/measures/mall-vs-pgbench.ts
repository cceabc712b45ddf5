import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_ACCOUNT, FIRST_NUMBER, makePeople, type Numbered } from '../booking/crowd.ts';
import { databaseUrl } from '../booking/database-url.ts';
import { runPgbench } from '../booking/pgbench.ts';
import { bookingPlace, type BookingPlace } from '../booking/place.ts';
import { logDuring, messagesOf, scriptOf } from '../booking/record.ts';
import { buyCall, buyKeyOf } from '../mall/buy-request.ts';
import { fullShelves } from '../mall/shelves.ts';
import type { Measure } from '../measure.ts';
import { prepareCall, requestBytes } from '../stand/prepared-call.ts';
import { sendAll } from '../stand/queue.ts';
import { ratioInTurns } from '../stand/rounds.ts';
import type { Stand } from '../stand/stand.ts';

/** The portal's own number of connections: pgbench gets as many. */
const DATABASE_CLIENTS = 8;
/** Few enough that a slow machine does not begin to refuse. */
const HTTP_CLIENTS = 16;
const ROUNDS = 5;
const ORDERS_A_ROUND = 2_000;
/** The load generator's orders have numbers that the portal's never reach. */
const FIRST_ORDER = 1_000_000_000;

/** Orders of a mall per second over HTTP, against pgbench sending PostgreSQL the very statements one order takes. */
export const measure: Measure = {
  name: 'mall-vs-pgbench',
  better: 'more',
  async run(stand) {
    const place = await bookingPlace(stand);
    const products = await fullShelves(place.pool);
    const scripts = await recordScripts(stand, place, products);
    const each = ORDERS_A_ROUND / DATABASE_CLIENTS;
    const overHttp = async (): Promise<number> => {
      const people = await makePeople(place.pool, ORDERS_A_ROUND);
      const requests = people.map((person, at) =>
        requestBytes(place.portal, buyCall(person, products[at % products.length] ?? 0)),
      );
      const { perSecond } = await sendAll({
        ...{ port: place.portal.port, requests, connections: HTTP_CLIENTS },
        expect: '"orderGuid":',
      });
      return perSecond;
    };
    const bySql = async (): Promise<number> => {
      const [first] = await makePeople(place.pool, ORDERS_A_ROUND, { come: 'past the portal' });
      return runPgbench({
        url: databaseUrl(place.server.url, place.database),
        scripts,
        clients: DATABASE_CLIENTS,
        transactions: each,
        variables: { i: -1, first: first?.number ?? 0, each, less: FIRST_NUMBER - FIRST_ACCOUNT },
      });
    };
    await overHttp(); // the built server learns its hot paths
    const { ratio, ours, limit } = await ratioInTurns(ROUNDS, overHttp, bySql);
    stand.note(
      `${Math.round(ours)} orders/s over HTTP against ${Math.round(limit)} by pgbench with the same statements`,
    );
    return ratio;
  },
};

/** One order per product, each recorded as PostgreSQL saw it. */
async function recordScripts(stand: Stand, place: BookingPlace, products: number[]): Promise<string[]> {
  const folder = stand.folder('pgbench-mall');
  const people = await makePeople(place.pool, products.length);
  const lines = await logDuring(place, async () => {
    for (const [at, person] of people.entries()) await prepareCall(place.portal, buyCall(person, products[at] ?? 0));
  });
  const { rows } = await place.pool.query<{ id: string; guid: string; person: string }>(
    'SELECT order_id AS id, order_guid AS guid, person_guid AS person FROM mall_order WHERE person_guid = ANY($1)',
    [people.map(({ guid }) => guid)],
  );
  const scripts = people.map((person: Numbered) => {
    const order = rows.find((row) => row.person === person.guid);
    if (!order) throw new Error('an order that was recorded is not there');
    return withOrder(scriptOf(messagesOf(lines, person), person, buyKeyOf(person)), order);
  });
  const counts = scripts.map((script) => script.split(';\n').length);
  stand.note(`an order takes ${Math.min(...counts) - 1} to ${Math.max(...counts) - 1} messages to PostgreSQL`);
  return scripts.map((script, at) => {
    const file = join(folder, `mall-${at}.sql`);
    writeFileSync(file, script);
    return file;
  });
}

/** Each order has a number and a name of its own, counted like its person's. */
const withOrder = (script: string, { id, guid }: { id: string; guid: string }): string =>
  script
    .replace('\\set a ', `\\set o :n - ${FIRST_NUMBER - FIRST_ORDER}\n\\set a `)
    .replaceAll(`'${id}'`, `':o'`)
    .replaceAll(guid, '10000000-0000-4000-8000-:n');
