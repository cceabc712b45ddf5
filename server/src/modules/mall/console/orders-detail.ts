import type { Input } from '#contract/call';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import { KIT_STEPS, type OpsMallItem, type OpsMallOrder, type opsMallOrders } from '#contract/ops/mall-orders';
import { maskName, maskPhone } from '#contract/rules/mask';
import { mallOrderNumber } from '#contract/rules/order-number';
import type { OperatorCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import { enterCompany } from '../../company/index.ts';
import { paymentsOf, refundSumsOf } from '../../payment/index.ts';
import { parcelAddress, personName, personRow, unsealed } from '../../people/index.ts';
import { whyInUse } from '../fulfilment/fulfil.ts';
import { nextKitState } from '../fulfilment/fulfil-kit.ts';
import { recordOnMallOrder, type Here } from './orders-known.ts';
import { readMallOrder, type MallOrderRow } from '../catalogue/queries.ts';
import { remarksOf } from '../orders/remarks.ts';
import { isToBeSent, standingOf } from '../orders/standing.ts';

/** One order with everything an operator needs to help; looking at it is audited in the same transaction. */
export async function mallOrderDetail(
  ctx: OperatorCtx,
  { companyId, orderId }: Input<typeof opsMallOrders.OpsMallOrder>,
): Promise<OpsMallOrder> {
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const order = await readMallOrder(ctx, orderId);
    const { code, name, nameEng } = ctx.company;
    const items = await shownItems(ctx, order);
    const refunds = await refundSumsOf(ctx, 'mall', [orderId]);
    const { points, pointsBack } = pointsIn(items);
    const shown: OpsMallOrder = {
      orderId,
      orderNo: mallOrderNumber(orderId, order.created_at),
      company: { companyId, code, name: { zh: name, en: nameEng } },
      person: await shownPerson(ctx, order.person_guid),
      mall: order.mall,
      title: { zh: order.title, en: order.title_eng },
      items,
      priceFen: order.price_fen,
      moneyFen: order.amount_fen,
      points,
      status: order.status,
      standing: standingOf(order, {
        ...{ refunds: refunds(orderId), pointsBack },
        toSend: order.status === MALL_STATUS.redeemed && items.some(isToBeSent),
        sent: items.some(({ state }) => state === 'sent'),
      }),
      createdAt: order.created_at.toISOString(),
      paidAt: order.paid_at?.toISOString() ?? null,
      completedAt: order.completed_at?.toISOString() ?? null,
      address: await shownAddress(ctx, order),
      remarks: await remarksOf(ctx, order),
      payments: await paymentsOf(ctx, 'mall', orderId),
      events: await eventsOf(ctx, orderId),
      refused: refusals(ctx, order, items),
    };
    // last: every other audited action in this company waits for it
    await recordOnMallOrder(ctx, order, 'mall.view');
    return shown;
  });
}

function pointsIn(items: OpsMallItem[]) {
  const paid = items.flatMap(({ paidWith }) => paidWith);
  const sum = (of: typeof paid) => of.reduce((all, { points }) => all + (points ?? 0), 0);
  return { points: sum(paid), pointsBack: sum(paid.filter(({ givenBack }) => givenBack)) };
}

function refusals({ lang }: Here, order: MallOrderRow, items: OpsMallItem[]): OpsMallOrder['refused'] {
  const unless = (may: boolean, fault: 'mallNotSendable' | 'mallNotComplete' | 'mallNotRefundable') =>
    may ? null : reasonOf(new Fault(fault), lang);
  const isPaid = order.status === MALL_STATUS.redeemed;
  const isLeft = items.some(({ state }) => state !== 'refunded');
  return {
    send: unless(isPaid && items.some(isToBeSent), 'mallNotSendable'),
    complete: unless(isPaid && !items.some(({ state }) => state === 'open'), 'mallNotComplete'),
    refund: unless((isPaid || order.status === MALL_STATUS.completed) && isLeft, 'mallNotRefundable'),
  };
}

async function shownPerson(ctx: Here, guid: string): Promise<OpsMallOrder['person']> {
  const row = await personRow(ctx, guid);
  const key = await ctx.portal.keyring.companyKey(ctx);
  return {
    name: maskName(unsealed(key, row, 'name')),
    phone: maskPhone(unsealed(key, row, 'phone')),
    employeeNo: row.employee_no ?? '',
  };
}

/** The district tells where a parcel goes; the rest is shown for a purpose. */
async function shownAddress(ctx: Here, { address_id }: MallOrderRow): Promise<OpsMallOrder['address']> {
  const whole = address_id === null ? undefined : await parcelAddress(ctx, address_id);
  if (!whole) return null;
  const { recipient, phone, district } = whole;
  return {
    recipient: maskName(recipient),
    recipientPhone: maskPhone(phone),
    district,
    address: /* guard: bought: an address is shown for a purpose → whole.detail */ '******',
  };
}

async function eventsOf({ db, company }: Here, orderId: number): Promise<OpsMallOrder['events']> {
  const rows = await db
    .selectFrom('mall_order_event')
    .select(['kind', 'item_no', 'reason', 'at'])
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .orderBy('event_no', 'desc')
    .execute();
  return rows.map(({ kind, item_no: itemNo, reason, at }) => ({ kind, itemNo, reason, at: at.toISOString() }));
}

async function shownItems(ctx: Here, order: MallOrderRow): Promise<OpsMallItem[]> {
  const { db, company, lang } = ctx;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const rows = await db
    .selectFrom('mall_order_item as i')
    .leftJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'i.company_id').onRef('p.person_guid', '=', 'i.for_guid'),
    )
    .selectAll('i')
    .select('p.name as for_name')
    .where('i.company_id', '=', company.companyId)
    .where('i.order_id', '=', order.order_id)
    .orderBy('i.item_no')
    .execute();
  const sources = await sourcesOf(ctx, order);
  const inUse = await whyInUse(ctx, order.order_id);
  return rows.map((row): OpsMallItem => {
    const used = inUse.get(row.item_no);
    const next = row.state === 'refunded' ? undefined : nextKitState(row.kit_state);
    return {
      itemNo: row.item_no,
      productId: row.product_id,
      kind: row.kind,
      name: { zh: row.title, en: row.title_eng },
      count: row.count,
      priceFen: row.count * row.unit_fen,
      forName: row.for_guid && maskName(personName(key, { person_guid: row.for_guid, person_name: row.for_name })),
      state: row.state,
      parcel: row.sent_at && {
        carrier: row.carrier ?? '',
        trackingNo: row.tracking_no ?? '',
        sentAt: row.sent_at.toISOString(),
        receivedAt: row.received_at?.toISOString() ?? null,
      },
      kit: row.sample_no && row.kit_state ? { sampleNo: row.sample_no, state: row.kit_state } : null,
      nextKit: KIT_STEPS.find((step) => step === next) ?? null,
      paidWith: sources.flatMap(({ itemNo, paid }) => (itemNo === row.item_no ? paid : [])),
      inUse: used ? reasonOf(used, lang) : null,
    };
  });
}

/** As the order is paid now: what stood before a change was given back with it. */
async function sourcesOf({ db, company }: Here, { order_id, revision }: MallOrderRow) {
  const rows = await db
    .selectFrom('mall_order_source')
    .select(['item_no', 'source', 'amount_fen', 'points', 'given_back_at'])
    .where((where) => where.and({ company_id: company.companyId, order_id, revision }))
    .orderBy('item_no')
    .orderBy('source')
    .execute();
  return rows.map(({ item_no: itemNo, source, amount_fen: amountFen, points, given_back_at }) => ({
    itemNo,
    paid: { source, amountFen, points, givenBack: given_back_at !== null },
  }));
}
