import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { paymentFigures } from './figures.ts';
import { paymentCalls } from './calls.ts';
import { paymentJobs } from './jobs.ts';
import { opsPaymentCalls } from './ops-calls.ts';
import { registerNotices } from './notices.ts';

export { askProvider, closePayment } from './ask-provider.ts';
export { needsAttention } from './attention.ts';
export type { Due, PaidFor, Payable, Payables } from './payable.ts';
export { payablesOf, providePayables } from './payables.ts';
export { paymentsOf } from './ops-payments.ts';
export { isRefunded, moneyOf, openPaymentOf, refundSumsOf, type RefundSums } from './queries.ts';
export { reconcileBills } from './reconcile.ts';
export { recordRefund } from './record-refund.ts';
export { refundFor, sendRefunds } from './refunds.ts';
export { settle } from './settle.ts';
export { tradeNo } from './start.ts';
export { closeOpenPayment, sweepPayments } from './sweep.ts';
export { methodsOf, payByCode, payByPage, payInApp } from './ways.ts';

export const payment = defineModule({
  sealed: [sealedTable({ table: 'payment', key: ['payment_id'], sealed: ['asked'] })],

  calls: { ...paymentCalls, ...opsPaymentCalls },
  jobs: paymentJobs,
  figures: paymentFigures,
  routes: registerNotices,
});
