import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { mallPayCalls } from './calls.ts';
import { ownsMallGift } from './gifts.ts';
import { mallOrderJobs } from './jobs.ts';
import { ownMallGifts, ownMallOrders } from './personal-data.ts';
import { mallPayable } from './mall-payable.ts';
import { orderCalls } from './order-calls.ts';
import { productCalls } from './product-calls.ts';
import { ownsMallOrder, ownsMallOrderNo } from './owns-order.ts';

export const mall = defineModule({
  calls: { ...productCalls, ...orderCalls, ...mallPayCalls },
  sealed: [sealedTable({ table: 'mall_order', key: ['order_id'], sealed: ['remarks'] })],
  personal: [ownMallOrders, ownMallGifts],
  owns: {
    mallGift: (ctx, id) => ownsMallGift(ctx, Number(id)),
    mallOrder: (ctx, guid) => ownsMallOrder(ctx, String(guid)),
    mallOrderNo: (ctx, no) => ownsMallOrderNo(ctx, String(no)),
  },
  payables: { mall: mallPayable },
  jobs: mallOrderJobs,
});
