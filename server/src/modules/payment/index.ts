export { askProvider, closePayment } from './ask-provider.ts';
export { needsAttention } from './attention.ts';
export { methodsOf, paymentCalls } from './calls.ts';
export { registerNotices } from './notices.ts';
export type { Due, PaidFor, Payable, Payables } from './payable.ts';
export { moneyOf, openPaymentOf } from './queries.ts';
export { recordRefund, refundFor, sendRefunds } from './refunds.ts';
export { settle } from './settle.ts';
export { closeOpenPayment, sweepPayments } from './sweep.ts';
