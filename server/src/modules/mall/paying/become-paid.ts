import type { InCompany } from '../../../ctx.ts';
import { recordMallEvent } from '../orders/events.ts';
import { fulfilOrder } from '../fulfilment/fulfil.ts';
import { markRedeemed, type Amount } from '../catalogue/queries.ts';

/** Everything an order costs is there: its items are given, in the same transaction. */
export async function becomePaid(ctx: InCompany, orderId: number, changed: Partial<Amount> = {}): Promise<void> {
  await markRedeemed(ctx, orderId, changed);
  await recordMallEvent(ctx, orderId, 'paid');
  await fulfilOrder(ctx, orderId);
}
