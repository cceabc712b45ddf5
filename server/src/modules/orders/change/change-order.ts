import { sql } from 'kysely';
import type { Reply } from '#contract/call';
import { ORDER_STATUS, type OrderForm, type orders } from '#contract/calls/orders';
import { orderNumber } from '#contract/rules/order-number';
import type { InTx, EmployeeCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { closeOpenPayment, openPaymentOf, refundFor } from '../../payment/index.ts';
import { storeInvoice } from '../../invoice/index.ts';
import { addressForOrder } from '../../people/index.ts';
import { assertSameOrder, fromOldOrder, isSame, newTerms } from './change-terms.ts';
import { BY_PERSON } from '../place/acting.ts';
import { assertForm, checkMove, needsAddress } from '../place/check-wish.ts';
import { holdEnds } from '../place/hold.ts';
import { changesGivenUp, holdLimitFault } from '../place/hold-limit.ts';
import { refuseLostSeat } from '../place/lost-seat.ts';
import { assertMovable, loadAround, takeNewSeat, type Around } from './move-order.ts';
import { lockOrder, readOrder, type OrderRow } from '../order-row.ts';
import { extraRows } from '../queries.ts';
import { swap, type NewTerms } from './swap.ts';

type Changed = Reply<typeof orders.AddExamOrder>;

/**
 * Moves an order to another seat or adds to it. Nothing more to pay: the new seat is taken and the old one freed in one
 * transaction. A difference to pay: the new seat is held beside the old one until it is paid, so the old one stays theirs
 * until the change is confirmed.
 */
export async function changeOrder(ctx: EmployeeCtx, sent: OrderForm, orderId: number): Promise<Committed<Changed>> {
  return refuseLostSeat(ctx, sent, async () => {
    const old = await transact(ctx, (ctx) => readOrder(ctx, orderId));
    const form = /* guard: a change keeps unmentioned fields → sent */ fromOldOrder(ctx, old, sent);
    const around = await loadAround(ctx.portal);
    await transact(ctx, (ctx) => assertChangeable(ctx, old, form, around));
    const wish = await checkMove(ctx, form, old, BY_PERSON);
    assertForm(ctx, form);
    // an unpaid order may get another price: a payment of the old one must not be able to finish
    if (old.status === ORDER_STATUS.toPay) await giveUpPayment(ctx, orderId);
    return commitOnce(ctx, async (ctx) => {
      const order = await lockOrder(ctx, orderId);
      const extras = await assertChangeable(ctx, order, form, around);
      if (await openPaymentOf(ctx, 'exam', orderId)) throw new Fault('payChecking');
      const postAddressId = needsAddress(form) ? await addressForOrder(ctx, form, order.address_id) : undefined;
      const { terms, more } = newTerms(order, extras, { ...form, postAddressId }, wish);
      await takeNewSeat(ctx, order, terms.segment_id);
      if (form.invoice) await storeInvoice(ctx, orderId, form.invoice);
      const mustPayFirst = order.status === ORDER_STATUS.booked && more > 0;
      return mustPayFirst ? holdChange(ctx, order, terms, more) : changeNow(ctx, order, terms, more);
    });
  });
}

async function assertChangeable(ctx: InTx<EmployeeCtx>, order: OrderRow, form: OrderForm, around: Around) {
  await assertMovable(ctx, order, around, BY_PERSON);
  const extras = await extraRows(ctx, order.order_id);
  assertSameOrder(order, extras, form);
  // guard: nothing changed
  if (isSame(order, extras, form)) throw new Fault('noChange');
  return extras;
}

async function giveUpPayment(ctx: EmployeeCtx, orderId: number): Promise<void> {
  const outcome = await closeOpenPayment(ctx.portal, ctx.company.companyId, 'exam', orderId);
  if (outcome !== 'none' && outcome !== 'closed') throw new Fault(outcome === 'paid' ? 'paidAlready' : 'payChecking');
}

async function changeNow(ctx: InTx<EmployeeCtx>, order: OrderRow, terms: NewTerms, more: number): Promise<Changed> {
  await swap(ctx, order, terms, BY_PERSON);
  if (more < 0 && order.status === ORDER_STATUS.booked) await refundFor(ctx, 'exam', order.order_id, 'cheaper', -more);
  const isOpen = order.status === ORDER_STATUS.toPay && terms.price_fen > terms.company_fen;
  return {
    orderId: order.order_id,
    orderNo: orderNumber(order.order_id, order.created_at),
    status_id: isOpen ? ORDER_STATUS.toPay : ORDER_STATUS.booked,
    selfFen: isOpen ? terms.price_fen - terms.company_fen : 0,
    heldUntil: isOpen ? (order.held_until?.toISOString() ?? null) : null,
  };
}

async function holdChange(ctx: InTx<EmployeeCtx>, order: OrderRow, terms: NewTerms, more: number): Promise<Changed> {
  const tooMany = holdLimitFault(ctx, await changesGivenUp(ctx, order.order_id));
  // guard: second seats held and given up
  if (tooMany) throw tooMany;
  const heldUntil = holdEnds(ctx);
  await ctx.db
    .insertInto('order_change')
    .values({
      ...terms,
      company_id: order.company_id,
      change_id: sql<number>`nextval('change_number')`,
      order_id: order.order_id,
      state: 'held',
      held_until: heldUntil,
      created_at: ctx.now(),
    })
    .execute();
  return {
    orderId: order.order_id,
    orderNo: orderNumber(order.order_id, order.created_at),
    status_id: ORDER_STATUS.toPay,
    selfFen: more,
    heldUntil: heldUntil.toISOString(),
  };
}
