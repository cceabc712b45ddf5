export { invoiceCalls } from './calls.ts';
export { INVOICE_TYPES } from './types.ts';
