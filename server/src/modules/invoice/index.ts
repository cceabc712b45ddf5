export { invoiceCalls } from './calls.ts';
export { issueInvoices } from './issue-invoices.ts';
export { invoiceAgain, invoiceRow, keepInvoice, sealDetails } from './kept-invoice.ts';
export { assertInvoice } from './rules.ts';
export { INVOICE_TYPES } from './types.ts';
