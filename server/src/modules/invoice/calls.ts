import type { invoice as contract } from '#contract/calls/invoice';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invoiceFile } from './invoice-file.ts';
import { invoiceList } from './invoice-list.ts';
import { readInvoicedOrder } from './invoiced-order.ts';
import { invoiceForm } from './stored-invoice.ts';
import { saveInvoice } from './save-invoice.ts';

export const invoiceCalls: Handlers<typeof contract> = {
  InvoiceShipmentInfo: invoiceList,
  GetOrderInvoice: (ctx, { orderId }) =>
    transact(ctx, async (ctx) => {
      const order = await readInvoicedOrder(ctx, orderId);
      return { invoice: (order && (await invoiceForm(ctx, order))) ?? null };
    }),
  SaveOrderInvoice: saveInvoice,
  GetInvoiceFile: invoiceFile,
  YonYouGetCompanyListByName: ({ portal }, { keyName, pageNum, size }) =>
    portal.ports.companyLookup.byName(keyName, pageNum, size),
  YonYouGetCompanyTicketInfo: async ({ portal }, { entId }) => {
    const firm = await portal.ports.companyLookup.details(entId);
    if (!firm) throw new Fault('firmUnknown');
    return firm;
  },
};
