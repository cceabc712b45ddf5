import { orderIdOf, orderNumber } from '#contract/rules/order-number';
import type { MemberCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { BY_PERSON } from './place/acting.ts';
import { abnormalFault } from './place/online-rules.ts';
import { ownOrderRow } from './queries.ts';

/** Their own, and nothing is wrong with it: until an operator has cleared that up, the person can only look at it. */
export const mayChangeOrder = async (ctx: MemberCtx, orderId: number): Promise<boolean> =>
  Number.isSafeInteger(orderId) &&
  transact(ctx, async (ctx) => {
    const order = await ownOrderRow(ctx, orderId);
    const fault = order && abnormalFault(ctx, order, BY_PERSON);
    // guard: an abnormal order is left alone
    if (fault) throw fault;
    return order !== undefined;
  });

/** An id that is no number may be that of something else. */
export const ownsOrder = async (ctx: MemberCtx, orderId: number): Promise<boolean> =>
  Number.isSafeInteger(orderId) && transact(ctx, async (ctx) => (await ownOrderRow(ctx, orderId)) !== undefined);

/** A number names an order by its day and its running number; both must fit. */
export const ownsOrderNo = (ctx: MemberCtx, orderNo: string): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const orderId = orderIdOf(orderNo);
    const order = Number.isSafeInteger(orderId) ? await ownOrderRow(ctx, orderId) : undefined;
    return order !== undefined && orderNumber(orderId, order.created_at) === orderNo;
  });

/** By its number; whose it is, is the first question. */
export const mayChangeOrderNo = async (ctx: MemberCtx, orderNo: string): Promise<boolean> =>
  (await ownsOrderNo(ctx, orderNo)) && mayChangeOrder(ctx, orderIdOf(orderNo));
