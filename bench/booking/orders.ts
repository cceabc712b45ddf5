import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seats } from '../../server/test/seats.ts';
import { prepareCall, requestBytes } from '../stand/prepared-call.ts';
import { sendAll } from '../stand/queue.ts';
import type { Stand } from '../stand/stand.ts';
import { FIRST_ACCOUNT, FIRST_NUMBER, makePeople, type Numbered } from './crowd.ts';
import { databaseUrl } from './database-url.ts';
import { orderCall } from './order-request.ts';
import { runPgbench } from './pgbench.ts';
import { bookingPlace, type BookingPlace } from './place.ts';
import { logDuring, type Line } from './record.ts';
import { wideSegments } from './segments.ts';

const SEGMENTS = 100;
/** The portal's own number of connections: pgbench gets as many. */
const DATABASE_CLIENTS = 8;
/** Few enough that a slow machine does not begin to refuse. */
const HTTP_CLIENTS = 16;
export const ORDERS_A_ROUND = 4_000;

/** Orders of new people at many segments, over HTTP and past the portal. */
export interface Orders {
  place: BookingPlace;
  /** Orders per second of one round. */
  overHttp(): Promise<number>;
  /** The same by pgbench, which runs the scripts in turn. */
  byPgbench(scripts: string[]): Promise<number>;
  /** One order per segment over HTTP, each made a script for pgbench of the statements PostgreSQL was sent. */
  record(scriptOf: (lines: Line[], person: Numbered) => string | Promise<string>): Promise<string[]>;
}

export async function setUpOrders(stand: Stand): Promise<Orders> {
  const place = await bookingPlace(stand);
  const segments = await wideSegments(place.pool, SEGMENTS);
  return {
    place,
    async overHttp() {
      const people = await makePeople(place.pool, ORDERS_A_ROUND);
      const requests = people.map((person, at) =>
        requestBytes(place.portal, orderCall(person, segments[at % SEGMENTS] as Seats)),
      );
      const { port } = place.portal;
      return (await sendAll({ port, requests, connections: HTTP_CLIENTS, expect: '"orderId":' })).perSecond;
    },
    async byPgbench(scripts) {
      const [first] = await makePeople(place.pool, ORDERS_A_ROUND, { come: 'past the portal' });
      const each = ORDERS_A_ROUND / DATABASE_CLIENTS;
      return runPgbench({
        url: databaseUrl(place.server.url, place.database),
        scripts,
        clients: DATABASE_CLIENTS,
        transactions: each,
        variables: { i: -1, first: first?.number ?? 0, each, less: FIRST_NUMBER - FIRST_ACCOUNT },
      });
    },
    async record(scriptOf) {
      const people = await makePeople(place.pool, SEGMENTS);
      const lines = await logDuring(place, async () => {
        for (const [at, person] of people.entries())
          await prepareCall(place.portal, orderCall(person, segments[at] as Seats));
      });
      const folder = stand.folder('pgbench');
      const scripts: string[] = [];
      for (const [at, person] of people.entries()) {
        const file = join(folder, `booking-${at}.sql`);
        writeFileSync(file, await scriptOf(lines, person));
        scripts.push(file);
      }
      return scripts;
    },
  };
}
