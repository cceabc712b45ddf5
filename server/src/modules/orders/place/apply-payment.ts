import { sql } from 'kysely';
import { ORDER_STATUS } from '#contract/calls/orders';
import { dayInShanghai } from '#contract/rules/day';
import { freeSeat, lockSegments, takeSeat, usesOf } from '../../booking/index.ts';
import { lastCardOf, takeCardUse } from '../../cards/index.ts';
import { queueSeatMessages, queueUnusedMoneyMessage } from '../../messages/index.ts';
import { Fault } from '../../../fault.ts';
import type { PaidFor } from '../../payment/index.ts';
import type { InCompany } from '../../../ctx.ts';
import { BY_PERSON } from './acting.ts';
import { changeById, differenceOf, readOrder, setChangeState, recordEvent, type OrderRow } from '../order-row.ts';
import { swap } from '../change/swap.ts';
import { issueVoucher } from '../records/vouchers.ts';

type Use = 'used' | 'late' | 'twice';

/** Money has come for an order, which is locked: it is booked, seated again, changed, or the money goes back. */
export async function applyPayment(ctx: InCompany, paid: PaidFor): Promise<Use> {
  const use = await putToUse(ctx, paid);
  if (use !== 'used') await queueUnusedMoneyMessage(ctx, paid, use);
  return use;
}

async function putToUse(ctx: InCompany, paid: PaidFor): Promise<Use> {
  const order = await readOrder(ctx, paid.id);
  if (paid.partId !== null) return applyToChange(ctx, order, paid);
  if (order.status !== ORDER_STATUS.toPay && order.status !== ORDER_STATUS.closed) return 'twice';
  if (order.self_fen !== paid.amountFen) return 'late';
  if (order.status === ORDER_STATUS.toPay) {
    await book(ctx, order);
    await recordEvent(ctx, order.order_id, 'paid', paid.at, { fen: paid.amountFen });
    await queueSeatMessages(ctx, order.order_id, 'booked');
    return 'used';
  }
  // late money takes the seat again if there is one; a person who has cancelled gets it back
  // guard: late money needs a seat
  if (order.closed_as !== 'expired' || !(await seatAgain(ctx, order))) return 'late';
  await book(ctx, order);
  await recordEvent(ctx, order.order_id, 'reseated', paid.at, { fen: paid.amountFen });
  await queueSeatMessages(ctx, order.order_id, 'lateSeated');
  return 'used';
}

async function applyToChange(ctx: InCompany, order: OrderRow, paid: PaidFor): Promise<Use> {
  const change = await changeById(ctx, paid.partId ?? 0);
  if (!change || change.order_id !== order.order_id) return 'late';
  if (change.state === 'done') return 'twice';
  const fits = order.status === ORDER_STATUS.booked && differenceOf(order, change) === paid.amountFen;
  if (!fits) return 'late';
  await lockSegments(ctx, [order.segment_id, change.segment_id]);
  if (change.state === 'dropped') {
    if (!isAhead(ctx, change.book_date)) return 'late';
    if (change.segment_id !== order.segment_id && (await takeSeat(ctx, change.segment_id)) !== 'taken') return 'late';
  }
  await setChangeState(ctx, change.change_id, 'done');
  await swap(ctx, order, change, BY_PERSON);
  return 'used';
}

async function book(ctx: InCompany, order: OrderRow): Promise<void> {
  await ctx.db
    .updateTable('exam_order')
    .set({ status: ORDER_STATUS.booked, held_until: null, closed_as: null, revision: order.revision + 1 })
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.order_id)
    .execute();
  await issueVoucher(ctx, order.order_id);
}

/** Only a day still to come, only who has not booked anew, and only a seat that is free. */
async function seatAgain(ctx: InCompany, order: OrderRow): Promise<boolean> {
  if (!isAhead(ctx, order.book_date)) return false;
  const another = await ctx.db
    .selectFrom('exam_order')
    .select('order_id')
    .where('company_id', '=', order.company_id)
    .where('person_guid', '=', order.person_guid)
    .where('plan_id', '=', order.plan_id)
    .where('is_live', '=', true)
    .executeTakeFirst();
  if (another || (await isUsedUp(ctx, order)) || (await takeSeat(ctx, order.segment_id)) !== 'taken') return false;
  if (/* guard: cards: late money without its card → true */ await cardAgain(ctx, order)) return true;
  await freeSeat(ctx, order.segment_id);
  return false;
}

/** The card it was booked with went back when its time ran out: it must still be there. */
async function cardAgain(ctx: InCompany, order: OrderRow): Promise<boolean> {
  const subject = { subject: 'exam', id: order.order_id } as const;
  const cardId = await lastCardOf(ctx, subject);
  if (cardId === undefined) return true;
  try {
    await takeCardUse(ctx, { ...subject, cardId, ownerGuid: order.user_guid });
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

/** Whether the plan was used up by another order since this one ran out. */
async function isUsedUp(ctx: InCompany, order: OrderRow): Promise<boolean> {
  const use = { customerGuid: order.person_guid, bookingId: order.plan_id, bookDate: order.book_date };
  const { rows } = await sql<{ up: boolean }>`
    SELECT ${usesOf(ctx, use, false)} >= p.uses AS up FROM plan p
    WHERE p.company_id = ${order.company_id} AND p.plan_id = ${order.plan_id}`.execute(ctx.db);
  return rows[0]?.up ?? true;
}

const isAhead = ({ portal }: InCompany, day: string): boolean => day > dayInShanghai(portal.clock());
