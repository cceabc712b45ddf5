import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { mallPayCalls } from './calls.ts';
import { ownsMallGift } from './catalogue/gifts.ts';
import { mallOrderJobs } from './jobs.ts';
import { ownMallGifts, ownMallOrders } from './personal-data.ts';
import { giveApproval, giveTask } from './console/gifts-give.ts';
import { opsProductCalls } from './console/products-calls.ts';
import { mallPayable } from './paying/mall-payable.ts';
import { opsMallOrderCalls } from './console/orders-calls.ts';
import { mallExportTask } from './console/orders-export.ts';
import { orderCalls } from './orders/order-calls.ts';
import { productCalls } from './catalogue/product-calls.ts';
import { ownsMallOrder, ownsMallOrderNo } from './orders/owns-order.ts';

export { recordMallEvent } from './orders/events.ts';
export { claimPictures } from './console/products-pictures.ts';
export { giveItemsBack } from './paying/give-back.ts';
export { usableGifts } from './catalogue/gifts.ts';
export type { Part } from './paying/pay-items.ts';
export { lockMallOrder } from './catalogue/queries.ts';
export { split } from './paying/split.ts';
export { takeGoods, takeParts } from './catalogue/take.ts';

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
  approvals: [giveApproval],
  jobs: mallOrderJobs,
});
