import type { MallKind } from '#contract/calls/mall-payment';
import { cacheFor } from '../../../cache.ts';
import type { Company, Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { listedOffers, type ShelfOffer } from './offers.ts';

/** Lists may be a second old; the sale is read and guarded by the order itself. */
const CACHE_MS = 1_000;
const MOST_CACHED = 1_000;
const shelves = cacheFor<string, ShelfOffer[]>(CACHE_MS, MOST_CACHED);

/**
 * Everything a mall of the company shows, the same for all its people. Call it outside a transaction: the loading
 * caller takes a connection, and all others wait for that one.
 */
export const loadShelf = (
  { portal, company }: { portal: Portal; company: Company },
  mall: MallKind,
): Promise<ShelfOffer[]> =>
  shelves.get(portal, `${company.companyId}|${mall}`, () =>
    transact({ portal, company }, (ctx) => listedOffers(ctx, mall)),
  );

/** The node that changed something shows it at once, the others within a second. */
export const forgetShelves = (portal: Portal): void => shelves.clear(portal);
