import { sql } from 'kysely';
import { orderNumber } from '#contract/rules/order-number';
import type { InCompany } from '../../ctx.ts';
import { definePersonal, LAWS } from '../../personal-data.ts';
import { blankPersonal, definePersonalTable, deletePersonal } from '../../personal-table.ts';
import { draftSealContext } from './place/drafts.ts';

/** Orders a person has made, and those that others have made for them. */
const ORDERS = { table: 'exam_order', person: ['user_guid', 'person_guid'] } as const;

export const ownOrders = definePersonalTable({
  name: 'orders',
  title: { zh: '预约订单', en: 'Bookings' },
  rows: { ...ORDERS, orderBy: 'created_at', relatives: true },
  also: ['order_voucher'],
  fields: {
    orderNo: { zh: '订单号', en: 'Order number', of: (row) => orderNumber(row.order_id, row.created_at) },
    forWhom: {
      ...{ zh: '体检人', en: 'For' },
      of: ({ person_guid }, { whose }) => (person_guid === whose.self ? 'self' : 'relative'),
    },
    package: { zh: '套餐', en: 'Package', of: ({ set_id }, { ctx }) => packageName(ctx, set_id) },
    center: { zh: '机构', en: 'Centre', of: ({ center_id }, { ctx }) => centerName(ctx, center_id) },
    day: { zh: '体检日期', en: 'Day', of: 'book_date' },
    time: { zh: '时段', en: 'Time', of: 'book_time' },
    status: { zh: '状态', en: 'Status', of: 'status' },
    priceFen: { zh: '总价（分）', en: 'Price (fen)', of: 'price_fen' },
    selfFen: { zh: '自付（分）', en: 'Paid yourself (fen)', of: 'self_fen' },
    createdAt: { zh: '下单时间', en: 'Ordered', of: 'created_at' },
  },
  open: {
    column: 'is_live',
    in: [true],
    says: { zh: '有尚未完成的预约订单，请先完成或取消', en: 'a booking is not finished; complete or cancel it first' },
  },
  erased: { zh: '订单上的备注与凭证码', en: 'notes and voucher codes on orders' },
  erase: async (ctx, guid) => {
    await deletePersonal(ctx, { table: 'order_voucher', person: { ...ORDERS, by: 'order_id' } }, guid);
    await blankPersonal(ctx, ORDERS, { set: () => ({ abnormal_reason: '' }) }, guid);
  },
  kept: {
    what: {
      zh: '订单号、套餐、机构、日期与金额（不含姓名和联系方式）',
      en: 'order number, package, centre, day and amounts (no name or contact)',
    },
    ...LAWS.trades,
  },
});

const packageName = async ({ db }: InCompany, setId: number): Promise<string> =>
  (await db.selectFrom('exam_set').select('name').where('set_id', '=', setId).executeTakeFirstOrThrow()).name;

const centerName = async ({ db }: InCompany, centerId: number): Promise<string> =>
  (await db.selectFrom('center').select('name').where('center_id', '=', centerId).executeTakeFirstOrThrow()).name;

export const ownDraft = definePersonalTable({
  name: 'draft',
  title: { zh: '未提交的预约', en: 'Booking not yet submitted' },
  rows: { table: 'booking_draft', person: 'account_id', orderBy: 'updated_at' },
  fields: {
    draft: {
      ...{ zh: '已填写的内容', en: 'What was filled in' },
      of: ({ account_id, draft }, { key }) => key.unseal(draftSealContext(account_id), draft),
    },
    updatedAt: { zh: '更新时间', en: 'Last changed', of: 'updated_at' },
  },
  erased: { zh: '未提交的预约', en: 'a booking not yet submitted' },
  erase: 'delete',
});

/**
 * Here and not in payment, which knows no orders and so no persons. No declaration of one table, because a payment's `subject`
 * says which of two tables of orders its person stands in.
 */
export const ownPayments = definePersonal({
  name: 'payments',
  title: { zh: '支付与退款', en: 'Payments and refunds' },
  tables: ['payment', 'refund'],
  fields: {
    tradeNo: { zh: '交易号', en: 'Trade number' },
    provider: { zh: '支付方式', en: 'Paid by' },
    amountFen: { zh: '金额（分）', en: 'Amount (fen)' },
    state: { zh: '状态', en: 'State' },
    paidAt: { zh: '支付时间', en: 'Paid' },
    refundedFen: { zh: '已退款（分）', en: 'Refunded (fen)' },
  },
  collect: async (ctx, { self }) => {
    const rows = await paymentsOf(ctx, self).selectAll('y').orderBy('y.created_at').execute();
    return rows.map((row) => ({
      tradeNo: row.out_trade_no,
      provider: row.provider,
      amountFen: row.amount_fen,
      state: row.state,
      paidAt: row.paid_at?.toISOString() ?? null,
      refundedFen: row.refunded_fen,
    }));
  },
  open: async (ctx, guid) => {
    const refund = await paymentsOf(ctx, guid)
      .innerJoin('refund as r', (join) =>
        join.onRef('r.company_id', '=', 'y.company_id').onRef('r.payment_id', '=', 'y.payment_id'),
      )
      .select('r.refund_id')
      .where('r.state', '!=', 'done')
      .executeTakeFirst();
    return (
      refund && { zh: '有一笔退款尚未到账，请等待退款完成', en: 'a refund is on its way; please wait until it is done' }
    );
  },
  erase: async (ctx, guid) => {
    const rows = await paymentsOf(ctx, guid).select('y.payment_id').where('y.asked', 'is not', null).execute();
    for (const { payment_id } of rows)
      await ctx.db
        .updateTable('payment')
        .set({ asked: null })
        .where('company_id', '=', ctx.company.companyId)
        .where('payment_id', '=', payment_id)
        .execute();
  },
  kept: {
    what: { zh: '支付、退款的交易号、金额与时间', en: 'trade numbers, amounts and times of payments and refunds' },
    ...LAWS.trades,
  },
});

/** For orders of their own: those of a mall, too. */
const paymentsOf = ({ db, company }: InCompany, guid: string) =>
  db.selectFrom('payment as y').where('y.company_id', '=', company.companyId).where(sql<boolean>`(
    y.subject = 'exam' AND y.subject_id IN (
      SELECT order_id FROM exam_order WHERE company_id = ${company.companyId} AND user_guid = ${guid})
    OR y.subject = 'mall' AND y.subject_id IN (
      SELECT order_id FROM mall_order WHERE company_id = ${company.companyId} AND person_guid = ${guid}))`);
