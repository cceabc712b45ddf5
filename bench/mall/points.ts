import type { Portal } from '../../server/src/ctx.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { TEST_NOW } from '../../server/test/clock.ts';
import { grantTo } from '../../server/test/points.ts';
import type { Numbered } from '../booking/crowd.ts';
import { databaseUrl } from '../booking/database-url.ts';
import type { BookingPlace } from '../booking/place.ts';

const PLENTY = 100_000;

/** Points for everybody, more than anything costs. */
export async function givePoints({ server, database: name }: BookingPlace, people: Numbered[]): Promise<void> {
  const database = await openDatabase({ databaseUrl: databaseUrl(server.url, name), dataDir: '' });
  const giver = { portal: { database } as Portal, clock: { now: () => TEST_NOW } };
  for (const { guid } of people) await grantTo(giver, guid, { points: PLENTY, days: 300 });
  await database.close();
}
