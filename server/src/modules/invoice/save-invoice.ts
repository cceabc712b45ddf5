import type { Input, Reply } from '#contract/call';
import type { invoice as contract } from '#contract/invoice';
import { orderNumber } from '#contract/rules/order-number';
import type { EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { storeInvoice } from './stored-invoice.ts';
import { finalFault } from './present.ts';
import { lockInvoicedOrder } from './queries.ts';
import { assertInvoice, invoiceFault } from './rules.ts';

/** Asks for an invoice after the order was made, or changes what was asked for; until the issuer has seen it. */
export const saveInvoice = (
  ctx: EmployeeCtx,
  { orderId, customerGuid, invoice }: Input<typeof contract.SaveOrderInvoice>,
): Promise<Committed<Reply<typeof contract.SaveOrderInvoice>>> =>
  commitOnce(ctx, async (ctx) => {
    const order = await lockInvoicedOrder(ctx, orderId);
    if (order?.person_guid !== customerGuid) throw new Fault('notYours');
    const fault = invoiceFault(order);
    if (fault) throw fault;
    assertInvoice(invoice, ctx.company.config.invoice.types);
    const kept = await storeInvoice(ctx, orderId, invoice);
    if (!kept) throw finalFault(ctx, orderNumber(orderId, order.created_at));
    return { orderId };
  });
