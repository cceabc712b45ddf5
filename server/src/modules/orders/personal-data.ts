import { sql } from 'kysely';
import { orderNumber } from '#contract/rules/order-number';
import type { InCompany } from '../../ctx.ts';
import { definePersonal, everybodyOf, LAWS } from '../../personal-data.ts';
import { draftSealContext } from './place/drafts.ts';

/** Orders a person has made, and those that others have made for them. */
const ordersOf = ({ db, company }: InCompany, guids: string[]) =>
  db
    .selectFrom('exam_order as o')
    .where('o.company_id', '=', company.companyId)
    .where((where) => where.or([where('o.user_guid', 'in', guids), where('o.person_guid', 'in', guids)]));

const orderIdsOf = async (ctx: InCompany, guid: string): Promise<number[]> =>
  (await ordersOf(ctx, [guid]).select('o.order_id').execute()).map(({ order_id }) => order_id);

export const ownOrders = definePersonal({
  name: 'orders',
  title: { zh: '预约订单', en: 'Bookings' },
  tables: ['exam_order', 'order_voucher'],
  fields: {
    orderNo: { zh: '订单号', en: 'Order number' },
    forWhom: { zh: '体检人', en: 'For' },
    package: { zh: '套餐', en: 'Package' },
    center: { zh: '机构', en: 'Centre' },
    day: { zh: '体检日期', en: 'Day' },
    time: { zh: '时段', en: 'Time' },
    status: { zh: '状态', en: 'Status' },
    priceFen: { zh: '总价（分）', en: 'Price (fen)' },
    selfFen: { zh: '自付（分）', en: 'Paid yourself (fen)' },
    createdAt: { zh: '下单时间', en: 'Ordered' },
  },
  collect: async (ctx, whose) => {
    const rows = await ordersOf(ctx, everybodyOf(whose))
      .innerJoin('exam_set as s', 's.set_id', 'o.set_id')
      .innerJoin('center as c', 'c.center_id', 'o.center_id')
      .select(['o.order_id', 'o.created_at', 'o.person_guid', 'o.book_date', 'o.book_time', 'o.status'])
      .select(['o.price_fen', 'o.self_fen', 's.name as set_name', 'c.name as center_name'])
      .orderBy('o.created_at')
      .execute();
    return rows.map((row) => ({
      orderNo: orderNumber(row.order_id, row.created_at),
      forWhom: row.person_guid === whose.self ? 'self' : 'relative',
      package: row.set_name,
      center: row.center_name,
      day: row.book_date,
      time: row.book_time,
      status: row.status,
      priceFen: row.price_fen,
      selfFen: row.self_fen,
      createdAt: row.created_at.toISOString(),
    }));
  },
  open: async (ctx, guid) =>
    (await ordersOf(ctx, [guid]).select('o.order_id').where('o.is_live', '=', true).executeTakeFirst())
      ? { zh: '有尚未完成的预约订单，请先完成或取消', en: 'a booking is not finished; complete or cancel it first' }
      : undefined,
  erased: { zh: '订单上的备注与凭证码', en: 'notes and voucher codes on orders' },
  erase: async (ctx, guid) => {
    const ids = await orderIdsOf(ctx, guid);
    if (ids.length === 0) return;
    const own = sql<boolean>`company_id = ${ctx.company.companyId} AND order_id = ANY (${ids}::bigint[])`;
    await ctx.db.deleteFrom('order_voucher').where(own).execute();
    await ctx.db.updateTable('exam_order').set({ abnormal_reason: '' }).where(own).execute();
  },
  kept: {
    what: {
      zh: '订单号、套餐、机构、日期与金额（不含姓名和联系方式）',
      en: 'order number, package, centre, day and amounts (no name or contact)',
    },
    ...LAWS.trades,
  },
});

export const ownDraft = definePersonal({
  name: 'draft',
  title: { zh: '未提交的预约', en: 'Booking not yet submitted' },
  tables: ['booking_draft'],
  fields: {
    draft: { zh: '已填写的内容', en: 'What was filled in' },
    updatedAt: { zh: '更新时间', en: 'Last changed' },
  },
  collect: async (ctx, { self }) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows = await draftsOf(ctx, self).selectAll('d').execute();
    return rows.map((row) => ({
      draft: key.unseal(draftSealContext(row.account_id), row.draft),
      updatedAt: row.updated_at.toISOString(),
    }));
  },
  erased: { zh: '未提交的预约', en: 'a booking not yet submitted' },
  erase: async (ctx, guid) => {
    for (const { account_id } of await draftsOf(ctx, guid).select('d.account_id').execute())
      await ctx.db
        .deleteFrom('booking_draft')
        .where('company_id', '=', ctx.company.companyId)
        .where('account_id', '=', account_id)
        .execute();
  },
});

const draftsOf = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('booking_draft as d')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'd.company_id').onRef('a.account_id', '=', 'd.account_id'),
    )
    .where('d.company_id', '=', company.companyId)
    .where('a.person_guid', '=', guid);

/** Here and not in payment, which knows no orders and so no persons. */
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
