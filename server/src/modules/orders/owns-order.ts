import { orderIdOf, orderNumber } from '#contract/rules/order-number';
import type { MemberCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { ownOrderRow } from './queries.ts';

export const ownsOrder = (ctx: MemberCtx, orderId: number): Promise<boolean> =>
  transact(ctx, async (ctx) => (await ownOrderRow(ctx, orderId)) !== undefined);

/** A number names an order by its day and its running number; both must fit. */
export const ownsOrderNo = (ctx: MemberCtx, orderNo: string): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const orderId = orderIdOf(orderNo);
    const order = Number.isSafeInteger(orderId) ? await ownOrderRow(ctx, orderId) : undefined;
    return order !== undefined && orderNumber(orderId, order.created_at) === orderNo;
  });
