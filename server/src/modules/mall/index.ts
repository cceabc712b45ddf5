import { defineModule } from '../../module.ts';
import { callsToCome } from './calls-to-come.ts';
import { mallPayCalls } from './calls.ts';
import { mallOrderJobs } from './jobs.ts';
import { ownMallOrders } from './personal-data.ts';
import { mallPayable } from './mall-payable.ts';
import { productCalls } from './product-calls.ts';
import { ownsMallOrder, ownsMallOrderNo } from './owns-order.ts';

export const mall = defineModule({
  calls: { ...productCalls, ...callsToCome, ...mallPayCalls },
  personal: [ownMallOrders],
  owns: {
    mallGift: () => Promise.resolve(false),
    mallOrder: (ctx, guid) => ownsMallOrder(ctx, String(guid)),
    mallOrderNo: (ctx, no) => ownsMallOrderNo(ctx, String(no)),
  },
  payables: { mall: mallPayable },
  jobs: mallOrderJobs,
});
