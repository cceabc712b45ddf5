import type { Input, Reply } from '#contract/call';
import { MALL_REVEAL_SECONDS, type opsMallOrders } from '#contract/ops/mall-orders';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { enterCompany } from '../../company/index.ts';
import { parcelAddress, personRow, unsealed } from '../../people/index.ts';
import { recordOnMallOrder, type Here } from './orders-known.ts';
import { readMallOrder, type MallOrderRow } from '../catalogue/queries.ts';

type Asked = Input<typeof opsMallOrders.OpsMallReveal>;

/** One field of the buyer or the parcel whole, for a purpose that stands in the audit. */
export async function revealMallField(
  ctx: OperatorCtx,
  { companyId, orderId, field, purpose, note }: Asked,
): Promise<Committed<Reply<typeof opsMallOrders.OpsMallReveal>>> {
  if (purpose === 'other' && !note) throw new Fault('revealReasonNeeded');
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await readMallOrder(ctx, orderId);
    const value = await valueOf(ctx, order, field);
    if (!value) throw new Fault('nothingToReveal');
    await recordOnMallOrder(ctx, order, `mall.reveal.${field}`, [purpose, note].filter(Boolean).join(': '));
    return { value, seconds: MALL_REVEAL_SECONDS };
  });
}

async function valueOf(ctx: Here, order: MallOrderRow, field: Asked['field']): Promise<string> {
  if (field === 'name' || field === 'phone') {
    const key = await ctx.portal.keyring.companyKey(ctx);
    return unsealed(key, await personRow(ctx, order.person_guid), field);
  }
  const whole = order.address_id === null ? undefined : await parcelAddress(ctx, order.address_id);
  if (!whole) return '';
  if (field === 'address') return [whole.district, whole.detail].filter(Boolean).join(' ');
  return field === 'recipient' ? whole.recipient : whole.phone;
}
