import type { Input, Reply } from '#contract/call';
import type { invoice as contract } from '#contract/calls/invoice';
import type { EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { storeInvoice } from './stored-invoice.ts';
import { finalFault } from './present.ts';
import { lockInvoicedOrder } from './invoiced-order.ts';
import { assertInvoice } from './rules.ts';
import { orderNumberOf } from './subjects.ts';

/** Asks for an invoice after the order was made, or changes the wish; until the issuer has seen it. */
export const saveInvoice = (
  ctx: EmployeeCtx,
  { orderId, customerGuid, invoice }: Input<typeof contract.SaveOrderInvoice>,
): Promise<Committed<Reply<typeof contract.SaveOrderInvoice>>> =>
  commitOnce(ctx, async (ctx) => {
    const order = await lockInvoicedOrder(ctx, orderId);
    // guard: invoice of another person
    if (order?.personGuid !== customerGuid) throw new Fault('notYours');
    if (order.fault) throw order.fault;
    assertInvoice(invoice, ctx.company.config.invoice.types);
    const kept = await storeInvoice(ctx, order.orderId, invoice, order.subject);
    if (!kept) throw finalFault(ctx, orderNumberOf(order, order.createdAt));
    return { orderId };
  });
