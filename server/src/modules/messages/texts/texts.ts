import type { Language } from '#contract/language';
import { isSevenBits, segmentsOf } from '../segments.ts';

export type MessageKind =
  | 'booked'
  | 'changed'
  | 'cancelled'
  | 'lateSeated'
  | 'lateRefunded'
  | 'paidTwice'
  | 'deadline24h'
  | 'examTomorrow'
  | 'reportReady';

/** The facts of a message: which order, when and where, money. Nothing about health. */
export interface Facts {
  orderNo: string;
  /** A relative's name; empty when it is the reader's own check-up. */
  relative: string;
  /** Written out in the reader's language. */
  day: string;
  time: string;
  center: string;
  /** When online changes end, written out; empty when that is over. */
  deadline: string;
  /** The centre moves no order: until the deadline it can only be cancelled. */
  cancelOnly: boolean;
  hotline: string;
  preparation: string;
  /** The amount coming in or going back, as yuan; empty when there is none. */
  yuan: string;
  /** The money was for a change of an order that stays as it is. */
  isChange: boolean;
}

type Texts = Record<MessageKind, (facts: Facts) => string>;

const LONGEST_NAME = 10;
const zhWho = ({ relative: name }: Facts): string =>
  name ? `${name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name}的` : '您的';
const zhCall = ({ hotline }: Facts, before = ''): string => (hotline ? `${before}请致电${hotline}。` : '');
const zhDone = ({ cancelOnly }: Facts): string => (cancelOnly ? '取消' : '改期或取消');
const zhUntil = (facts: Facts): string =>
  facts.deadline
    ? `${facts.deadline}前可在线${zhDone(facts)}${facts.hotline ? '，' : '。'}${zhCall(facts, '之后')}`
    : zhCall(facts, '如需改期或取消，');
const zhRefund = ({ yuan }: Facts, what: string): string => (yuan ? `${what}¥${yuan}将原路退回。` : '');

const zh: Texts = {
  booked: (f) => `${zhWho(f)}体检已预约：${f.day}${f.time}，${f.center}。订单${f.orderNo}。${zhUntil(f)}`,
  changed: (f) =>
    `${zhWho(f)}体检已改为：${f.day}${f.time}，${f.center}。订单${f.orderNo}。${zhRefund(f, '差价')}${zhUntil(f)}`,
  cancelled: (f) => `${zhWho(f)}体检已取消：${f.day}${f.time}，${f.center}。订单${f.orderNo}。${zhRefund(f, '')}`,
  lateSeated: (f) =>
    `付款到账稍晚，名额已重新为您保留：${zhWho(f)}体检${f.day}${f.time}，${f.center}。订单${f.orderNo}。${zhUntil(f)}`,
  lateRefunded: (f) =>
    f.isChange
      ? `订单${f.orderNo}的改期付款到账时已超时，改期未生效，原预约不变。${zhRefund(f, '')}`
      : `订单${f.orderNo}的付款到账时名额已释放，预约未成功。${zhRefund(f, '')}如仍需体检请重新预约。`,
  paidTwice: (f) => `订单${f.orderNo}此前已付清，重复支付的款项不再使用。${zhRefund(f, '')}`,
  deadline24h: (f) =>
    `提醒：${zhWho(f)}体检${f.day}${f.time}，${f.center}，在线${zhDone(f)}截止${f.deadline}。${zhCall(f, '之后')}订单${f.orderNo}。`,
  examTomorrow: (f) => `明天体检：${zhWho(f)}预约${f.day}${f.time}，${f.center}。${f.preparation}。订单${f.orderNo}。`,
  reportReady: (f) => `${zhWho(f)}体检报告已可查看，请登录体检门户。订单${f.orderNo}。`,
};

/** A single wide character would halve the room of the whole message. */
const enName = ({ relative }: Facts): string => (isSevenBits(relative) ? relative : 'your relative');
const enWho = (f: Facts): string => (f.relative ? `The check-up of ${enName(f)}` : 'Your check-up');
const enReport = (f: Facts): string => (f.relative ? `The report of ${enName(f)}` : 'Your check-up report');
const enWhen = (f: Facts): string => `${f.day}, ${f.time}, ${f.center}`;
const enCall = ({ hotline }: Facts, before: string): string => (hotline ? ` ${before} call ${hotline}.` : '');
const enUntil = (f: Facts): string =>
  f.deadline
    ? ` ${f.cancelOnly ? 'Cancel' : 'Change or cancel'} online until ${f.deadline}.${enCall(f, 'Later,')}`
    : enCall(f, 'To change or cancel,');
const enRefund = ({ yuan }: Facts, what: string): string => (yuan ? ` ${what} of ¥${yuan} is on its way back.` : '');

const en: Texts = {
  booked: (f) => `${enWho(f)} is booked: ${enWhen(f)}. Order ${f.orderNo}.${enUntil(f)}`,
  changed: (f) => `${enWho(f)} is moved to ${enWhen(f)}. Order ${f.orderNo}.${enRefund(f, 'A refund')}${enUntil(f)}`,
  cancelled: (f) => `${enWho(f)} (${enWhen(f)}) is cancelled. Order ${f.orderNo}.${enRefund(f, 'Your refund')}`,
  lateSeated: (f) =>
    `Your payment came late, but we kept a place. ${enWho(f)}: ${enWhen(f)}. Order ${f.orderNo}.${enUntil(f)}`,
  lateRefunded: (f) =>
    f.isChange
      ? `Your payment for changing order ${f.orderNo} came too late. The booking stays as it was.${enRefund(f, 'Your refund')}`
      : `Your payment for order ${f.orderNo} came after the place was released; it is not booked.${enRefund(f, 'Your refund')} Please book again.`,
  paidTwice: (f) => `Order ${f.orderNo} had been paid already.${enRefund(f, 'The second payment')}`,
  deadline24h: (f) =>
    `Reminder: ${enWho(f)} (${enWhen(f)}) can be ${f.cancelOnly ? 'cancelled' : 'changed'} online until ${f.deadline}.${enCall(f, 'Later,')} Order ${f.orderNo}.`,
  examTomorrow: (f) => `Tomorrow: ${enWho(f)}, ${enWhen(f)}. ${f.preparation}. Order ${f.orderNo}.`,
  reportReady: (f) => `${enReport(f)} is ready. Please sign in to read it. Order ${f.orderNo}.`,
};

/** Providers in China want a signature in front, and a third segment would cost another message. */
export const SIGN = { 'zh-cn': '【体检预约】', 'en-us': 'Health check-up: ' };
const LOOK = {
  'zh-cn': { texts: zh, cut: '…' },
  'en-us': { texts: en, cut: '...' },
};
export const MOST_SEGMENTS = 2;

/** The message, short enough: a long centre's name is cut, everything else stays. */
export function messageText(kind: MessageKind, lang: Language, facts: Facts): string {
  const { texts, cut } = LOOK[lang];
  const render = (center: string) => SIGN[lang] + texts[kind]({ ...facts, center });
  let text = render(facts.center);
  for (let keep = facts.center.length - 1; segmentsOf(text) > MOST_SEGMENTS && keep >= 0; keep -= 1)
    text = render(facts.center.slice(0, keep).trimEnd() + cut);
  return text;
}
