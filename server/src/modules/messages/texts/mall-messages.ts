import type { Language } from '#contract/language';
import { inLanguage } from '#contract/language';
import { mallOrderNumber } from '#contract/rules/order-number';
import { deliveryOf, type ProductKind } from '#contract/rules/product-kind';
import type { InCompany } from '../../../ctx.ts';
import { personRow, phoneOf } from '../../people/index.ts';
import { PLACES, type MallMessageKind } from './mall-texts.ts';
import type { Filled } from './templates.ts';
import { queueMessages } from '../queue.ts';

/** The facts a message needs of an order. */
export interface MallOrderNews {
  order_id: number;
  created_at: Date;
  person_guid: string;
  lang: Language;
  amount_fen: number;
}
interface Bought {
  kind: ProductKind;
  title: string;
  title_eng: string;
}

const numberOf = ({ order_id, created_at }: MallOrderNews): string => mallOrderNumber(order_id, created_at);

/** That it is paid, and what of it can be used from now on. */
export async function queueMallPaid(ctx: InCompany, order: MallOrderNews, ready: Bought[]): Promise<void> {
  const orderNo = numberOf(order);
  const yuan = order.amount_fen > 0 ? (order.amount_fen / 100).toFixed(2) : '';
  const paid: News = { kind: 'mallPaid', about: 'paid', parameters: { orderNo, yuan } };
  const where = inLanguage(PLACES[placeOf(ready)], order.lang);
  const usable = { orderNo, item: titlesOf(ready, order.lang), where };
  const more: News[] = ready.length === 0 ? [] : [{ kind: 'mallReady', about: 'ready', parameters: usable }];
  await queueMall(ctx, order, paid, ...more);
}

/** Money came that could not be used, each time it does; it goes back. */
export const queueMallMoneyBack = (
  ctx: InCompany,
  order: MallOrderNews,
  { amountFen, at, why }: { amountFen: number; at: Date; why: 'late' | 'twice' },
): Promise<void> =>
  queueMall(ctx, order, {
    kind: why === 'late' ? 'mallLateRefunded' : 'mallPaidTwice',
    about: `${why}/${at.toISOString()}`,
    parameters: { orderNo: numberOf(order), yuan: (amountFen / 100).toFixed(2) },
  });

/** Once for each parcel, by its number. */
export const queueMallSent = (
  ctx: InCompany,
  order: MallOrderNews,
  { carrier, trackingNo }: { carrier: string; trackingNo: string },
): Promise<void> => {
  const parameters = { orderNo: numberOf(order), carrier, trackingNo };
  return queueMall(ctx, order, { kind: 'mallSent', about: `sent/${trackingNo}`, parameters });
};

export const queueMallKitReady = (ctx: InCompany, order: MallOrderNews, sampleNo: string): Promise<void> => {
  const parameters = { orderNo: numberOf(order), sampleNo };
  return queueMall(ctx, order, { kind: 'mallKitReady', about: `kit/${sampleNo}`, parameters });
};

const titlesOf = (items: Bought[], lang: Language): string =>
  items
    .map(({ title, title_eng }) => inLanguage({ zh: title, en: title_eng }, lang))
    .join(lang === 'en-us' ? ', ' : '、');

function placeOf(items: Bought[]): keyof typeof PLACES {
  const ways = new Set(items.map(({ kind }) => deliveryOf(kind)));
  if (ways.size > 1) return 'both';
  return ways.has('card') ? 'cards' : 'services';
}

type News = Extract<Filled, { kind: MallMessageKind }> & { about: string };

/** Written in the transaction of the event, to the buyer; without a phone it is read in the portal. */
async function queueMall(ctx: InCompany, order: MallOrderNews, ...news: News[]): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const phone = phoneOf(key, await personRow(ctx, order.person_guid));
  if (!phone) return;
  const subject = `mall:${order.order_id}`;
  const common = { person: { guid: order.person_guid, phone }, lang: order.lang, subject, dueAt: ctx.portal.clock() };
  await queueMessages(
    ctx,
    news.map((each) => ({ ...common, ...each, about: `${subject}/${each.about}` })),
  );
}
