import { MALL_STATUS } from '#contract/calls/mall-payment';
import { mallOrderNumber } from '#contract/rules/order-number';
import { LAWS } from '../../personal-data.ts';
import { definePersonalTable } from '../../personal-table.ts';
import { itemsOf, type ItemRow } from './orders/order-items.ts';
import { remarksOf } from './orders/remarks.ts';

export const ownMallOrders = definePersonalTable({
  name: 'mall-orders',
  title: { zh: '商城订单', en: 'Mall orders' },
  rows: { table: 'mall_order', person: 'person_guid', orderBy: 'created_at' },
  also: ['mall_order_item', 'product_bought'],
  fields: {
    orderNo: { zh: '订单号', en: 'Order number', of: (row) => mallOrderNumber(row.order_id, row.created_at) },
    title: { zh: '商品', en: 'Item', of: 'title' },
    items: { zh: '明细', en: 'Items', of: async ({ order_id }, { ctx }) => itemsText(await itemsOf(ctx, [order_id])) },
    amountFen: { zh: '金额（分）', en: 'Amount (fen)', of: 'amount_fen' },
    status: { zh: '状态', en: 'Status', of: 'status' },
    remarks: { zh: '备注', en: 'Remarks', of: (row, { ctx }) => remarksOf(ctx, row) },
    createdAt: { zh: '下单时间', en: 'Ordered', of: 'created_at' },
  },
  open: {
    column: 'status',
    in: [MALL_STATUS.toPay, MALL_STATUS.redeemed],
    says: { zh: '有尚未完成的商城订单', en: 'a mall order is not completed' },
  },
  erase: { set: () => ({ remarks: null, address_id: null }) },
  erased: { zh: '商城订单的备注', en: 'remarks of mall orders' },
  kept: {
    what: { zh: '商城订单号、商品与金额', en: 'number, item and amount of mall orders' },
    ...LAWS.trades,
  },
});

const itemsText = (items: ItemRow[]): string => items.map(({ title, count }) => `${title} × ${count}`).join('; ');

export const ownMallGifts = definePersonalTable({
  name: 'mall-gifts',
  title: { zh: '商城礼金', en: 'Mall gifts' },
  rows: { table: 'mall_gift', person: 'person_guid', orderBy: 'given_at' },
  fields: {
    name: { zh: '名称', en: 'Name', of: 'name' },
    amountFen: { zh: '金额（分）', en: 'Amount (fen)', of: 'amount_fen' },
    leftFen: { zh: '余额（分）', en: 'Left (fen)', of: 'left_fen' },
    validFrom: { zh: '生效日', en: 'Valid from', of: 'valid_from' },
    expiresOn: { zh: '到期日', en: 'Last day', of: 'expires_on' },
  },
  kept: {
    what: { zh: '公司赠送的商城礼金与用途', en: 'gifts for the malls and what they paid for' },
    ...LAWS.vouchers,
  },
});
