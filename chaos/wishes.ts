import type pg from 'pg';
import { TEST_NOW } from '../server/test/clock.ts';
import { CROWD_COMPANY, makeCrowd } from '../server/test/crowd.ts';
import { makeSeats, type Seats } from '../server/test/seats.ts';
import type { Wish } from './book.ts';

/** Of twelve people, four want one of few seats and two of them one of the company's few. */
const SCARCE_EVERY = 6;

export async function makeWishes(pool: pg.Pool, count: number): Promise<Wish[]> {
  const crowd = await makeCrowd({ portal: { database: { pool } }, clock: { now: () => TEST_NOW } }, count);
  const few = Math.floor(count / (SCARCE_EVERY * 3));
  const wide: Seats[] = [];
  for (let place = 0; place < 4; place += 1) wide.push(await makeSeats(pool, count));
  const scarce = [await makeSeats(pool, few), await makeSeats(pool, count, { quota: [CROWD_COMPANY, few] })];
  return crowd.flatMap((member, at) => {
    const isScarce = at % SCARCE_EVERY < scarce.length;
    const seats = isScarce ? scarce[at % SCARCE_EVERY] : wide[at % wide.length];
    return seats ? [{ member, seats, scarce: isScarce }] : [];
  });
}
