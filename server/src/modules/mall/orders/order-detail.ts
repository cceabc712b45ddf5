import type { Input, Reply } from '#contract/call';
import type { Bilingual } from '#contract/language';
import type { MallOrderDetail, mallOrders, MallSource } from '#contract/calls/mall-orders';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { reasonOf } from '../../../fault.ts';
import { groupedBy } from '../../../grouped-by.ts';
import { ownAddress } from '../../people/index.ts';
import { cancelFault, orderOf } from './cancel-order.ts';
import type { ItemRow, SourceRow } from './order-items.ts';
import { loadInsides, presentOrder } from './present-order.ts';
import type { MallOrderRow } from '../catalogue/queries.ts';
import { remarksOf } from './remarks.ts';
import { payStateOf } from './standing.ts';

type Calls = typeof mallOrders;

export const orderDetail = (
  ctx: EmployeeCtx,
  asked: Input<Calls['GetOrderById']>,
): Promise<Reply<Calls['GetOrderById']>> =>
  transact(ctx, async (ctx) => ({ order: await detailOf(ctx, await orderOf(ctx, asked)) }));

async function detailOf(ctx: InTx<EmployeeCtx>, order: MallOrderRow): Promise<MallOrderDetail> {
  const insides = await loadInsides(ctx, [order]);
  const inside = insides.get(order.order_id);
  if (!inside) throw new Error('An order without insides');
  const row = presentOrder(ctx, order, inside);
  const fault = await cancelFault(ctx, order);
  const isOver = order.status === MALL_STATUS.closed;
  return {
    ...row,
    remarks: await remarksOf(ctx, order),
    address: await addressOf(ctx, order),
    paidWith: await paidWithOf(ctx, order, inside.sources),
    payState: await payStateOf(ctx, order),
    confirmsOn: confirmsOn(ctx, order, inside.items),
    cancelRefusal: fault && !isOver ? reasonOf(fault, ctx.lang) : null,
    events: await eventsOf(ctx, order),
  };
}

async function addressOf(ctx: InTx<EmployeeCtx>, { address_id }: MallOrderRow): Promise<MallOrderDetail['address']> {
  const address = address_id === null ? null : await ownAddress(ctx, address_id);
  return (
    address && {
      ...{ recipient: address.recipient, phone: address.phone },
      ...{ district: address.district, detail: address.detail },
    }
  );
}

/** The first parcel that confirms itself. */
function confirmsOn({ company }: EmployeeCtx, { status }: MallOrderRow, items: ItemRow[]): string | null {
  const sent = items.flatMap(({ state, sent_at }) => (state === 'sent' && sent_at ? sent_at.getTime() : []));
  if (status !== MALL_STATUS.redeemed || sent.length === 0) return null;
  return addDays(dayInShanghai(new Date(Math.min(...sent))), company.config.mall.confirmDays);
}

async function eventsOf({ db, company }: InTx<EmployeeCtx>, { order_id }: MallOrderRow) {
  const rows = await db
    .selectFrom('mall_order_event')
    .select(['kind', 'item_no', 'at'])
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', order_id)
    .orderBy('event_no')
    .execute();
  return rows.map(({ kind, item_no, at }) => ({ kind, itemNo: item_no, at: at.toISOString() }));
}

const NAMES: Record<MallSource, Bilingual> = {
  company: { zh: '公司承担', en: 'Paid by the company' },
  gift: { zh: '公司赠送', en: 'Company gift' },
  card: { zh: '卡', en: 'Card' },
  points: { zh: '积分', en: 'Points' },
  money: { zh: '微信支付', en: 'WeChat Pay' },
};

/** Each gift, card and so on once, over all items; what of it was given back stands by itself. */
async function paidWithOf(
  ctx: InTx<EmployeeCtx>,
  order: MallOrderRow,
  sources: SourceRow[],
): Promise<MallOrderDetail['paidWith']> {
  const names = await ownNames(ctx, sources);
  const { prices } = ctx.company.config.mall;
  const groups = groupedBy(sources, (row) => `${row.source} ${row.source_id} ${row.given_back_at !== null}`);
  const all = [...groups].flatMap(([, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const { source, source_id } = first;
    const points = rows.reduce((sum, row) => sum + (row.points ?? 0), 0);
    const fen = rows.reduce((sum, row) => sum + row.amount_fen, 0);
    return {
      source,
      name: names.get(`${source} ${source_id}`) ?? NAMES[source],
      amountFen: prices || source === 'money' ? fen : null,
      points: source === 'points' ? points : null,
      givenBack: first.given_back_at !== null,
    };
  });
  // from before there were items
  const isBare = sources.length === 0 && order.amount_fen > 0;
  const givenBack = order.status === MALL_STATUS.closed;
  return isBare ? [{ source: 'money', name: NAMES.money, amountFen: order.amount_fen, points: null, givenBack }] : all;
}

async function ownNames({ db, company }: InTx<EmployeeCtx>, sources: SourceRow[]): Promise<Map<string, Bilingual>> {
  const idsOf = (of: MallSource) => sources.flatMap(({ source, source_id }) => (source === of ? source_id : []));
  const [gifts, cards] = [idsOf('gift'), idsOf('card')];
  const giftRows = gifts.length
    ? await db
        .selectFrom('mall_gift')
        .select(['gift_id as id', 'name', 'name_eng'])
        .where('company_id', '=', company.companyId)
        .where('gift_id', 'in', gifts)
        .execute()
    : [];
  const cardRows = cards.length
    ? await db
        .selectFrom('card')
        .select(['card_id as id', 'name', 'name_eng'])
        .where('company_id', '=', company.companyId)
        .where('card_id', 'in', cards)
        .execute()
    : [];
  return new Map([
    ...giftRows.map((row): [string, Bilingual] => [`gift ${row.id}`, { zh: row.name, en: row.name_eng }]),
    ...cardRows.map((row): [string, Bilingual] => [`card ${row.id}`, { zh: row.name, en: row.name_eng }]),
  ]);
}
