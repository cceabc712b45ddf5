import type { Selectable } from 'kysely';
import type { Portal, Tx } from '../../../ctx.ts';
import { cacheFor } from '../../../cache.ts';
import type { Schema } from '../../../db/tables.ts';
import { atDoor } from '../../../db/transact.ts';

export interface SupplyCenter {
  row: Selectable<Schema['center']>;
  sets: Set<number>;
  extras: Set<number>;
}

/** A change reaches every node within this time; lists, which are cached by the second, follow a second later. */
const CACHE_MS = 1_000;
const allCenters = cacheFor<'all', Map<number, SupplyCenter>>(CACHE_MS, 1);

/** Every centre, whatever its state: orders name those that have closed. See `publishedCenters` for those to choose from. */
export const loadCenters = (portal: Portal): Promise<Map<number, SupplyCenter>> =>
  allCenters.get(portal, 'all', () => atDoor(portal.database, readCenters));

/** This node sees a change at once. */
export const forgetCenters = (portal: Portal): void => allCenters.clear(portal);

async function readCenters(db: Tx): Promise<Map<number, SupplyCenter>> {
  const rows = await db.selectFrom('center').selectAll().orderBy('sort_order').execute();
  const centers = new Map(
    rows.map((row) => [row.center_id, { row, sets: new Set<number>(), extras: new Set<number>() }]),
  );
  for (const { center_id, set_id } of await db.selectFrom('center_set').selectAll().execute())
    centers.get(center_id)?.sets.add(set_id);
  for (const { center_id, extra_id } of await db.selectFrom('center_extra').selectAll().execute())
    centers.get(center_id)?.extras.add(extra_id);
  return centers;
}
