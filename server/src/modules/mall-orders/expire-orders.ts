import { MALL_STATUS } from '#contract/mall-payment';
import type { InCompany, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { closeOpenPayment } from '../payment/index.ts';
import { lockMallOrder, markExpired, overdueMallOrders } from './queries.ts';

const BATCH = 50;

/** Orders nobody paid for in time: the provider first, as with seats (reliability §5.4). Several nodes share the work. */
export async function expireMallOrders(portal: Portal, companyId: number): Promise<number> {
  const here = { portal, company: { companyId } };
  let given = 0;
  let stuck = 0;
  for (;;) {
    const over = await transact(here, (ctx) => overdueMallOrders(ctx, { leaveOut: stuck, limit: BATCH }));
    if (over.length === 0) return given;
    for (const id of over) {
      const payment = await closeOpenPayment(portal, companyId, 'mall', id);
      if (payment === 'unknown' || payment === 'open') stuck += 1;
      else given += await transact(here, (ctx) => giveUp(ctx, id));
    }
  }
}

/** Looked at again under the lock: it may have been paid meanwhile. */
async function giveUp(ctx: InCompany, id: number): Promise<number> {
  const { status, held_until } = await lockMallOrder(ctx, id);
  if (status !== MALL_STATUS.toPay || !held_until || held_until >= ctx.portal.clock()) return 0;
  await markExpired(ctx, id);
  return 1;
}
