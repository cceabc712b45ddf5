import { mallOrderNumber } from '#contract/rules/order-number';
import type { InCompany } from '../../ctx.ts';
import { definePersonal, LAWS } from '../../personal-data.ts';
import { groupedBy } from './grouped-by.ts';
import { itemsOf } from './order-items.ts';
import { remarksOf } from './remarks.ts';

const TO_PAY = 10;
const REDEEMED = 20;

const ordersOf = ({ db, company }: InCompany, guid: string) =>
  db.selectFrom('mall_order').where('company_id', '=', company.companyId).where('person_guid', '=', guid);

export const ownMallOrders = definePersonal({
  name: 'mall-orders',
  title: { zh: '商城订单', en: 'Mall orders' },
  tables: ['mall_order', 'mall_order_item', 'product_bought'],
  fields: {
    orderNo: { zh: '订单号', en: 'Order number' },
    title: { zh: '商品', en: 'Item' },
    items: { zh: '明细', en: 'Items' },
    amountFen: { zh: '金额（分）', en: 'Amount (fen)' },
    status: { zh: '状态', en: 'Status' },
    remarks: { zh: '备注', en: 'Remarks' },
    createdAt: { zh: '下单时间', en: 'Ordered' },
  },
  collect: async (ctx, { self }) => {
    const rows = await ordersOf(ctx, self).selectAll().orderBy('created_at').execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ order_id }) => order_id);
    const items = groupedBy(await itemsOf(ctx, ids), ({ order_id }) => order_id);
    const all = [];
    for (const row of rows)
      all.push({
        orderNo: mallOrderNumber(row.order_id, row.created_at),
        title: row.title,
        items: (items.get(row.order_id) ?? []).map(({ title, count }) => `${title} × ${count}`).join('; '),
        amountFen: row.amount_fen,
        status: row.status,
        remarks: await remarksOf(ctx, row),
        createdAt: row.created_at.toISOString(),
      });
    return all;
  },
  open: async (ctx, guid) =>
    (await ordersOf(ctx, guid).select('order_id').where('status', 'in', [TO_PAY, REDEEMED]).executeTakeFirst())
      ? { zh: '有尚未完成的商城订单', en: 'a mall order is not completed' }
      : undefined,
  erase: ({ db, company }, guid) =>
    db
      .updateTable('mall_order')
      .set({ remarks: null, address_id: null })
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', guid)
      .execute(),
  erased: { zh: '商城订单的备注', en: 'remarks of mall orders' },
  kept: {
    what: { zh: '商城订单号、商品与金额', en: 'number, item and amount of mall orders' },
    ...LAWS.trades,
  },
});

export const ownMallGifts = definePersonal({
  name: 'mall-gifts',
  title: { zh: '商城礼金', en: 'Mall gifts' },
  tables: ['mall_gift'],
  fields: {
    name: { zh: '名称', en: 'Name' },
    amountFen: { zh: '金额（分）', en: 'Amount (fen)' },
    leftFen: { zh: '余额（分）', en: 'Left (fen)' },
    validFrom: { zh: '生效日', en: 'Valid from' },
    expiresOn: { zh: '到期日', en: 'Last day' },
  },
  collect: async ({ db, company }, { self }) => {
    const rows = await db
      .selectFrom('mall_gift')
      .selectAll()
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', self)
      .orderBy('given_at')
      .execute();
    return rows.map((row) => ({
      name: row.name,
      amountFen: row.amount_fen,
      leftFen: row.left_fen,
      validFrom: row.valid_from,
      expiresOn: row.expires_on,
    }));
  },
  kept: {
    what: { zh: '公司赠送的商城礼金与用途', en: 'gifts for the malls and what they paid for' },
    ...LAWS.vouchers,
  },
});
