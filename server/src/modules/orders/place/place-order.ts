import { sql } from 'kysely';
import { ORDER_STATUS, type OrderForm, type orders } from '#contract/calls/orders';
import type { Reply } from '#contract/call';
import type { InTx, EmployeeCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { liveUsesOf, seatFault, seatSteps, usedFault, usesOf, type SeatOutcome } from '../../booking/index.ts';
import { takeCardUse } from '../../cards/index.ts';
import { queueSeatMessages } from '../../messages/index.ts';
import { addressForOrder, keepRelative, lockAccount } from '../../people/index.ts';
import { storeInvoice } from '../../invoice/index.ts';
import { assertWithinPlan, checkWish, needsAddress, rememberedFor, type CheckedWish } from './check-wish.ts';
import { holdEnds } from './hold.ts';
import { refuseLostSeat, seatLost } from './lost-seat.ts';
import { liveOrderRows } from '../queries.ts';
import { issueVoucher, voucherStep } from '../records/vouchers.ts';
import { orderNumber } from '#contract/rules/order-number';

type Placed = Reply<typeof orders.AddExamOrder>;

/**
 * Takes the seat and makes the order, or refuses and leaves everything as it was. Nothing to pay: booked. An open
 * amount: the seat is held.
 */
export async function placeOrder(ctx: EmployeeCtx, form: OrderForm): Promise<Committed<Placed>> {
  return refuseLostSeat(ctx, form, () => unlessReserved(ctx, form, () => checkAndInsert(ctx, form)));
}

/** One transaction: the key is claimed, the rules are asked, the order is placed. */
async function checkAndInsert(ctx: EmployeeCtx, form: OrderForm): Promise<Committed<Placed>> {
  const remembered = await rememberedFor(ctx, form);
  return commitOnce(ctx, async (ctx) => {
    const wish = await checkWish(ctx, form, remembered);
    // only who has more people than the plan takes could pass its limit, by booking for several at once
    if (ctx.session.relatives.length >= wish.maxPeople) {
      await lockAccount(ctx);
      // guard: people of a plan
      await assertWithinPlan(ctx, form, wish.maxPeople);
    }
    if (form.customerGuid !== ctx.session.personGuid) await keepRelative(ctx, form.customerGuid);
    const postAddressId = needsAddress(form) ? await addressForOrder(ctx, form) : undefined;
    return insertOrder(ctx, { ...form, postAddressId }, wish);
  });
}

/** A seat that is gone may be gone because it is theirs: who asks again, with another key, is told so. */
async function unlessReserved<T>(ctx: EmployeeCtx, form: OrderForm, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!seatLost(error)) throw error;
    const live = await transact(ctx, (ctx) => liveOrderRows(ctx, form.customerGuid, form.bookingId));
    throw /* guard: a repeated order says so → error */ live.length > 0 ? new Fault('alreadyReserved') : error;
  }
}

/**
 * One statement: the order, its add-ons and event, and the seat; the half-done booking goes. `seatSteps` decides who gets
 * the last seat, the partial unique index one live order per person and plan.
 */
async function insertOrder(ctx: InTx<EmployeeCtx>, form: OrderForm, wish: CheckedWish): Promise<Placed> {
  const { companyId } = ctx.company;
  const now = ctx.now();
  const { priceFen, companyFen, selfFen, extraFens } = wish.price();
  const status = selfFen > 0 ? ORDER_STATUS.toPay : ORDER_STATUS.booked;
  const heldUntil = selfFen > 0 ? holdEnds(ctx) : null;
  const { orderId } = wish;
  const bookTime = `${wish.segment.starts}–${wish.segment.ends}`;
  const isBooked = status === ORDER_STATUS.booked;
  const voucher = isBooked ? await voucherStep(ctx, orderId) : sql`voucher AS (SELECT 1 WHERE false)`;
  const seat = seatSteps(ctx, form.workingSegmentId, sql`EXISTS (SELECT 1 FROM placed)`);
  const { rows } = await sql<{ isPlaced: boolean; hasVoucher: boolean; outcome: SeatOutcome; used: number }>`
    WITH placed AS (
      INSERT INTO exam_order (company_id, order_id, user_guid, person_guid, plan_id, set_id, center_id, segment_id,
        book_date, book_time, status, price_fen, company_fen, self_fen, held_until, report_type, delivery, address_id,
        traffic_id, source_type, docking_method, created_at, lang)
      VALUES (${companyId}, ${orderId}, ${ctx.session.personGuid}, ${form.customerGuid}, ${form.bookingId},
        ${form.examSetId}, ${form.examCenterId}, ${form.workingSegmentId}, ${form.bookDate},
        ${bookTime}, ${status}, ${priceFen}, ${companyFen},
        ${selfFen}, ${heldUntil}, ${form.report_type}, ${form.deliveryPaperWay ?? null},
        ${form.postAddressId || null}, ${form.trafficId || null}, ${form.sourceType},
        ${wish.dockingMethod}, ${now}, ${ctx.lang})
       /* guard: one live order */ ON CONFLICT (company_id, person_guid, plan_id) WHERE is_live DO NOTHING /* end */
      RETURNING order_id),
    extras AS (
      INSERT INTO exam_order_extra (company_id, order_id, extra_id, price_fen)
      SELECT ${companyId}::int, placed.order_id, chosen.id, chosen.fen
      FROM placed, unnest(${form.extraIds}::int[], ${extraFens}::int[]) AS chosen(id, fen)),
    event AS (
      INSERT INTO order_event (company_id, order_id, at, kind, detail)
      SELECT ${companyId}::int, order_id, ${now}::timestamptz, 'placed', '{}'::jsonb FROM placed),
    draft AS (
      DELETE FROM booking_draft WHERE company_id = ${companyId} AND account_id = ${ctx.session.accountId}),
    ${voucher},
    ${seat.steps}
    SELECT EXISTS (SELECT 1 FROM placed) AS "isPlaced", EXISTS (SELECT 1 FROM voucher) AS "hasVoucher",
      ${seat.outcome} AS outcome,
      ${usesOf(ctx, form, ctx.company.config.booking.noShowUsesPlan)} + ${liveUsesOf(ctx, form)} AS used`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (!row?.isPlaced) throw new Fault('alreadyReserved');
  const used = usedFault(wish, row.used);
  // guard: a plan is used once
  if (used) throw used;
  const lost = seatFault(row.outcome);
  if (lost) throw lost;
  if (wish.byCard) {
    const ownerGuid = ctx.session.personGuid;
    await takeCardUse(ctx, { subject: 'exam', id: orderId, cardId: form.assetId ?? 0, ownerGuid });
  }
  if (form.invoice) await storeInvoice(ctx, orderId, form.invoice);
  if (isBooked) {
    if (!row.hasVoucher) await issueVoucher(ctx, orderId);
    const people = { user_guid: ctx.session.personGuid, person_guid: form.customerGuid, ...wish.contacts };
    const { name: center_name, name_eng: center_name_eng, changeable: center_changeable } = wish.center;
    const place = { center_name, center_name_eng, center_changeable };
    const order = { lang: ctx.lang, revision: 0, book_date: form.bookDate, book_time: bookTime, created_at: now };
    await queueSeatMessages(ctx, orderId, 'booked', { known: { ...people, ...place, ...order } });
  }
  return {
    orderId,
    orderNo: orderNumber(orderId, now),
    status_id: status,
    selfFen,
    heldUntil: heldUntil?.toISOString() ?? null,
  };
}
