import type { HolidayTable } from '#contract/rules/working-days';
import type { CompanyCtx, InCompany, InTx, Portal } from '../../../ctx.ts';
import { loadCenters, loadHolidays, lockSegments, seatFault, takeSeat } from '../../booking/index.ts';
import type { Acting } from '../place/acting.ts';
import { centerOf, type Centers } from '../place/names.ts';
import { changeFault } from '../place/online-rules.ts';
import { heldChangeOf, type OrderRow } from '../order-row.ts';

/**
 * The surroundings of a change besides the order; read before its transaction, as the embedded engine has one
 * connection.
 */
export interface Around {
  centers: Centers;
  holidays: HolidayTable;
}

export const loadAround = async (portal: Portal): Promise<Around> => ({
  centers: await loadCenters(portal),
  holidays: await loadHolidays(portal),
});

/**
 * Whether the person or operator may move this order now: asked before everything else, and again under the order's
 * lock.
 */
export async function assertMovable(ctx: InTx<CompanyCtx>, order: OrderRow, around: Around, acting: Acting) {
  const fault = await moveFault(ctx, order, around, acting);
  if (fault) throw fault;
}

export async function moveFault(ctx: InTx<CompanyCtx>, order: OrderRow, around: Around, acting: Acting) {
  const { changeable } = centerOf(around.centers, order.center_id);
  const hasHeldChange = (await heldChangeOf(ctx, order.order_id)) !== undefined;
  return changeFault(ctx, order, { changeable, hasHeldChange, holidays: around.holidays }, acting);
}

/** Under the order's lock: the new seat beside the old one, which the caller gives back or keeps. */
export async function takeNewSeat(ctx: InCompany, order: OrderRow, segmentId: number): Promise<void> {
  await lockSegments(ctx, [order.segment_id, segmentId]);
  if (order.segment_id === segmentId) return;
  const lost = seatFault(await takeSeat(ctx, segmentId));
  if (lost) throw lost;
}
