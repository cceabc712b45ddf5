import type { Language } from '#contract/language';
import { segmentsOf } from '../segments.ts';
import { MOST_SEGMENTS, SIGN } from './texts.ts';

/** About a purchase in one of the malls. */
export type MallMessageKind =
  | 'mallPaid'
  | 'mallSent'
  | 'mallReady'
  | 'mallKitReady'
  | 'mallExpiring'
  | 'mallLateRefunded'
  | 'mallPaidTwice';

export interface MallFacts {
  orderNo: string;
  /** The items, in the reader's language. */
  item: string;
  /** The amount paid in money, or its refund; empty where there was none. */
  yuan: string;
  carrier: string;
  trackingNo: string;
  /** Where it is found. */
  where: 'services' | 'cards' | 'both';
  sampleNo: string;
  /** The last day, written out. */
  day: string;
}

type Texts = Record<MallMessageKind, (facts: MallFacts) => string>;

const ZH_WHERE = { services: '“我的服务”', cards: '“我的卡包”', both: '“我的服务”和“我的卡包”' };
const EN_WHERE = { services: 'My services', cards: 'My cards', both: 'My services and My cards' };

const zh: Texts = {
  mallPaid: ({ orderNo, yuan }) => `您的商城订单${orderNo}已支付成功${yuan && `，实付¥${yuan}`}，可登录体检门户查看。`,
  mallSent: ({ orderNo, carrier, trackingNo }) =>
    `您的商城订单${orderNo}已寄出，${carrier} ${trackingNo}。收到后请登录确认收货。`,
  mallReady: ({ orderNo, item, where }) =>
    `您购买的「${item}」已可使用，请登录体检门户，在${ZH_WHERE[where]}查看。订单${orderNo}。`,
  mallKitReady: ({ orderNo, sampleNo }) => `样本${sampleNo}的结果已可查看，请登录体检门户。订单${orderNo}。`,
  mallExpiring: ({ item, day, where }) => `您的「${item}」将于${day}到期，请登录体检门户，在${ZH_WHERE[where]}使用。`,
  mallLateRefunded: ({ orderNo, yuan }) =>
    `您为商城订单${orderNo}支付的¥${yuan}到账时，订单已关闭或金额已变更，款项将原路退回，1–3个工作日到账。请登录体检门户查看。`,
  mallPaidTwice: ({ orderNo, yuan }) =>
    `您的商城订单${orderNo}重复支付了¥${yuan}，多付的款项将原路退回，1–3个工作日到账，订单不受影响。`,
};

const en: Texts = {
  mallPaid: ({ orderNo, yuan }) => `Mall order ${orderNo} is paid${yuan && `: CNY ${yuan}`}. Sign in to see it.`,
  mallSent: ({ orderNo, carrier, trackingNo }) =>
    `Mall order ${orderNo} is sent: ${carrier} ${trackingNo}. Confirm when it comes.`,
  mallReady: ({ orderNo, item, where }) =>
    `Ready to use: ${item}. Sign in and find it under ${EN_WHERE[where]}. Order ${orderNo}.`,
  mallKitReady: ({ orderNo, sampleNo }) =>
    `The result of sample ${sampleNo} is ready. Please sign in to read it. Order ${orderNo}.`,
  mallExpiring: ({ item, day, where }) => `${item} ends on ${day}. Sign in to use it under ${EN_WHERE[where]}.`,
  mallLateRefunded: ({ orderNo, yuan }) =>
    `Your payment came after mall order ${orderNo} was closed or changed. CNY ${yuan} goes back to you in 1-3 working days. Sign in to see it.`,
  mallPaidTwice: ({ orderNo, yuan }) =>
    `Mall order ${orderNo} was paid twice. CNY ${yuan} goes back to you in 1-3 working days; the order is not affected.`,
};

/** The message, short enough: a long name of an item is cut. */
export function mallText(kind: MallMessageKind, lang: Language, facts: MallFacts): string {
  const render = (item: string) => SIGN[lang] + (lang === 'en-us' ? en : zh)[kind]({ ...facts, item });
  let text = render(facts.item);
  for (let keep = facts.item.length - 1; segmentsOf(text) > MOST_SEGMENTS && keep >= 0; keep -= 1)
    text = render(`${facts.item.slice(0, keep).trimEnd()}...`);
  return text;
}
