import { Readable } from 'node:stream';
import type { Input } from '#contract/call';
import type { invoice as contract } from '#contract/calls/invoice';
import type { EmployeeCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Download } from '../../http/handlers.ts';
import { readInvoicedOrder } from './invoiced-order.ts';
import { issuedOf } from './issue-invoices.ts';
import { issuerRequest } from './issuer-request.ts';
import { invoiceRow } from './stored-invoice.ts';
import { invoiceType } from './types.ts';

/** The electronic invoice, from the issuer, who keeps it. */
export async function invoiceFile(
  ctx: EmployeeCtx,
  { orderId: name }: Input<typeof contract.GetInvoiceFile>,
): Promise<Download> {
  const { request, issued } = await transact(ctx, async (ctx) => {
    const order = await readInvoicedOrder(ctx, name);
    if (!order) throw new Fault('notYours');
    const { subject, orderId, createdAt } = order;
    const row = await invoiceRow(ctx, orderId, subject);
    if (!row) throw new Fault('noInvoice');
    if (invoiceType(row.invoice_type).medium === 'paper') throw new Fault('invoiceIsPaper');
    if (row.number === null) throw new Fault(subject === 'exam' ? 'invoiceNotIssued' : 'mallInvoiceNotIssued');
    return {
      request: await issuerRequest(ctx, { ...row, subject, created_at: createdAt }),
      issued: issuedOf(row),
    };
  });
  const bytes = await ctx.portal.ports.invoiceIssuer.document(request, issued);
  return {
    name: `invoice-${issued.number}.pdf`,
    mediaType: 'application/pdf',
    size: bytes.length,
    read: ({ from, to } = { from: 0, to: bytes.length }) => Readable.from([bytes.subarray(from, to + 1)]),
  };
}
