import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { paymentFigures } from './figures.ts';
import { paymentCalls } from './calls.ts';
import { paymentJobs } from './jobs.ts';
import { opsPaymentCalls } from './console/calls.ts';
import { registerNotices } from './attempts/notices.ts';

export { askProvider, closePayment } from './attempts/ask-provider.ts';
export { needsAttention } from './bills/attention.ts';
export type { Due, PaidFor, Payable, Payables } from './payable.ts';
export { payablesOf, providePayables } from './payables.ts';
export { paymentsOf } from './console/payments.ts';
export { isRefunded, moneyOf, openPaymentOf, refundSumsOf, type RefundSums } from './queries.ts';
export { reconcileBills } from './bills/reconcile.ts';
export { recordRefund } from './record-refund.ts';
export { refundFor, sendRefunds } from './refunds.ts';
export { settle } from './settle.ts';
export { tradeNo } from './attempts/start.ts';
export { closeOpenPayment, sweepPayments } from './sweep.ts';
export { methodsOf, payByCode, payByPage, payInApp } from './attempts/ways.ts';

export const payment = defineModule({
  sealed: [sealedTable({ table: 'payment', key: ['payment_id'], sealed: ['asked'] })],

  calls: { ...paymentCalls, ...opsPaymentCalls },
  jobs: paymentJobs,
  figures: paymentFigures,
  routes: registerNotices,
});
