import { MALL_STATUS } from '#contract/mall-payment';
import { nextOf } from './fill-booking.ts';
import { fillPayment } from './fill-payment.ts';
import type { FillCtx } from './fill-people.ts';
import type { DemoMallOrder } from './types.ts';

/** Long enough to try it out; real orders are kept for half an hour. */
const KEPT_MS = 24 * 3_600_000;

const STATUS = { ...MALL_STATUS, expired: MALL_STATUS.closed };

/** An order of a mall, and what was paid for it. */
export async function fillMallOrder(ctx: FillCtx, order: DemoMallOrder): Promise<void> {
  const isOpen = order.status === 'toPay';
  const isClosed = order.status === 'expired';
  const now = ctx.portal.clock();
  const at = isOpen ? now : new Date(`${order.day}T10:00:00+08:00`);
  const orderId = await nextOf(ctx, 'mall_order_number');
  await ctx.db
    .insertInto('mall_order')
    .values({
      company_id: ctx.company.companyId,
      order_id: orderId,
      order_guid: order.guid,
      person_guid: order.person,
      mall: order.mall,
      title: order.title.zh,
      title_eng: order.title.en,
      amount_fen: order.fen,
      status: STATUS[order.status],
      closed_as: isClosed ? 'expired' : null,
      held_until: isOpen ? new Date(now.getTime() + KEPT_MS) : null,
      created_at: at,
    })
    .execute();
  if (isOpen || isClosed) return;
  await fillPayment(ctx, {
    subject: 'mall',
    id: orderId,
    paymentId: await nextOf(ctx, 'payment_number'),
    fen: order.fen,
    at,
  });
}
