import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { invoiceCalls } from './calls.ts';
import { invoiceJobs } from './jobs.ts';
import { ownInvoices } from './personal-data.ts';
import { sealOldTitles } from './seal-old-titles.ts';

export { invoiceAgain, invoiceRow, sealDetails, sealTitle, storeInvoice, titleOf } from './stored-invoice.ts';
export { assertInvoice } from './rules.ts';
export { INVOICE_TYPES } from './types.ts';

export const invoice = defineModule({
  sealed: [
    sealedTable({ table: 'order_invoice', key: ['order_id'], sealed: ['title', 'details'] }),
    sealedTable({ table: 'mall_invoice', key: ['order_id'], sealed: ['title', 'details'] }),
  ],
  calls: invoiceCalls,
  personal: [ownInvoices],
  jobs: invoiceJobs,
  start: sealOldTitles,
});
