import type { InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import type { OperatorInCompany } from '../company/index.ts';
import type { MallOrderRow } from './queries.ts';

export type Here = InTx<OperatorInCompany>;

const orderOf = ({ db, company }: Here, orderId: number) =>
  db.selectFrom('mall_order').selectAll().where('company_id', '=', company.companyId).where('order_id', '=', orderId);

/** An order an operator names: it may be of another company, or not exist. */
export async function knownMallOrder(ctx: Here, orderId: number): Promise<MallOrderRow> {
  const order = await orderOf(ctx, orderId).executeTakeFirst();
  if (!order) throw new Fault('recordUnknown');
  return order;
}

/** The same, locked until the transaction ends. */
export async function lockKnownMallOrder(ctx: Here, orderId: number): Promise<MallOrderRow> {
  const order = await orderOf(ctx, orderId).forUpdate().executeTakeFirst();
  if (!order) throw new Fault('recordUnknown');
  return order;
}

/** Every look at a person's order and every change of it: by whom, whom it is about and why. */
export const recordOnMallOrder = (ctx: Here, order: MallOrderRow, action: string, reason = ''): Promise<void> =>
  recordByOperator(ctx, {
    action,
    subject: { kind: 'mallOrder', id: String(order.order_id) },
    personGuid: order.person_guid,
    reason,
  });
