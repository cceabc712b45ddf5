import type { Texts } from '../../platform/locale.ts';

const zh = {
  held: '订单已为您保留。超时未支付，订单将自动关闭。',
  noAnswer: (provider: string) => `${provider}暂未答复。我们会继续确认，请稍后再打开本页查看结果，无需重复付款。`,
  malls: { health: '健康商城', service: '服务商城' },
  mall: '商城',
  goods: '商品',
  outcomes: {
    paid: { title: '支付成功，订单已确认', text: '我们会尽快为您处理订单。' },
    paidLate: { title: '付款晚于截止时间，订单仍已恢复', text: '款项到账后我们已恢复订单，无需再次付款。' },
    expired: { title: '支付已超时', text: '订单已关闭，没有扣款。若您刚刚完成付款，到账后我们会为您恢复订单。' },
    refunding: { title: '款项正在原路退回', text: '款项到账时订单已取消。' },
    refunded: { title: '款项已原路退回', text: '款项到账时订单已取消。' },
    cancelled: { title: '订单已取消', text: '该订单无需支付。' },
  },
  view: '返回首页',
  backToRecords: '返回首页',
  unknownText: '请从商城订单中进入支付。',
};

const en: typeof zh = {
  held: 'Your order is kept for you. Unpaid in time, it is closed.',
  noAnswer: (provider) =>
    `${provider} has not answered yet. We keep checking; open this page again later to see the outcome. There is no need to pay twice.`,
  malls: { health: 'Health mall', service: 'Service mall' },
  mall: 'Mall',
  goods: 'Item',
  outcomes: {
    paid: { title: 'Paid. Your order is confirmed', text: 'We will take care of it soon.' },
    paidLate: {
      title: 'Paid late, and your order is confirmed all the same',
      text: 'We reopened the order when your money arrived. There is nothing more to pay.',
    },
    expired: {
      title: 'The time to pay is over',
      text: 'The order was closed and nothing was charged. If you have just paid, we reopen it when the money arrives.',
    },
    refunding: {
      title: 'Your money is on its way back',
      text: 'The order was cancelled before the money arrived.',
    },
    refunded: { title: 'Your money was refunded', text: 'The order was cancelled before the money arrived.' },
    cancelled: { title: 'This order is cancelled', text: 'There is nothing to pay for it.' },
  },
  view: 'Back to home',
  backToRecords: 'Back to home',
  unknownText: 'Please start the payment from your mall orders.',
};

export const mallPayText: Texts<typeof zh> = { zh, en };
