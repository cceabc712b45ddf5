import { eveOf } from '../../booking/index.ts';
import { isSevenBits } from '../segments.ts';
import { mailTemplate, template, type Parameters as Of } from './template.ts';

/** Which order, for whom, when and where. Nothing about health. `relative` is empty for the reader's own check-up. */
const SEAT = ['relative', 'day', 'time', 'center', 'orderNo'] as const;
/**
 * `deadline`: when online changes end; empty when that is over. `cancelOnly`: the centre moves no order, until then it can only
 * be cancelled.
 */
const UNTIL = ['deadline', 'cancelOnly', 'hotline'] as const;
type Seat = (typeof SEAT)[number];
type Until = (typeof UNTIL)[number];

/** A long centre's name is cut, everything else stays. */
const shortened = { name: 'center', mark: { zh: '…', en: '...' } } as const;

const LONGEST_NAME = 10;
const zhWho = ({ relative: name }: Of<'relative'>): string =>
  name ? `${name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name}的` : '您的';
const zhCall = ({ hotline }: Of<'hotline'>, before = ''): string => (hotline ? `${before}请致电${hotline}。` : '');
const zhDone = ({ cancelOnly }: Of<'cancelOnly'>): string => (cancelOnly ? '取消' : '改期或取消');
const zhUntil = (f: Of<Until>): string =>
  f.deadline
    ? `${f.deadline}前可在线${zhDone(f)}${f.hotline ? '，' : '。'}${zhCall(f, '之后')}`
    : zhCall(f, '如需改期或取消，');
const zhRefund = ({ yuan }: Of<'yuan'>, what: string): string => (yuan ? `${what}¥${yuan}将原路退回。` : '');

/** A single wide character would halve the room of the whole message. */
const enName = ({ relative }: Of<'relative'>): string => (isSevenBits(relative) ? relative : 'your relative');
const enWho = (f: Of<'relative'>): string => (f.relative ? `The check-up of ${enName(f)}` : 'Your check-up');
const enReport = (f: Of<'relative'>): string => (f.relative ? `The report of ${enName(f)}` : 'Your check-up report');
const enWhen = (f: Of<Seat>): string => `${f.day}, ${f.time}, ${f.center}`;
const enCall = ({ hotline }: Of<'hotline'>, before: string): string => (hotline ? ` ${before} call ${hotline}.` : '');
const enUntil = (f: Of<Until>): string =>
  f.deadline
    ? ` ${f.cancelOnly ? 'Cancel' : 'Change or cancel'} online until ${f.deadline}.${enCall(f, 'Later,')}`
    : enCall(f, 'To change or cancel,');
const enRefund = ({ yuan }: Of<'yuan'>, what: string): string =>
  yuan ? ` ${what} of ¥${yuan} is on its way back.` : '';

/** Of an e-mail, whose list of subjects should say the essential. */
const isBooked = {
  zh: (f: Of<Seat>) => `${zhWho(f)}体检已预约：${f.day}${f.time}`,
  en: (f: Of<Seat>) => `${enWho(f)} is booked: ${f.day}, ${f.time}`,
};

/** About a check-up. `yuan` is the amount coming in or going back; empty when there is none. */
export const examTemplates = {
  booked: mailTemplate([...SEAT, ...UNTIL], {
    subject: isBooked,
    text: {
      zh: (f) => `${zhWho(f)}体检已预约：${f.day}${f.time}，${f.center}。订单${f.orderNo}。${zhUntil(f)}`,
      en: (f) => `${enWho(f)} is booked: ${enWhen(f)}. Order ${f.orderNo}.${enUntil(f)}`,
    },
    shortened,
  }),
  changed: mailTemplate([...SEAT, 'yuan', ...UNTIL], {
    subject: {
      zh: (f) => `${zhWho(f)}体检已改为：${f.day}${f.time}`,
      en: (f) => `${enWho(f)} is moved to ${f.day}, ${f.time}`,
    },
    text: {
      zh: (f) =>
        `${zhWho(f)}体检已改为：${f.day}${f.time}，${f.center}。订单${f.orderNo}。${zhRefund(f, '差价')}${zhUntil(f)}`,
      en: (f) => `${enWho(f)} is moved to ${enWhen(f)}. Order ${f.orderNo}.${enRefund(f, 'A refund')}${enUntil(f)}`,
    },
    shortened,
  }),
  cancelled: mailTemplate([...SEAT, 'yuan'], {
    subject: {
      zh: (f) => `${zhWho(f)}体检已取消：${f.day}${f.time}`,
      en: (f) => `${enWho(f)} is cancelled: ${f.day}, ${f.time}`,
    },
    text: {
      zh: (f) => `${zhWho(f)}体检已取消：${f.day}${f.time}，${f.center}。订单${f.orderNo}。${zhRefund(f, '')}`,
      en: (f) => `${enWho(f)} (${enWhen(f)}) is cancelled. Order ${f.orderNo}.${enRefund(f, 'Your refund')}`,
    },
    shortened,
  }),
  lateSeated: mailTemplate([...SEAT, ...UNTIL], {
    subject: isBooked,
    text: {
      zh: (f) =>
        `付款到账稍晚，名额已重新为您保留：${zhWho(f)}体检${f.day}${f.time}，${f.center}。订单${f.orderNo}。${zhUntil(f)}`,
      en: (f) =>
        `Your payment came late, but we kept a place. ${enWho(f)}: ${enWhen(f)}. Order ${f.orderNo}.${enUntil(f)}`,
    },
    shortened,
  }),
  // `isChange`: the money was for a change of an order that stays as it is
  lateRefunded: template(['orderNo', 'yuan', 'isChange'], {
    text: {
      zh: (f) =>
        f.isChange
          ? `订单${f.orderNo}的改期付款到账时已超时，改期未生效，原预约不变。${zhRefund(f, '')}`
          : `订单${f.orderNo}的付款到账时名额已释放，预约未成功。${zhRefund(f, '')}如仍需体检请重新预约。`,
      en: (f) =>
        f.isChange
          ? `Your payment for changing order ${f.orderNo} came too late. The booking stays as it was.${enRefund(f, 'Your refund')}`
          : `Your payment for order ${f.orderNo} came after the place was released; it is not booked.${enRefund(f, 'Your refund')} Please book again.`,
    },
  }),
  paidTwice: template(['orderNo', 'yuan'], {
    text: {
      zh: (f) => `订单${f.orderNo}此前已付清，重复支付的款项不再使用。${zhRefund(f, '')}`,
      en: (f) => `Order ${f.orderNo} had been paid already.${enRefund(f, 'The second payment')}`,
    },
  }),
  deadline24h: template([...SEAT, ...UNTIL], {
    text: {
      zh: (f) =>
        `提醒：${zhWho(f)}体检${f.day}${f.time}，${f.center}，在线${zhDone(f)}截止${f.deadline}。${zhCall(f, '之后')}订单${f.orderNo}。`,
      en: (f) =>
        `Reminder: ${enWho(f)} (${enWhen(f)}) can be ${f.cancelOnly ? 'cancelled' : 'changed'} online until ${f.deadline}.${enCall(f, 'Later,')} Order ${f.orderNo}.`,
    },
    shortened,
  }),
  // `precaution`: the name of the company's variant
  examTomorrow: template([...SEAT, 'precaution'], {
    text: {
      zh: (f) =>
        `明天体检：${zhWho(f)}预约${f.day}${f.time}，${f.center}。${eveOf(f.precaution).zh}。订单${f.orderNo}。`,
      en: (f) => `Tomorrow: ${enWho(f)}, ${enWhen(f)}. ${eveOf(f.precaution).en}. Order ${f.orderNo}.`,
    },
    shortened,
  }),
  reportReady: template(['relative', 'orderNo'], {
    text: {
      zh: (f) => `${zhWho(f)}体检报告已可查看，请登录体检门户。订单${f.orderNo}。`,
      en: (f) => `${enReport(f)} is ready. Please sign in to read it. Order ${f.orderNo}.`,
    },
  }),
};

export type ExamMessageKind = keyof typeof examTemplates;
/** All that messages about a check-up speak of; each takes its own. */
export type ExamFacts = Of<(typeof examTemplates)[ExamMessageKind]['parameters'][number]>;
