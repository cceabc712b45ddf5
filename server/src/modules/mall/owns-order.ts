import { mallOrderNumber, orderIdOf } from '#contract/rules/order-number';
import type { MemberCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { ownMallOrder } from './queries.ts';

export const ownsMallOrder = (ctx: MemberCtx, guid: string): Promise<boolean> =>
  transact(ctx, async (ctx) => (await ownMallOrder(ctx, { order_guid: guid })) !== undefined);

/** A number names an order by its day and its running number; both must fit. */
export const ownsMallOrderNo = (ctx: MemberCtx, orderNo: string): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const id = orderIdOf(orderNo);
    const order = Number.isSafeInteger(id) ? await ownMallOrder(ctx, { order_id: id }) : undefined;
    return order !== undefined && mallOrderNumber(id, order.created_at) === orderNo;
  });
