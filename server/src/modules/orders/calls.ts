import type { OrderForm, orders as contract } from '#contract/calls/orders';
import { orderNumber } from '#contract/rules/order-number';
import type { EmployeeCtx } from '../../ctx.ts';
import { replayIfDone } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { claimingFirst, withEarlyRefusal, type Handlers } from '../../http/handlers.ts';
import { INVOICE_TYPES } from '../invoice/index.ts';
import { authorize, isAuthorized } from './records/authorize.ts';
import { changeOrder } from './change/change-order.ts';
import { loadDraft, saveDraft } from './place/drafts.ts';
import { orderDetail } from './records/order-detail.ts';
import { placeOrder } from './place/place-order.ts';
import { liveOrderRows } from './queries.ts';
import { rebookOffer } from './place/rebook-offer.ts';
import { withSeatOfDay } from './place/sign-up.ts';
import { cachedRefusal } from './place/full-segment-cache.ts';

/** With an old order it is that one that changes. */
async function placeOrChange(ctx: EmployeeCtx, asked: OrderForm) {
  const { oldOrderId } = asked;
  // a change closes an open payment before its key is claimed
  if (oldOrderId) await replayIfDone(ctx);
  const form = await withSeatOfDay(ctx, asked);
  return oldOrderId ? changeOrder(ctx, form, oldOrderId) : placeOrder(ctx, form);
}

export const orderCalls: Handlers<typeof contract> = {
  AddExamOrder: withEarlyRefusal(cachedRefusal, claimingFirst(placeOrChange)),
  GetExamOrderDetail: async (ctx, { orderId }) => ({ examOrderDetail: await orderDetail(ctx, orderId) }),
  GetCustomerValidOrderListByBookingId: (ctx, { customerGuid, bookingId }) =>
    transact(ctx, async (ctx) =>
      (await liveOrderRows(ctx, customerGuid, bookingId)).map((row) => ({
        orderId: row.order_id,
        orderNo: orderNumber(row.order_id, row.created_at),
        status_id: row.status,
        bookDate: row.book_date,
        bookTime: row.book_time,
        center: { zh: row.name, en: row.name_eng },
      })),
    ),
  CompanyInvoiceTypeByCustomer: async ({ company }) => ({
    invoiceTypes: INVOICE_TYPES.filter(({ id }) => company.config.invoice.types.includes(id)),
  }),
  ExistServiceAuthorize: (ctx, { customerGuid }) =>
    transact(ctx, async (ctx) => ({ authorized: await isAuthorized(ctx, customerGuid) })),
  ActivtiesServiceAuth: authorize,
  GetBookingDraft: (ctx) => loadDraft(ctx),
  SaveBookingDraft: saveDraft,
  GetRebookOffer: rebookOffer,
};
