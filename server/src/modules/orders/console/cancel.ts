import type { Input, Reply } from '#contract/call';
import type { opsOrders } from '#contract/ops/orders';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { loadHolidays } from '../../booking/index.ts';
import { enterCompany } from '../../company/index.ts';
import { cancelLocked } from '../change/cancel-order.ts';
import { recordOnOrder } from './order.ts';
import { lockOrder } from '../order-row.ts';

/** An operator cancels for a person: as the person would, past the notice only on purpose. */
export async function cancelForPerson(
  ctx: OperatorCtx,
  { companyId, orderId, reasonKind, reason, override }: Input<typeof opsOrders.OpsOrderCancel>,
): Promise<Committed<Reply<typeof opsOrders.OpsOrderCancel>>> {
  const entered = await enterCompany(ctx, companyId);
  const holidays = await loadHolidays(ctx.portal);
  return commitOnce(entered, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const acting = { by: 'operator', override, reasonKind, requestId: ctx.requestId } as const;
    const { refundFen, passed } = await cancelLocked(ctx, order, holidays, acting);
    await recordOnOrder(ctx, order, passed ? 'order.cancel.override' : 'order.cancel', `${reasonKind}: ${reason}`);
    return { orderId, refundFen };
  });
}
