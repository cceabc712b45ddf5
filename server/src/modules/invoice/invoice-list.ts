import type { Input, Reply } from '#contract/call';
import type { invoice as contract } from '#contract/calls/invoice';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { EmployeeCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { holidaysHere } from '../booking/index.ts';
import { isAsked, presentInvoice, presentOffer } from './present.ts';
import { mallInvoiceRows } from './mall-queries.ts';
import { invoiceRows } from './queries.ts';

/** One order's invoice, or all of one's own and the paid orders that have none yet. */
export const invoiceList = (
  ctx: EmployeeCtx,
  { id }: Input<typeof contract.InvoiceShipmentInfo>,
): Promise<Reply<typeof contract.InvoiceShipmentInfo>> =>
  transact(ctx, async (ctx) => {
    const rows = [
      ...(typeof id === 'string' ? [] : await invoiceRows(ctx, id || undefined)),
      ...(typeof id === 'number' ? [] : await mallInvoiceRows(ctx, id)),
    ].toSorted((a, b) => b.book_date.localeCompare(a.book_date));
    const key = await ctx.portal.keyring.companyKey(ctx);
    const holidays = await holidaysHere(ctx);
    return {
      invoices: rows.filter(isAsked).map((row) => presentInvoice(ctx, key, row, holidays)),
      offers: rows
        .filter((row) => !isAsked(row) && row.status !== ORDER_STATUS.toPay)
        .map((row) => presentOffer(ctx, key, row, holidays)),
    };
  });
