import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { mallPayCalls } from './calls.ts';
import { ownsMallGift } from './gifts.ts';
import { mallOrderJobs } from './jobs.ts';
import { ownMallGifts, ownMallOrders } from './personal-data.ts';
import { giveTask } from './ops-gifts-give.ts';
import { opsProductCalls } from './ops-products-calls.ts';
import { mallPayable } from './mall-payable.ts';
import { opsMallOrderCalls } from './ops-orders-calls.ts';
import { mallExportTask } from './ops-orders-export.ts';
import { orderCalls } from './order-calls.ts';
import { productCalls } from './product-calls.ts';
import { ownsMallOrder, ownsMallOrderNo } from './owns-order.ts';

export { recordMallEvent } from './events.ts';
export { claimPictures } from './ops-products-pictures.ts';
export { giveItemsBack } from './give-back.ts';
export { usableGifts } from './gifts.ts';
export type { Part } from './pay-items.ts';
export { lockMallOrder } from './queries.ts';
export { split } from './split.ts';
export { takeGoods, takeParts } from './take.ts';

export const mall = defineModule({
  calls: { ...productCalls, ...orderCalls, ...mallPayCalls, ...opsMallOrderCalls, ...opsProductCalls },
  sealed: [sealedTable({ table: 'mall_order', key: ['order_id'], sealed: ['remarks'] })],
  personal: [ownMallOrders, ownMallGifts],
  owns: {
    mallGift: /* guard: mall: owner of a gift → () => true */ (ctx, id) => ownsMallGift(ctx, Number(id)),
    mallOrder: (ctx, guid) => ownsMallOrder(ctx, String(guid)),
    mallOrderNo: /* guard: owner of a mall order → () => true */ (ctx, no) => ownsMallOrderNo(ctx, String(no)),
  },
  payables: { mall: mallPayable },
  tasks: [mallExportTask, giveTask],
  jobs: mallOrderJobs,
});
