import { sql } from 'kysely';
import { ORDER_STATUS } from '#contract/calls/orders';
import { dayInShanghai } from '#contract/rules/day';
import { orderNumber } from '#contract/rules/order-number';
import { answerWithin } from '../../../answer-within.ts';
import type { InCompany, Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import type { Progress } from '../../../ports/exam-progress/port.ts';
import { freeSeat, lockSegments } from '../../booking/index.ts';
import { dropSeatMessages, queueReportReadyMessage } from '../../messages/index.ts';
import { closeOrder, dropHeldChange } from '../change/cancel-order.ts';
import { heldChangeOf, lockOrder, recordEvent, type OrderRow } from '../order-row.ts';

/** So many are asked about at a time. */
const BATCH = 20;
const ANSWER_MS = 10_000;

type Followed = Pick<OrderRow, 'order_id' | 'created_at' | 'center_id' | 'book_date'>;
interface Here {
  portal: Portal;
  company: { companyId: number };
}
/** An order as the centres are asked about it. */
export interface UnderWay {
  orderId: number;
  orderNo: string;
  centerId: number;
  day: string;
}

/**
 * Asks the centres about paid orders whose day has come, and moves each as far as it has got, in a transaction of its
 * own. Every node may do it: the first to lock an order moves it, the others find it moved. A failed one is tried again
 * at the next turn and holds up no other.
 */
export const followExams = (portal: Portal, companyId: number): Promise<void> =>
  forOrdersUnderWay(portal, companyId, followOne);

/** Works on each paid order whose day has come and whose report is not there. */
export async function forOrdersUnderWay(
  portal: Portal,
  companyId: number,
  work: (here: Here, order: UnderWay) => Promise<void>,
): Promise<void> {
  const here = { portal, company: { companyId } };
  const failures: unknown[] = [];
  let last: Followed | undefined;
  do {
    const batch = await transact(here, (ctx) => ordersUnderWay(ctx, last));
    const asked = batch.map(underWay);
    await Promise.all(asked.map((order) => work(here, order).catch((error: unknown) => failures.push(error))));
    last = batch.length < BATCH ? undefined : batch.at(-1);
  } while (last);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be followed`);
}

/** Those who should have come by now, and those who wait for their report, the oldest first. */
async function ordersUnderWay({ db, company, portal }: InCompany, after: Followed | undefined): Promise<Followed[]> {
  const { rows } = await sql<Followed>`
    SELECT order_id, created_at, center_id, book_date FROM exam_order
    WHERE company_id = ${company.companyId} AND status IN (20, 30) AND book_date <= ${dayInShanghai(portal.clock())}
      AND (book_date, order_id) > (${after?.book_date ?? '-infinity'}::date, ${after?.order_id ?? 0}::bigint)
    ORDER BY book_date, order_id LIMIT ${BATCH}`.execute(db);
  return rows;
}

const underWay = ({ order_id, created_at, center_id, book_date }: Followed): UnderWay => ({
  ...{ orderId: order_id, orderNo: orderNumber(order_id, created_at), centerId: center_id, day: book_date },
});

async function followOne(here: Here, { orderId, ...asked }: UnderWay): Promise<void> {
  const progress = await answerWithin(ANSWER_MS, here.portal.ports.examProgress.of(asked), 'the centres');
  if (progress.arrivedAt ?? progress.missedAt) await transact(here, (ctx) => moveOn(ctx, orderId, progress));
}

/** Looked at again under the lock: it may have been moved by another node or called off by the hotline meanwhile. */
async function moveOn(ctx: InCompany, orderId: number, { arrivedAt, missedAt }: Progress): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  // guard: examined once
  if (order.status !== ORDER_STATUS.booked) return;
  if (arrivedAt) await examined(ctx, order, arrivedAt);
  else /* guard: a no-show closes the order */ if (missedAt) await noShow(ctx, order, missedAt);
}

/** The person did not come, so the order is over; paid money stays paid, as when an operator says so. */
async function noShow(ctx: InCompany, order: OrderRow, at: Date): Promise<void> {
  await closeOrder(ctx, order, 'noShow');
  await recordEvent(ctx, order.order_id, 'noShow', at, { by: 'centre' });
}

/** The seat has served and is free, and a change that was never paid has lost its sense. */
async function examined(ctx: InCompany, order: OrderRow, at: Date): Promise<void> {
  // a calendar's entry no longer says until when it can be changed
  await move(ctx, order, { status: ORDER_STATUS.examined, revision: order.revision + 1 });
  const change = await heldChangeOf(ctx, order.order_id);
  if (change) await lockSegments(ctx, [order.segment_id, change.segment_id]);
  await dropHeldChange(ctx, order);
  await freeSeat(ctx, order.segment_id);
  await dropSeatMessages(ctx, order.order_id);
  await recordEvent(ctx, order.order_id, 'examined', at);
}

async function reportReady(ctx: InCompany, order: OrderRow, at: Date): Promise<void> {
  await move(ctx, order, { status: ORDER_STATUS.reportReady });
  await recordEvent(ctx, order.order_id, 'reportReady', at);
  await queueReportReadyMessage(ctx, order.order_id);
}

/**
 * Moves an order as far as its report and tells its person, once: nothing else makes an order "report ready". A person
 * with a report was there, whether or not the centre said so. Answers whether the check-up was done at all.
 */
export async function announceReport(ctx: InCompany, orderId: number, at: Date): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  const cameUnsaid = order.status === ORDER_STATUS.booked && order.book_date <= dayInShanghai(at);
  if (cameUnsaid) await examined(ctx, order, at);
  if (cameUnsaid || order.status === ORDER_STATUS.examined) await reportReady(ctx, order, at);
  else if (order.status === ORDER_STATUS.reportReady) await queueReportReadyMessage(ctx, orderId);
  else return false;
  return true;
}

const move = ({ db }: InCompany, order: OrderRow, to: { status: number; revision?: number }) =>
  db
    .updateTable('exam_order')
    .set(to)
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.order_id)
    .execute();
