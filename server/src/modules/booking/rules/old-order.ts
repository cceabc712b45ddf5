import { ORDER_STATUS } from '#contract/calls/orders';
import type { InTx, EmployeeCtx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import type { PaidTerms } from './choice.ts';

interface PricedOrder {
  status: number;
  price_fen: number;
  company_fen: number;
  self_fen: number;
}
interface PricedExtra {
  extra_id: number;
  price_fen: number;
}

/** The terms a paid order keeps when it changes; none when it is still to be paid: then today's prices count. */
export function paidTerms(order: PricedOrder, extras: PricedExtra[]): PaidTerms | undefined {
  if (order.status !== ORDER_STATUS.booked) return undefined;
  return {
    setFen: extras.reduce((left, { price_fen }) => left - price_fen, order.price_fen),
    companyFen: order.company_fen,
    selfFen: order.self_fen,
    extraFens: new Map(extras.map(({ extra_id, price_fen }) => [extra_id, price_fen])),
  };
}

/** The order a booking would change, as offers and prices look at it. */
export interface OldOrder {
  setId: number;
  paid: PaidTerms | undefined;
}

export async function loadOldOrder(
  { db, company }: InTx<EmployeeCtx>,
  orderId: number | undefined,
  { customerGuid, bookingId }: { customerGuid?: string | undefined; bookingId: number },
): Promise<OldOrder | undefined> {
  if (!orderId) return undefined;
  const own = { company_id: company.companyId, order_id: orderId };
  const order = await db
    .selectFrom('exam_order')
    .select(['person_guid', 'plan_id', 'set_id', 'status', 'is_live', 'price_fen', 'company_fen', 'self_fen'])
    .where((where) => where.and(own))
    .executeTakeFirst();
  if (!order || (customerGuid && order.person_guid !== customerGuid)) throw new Fault('notYours');
  if (order.plan_id !== bookingId) throw new Fault('badInput', { field: 'bookingId' });
  if (!order.is_live) throw new Fault('orderClosed');
  const extras = await db
    .selectFrom('exam_order_extra')
    .select(['extra_id', 'price_fen'])
    .where((where) => where.and(own))
    .execute();
  return { setId: order.set_id, paid: paidTerms(order, extras) };
}
