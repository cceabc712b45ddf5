import type { MallOrderItem, MallOrderRow as Row } from '#contract/calls/mall-orders';
import { MallOrderStatus } from '#contract/calls/mall-orders';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import { mallOrderNumber } from '#contract/rules/order-number';
import { deliveryOf, type Delivery } from '#contract/rules/product-kind';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { groupedBy } from '../../../grouped-by.ts';
import { refundSumsOf, type RefundSums } from '../../payment/index.ts';
import { personName } from '../../people/index.ts';
import { cancelTimeFault } from './cancel-order.ts';
import { ordersInUse } from '../fulfilment/fulfil.ts';
import { allSourcesOf, itemsOf, type ItemRow, type SourceRow } from './order-items.ts';
import type { MallOrderRow } from '../catalogue/queries.ts';
import { standingWith } from './standing.ts';

/** The parts of orders, read for all of them at once. */
export interface Insides {
  items: ItemRow[];
  /** As of the order's last revision. */
  sources: SourceRow[];
  refunds: RefundSums;
  nameOf(guid: string): string | null;
  /** Something of it is on its way or may have been used: it cannot be cancelled any more. */
  inUse: boolean;
}

export async function loadInsides(ctx: InTx<EmployeeCtx>, orders: MallOrderRow[]): Promise<Map<number, Insides>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ order_id }) => order_id);
  const items = groupedBy(await itemsOf(ctx, ids), ({ order_id }) => order_id);
  const sources = groupedBy(await allSourcesOf(ctx, ids), ({ order_id }) => order_id);
  const refunds = await refundSumsOf(ctx, 'mall', ids);
  const names = await namesOf(ctx, [...items.values()].flat());
  const cancellable = orders.filter((order) => order.status === MALL_STATUS.redeemed && !cancelTimeFault(ctx, order));
  const used = await ordersInUse(
    ctx,
    ctx.session.personGuid,
    cancellable.map(({ order_id }) => order_id),
  );
  return new Map(
    orders.map(({ order_id, revision }) => [
      order_id,
      {
        items: items.get(order_id) ?? [],
        sources: (sources.get(order_id) ?? []).filter((row) => row.revision === revision),
        refunds: refunds(order_id),
        nameOf: (guid: string) => names.get(guid) ?? null,
        inUse: used.has(order_id),
      },
    ]),
  );
}

async function namesOf(ctx: InTx<EmployeeCtx>, items: ItemRow[]): Promise<Map<string, string>> {
  const guids = [...new Set(items.flatMap(({ for_guid }) => for_guid ?? []))];
  if (guids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('person')
    .select(['person_guid', 'name as person_name'])
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', 'in', guids)
    .execute();
  const key = await ctx.portal.keyring.companyKey(ctx);
  return new Map(rows.map((row) => [row.person_guid, personName(key, row)]));
}

export function presentOrder(ctx: EmployeeCtx, order: MallOrderRow, insides: Insides): Row {
  const { items, sources, nameOf, inUse } = insides;
  const { prices } = ctx.company.config.mall;
  return {
    orderGuid: order.order_guid,
    orderNo: mallOrderNumber(order.order_id, order.created_at),
    mall: order.mall,
    Status: MallOrderStatus.parse(order.status),
    closedAs: order.closed_as,
    standing: standingWith(order, insides),
    createdAt: order.created_at.toISOString(),
    heldUntil: order.held_until?.toISOString() ?? null,
    title: { zh: order.title, en: order.title_eng },
    OrderItems: items.map((item) => presentItem(item, prices, nameOf)),
    priceFen: prices && !order.by_points ? order.price_fen || order.amount_fen : null,
    moneyFen: order.amount_fen,
    points: sources.reduce((sum, { points }) => sum + (points ?? 0), 0),
    actions: actionsOf(ctx, order, items, inUse),
  };
}

const presentItem = (item: ItemRow, prices: boolean, nameOf: Insides['nameOf']): MallOrderItem => ({
  itemNo: item.item_no,
  ProductId: item.product_id,
  name: { zh: item.title, en: item.title_eng },
  picture: item.picture,
  kind: item.kind,
  count: item.count,
  priceFen: prices && item.unit_points === null ? item.unit_fen * item.count : null,
  points: item.unit_points === null ? null : item.unit_points * item.count,
  forName: item.for_guid ? nameOf(item.for_guid) : null,
  state: item.state,
  parcel:
    item.carrier && item.tracking_no && item.sent_at
      ? {
          ...{ carrier: item.carrier, trackingNo: item.tracking_no, sentAt: item.sent_at.toISOString() },
          receivedAt: item.received_at?.toISOString() ?? null,
        }
      : null,
  kit: item.sample_no && item.kit_state ? { sampleNo: item.sample_no, state: item.kit_state } : null,
});

function actionsOf(ctx: EmployeeCtx, order: MallOrderRow, items: ItemRow[], inUse: boolean): Row['actions'] {
  const isUnpaid = order.status === MALL_STATUS.toPay && order.held_until !== null && order.held_until > ctx.now();
  const isPaid = order.status === MALL_STATUS.redeemed || order.status === MALL_STATUS.completed;
  const hasSent = items.some(({ state }) => state === 'sent');
  const has = (delivery: Delivery) =>
    items.some(({ kind, state }) => deliveryOf(kind) === delivery && state !== 'refunded');
  const isCancellable =
    order.status === MALL_STATUS.toPay ||
    /* guard: mall: no cancel button while in use → !cancelTimeFault(ctx, order) */ (!inUse &&
      !cancelTimeFault(ctx, order));
  const actions: [Row['actions'][number], boolean][] = [
    ['pay', isUnpaid],
    ['cancel', isCancellable],
    ['confirm', order.status === MALL_STATUS.redeemed && hasSent],
    ['viewServices', isPaid && has('service')],
    ['viewCards', isPaid && has('card')],
  ];
  return actions.filter(([, may]) => may).map(([action]) => action);
}
