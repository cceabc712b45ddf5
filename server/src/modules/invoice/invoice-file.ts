import type { Input, Reply } from '#contract/call';
import type { invoice as contract } from '#contract/invoice';
import type { EmployeeCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { issuedOf } from './issue-invoices.ts';
import { issuerRequest } from './issuer-request.ts';
import { invoiceRow } from './kept-invoice.ts';
import { readInvoicedOrder } from './queries.ts';
import { invoiceType } from './types.ts';

/** The electronic invoice, from the issuer, who keeps it: see docs/decisions/018 for why it is a call. */
export async function invoiceFile(
  ctx: EmployeeCtx,
  { orderId }: Input<typeof contract.GetInvoiceFile>,
): Promise<Reply<typeof contract.GetInvoiceFile>> {
  const { request, issued } = await transact(ctx, async (ctx) => {
    const order = await readInvoicedOrder(ctx, orderId);
    if (!order) throw new Fault('notYours');
    const row = await invoiceRow(ctx, orderId);
    if (!row) throw new Fault('noInvoice');
    if (invoiceType(row.invoice_type).medium === 'paper') throw new Fault('invoiceIsPaper');
    if (row.number === null) throw new Fault('invoiceNotIssued');
    return {
      request: await issuerRequest(ctx, { ...row, created_at: order.created_at }),
      issued: issuedOf(row),
    };
  });
  const bytes = await ctx.portal.ports.invoiceIssuer.document(request, issued);
  return {
    fileName: `invoice-${issued.number}.pdf`,
    mediaType: 'application/pdf',
    base64: Buffer.from(bytes).toString('base64'),
  };
}
