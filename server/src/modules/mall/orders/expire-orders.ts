import type { InCompany, Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { giveItemsBack } from '../paying/give-back.ts';
import { lockMallOrder, overdueMallOrders } from '../catalogue/queries.ts';

const BATCH = 50;

/**
 * Ends orders that were not paid in time; as with seats, one with an open payment waits until that is closed. Its other
 * sources go back.
 */
export async function expireMallOrders(portal: Portal, companyId: number): Promise<number> {
  const here = { portal, company: { companyId } };
  let given = 0;
  for (;;) {
    const over = await transact(here, (ctx) => overdueMallOrders(ctx, { limit: BATCH }));
    for (const id of over) given += await transact(here, (ctx) => giveUp(ctx, id));
    if (over.length < BATCH) return given;
  }
}

/** Looked at again under the lock: it may have been paid meanwhile. */
async function giveUp(ctx: InCompany, id: number): Promise<number> {
  const order = await lockMallOrder(ctx, id);
  if ((await overdueMallOrders(ctx, { limit: 1, only: id })).length === 0) return 0;
  await giveItemsBack(ctx, order, 'all', 'expired');
  return 1;
}
