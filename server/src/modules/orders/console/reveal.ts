import type { Input, Reply } from '#contract/call';
import { REVEAL_SECONDS, type opsOrders } from '#contract/ops/orders';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { enterCompany } from '../../company/index.ts';
import { revealed } from '../../people/index.ts';
import { recordOnOrder } from './order.ts';
import { readOrder } from '../order-row.ts';

type Asked = Input<typeof opsOrders.OpsOrderReveal>;

/** One field of the person whole, for a purpose that stands in the audit. */
export async function revealField(
  ctx: OperatorCtx,
  { companyId, orderId, field, purpose, note }: Asked,
): Promise<Committed<Reply<typeof opsOrders.OpsOrderReveal>>> {
  if (purpose === 'other' && !note) throw new Fault('revealReasonNeeded');
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await readOrder(ctx, orderId);
    const value = await revealed(ctx, order.person_guid, field);
    await recordOnOrder(ctx, order, `order.reveal.${field}`, [purpose, note].filter(Boolean).join(': '));
    return { value, seconds: REVEAL_SECONDS };
  });
}
