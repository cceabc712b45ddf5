import type { Texts } from '../../platform/locale.ts';

const zh = {
  held: '订单已为您保留。超时未支付，订单将自动关闭，礼金、卡与积分自动退回。',
  noAnswer: (provider: string) => `${provider}暂未答复。我们会继续确认，结果也会显示在购买记录中，无需重复付款。`,
  mall: '商城',
  goods: '商品',
  outcomes: {
    paid: { title: '支付成功，订单已确认', text: '可在购买记录中查看进度。' },
    paidLate: { title: '付款晚于截止时间，订单仍已恢复', text: '款项到账后我们已恢复订单，无需再次付款。' },
    expired: {
      title: '支付已超时',
      text: '订单已关闭，没有扣款，礼金、卡与积分已退回。若您刚刚完成付款，到账后我们会尽量恢复订单，无法恢复则全额原路退款。',
    },
    refunding: { title: '款项正在原路退回', text: '款项到账时订单已取消。' },
    refunded: { title: '款项已原路退回', text: '款项到账时订单已取消。' },
    cancelled: { title: '订单已取消', text: '该订单无需支付。' },
  },
  view: '查看订单',
  backToRecords: '查看购买记录',
  unknownText: '请从购买记录中进入支付。',
  points: '使用积分',
  pointsText: (worth: string, most: string) => `1 积分抵 ${worth}，本单最多用 ${most} 积分。`,
  pointsUse: (points: string) => `改用 ${points} 积分`,
  pointsSaving: '正在调整',
  pointsSaved: '已调整使用的积分',
  less: '减少积分',
  more: '增加积分',
};

const en: typeof zh = {
  held: 'Your order is kept for you. If you don’t pay in time, it is closed and gifts, cards and points go back to you.',
  noAnswer: (provider) =>
    `${provider} has not answered yet. We keep checking, and the outcome will be in your purchases. There is no need to pay twice.`,
  mall: 'Mall',
  goods: 'Item',
  outcomes: {
    paid: { title: 'Paid. Your order is confirmed', text: 'You can follow it in your purchases.' },
    paidLate: {
      title: 'Paid late, and your order is confirmed all the same',
      text: 'We reopened the order when your money arrived. There is nothing more to pay.',
    },
    expired: {
      title: 'The time to pay is over',
      text: 'The order was closed, nothing was charged, and gifts, cards and points went back to you. If you have just paid, we reopen it when the money arrives, or refund it in full.',
    },
    refunding: {
      title: 'Your money is on its way back',
      text: 'The order was cancelled before the money arrived.',
    },
    refunded: { title: 'Your money was refunded', text: 'The order was cancelled before the money arrived.' },
    cancelled: { title: 'This order is cancelled', text: 'There is nothing to pay for it.' },
  },
  view: 'View order',
  backToRecords: 'View purchases',
  unknownText: 'Please start the payment from your purchases.',
  points: 'Use points',
  pointsText: (worth, most) => `A point is worth ${worth}; this order takes ${most} at most.`,
  pointsUse: (points) => `Use ${points} points`,
  pointsSaving: 'Changing',
  pointsSaved: 'Points changed',
  less: 'Fewer points',
  more: 'More points',
};

export const mallPayText: Texts<typeof zh> = { zh, en };
