import type { OrderStanding } from '#contract/schemas/order-standing';
import { orderStanding } from '#contract/rules/order-standing';
import type { InCompany, InTx } from '../../../ctx.ts';
import type { Tenant } from '../../../db/transact.ts';
import { refundSumsOf, type RefundSums } from '../../payment/index.ts';
import { centerOf, type Centers } from '../place/names.ts';
import { differenceOf, type ChangeRow, type OrderRow } from '../order-row.ts';

type StandingRow = Pick<OrderRow, 'status' | 'closed_as' | 'abnormal_at' | 'self_fen' | 'held_until'>;
interface Around {
  change: ChangeRow | undefined;
  refunds: RefundSums;
  centers: Centers;
  now: Date;
}

/** The state of an order, by the rows that say it. */
export const standingOf = (row: StandingRow, { change, refunds, centers, now }: Around): OrderStanding =>
  orderStanding(
    {
      status: row.status,
      closedAs: row.closed_as,
      isAbnormal: row.abnormal_at !== null,
      selfFen: row.self_fen,
      heldUntil: row.held_until,
      change: change && {
        bookDate: change.book_date,
        bookTime: change.book_time,
        center: centerOf(centers, change.center_id).name,
        dueFen: differenceOf(row, change),
        heldUntil: change.held_until,
      },
      back: refunds,
    },
    now,
  );

/** The changes of these orders that wait for their difference. */
export async function heldChangesOf(
  { db, company }: InTx<Tenant>,
  orderIds: number[],
): Promise<Map<number, ChangeRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_change')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'held')
    .execute();
  return new Map(rows.map((change) => [change.order_id, change]));
}

/** The same of one order that stands alone. */
export async function standingAlone(ctx: InCompany, order: OrderRow, centers: Centers): Promise<OrderStanding> {
  const { order_id: id } = order;
  const change = (await heldChangesOf(ctx, [id])).get(id);
  const refunds = (await refundSumsOf(ctx, 'exam', [id]))(id);
  return standingOf(order, { change, refunds, centers, now: ctx.portal.clock() });
}
