import type { InTx } from '../../../ctx.ts';
import { recordByOperator } from '../../audit/index.ts';
import type { OperatorInCompany } from '../../company/index.ts';
import type { MallOrderRow } from '../catalogue/queries.ts';

export type Here = InTx<OperatorInCompany>;

/** Every look at a person's order and every change of it: by whom, whom it is about and why. */
export const recordOnMallOrder = (ctx: Here, order: MallOrderRow, action: string, reason = ''): Promise<void> =>
  recordByOperator(ctx, {
    action,
    subject: { kind: 'mallOrder', id: String(order.order_id) },
    personGuid: order.person_guid,
    reason,
  });
