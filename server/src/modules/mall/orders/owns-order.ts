import { mallOrderNumber, orderIdOf } from '#contract/rules/order-number';
import type { MemberCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { ownMallOrder } from '../catalogue/queries.ts';

const GUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** An id that is no guid may be the id of a check-up. */
export const ownsMallOrder = async (ctx: MemberCtx, guid: string): Promise<boolean> =>
  GUID.test(guid) && transact(ctx, async (ctx) => (await ownMallOrder(ctx, { order_guid: guid })) !== undefined);

/** A number names an order by its day and its running number; both must fit. */
export const ownsMallOrderNo = (ctx: MemberCtx, orderNo: string): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const id = orderIdOf(orderNo);
    const order = Number.isSafeInteger(id) ? await ownMallOrder(ctx, { order_id: id }) : undefined;
    return order !== undefined && mallOrderNumber(id, order.created_at) === orderNo;
  });
