import { ORDER_STATUS } from '#contract/calls/orders';
import { freeSeat } from '../../booking/index.ts';
import { queueSeatMessages } from '../../messages/index.ts';
import type { InCompany } from '../../../ctx.ts';
import { eventBy, type Acting } from '../place/acting.ts';
import { recordEvent, type ChangeRow, type OrderRow } from '../order-row.ts';

/** An order's terms after a change: the same columns an order_change holds. */
export type NewTerms = Pick<
  ChangeRow,
  | 'center_id'
  | 'segment_id'
  | 'book_date'
  | 'book_time'
  | 'extra_ids'
  | 'extra_fens'
  | 'price_fen'
  | 'company_fen'
  | 'report_type'
  | 'delivery'
  | 'address_id'
  | 'traffic_id'
>;

/**
 * Under the order's lock, the new seat taken: the order gets its new terms and the old seat is free, in this
 * transaction, so that the person always holds one of them.
 */
export async function swap(ctx: InCompany, order: OrderRow, terms: NewTerms, acting: Acting): Promise<void> {
  const selfFen = terms.price_fen - terms.company_fen;
  const isPaid = order.status === ORDER_STATUS.booked || selfFen === 0;
  await ctx.db
    .updateTable('exam_order')
    .set({
      center_id: terms.center_id,
      segment_id: terms.segment_id,
      book_date: terms.book_date,
      book_time: terms.book_time,
      price_fen: terms.price_fen,
      company_fen: terms.company_fen,
      self_fen: selfFen,
      report_type: terms.report_type,
      delivery: terms.delivery,
      address_id: terms.address_id,
      traffic_id: terms.traffic_id,
      status: isPaid ? ORDER_STATUS.booked : ORDER_STATUS.toPay,
      held_until: isPaid ? null : order.held_until,
      revision: /* guard: calendar sequence → order.revision */ order.revision + 1,
    })
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.order_id)
    .execute();
  await replaceExtras(ctx, order, terms);
  if (order.segment_id !== terms.segment_id) await freeSeat(ctx, order.segment_id);
  const was = { day: order.book_date, time: order.book_time, center: order.center_id };
  await recordEvent(ctx, order.order_id, 'changed', ctx.portal.clock(), { was, ...eventBy(acting) });
  if (order.status === ORDER_STATUS.booked) {
    await queueSeatMessages(ctx, order.order_id, 'changed', { refundFen: order.self_fen - selfFen });
  } else if (isPaid) await queueSeatMessages(ctx, order.order_id, 'booked');
}

async function replaceExtras({ db }: InCompany, order: OrderRow, terms: NewTerms): Promise<void> {
  const own = { company_id: order.company_id, order_id: order.order_id };
  await db
    .deleteFrom('exam_order_extra')
    .where((where) => where.and(own))
    .execute();
  const rows = terms.extra_ids.map((extra_id, at) => ({ ...own, extra_id, price_fen: terms.extra_fens[at] ?? 0 }));
  if (rows.length > 0) await db.insertInto('exam_order_extra').values(rows).execute();
}
