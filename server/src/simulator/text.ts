import type { Language } from '#contract/language';

/** The words of the tester's page. */
const zh = {
  title: '支付模拟器',
  warning: '这是模拟收银台，不会产生真实扣款。',
  amount: '应付金额',
  item: '商品',
  number: '商户订单号',
  provider: '支付渠道',
  wechat: '微信支付（模拟）',
  guanaitong: '关爱通（模拟）',
  until: '请在此时间前支付',
  state: '状态',
  NOTPAY: '待支付',
  SUCCESS: '已支付',
  CLOSED: '已关闭',
  pay: '支付',
  payQuietly: '支付，但不发送通知',
  decline: '拒绝支付',
  expire: '让订单过期',
  back: '返回商户页面',
  missing: '没有找到这笔订单。',
  forged: '页面签名不正确，微信会拒绝这次支付。',
  said: {
    paid: '支付成功。',
    declined: '支付被拒绝：余额不足。可以重试。',
    closed: '订单已关闭，无法支付。',
    alreadyPaid: '这笔订单已经支付过了。',
    missing: '没有找到这笔订单。',
  },
  other: 'English',
};

const en: typeof zh = {
  title: 'Payment simulator',
  warning: 'This is a simulated cashier. No real money moves.',
  amount: 'Amount due',
  item: 'Item',
  number: 'Merchant order number',
  provider: 'Provider',
  wechat: 'WeChat Pay (simulated)',
  guanaitong: 'GuanAiTong (simulated)',
  until: 'Pay before',
  state: 'State',
  NOTPAY: 'Waiting for payment',
  SUCCESS: 'Paid',
  CLOSED: 'Closed',
  pay: 'Pay',
  payQuietly: 'Pay, but send no callback',
  decline: 'Decline',
  expire: 'Let it expire',
  back: 'Back to the merchant',
  missing: 'There is no such order.',
  forged: 'The signature of the page is wrong; WeChat would refuse this payment.',
  said: {
    paid: 'Paid.',
    declined: 'Declined: not enough balance. You can try again.',
    closed: 'The order is closed and cannot be paid.',
    alreadyPaid: 'This order has already been paid.',
    missing: 'There is no such order.',
  },
  other: '中文',
};

export type PageText = typeof zh;

export const pageText: Record<Language, PageText> = { 'zh-cn': zh, 'en-us': en };
