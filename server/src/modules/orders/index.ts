import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { orderFigures } from './figures.ts';
import { orderCalls } from './calls.ts';
import { examPayable } from './place/exam-payable.ts';
import { orderJobs } from './jobs.ts';
import { opsOrderCalls } from './console/calls.ts';
import { exportTask } from './console/export.ts';
import { mayChangeOrder, mayChangeOrderNo, ownsOrder, ownsOrderNo } from './owns-order.ts';
import { ownDraft, ownOrders, ownPayments } from './personal-data.ts';
import { recordCalls } from './records/record-calls.ts';
import { sealedVouchers } from './records/vouchers.ts';

export { announceReport, forOrdersUnderWay, type UnderWay } from './records/follow-exams.ts';
export { issueVoucher } from './records/vouchers.ts';

export const orders = defineModule({
  sealed: [sealedTable({ table: 'booking_draft', key: ['account_id'], sealed: ['draft'] }), sealedVouchers],

  calls: { ...orderCalls, ...recordCalls, ...opsOrderCalls },
  owns: {
    order: (ctx, id) => ownsOrder(ctx, Number(id)),
    orderNo: (ctx, no) => ownsOrderNo(ctx, String(no)),
  },
  ownsToChange: {
    order: (ctx, id) => mayChangeOrder(ctx, Number(id)),
    orderNo: (ctx, no) => mayChangeOrderNo(ctx, String(no)),
  },
  personal: [ownOrders, ownDraft, ownPayments],
  payables: { exam: examPayable },
  jobs: orderJobs,
  figures: orderFigures,
  tasks: [exportTask],
});
