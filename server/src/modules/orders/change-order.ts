import { sql } from 'kysely';
import type { Reply } from '#contract/call';
import { ORDER_STATUS, type OrderForm, type orders } from '#contract/orders';
import type { HolidayTable } from '#contract/rules/working-days';
import { orderNumber } from '#contract/rules/order-number';
import type { InTx, EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { loadCenters, loadHolidays, lockSegments, takeSeat } from '../booking/index.ts';
import { closeOpenPayment, openPaymentOf, refundFor } from '../payment/index.ts';
import { keepInvoice } from '../invoice/index.ts';
import { assertSameOrder, isSame, newTerms } from './change-terms.ts';
import { checkWish, type CheckedWish } from './check-wish.ts';
import { holdEnds } from './hold.ts';
import { refuseLostSeat } from './lost-seat.ts';
import { placeOf, type Centers } from './names.ts';
import { changeFault } from './online-rules.ts';
import { heldChangeOf, lockOrder, readOrder, type OrderRow } from './order-row.ts';
import { extraRows } from './queries.ts';
import { swap, type NewTerms } from './swap.ts';

type Changed = Reply<typeof orders.AddExamOrder>;

/**
 * Moves an order to another seat or adds to it. Nothing more to pay: the new seat is taken and the old one freed in one
 * transaction. A difference to pay: the new seat is held beside the old one until it is paid, so the old one stays theirs
 * until the change is confirmed.
 */
export async function changeOrder(ctx: EmployeeCtx, form: OrderForm, orderId: number): Promise<Committed<Changed>> {
  return refuseLostSeat(ctx, form, async () => {
    const old = await transact(ctx, (ctx) => readOrder(ctx, orderId));
    const around = { centers: await loadCenters(ctx.portal), holidays: await loadHolidays(ctx.portal) };
    await transact(ctx, (ctx) => assertChangeable(ctx, old, form, around));
    const wish = await checkWish(ctx, form, old);
    // an unpaid order may get another price: whoever is paying the old one must not be able to finish
    if (old.status === ORDER_STATUS.toPay) await giveUpPayment(ctx, orderId);
    return commitOnce(ctx, async (ctx) => {
      const order = await lockOrder(ctx, orderId);
      const extras = await assertChangeable(ctx, order, form, around);
      if (await openPaymentOf(ctx, 'exam', orderId)) throw new Fault('payChecking');
      const { terms, more } = newTerms(order, extras, form, wish);
      await lockSegments(ctx, [order.segment_id, terms.segment_id]);
      if (order.segment_id !== terms.segment_id && !(await takeSeat(ctx, terms.segment_id))) await throwLost(ctx, wish);
      if (form.invoice) await keepInvoice(ctx, orderId, form.invoice);
      const mustPayFirst = order.status === ORDER_STATUS.booked && more > 0;
      return mustPayFirst ? holdChange(ctx, order, terms, more) : changeNow(ctx, order, terms, more);
    });
  });
}

/** Read before the transaction: the embedded engine has one connection. */
interface Around {
  centers: Centers;
  holidays: HolidayTable;
}

async function assertChangeable(ctx: InTx<EmployeeCtx>, order: OrderRow, form: OrderForm, around: Around) {
  const { changeable } = placeOf(around.centers, order.center_id);
  const hasHeldChange = (await heldChangeOf(ctx, order.order_id)) !== undefined;
  const fault = changeFault(ctx, order, { changeable, hasHeldChange, holidays: around.holidays });
  if (fault) throw fault;
  const extras = await extraRows(ctx, order.order_id);
  assertSameOrder(order, extras, form);
  if (isSame(order, extras, form)) throw new Fault('noChange');
  return extras;
}

async function giveUpPayment(ctx: EmployeeCtx, orderId: number): Promise<void> {
  const outcome = await closeOpenPayment(ctx.portal, ctx.company.companyId, 'exam', orderId);
  if (outcome !== 'none' && outcome !== 'closed') throw new Fault(outcome === 'paid' ? 'paidAlready' : 'payChecking');
}

/** Between the look and the update somebody else was faster: with a seat, or with the last of the company's share. */
async function throwLost({ db, company }: InTx<EmployeeCtx>, wish: CheckedWish): Promise<never> {
  const { rows } = await sql<{ full: boolean }>`
    SELECT booked >= quota AS full FROM segment_quota
    WHERE company_id = ${company.companyId} AND segment_id = ${wish.segment.segmentId}`.execute(db);
  throw new Fault(rows[0]?.full ? 'quotaFull' : 'seatTaken');
}

async function changeNow(ctx: InTx<EmployeeCtx>, order: OrderRow, terms: NewTerms, more: number): Promise<Changed> {
  await swap(ctx, order, terms);
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
