import type { Bilingual } from '#contract/language';
import { template, type Parameters as Of } from './template.ts';

/** Where a bought item is found. */
export const PLACES: Record<'services' | 'cards' | 'both', Bilingual> = {
  services: { zh: '“我的服务”', en: 'My services' },
  cards: { zh: '“我的卡包”', en: 'My cards' },
  both: { zh: '“我的服务”和“我的卡包”', en: 'My services and My cards' },
};

/** A long name of an item is cut. */
const shortened = { name: 'item', mark: { zh: '...', en: '...' } } as const;

/** About a purchase in one of the malls. `yuan` is empty where nothing was paid in money. */
export const mallTemplates = {
  mallPaid: template(['orderNo', 'yuan'], {
    text: {
      zh: ({ orderNo, yuan }) => `您的商城订单${orderNo}已支付成功${yuan && `，实付¥${yuan}`}，可登录体检门户查看。`,
      en: ({ orderNo, yuan }) => `Mall order ${orderNo} is paid${yuan && `: CNY ${yuan}`}. Sign in to see it.`,
    },
  }),
  mallSent: template(['orderNo', 'carrier', 'trackingNo'], {
    text: {
      zh: (f) => `您的商城订单${f.orderNo}已寄出，${f.carrier} ${f.trackingNo}。收到后请登录确认收货。`,
      en: (f) => `Mall order ${f.orderNo} is sent: ${f.carrier} ${f.trackingNo}. Confirm when it comes.`,
    },
  }),
  mallReady: template(['item', 'where', 'orderNo'], {
    text: {
      zh: (f) => `您购买的「${f.item}」已可使用，请登录体检门户，在${f.where}查看。订单${f.orderNo}。`,
      en: (f) => `Ready to use: ${f.item}. Sign in and find it under ${f.where}. Order ${f.orderNo}.`,
    },
    shortened,
  }),
  mallKitReady: template(['sampleNo', 'orderNo'], {
    text: {
      zh: ({ sampleNo, orderNo }) => `样本${sampleNo}的结果已可查看，请登录体检门户。订单${orderNo}。`,
      en: ({ sampleNo, orderNo }) =>
        `The result of sample ${sampleNo} is ready. Please sign in to read it. Order ${orderNo}.`,
    },
  }),
  mallExpiring: template(['item', 'day', 'where'], {
    text: {
      zh: ({ item, day, where }) => `您的「${item}」将于${day}到期，请登录体检门户，在${where}使用。`,
      en: ({ item, day, where }) => `${item} ends on ${day}. Sign in to use it under ${where}.`,
    },
    shortened,
  }),
  mallLateRefunded: template(['orderNo', 'yuan'], {
    text: {
      zh: ({ orderNo, yuan }) =>
        `您为商城订单${orderNo}支付的¥${yuan}到账时，订单已关闭或金额已变更，款项将原路退回，1–3个工作日到账。请登录体检门户查看。`,
      en: ({ orderNo, yuan }) =>
        `Your payment came after mall order ${orderNo} was closed or changed. CNY ${yuan} goes back to you in 1-3 working days. Sign in to see it.`,
    },
  }),
  mallPaidTwice: template(['orderNo', 'yuan'], {
    text: {
      zh: ({ orderNo, yuan }) =>
        `您的商城订单${orderNo}重复支付了¥${yuan}，多付的款项将原路退回，1–3个工作日到账，订单不受影响。`,
      en: ({ orderNo, yuan }) =>
        `Mall order ${orderNo} was paid twice. CNY ${yuan} goes back to you in 1-3 working days; the order is not affected.`,
    },
  }),
};

export type MallMessageKind = keyof typeof mallTemplates;
/** All that messages about a purchase speak of; each takes its own. */
export type MallFacts = Of<(typeof mallTemplates)[MallMessageKind]['parameters'][number]>;
