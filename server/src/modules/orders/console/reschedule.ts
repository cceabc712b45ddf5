import type { Input, Reply } from '#contract/call';
import type { opsOrders } from '#contract/ops/orders';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, replayIfDone, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { withoutOverride, type Acting } from '../place/acting.ts';
import { checkMove, type CheckedWish, type Wish } from '../place/check-wish.ts';
import type { OrderedExtra } from '../change/change-terms.ts';
import { refuseLostSeat } from '../place/lost-seat.ts';
import { inNoticeFault, isInNotice } from '../place/online-rules.ts';
import { assertMovable, loadAround, moveFault, takeNewSeat } from '../change/move-order.ts';
import { recordOnOrder } from './order.ts';
import { lockOrder, readOrder, type OrderRow } from '../order-row.ts';
import { extraRows } from '../queries.ts';
import { swap, type NewTerms } from '../change/swap.ts';

type Asked = Input<typeof opsOrders.OpsOrderReschedule>;
type Moved = Reply<typeof opsOrders.OpsOrderReschedule>;

/**
 * An operator moves an order for a person: another centre, day or time; everything else and the price stay as they
 * were.
 */
export async function rescheduleForPerson(ctx: OperatorCtx, asked: Asked): Promise<Committed<Moved>> {
  const entered = await enterCompany(ctx, asked.companyId);
  return move(entered, asked).catch(async (error: unknown) => {
    // the obstacle may be the same press, which was faster
    // guard: an operator’s press is answered again
    if (error instanceof Fault) await replayIfDone(entered);
    throw error;
  });
}

async function move(ctx: OperatorInCompany, asked: Asked): Promise<Committed<Moved>> {
  const { orderId, reasonKind, override } = asked;
  const acting: Acting = { by: 'operator', override, reasonKind, requestId: ctx.requestId };
  const around = await loadAround(ctx.portal);
  const { old, extras } = await transact(ctx, async (ctx) => {
    const old = await readOrder(ctx, orderId);
    await assertMovable(ctx, old, around, acting);
    if (old.segment_id === asked.segmentId) throw new Fault('noChange');
    return { old, extras: await extraRows(ctx, orderId) };
  });
  const wish = wishOf(old, extras, asked);
  return refuseLostSeat(ctx, wish, async () => {
    const checked = await checkMove(ctx, wish, old, acting);
    const isClose = isInNotice(ctx, wish.bookDate, around.holidays);
    if (isClose && !override) throw inNoticeFault(ctx);
    return commitOnce(ctx, async (ctx) => {
      const order = await lockOrder(ctx, orderId);
      await assertMovable(ctx, order, around, acting);
      // the check was of the order as it was then
      if (order.revision !== old.revision) throw new Fault('orderChanged');
      const terms = movedTerms(order, extras, wish, checked);
      await takeNewSeat(ctx, order, terms.segment_id);
      await swap(ctx, order, terms, acting);
      const passed =
        checked.isTooSoon || isClose || (await moveFault(ctx, order, around, withoutOverride(acting))) !== undefined;
      const action = passed ? 'order.reschedule.override' : 'order.reschedule';
      await recordOnOrder(ctx, order, action, `${reasonKind}: ${asked.reason}`);
      return { orderId, bookDate: terms.book_date, bookTime: terms.book_time };
    });
  });
}

const wishOf = (order: OrderRow, extras: OrderedExtra[], { centerId, day, segmentId }: Asked): Wish => ({
  customerGuid: order.person_guid,
  bookingId: order.plan_id,
  examSetId: order.set_id,
  extraIds: extras.map(({ extra_id }) => extra_id),
  examCenterId: centerId,
  bookDate: day,
  workingSegmentId: segmentId,
});

/** Being moved costs nothing and refunds nothing. */
const movedTerms = (order: OrderRow, extras: OrderedExtra[], wish: Wish, { segment }: CheckedWish): NewTerms => ({
  center_id: wish.examCenterId,
  segment_id: wish.workingSegmentId,
  book_date: wish.bookDate,
  book_time: `${segment.starts}–${segment.ends}`,
  extra_ids: extras.map(({ extra_id }) => extra_id),
  extra_fens: extras.map(({ price_fen }) => price_fen),
  price_fen: order.price_fen,
  company_fen: order.company_fen,
  report_type: order.report_type,
  delivery: order.delivery,
  address_id: order.address_id,
  traffic_id: order.traffic_id,
});
