import { defineModule } from '../../module.ts';
import { mallPayCalls } from './calls.ts';
import { mallOrderJobs } from './jobs.ts';
import { ownMallOrders } from './personal-data.ts';
import { mallPayable } from './mall-payable.ts';
import { ownsMallOrder, ownsMallOrderNo } from './owns-order.ts';

export const mallOrders = defineModule({
  calls: mallPayCalls,
  personal: [ownMallOrders],
  owns: {
    mallOrder: (ctx, guid) => ownsMallOrder(ctx, String(guid)),
    mallOrderNo: (ctx, no) => ownsMallOrderNo(ctx, String(no)),
  },
  payables: { mall: mallPayable },
  jobs: mallOrderJobs,
});
