import type { Language } from '#contract/language';
import { inLanguage } from '#contract/language';
import { mallOrderNumber } from '#contract/rules/order-number';
import { deliveryOf, type ProductKind } from '#contract/rules/product-kind';
import type { InCompany } from '../../../ctx.ts';
import { personRow, phoneOf } from '../../people/index.ts';
import { mallText, type MallFacts, type MallMessageKind } from './mall-texts.ts';
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

/** That it is paid, and what of it can be used from now on. */
export async function queueMallPaid(ctx: InCompany, order: MallOrderNews, ready: Bought[]): Promise<void> {
  const yuan = order.amount_fen > 0 ? (order.amount_fen / 100).toFixed(2) : '';
  const paid: News = { kind: 'mallPaid', about: 'paid', facts: { yuan } };
  const facts = { item: titlesOf(ready, order.lang), where: placeOf(ready) };
  const usable: News = { kind: 'mallReady', about: 'ready', facts };
  await queueMall(ctx, order, ...(ready.length === 0 ? [paid] : [paid, usable]));
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
    facts: { yuan: (amountFen / 100).toFixed(2) },
  });

/** Once for each parcel, by its number. */
export const queueMallSent = (
  ctx: InCompany,
  order: MallOrderNews,
  parcel: { carrier: string; trackingNo: string },
): Promise<void> => queueMall(ctx, order, { kind: 'mallSent', about: `sent/${parcel.trackingNo}`, facts: parcel });

export const queueMallKitReady = (ctx: InCompany, order: MallOrderNews, sampleNo: string): Promise<void> =>
  queueMall(ctx, order, { kind: 'mallKitReady', about: `kit/${sampleNo}`, facts: { sampleNo } });

const titlesOf = (items: Bought[], lang: Language): string =>
  items
    .map(({ title, title_eng }) => inLanguage({ zh: title, en: title_eng }, lang))
    .join(lang === 'en-us' ? ', ' : '、');

function placeOf(items: Bought[]): MallFacts['where'] {
  const ways = new Set(items.map(({ kind }) => deliveryOf(kind)));
  if (ways.size > 1) return 'both';
  return ways.has('card') ? 'cards' : 'services';
}

interface News {
  kind: MallMessageKind;
  about: string;
  facts: Partial<MallFacts>;
}

/** Written in the transaction of the event, to the buyer; without a phone it is read in the portal. */
async function queueMall(ctx: InCompany, order: MallOrderNews, ...news: News[]): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const phone = phoneOf(key, await personRow(ctx, order.person_guid));
  if (!phone) return;
  const subject = `mall:${order.order_id}`;
  const orderNo = mallOrderNumber(order.order_id, order.created_at);
  await queueMessages(
    ctx,
    news.map(({ kind, about, facts }) => ({
      person: { guid: order.person_guid, phone },
      kind,
      subject,
      about: `${subject}/${about}`,
      dueAt: ctx.portal.clock(),
      text: mallText(kind, order.lang, { ...NOTHING, orderNo, ...facts }),
    })),
  );
}

export const NOTHING: MallFacts = {
  ...{ orderNo: '', item: '', yuan: '', carrier: '', trackingNo: '', where: 'services', sampleNo: '', day: '' },
};
