import type { PayMethod } from '#contract/calls/payment';
import type { Dict, Texts } from '../../platform/locale.ts';

/** A full-width bracket brings its own space. */
const spaced = (text: string): string => (text.endsWith('）') ? text : `${text} `);

const zh = {
  title: '支付订单',
  records: '预约记录',
  amount: '应付金额',
  difference: '应付改期差价',
  left: '支付剩余时间',
  hours: '小时',
  minutes: '分',
  seconds: '秒',
  minutesLeft: (minutes: number) => (minutes === 0 ? '支付时间已到' : `支付剩余时间 ${minutes} 分钟`),
  held: '名额已为您锁定。超时未支付，订单将自动取消并释放名额。',
  heldChange: '新的名额已为您锁定，原预约会保留到改期成功。超时未支付，本次改期作废，原预约不变。',

  choose: '选择支付方式',
  methods: { wechat: '微信支付', guanaitong: '关爱通在线支付' } satisfies Record<PayMethod, string>,
  providers: { wechat: '微信', guanaitong: '关爱通' } satisfies Record<PayMethod, string>,
  scan: '使用微信扫描二维码',
  jump: '跳转微信完成支付',
  inApp: '在微信内完成支付',
  benefit: '企业福利账户余额',
  orderNo: '订单号',
  together: '合并支付',
  orders: (count: number) => `${count} 个订单`,
  person: '体检人',
  set: '套餐',
  withExtras: (set: string, count: number) => `${spaced(set)}+ ${count} 个加项`,
  when: '时间',
  center: '机构',

  qr: '微信支付二维码',
  qrTitle: '请使用微信扫码支付',
  qrLoading: '正在生成二维码',
  qrUntil: (time: string) => `二维码 ${time} 前有效`,
  qrOver: '二维码已失效',
  qrFailed: '二维码生成失败',
  refresh: '刷新',
  openPage: '无法扫码？打开支付页',
  toCashier: '将前往关爱通收银台，用企业福利账户支付。',
  goCashier: '去关爱通支付',

  later: '稍后支付',
  payNow: (amount: string) => `立即支付 ${amount}`,
  done: '我已完成支付',
  again: '重新支付',
  starting: '正在前往支付…',
  asking: (provider: string) => `正在向${provider}确认支付结果…`,
  notYet: (provider: string) => `${provider}暂未收到这笔付款。如已付款，请稍等片刻再确认；如未付款，可重新支付。`,
  noAnswer: (provider: string) => `${provider}暂未答复。我们会继续确认，结果也会显示在预约记录中，无需重复付款。`,
  trouble: '支付遇到问题？请致电 ',
  wxConfigTitle: '无法发起微信支付',
  wxConfig: '获取微信配置失败',
  ok: '知道了',

  outcomes: {
    paid: { title: '支付成功，预约已确认', text: '请按时到检，行前请查看体检须知。' },
    paidChange: { title: '支付成功，改期已生效', text: '原预约的名额已释放，请按新的时间到检。' },
    paidLate: {
      title: '付款晚于截止时间，预约仍已恢复',
      text: '款项到账时名额还在，我们已重新为您锁定，无需再次付款。',
    },
    finished: { title: '订单已支付，体检日已过', text: '这笔订单无需再支付，进展可在预约记录中查看。' },
    settling: { title: '支付时间已到，正在确认结果', text: '请稍候，若刚刚已付款，款项不会丢失。' },
    expired: {
      title: '支付已超时',
      text: '名额已释放，本订单没有扣款。若您刚刚完成付款，到账后我们会优先为您恢复名额，没有名额则全额原路退款，并短信告知。',
    },
    droppedChange: {
      title: '已放弃改期，原预约保持不变',
      text: '您放弃了本次改期，新选的名额已释放，请按以下原预约到检。',
    },
    expiredChange: {
      title: '改期未生效，原预约保持不变',
      text: '差价未在时限内支付：新的时间没有预约成功，请按以下原预约到检。若您刚刚完成付款，没有名额时将全额原路退款，并短信告知。',
    },
    refunding: {
      title: '款项正在原路退回',
      text: '款项到账时名额已释放，未能为您恢复预约。',
    },
    refunded: {
      title: '款项已原路退回',
      text: '款项到账时名额已释放，未能为您恢复预约。',
    },
    cancelled: { title: '订单已取消', text: '该订单无需支付。' },
  },
  refund: (amount: string) => `退款金额 ${amount}，以支付机构到账时间为准。`,
  view: '查看预约',
  precautions: '体检须知',
  rebook: '重新预约',
  changeAgain: '再次改期',
  checkingChange: '正在查询能否改期…',
  noChangeTitle: '暂不能在线改期',
  backToRecords: '返回预约记录',
  unknownTitle: '没有找到要支付的订单',
  unknownText: '请从预约记录中进入支付。',
};

const en: Dict<typeof zh> = {
  title: 'Payment',
  records: 'My bookings',
  amount: 'Amount due',
  difference: 'Difference to pay',
  left: 'Time left to pay',
  hours: 'h',
  minutes: 'min',
  seconds: 's',
  minutesLeft: (minutes) =>
    minutes === 0 ? 'The time to pay is over' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left to pay`,
  held: 'Your place is kept for you. If you don’t pay in time, the order is cancelled and your place is released.',
  heldChange:
    'The new place is kept for you, and your current place stays yours until the change is confirmed. If you don’t pay in time, the change lapses and your booking stays as it is.',

  choose: 'Choose how to pay',
  methods: { wechat: 'WeChat Pay', guanaitong: 'GuanAiTong' },
  providers: { wechat: 'WeChat', guanaitong: 'GuanAiTong' },
  scan: 'Scan the code with WeChat',
  jump: 'Opens WeChat to pay',
  inApp: 'Pay inside WeChat',
  benefit: 'Balance of your company benefit account',
  orderNo: 'Order',
  together: 'Paid together',
  orders: (count) => `${count} orders`,
  person: 'Person',
  set: 'Package',
  withExtras: (set, count) => `${set} + ${count} ${count === 1 ? 'add-on' : 'add-ons'}`,
  when: 'Time',
  center: 'Centre',

  qr: 'WeChat Pay QR code',
  qrTitle: 'Scan with WeChat to pay',
  qrLoading: 'Making the QR code',
  qrUntil: (time) => `Valid until ${time}`,
  qrOver: 'This code has expired',
  qrFailed: 'The code could not be made',
  refresh: 'Refresh',
  openPage: 'Cannot scan? Open the payment page',
  toCashier: 'You will go on to GuanAiTong and pay from your company benefit account.',
  goCashier: 'Pay with GuanAiTong',

  later: 'Pay later',
  payNow: (amount) => `Pay now ${amount}`,
  done: 'I’ve paid',
  again: 'Pay again',
  starting: 'On the way to the payment…',
  asking: (provider) => `Checking the payment with ${provider}…`,
  notYet: (provider) =>
    `${provider} has not received this payment yet. If you have paid, wait a moment and check again; if not, pay again.`,
  noAnswer: (provider) =>
    `${provider} has not answered yet. We keep checking, and the outcome will be in your bookings. There is no need to pay twice.`,
  trouble: 'Trouble paying? Please call ',
  wxConfigTitle: 'WeChat Pay could not start',
  wxConfig: 'Failed to get WeChat config',
  ok: 'OK',

  outcomes: {
    paid: { title: 'Paid. You are booked', text: 'Please come on time, and read the precautions before you set out.' },
    paidChange: {
      title: 'Paid. Your booking is changed',
      text: 'Your old place is released. Please come at the new time.',
    },
    paidLate: {
      title: 'Paid late, and you are booked all the same',
      text: 'A place was still free when your money arrived, and we took it again for you. There is nothing more to pay.',
    },
    finished: {
      title: 'Paid. The day of the check-up is over',
      text: 'There is nothing more to pay. How it stands is in your bookings.',
    },
    settling: {
      title: 'The time to pay is over. Checking the outcome',
      text: 'Just a moment. If you have just paid, nothing is lost.',
    },
    expired: {
      title: 'The time to pay is over',
      text: 'The place was released and nothing was charged. If you have just paid, we take the place again for you when the money arrives, or refund it in full where there is none, and tell you by text message.',
    },
    droppedChange: {
      title: 'You dropped the change. Your booking stands',
      text: 'The place at the new time is released. Please come at the time below, as booked before.',
    },
    expiredChange: {
      title: 'Not changed. Your booking stands',
      text: 'The difference was not paid in time: the new date was not taken. Please come at the time below, as booked before. If you have just paid and there is no place, it is refunded in full and we tell you by text message.',
    },
    refunding: {
      title: 'Your money is on its way back',
      text: 'When it arrived the place was already released, and there was none left to give you.',
    },
    refunded: {
      title: 'Your money was refunded',
      text: 'When it arrived the place was already released, and there was none left to give you.',
    },
    cancelled: { title: 'This order is cancelled', text: 'There is nothing to pay for it.' },
  },
  refund: (amount) => `Refund: ${amount}. When it arrives depends on the payment provider.`,
  view: 'View booking',
  precautions: 'Precautions',
  rebook: 'Book again',
  changeAgain: 'Reschedule again',
  checkingChange: 'Checking whether it can be changed…',
  noChangeTitle: 'Cannot be rescheduled online',
  backToRecords: 'Back to my bookings',
  unknownTitle: 'There is no such order to pay',
  unknownText: 'Please start the payment from your bookings.',
};

export const payText: Texts<typeof zh> = { zh, en };
