import { MALL_STATUS, type MallPayInfo } from '#contract/calls/mall-payment';
import { mallOrderNumber } from '#contract/rules/order-number';
import type { InCompany, EmployeeCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { queueMallMoneyBack } from '../../messages/index.ts';
import { methodsOf, type PaidFor, type Payable } from '../../payment/index.ts';
import { becomePaid } from './become-paid.ts';
import { recordMallEvent } from '../orders/events.ts';
import { takeAgain } from './late-money.ts';
import { lockMallOrder, readMallOrder, type MallOrderRow } from '../catalogue/queries.ts';
import { payStateOf } from '../orders/standing.ts';

/** An order of one of the malls as something to be paid for. */
export const mallPayable: Payable<MallPayInfo> = {
  account: (id) => `mall:${id}`,
  endingFault: 'mallPayEnding',
  lock: async (ctx, id) => void (await lockMallOrder(ctx, id)),
  due: async (ctx, id) => {
    const order = await readMallOrder(ctx, id);
    const { amount_fen: amountFen, held_until: until } = order;
    if (!until) throw refusalOf(order);
    if (until <= ctx.now()) throw new Fault('mallPayOver');
    const description = `${order.title} ${mallOrderNumber(id, order.created_at)}`;
    return { amountFen, description, until, partId: null };
  },
  isWaiting: async (ctx, id) => (await readMallOrder(ctx, id)).status === MALL_STATUS.toPay,
  apply,
  info,
  state: async (ctx, id) => {
    const order = await readMallOrder(ctx, id);
    return { state: await payStateOf(ctx, order), amountFen: order.amount_fen, heldUntil: order.held_until };
  },
};

/** The order is locked. An expired order is taken again if all of it is still there; else the money goes back. */
async function apply(ctx: InCompany, paid: PaidFor): Promise<'used' | 'late' | 'twice'> {
  const order = await readMallOrder(ctx, paid.id);
  const isPaid = order.status === MALL_STATUS.redeemed || order.status === MALL_STATUS.completed;
  if (!isPaid && (await isStillThere(ctx, order, paid))) {
    await becomePaid(ctx, paid.id);
    return 'used';
  }
  if (order.status === MALL_STATUS.closed) await recordMallEvent(ctx, paid.id, 'refunded');
  const why = isPaid ? 'twice' : 'late';
  // guard: mall: notice of late money
  await queueMallMoneyBack(ctx, order, { ...paid, why });
  return why;
}

/** Who has cancelled gets the money back, and who pays an amount that is not asked for any more. */
async function isStillThere(ctx: InCompany, order: MallOrderRow, { amountFen }: PaidFor): Promise<boolean> {
  if (order.amount_fen !== amountFen) return false;
  if (order.status === MALL_STATUS.toPay) return true;
  return (
    /* guard: late money of a cancelled mall order */ order.closed_as === 'expired' &&
    /* guard: mall: late money takes everything again → true */ takeAgain(ctx, order)
  );
}

function info(ctx: EmployeeCtx, id: number): Promise<MallPayInfo> {
  return transact(ctx, async (ctx) => {
    const order = await readMallOrder(ctx, id);
    return {
      orderGuid: order.order_guid,
      out_trade_no: mallOrderNumber(id, order.created_at),
      mall: order.mall,
      amountFen: order.amount_fen,
      state: await payStateOf(ctx, order),
      heldUntil: order.held_until?.toISOString() ?? null,
      // the malls have no other way
      methods: methodsOf(ctx).filter((method) => method === 'wechat'),
      title: { zh: order.title, en: order.title_eng },
    };
  });
}

function refusalOf({ status, closed_as, amount_fen }: MallOrderRow): Fault {
  if (status === MALL_STATUS.closed) return new Fault(closed_as === 'expired' ? 'mallPayOver' : 'orderClosed');
  return new Fault(amount_fen > 0 ? 'paidAlready' : 'nothingToPay');
}
