import { mallOrderNumber } from '#contract/rules/order-number';
import type { InCompany } from '../../ctx.ts';
import { definePersonal, LAWS } from '../../personal-data.ts';

const TO_PAY = 10;
const REDEEMED = 20;

const ordersOf = ({ db, company }: InCompany, guid: string) =>
  db.selectFrom('mall_order').where('company_id', '=', company.companyId).where('person_guid', '=', guid);

export const ownMallOrders = definePersonal({
  name: 'mall-orders',
  title: { zh: '商城订单', en: 'Mall orders' },
  tables: ['mall_order'],
  fields: {
    orderNo: { zh: '订单号', en: 'Order number' },
    title: { zh: '商品', en: 'Item' },
    amountFen: { zh: '金额（分）', en: 'Amount (fen)' },
    status: { zh: '状态', en: 'Status' },
    createdAt: { zh: '下单时间', en: 'Ordered' },
  },
  collect: async (ctx, { self }) => {
    const rows = await ordersOf(ctx, self).selectAll().orderBy('created_at').execute();
    return rows.map((row) => ({
      orderNo: mallOrderNumber(row.order_id, row.created_at),
      title: row.title,
      amountFen: row.amount_fen,
      status: row.status,
      createdAt: row.created_at.toISOString(),
    }));
  },
  open: async (ctx, guid) =>
    (await ordersOf(ctx, guid).select('order_id').where('status', 'in', [TO_PAY, REDEEMED]).executeTakeFirst())
      ? { zh: '有尚未完成的商城订单', en: 'a mall order is not completed' }
      : undefined,
  kept: {
    what: { zh: '商城订单号、商品与金额', en: 'number, item and amount of mall orders' },
    ...LAWS.trades,
  },
});
