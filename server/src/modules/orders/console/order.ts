import type { InTx } from '../../../ctx.ts';
import type { OperatorInCompany } from '../../company/index.ts';
import { recordByOperator } from '../../audit/index.ts';
import type { OrderRow } from '../order-row.ts';

type Here = InTx<OperatorInCompany>;

/** Every look at a person's order and every change of it: by whom, whom it is about and why. */
export const recordOnOrder = (ctx: Here, order: OrderRow, action: string, reason = ''): Promise<void> =>
  recordByOperator(ctx, {
    action,
    subject: { kind: 'order', id: String(order.order_id) },
    personGuid: order.person_guid,
    reason,
  });
