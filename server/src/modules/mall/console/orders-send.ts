import type { Input, Reply } from '#contract/call';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import type { opsMallOrders } from '#contract/ops/mall-orders';
import { isKit, SENT_KINDS } from '#contract/rules/product-kind';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { enterCompany } from '../../company/index.ts';
import { queueMallKitReady, queueMallSent } from '../../messages/index.ts';
import { recordMallEvent } from '../orders/events.ts';
import { newSampleNo, nextKitState } from '../fulfilment/fulfil-kit.ts';
import { recordOnMallOrder, type Here } from './orders-known.ts';
import { lockMallOrder, type MallOrderRow } from '../catalogue/queries.ts';
import { completeIfDue, receiveItems } from '../fulfilment/receipt.ts';

type Done = Reply<typeof opsMallOrders.OpsMallSend>;

/** Some items in one parcel: the buyer is told, and a kit gets the number of its sample. */
export async function sendItems(
  ctx: OperatorCtx,
  { companyId, orderId, itemNos, carrier, trackingNo }: Input<typeof opsMallOrders.OpsMallSend>,
): Promise<Committed<Done>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await lockMallOrder(ctx, orderId);
    const wanted = [...new Set(itemNos)];
    // guard: bought: nothing is sent before it is paid
    if (order.status !== MALL_STATUS.redeemed) throw new Fault('mallNotSendable');
    const sent = await ctx.db
      .updateTable('mall_order_item')
      .set({ state: 'sent', carrier, tracking_no: trackingNo, sent_at: ctx.now() })
      .where('company_id', '=', companyId)
      .where('order_id', '=', orderId)
      .where('item_no', 'in', wanted)
      .where('state', '=', 'open')
      .where('kind', 'in', SENT_KINDS)
      .returning(['item_no', 'kind'])
      .execute();
    // guard: bought: only waiting items are sent
    if (sent.length !== wanted.length) throw new Fault('mallNotSendable');
    for (const { item_no, kind } of sent) {
      if (isKit(kind)) await setKit(ctx, order, item_no, { sample_no: newSampleNo(), kit_state: 'sent' });
      await recordMallEvent(ctx, orderId, 'sent', { itemNo: item_no });
    }
    await queueMallSent(ctx, order, { carrier, trackingNo });
    await recordOnMallOrder(ctx, order, 'mall.send', `${wanted.join(', ')}: ${carrier} ${trackingNo}`);
    return { orderId, status: order.status };
  });
}

const setKit = (
  { db, company }: Here,
  { order_id }: MallOrderRow,
  item_no: number,
  kit: { sample_no?: string; kit_state: 'sent' | 'received' | 'analysing' | 'ready' },
) =>
  db
    .updateTable('mall_order_item')
    .set(kit)
    .where((where) => where.and({ company_id: company.companyId, order_id, item_no }))
    .execute();

/** The laboratory tells of a sample; one that has come there was received by its buyer before. */
export async function moveKit(
  ctx: OperatorCtx,
  { companyId, orderId, itemNo, state, reason }: Input<typeof opsMallOrders.OpsMallKit>,
): Promise<Committed<Done>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await lockMallOrder(ctx, orderId);
    const item = await ctx.db
      .selectFrom('mall_order_item')
      .select(['state', 'kit_state', 'sample_no'])
      .where((where) => where.and({ company_id: companyId, order_id: orderId, item_no: itemNo }))
      .executeTakeFirst();
    if (
      !item?.sample_no ||
      item.state === 'refunded' ||
      /* guard: bought: a sample goes step by step */ nextKitState(item.kit_state) !== state
    )
      throw new Fault('mallKitStep');
    await setKit(ctx, order, itemNo, { kit_state: state });
    await recordMallEvent(ctx, orderId, 'kit', { itemNo });
    if (item.state === 'sent') await receiveItems(ctx, orderId, { itemNo });
    const completed = await completeIfDue(ctx, orderId, ctx.company.config.mall.confirmDays);
    if (state === 'ready') await queueMallKitReady(ctx, order, item.sample_no);
    await recordOnMallOrder(ctx, order, 'mall.kit', `${itemNo} ${state}: ${reason}`);
    return { orderId, status: completed ? MALL_STATUS.completed : order.status };
  });
}

/** Completes an order on the buyer's word by telephone: sent parcels count as received, and its waiting ends. */
export async function completeByOperator(
  ctx: OperatorCtx,
  { companyId, orderId, reason }: Input<typeof opsMallOrders.OpsMallComplete>,
): Promise<Committed<Done>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await lockMallOrder(ctx, orderId);
    if (order.status !== MALL_STATUS.redeemed) throw new Fault('mallNotComplete');
    await receiveItems(ctx, orderId);
    if (!(await completeIfDue(ctx, orderId, 0))) throw new Fault('mallNotComplete');
    await recordOnMallOrder(ctx, order, 'mall.complete', reason);
    return { orderId, status: MALL_STATUS.completed };
  });
}
