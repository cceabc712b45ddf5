import { sql } from 'kysely';
import type { Center } from '#contract/calls/booking';
import { cacheFor } from '../../../cache.ts';
import type { Portal, Tx } from '../../../ctx.ts';
import { atDoor } from '../../../db/transact.ts';
import { isEnough } from '../../../floor.ts';

export type Rating = Pick<Center, 'rating' | 'evaluations'>;
/** Of a centre with too few evaluations, too: their mean and their number would tell of single people. */
export const NO_RATING: Rating = { rating: 0, evaluations: 0 };

/** A new evaluation is counted within this time: it is one among many, and the count looks at all of them. */
const CACHE_MS = 60_000;
const ratings = cacheFor<'all', Map<number, Rating>>(CACHE_MS, 1);

/** The ratings of every centre, by the people of all companies; only centre and stars can be read for it. */
export const loadRatings = (portal: Portal): Promise<Map<number, Rating>> =>
  ratings.get(portal, 'all', () => atDoor(portal.database, readRatings));

async function readRatings(db: Tx): Promise<Map<number, Rating>> {
  const { rows } = await sql<Rating & { center_id: number }>`
    SELECT center_id, round(avg(stars), 1)::float8 AS rating, count(*)::int AS evaluations
    FROM evaluation GROUP BY center_id`.execute(db);
  const told = rows.filter(({ evaluations }) =>
    /* guard: centres: no rating by fewer than ten → true */ isEnough(evaluations),
  );
  return new Map(told.map(({ center_id, ...rating }) => [center_id, rating]));
}
