import * as z from 'zod/mini';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { PayInfo, PayState } from '#contract/calls/payment';
import { orderNumber } from '#contract/rules/order-number';
import type { EmployeeCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { loadCatalogue, loadCenters } from '../../booking/index.ts';
import { isRefunded, methodsOf, moneyOf, type Payable } from '../../payment/index.ts';
import type { InCompany } from '../../../ctx.ts';
import { personRow, unsealed } from '../../people/index.ts';
import { applyPayment } from './apply-payment.ts';
import { centerOf, setName } from './names.ts';
import { differenceOf, heldChangeOf, lockOrder, readOrder, type ChangeRow, type OrderRow } from '../order-row.ts';
import { standingAlone } from '../records/standing.ts';
import { extraRows } from '../queries.ts';

/** An exam order, or the change of one that costs more, as something to be paid for. */
export const examPayable: Payable<PayInfo> = {
  account: (id) => `exam:${id}`,
  endingFault: 'holdEnding',
  lock: async (ctx, id) => void (await lockOrder(ctx, id)),
  due: async (ctx, id) => {
    const order = await readOrder(ctx, id);
    const change = await heldChangeOf(ctx, id);
    const { amountFen, until } = dueOf(order, change);
    if (!until || amountFen <= 0) throw await refusalOf(ctx, order);
    if (until <= ctx.now()) throw new Fault('holdOver');
    const description = `体检预约 ${orderNumber(id, order.created_at)}`;
    return { amountFen, description, until, partId: change?.change_id ?? null };
  },
  isWaiting: async (ctx, id, partId) => {
    const order = await readOrder(ctx, id);
    const change = await heldChangeOf(ctx, id);
    if (partId !== null) return change?.change_id === partId;
    return order.status === ORDER_STATUS.toPay;
  },
  apply: applyPayment,
  info: payInfo,
  state: async (ctx, id) => {
    const order = await readOrder(ctx, id);
    const change = await heldChangeOf(ctx, id);
    const { amountFen, until } = dueOf(order, change);
    return { state: await stateOf(ctx, order, change), amountFen, heldUntil: until };
  },
};

async function payInfo(ctx: EmployeeCtx, id: number): Promise<PayInfo> {
  const [catalogue, centers] = [await loadCatalogue(ctx.portal), await loadCenters(ctx.portal)];
  return transact(ctx, async (ctx) => {
    const order = await readOrder(ctx, id);
    const change = await heldChangeOf(ctx, id);
    const { amountFen, until } = dueOf(order, change);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const person = await personRow(ctx, order.person_guid);
    const center = centerOf(centers, (change ?? order).center_id);
    const extras = change?.extra_ids ?? (await extraRows(ctx, id));
    return {
      orderId: id,
      out_trade_no: orderNumber(id, order.created_at),
      amountFen,
      state: await stateOf(ctx, order, change),
      standing: await standingAlone(ctx, order, centers),
      isChange: change !== undefined,
      heldUntil: until?.toISOString() ?? null,
      methods: methodsOf(ctx),
      person: unsealed(key, person, 'name'),
      isSelf: order.person_guid === ctx.session.personGuid,
      centerId: center.id,
      set: setName(catalogue, order.set_id),
      extras: extras.length,
      bookDate: (change ?? order).book_date,
      bookTime: (change ?? order).book_time,
      center: center.name,
    };
  });
}

/** A change that is held has its own price and its own time; otherwise it is the order's. */
function dueOf(order: OrderRow, change: ChangeRow | undefined): { amountFen: number; until: Date | null } {
  if (change) return { amountFen: differenceOf(order, change), until: change.held_until };
  return { amountFen: order.self_fen, until: order.held_until };
}

async function refusalOf(ctx: InCompany, order: OrderRow): Promise<Fault> {
  if (order.status === ORDER_STATUS.closed)
    return new Fault(order.closed_as === 'expired' ? 'holdOver' : 'orderClosed');
  if (await endedChange(ctx, order)) return new Fault('noChangeHeld');
  return new Fault(order.self_fen > 0 ? 'paidAlready' : 'nothingToPay');
}

async function stateOf(ctx: InCompany, order: OrderRow, change: ChangeRow | undefined): Promise<PayState> {
  if (change || order.status === ORDER_STATUS.toPay) return 'unpaid';
  const ended = await endedChange(ctx, order);
  if (ended) return ended;
  if (order.status !== ORDER_STATUS.closed) return 'paid';
  const { refundFen } = await moneyOf(ctx, 'exam', order.order_id);
  if (refundFen > 0) return (await isRefunded(ctx, 'exam', order.order_id)) ? 'refunded' : 'refunding';
  // who did not come has paid all the same
  if (order.closed_as === 'noShow') return 'paid';
  return order.closed_as === 'expired' ? 'expired' : 'cancelled';
}

/** How the change ended, if the last that happened to the seat is one that came to nothing; told even after a reload. */
async function endedChange(
  { db }: InCompany,
  order: OrderRow,
): Promise<Extract<PayState, 'changeOver' | 'changeDropped'> | undefined> {
  if (order.status !== ORDER_STATUS.booked) return undefined;
  const last = await db
    .selectFrom('order_event')
    .select(['kind', 'detail'])
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.order_id)
    .where('kind', 'in', ['changed', 'changeDropped'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.kind !== 'changeDropped') return undefined;
  return ByPerson.safeParse(last.detail).success ? 'changeDropped' : 'changeOver';
}

const ByPerson = z.object({ why: z.literal('person') });
