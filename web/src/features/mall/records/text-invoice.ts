import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  title: '发票',
  states: { asked: '已申请', issued: '已开具', sent: '已发送', refused: '需修改' },
  can: (amount: string) => `现金部分 ${amount} 可开发票；积分、卡、礼金和公司承担的部分不开票。`,
  ask: '申请发票',
  see: '查看发票',
  expected: (from: string, to: string) => `预计 ${from} 至 ${to} 发送。`,
  issuedAs: (number: string, day: string) => `发票号码 ${number}，${day} 开具。`,
  refused: '开票信息未通过核验，请修改。',
};

const en: Dict<typeof zh> = {
  title: 'Invoice',
  states: { asked: 'Requested', issued: 'Issued', sent: 'Sent', refused: 'Needs correction' },
  can: (amount) =>
    `The ${amount} paid in money can be invoiced; points, cards, gifts and what your company pays cannot.`,
  ask: 'Request invoice',
  see: 'View invoice',
  expected: (from, to) => `Expected to be sent ${from} to ${to}.`,
  issuedAs: (number, day) => `Invoice ${number}, issued on ${day}.`,
  refused: 'The invoice details could not be verified. Please correct them.',
};

export const invoiceText: Texts<typeof zh> = { zh, en };
