import { MALL_STATUS } from '#contract/calls/mall-payment';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { moneyOf, payablesOf } from '../payment/index.ts';
import type { InvoiceOf, OrderName } from './subjects.ts';

/** One's own order as an invoice sees it. */
export interface InvoicedOrder extends InvoiceOf {
  personGuid: string;
  createdAt: Date;
  /** Why it has no invoice. */
  fault: Fault | undefined;
}

export const readInvoicedOrder = (ctx: InTx<EmployeeCtx>, name: OrderName): Promise<InvoicedOrder | undefined> =>
  typeof name === 'number' ? checkUp(ctx, name) : purchase(ctx, name);

/** The same, which nothing else changes until the transaction ends: it must not be cancelled meanwhile. */
export async function lockInvoicedOrder(ctx: InTx<EmployeeCtx>, name: OrderName): Promise<InvoicedOrder | undefined> {
  const found = await readInvoicedOrder(ctx, name);
  if (!found) return undefined;
  await payablesOf(ctx.portal)[found.subject].lock(ctx, found.orderId);
  return readInvoicedOrder(ctx, name);
}

async function checkUp(
  { db, company, session }: InTx<EmployeeCtx>,
  orderId: number,
): Promise<InvoicedOrder | undefined> {
  const order = await db
    .selectFrom('exam_order')
    .select(['person_guid', 'status', 'self_fen', 'created_at'])
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('user_guid', '=', session.personGuid)
    .executeTakeFirst();
  if (!order) return undefined;
  const { person_guid: personGuid, created_at: createdAt } = order;
  return { subject: 'exam', orderId, personGuid, createdAt, fault: checkUpFault(order) };
}

/** It is over without a check-up, or the company paid it all. */
function checkUpFault(order: { status: number; self_fen: number }): Fault | undefined {
  // guard: invoice of a closed order
  if (order.status === ORDER_STATUS.closed) return new Fault('orderClosed');
  // guard: nothing to invoice
  if (order.self_fen === 0) return new Fault('nothingToInvoice');
  return undefined;
}

async function purchase(ctx: InTx<EmployeeCtx>, guid: string): Promise<InvoicedOrder | undefined> {
  const order = await ctx.db
    .selectFrom('mall_order')
    .select(['order_id', 'person_guid', 'customer_guid', 'status', 'created_at'])
    .where('company_id', '=', ctx.company.companyId)
    .where('order_guid', '=', guid)
    .where('person_guid', '=', ctx.session.personGuid)
    .executeTakeFirst();
  if (!order) return undefined;
  const { order_id: orderId, created_at: createdAt } = order;
  const personGuid = order.customer_guid ?? order.person_guid;
  const { paidFen, refundFen } = await moneyOf(ctx, 'mall', orderId);
  const fault = purchaseFault(order.status, paidFen - refundFen);
  return { subject: 'mall', orderId, personGuid, createdAt, fault };
}

/** It is not paid yet, it was given back, or no money is in it: points, cards and gifts are not invoiced. */
function purchaseFault(status: number, moneyFen: number): Fault | undefined {
  // guard: mall invoice before payment
  if (status === MALL_STATUS.toPay) return new Fault('mallInvoiceUnpaid');
  // guard: mall invoice of a closed order
  if (status === MALL_STATUS.closed) return new Fault('mallOrderClosed');
  // guard: mall invoice over money alone
  if (moneyFen <= 0) return new Fault('mallInvoiceNoMoney');
  return undefined;
}
