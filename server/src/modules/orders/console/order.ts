import type { InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import type { OperatorInCompany } from '../../company/index.ts';
import { recordByOperator } from '../../audit/index.ts';
import type { OrderRow } from '../order-row.ts';

type Here = InTx<OperatorInCompany>;

const orderOf = ({ db, company }: Here, orderId: number) =>
  db.selectFrom('exam_order').selectAll().where('company_id', '=', company.companyId).where('order_id', '=', orderId);

/** An order an operator names: it may be of another company, or not exist. */
export async function knownOrder(ctx: Here, orderId: number): Promise<OrderRow> {
  const order = await orderOf(ctx, orderId).executeTakeFirst();
  if (!order) throw new Fault('recordUnknown');
  return order;
}

/** The same, locked until the transaction ends. */
export async function lockKnownOrder(ctx: Here, orderId: number): Promise<OrderRow> {
  const order = await orderOf(ctx, orderId).forUpdate().executeTakeFirst();
  if (!order) throw new Fault('recordUnknown');
  return order;
}

/** Every look at a person's order and every change of it: by whom, whom it is about and why. */
export const recordOnOrder = (ctx: Here, order: OrderRow, action: string, reason = ''): Promise<void> =>
  recordByOperator(ctx, {
    action,
    subject: { kind: 'order', id: String(order.order_id) },
    personGuid: order.person_guid,
    reason,
  });
