import type { Dict, Texts } from '../../../platform/locale.ts';

/** Operators' actions on orders of the malls, by the names the audit has for them. */
const zh = {
  'mall.list': '查看商城订单列表',
  'mall.view': '查看商城订单',
  'mall.reveal.name': '查看购买人完整姓名',
  'mall.reveal.phone': '查看购买人完整手机号',
  'mall.reveal.recipient': '查看完整收件人',
  'mall.reveal.recipientPhone': '查看收件人完整手机号',
  'mall.reveal.address': '查看完整收件地址',
  'mall.send': '商城发货',
  'mall.kit': '更新样本状态',
  'mall.complete': '完成商城订单',
  'mall.refund': '商城退款',
  'mall.export': '导出商城订单',
};

const en: Dict<typeof zh> = {
  'mall.list': 'Mall orders listed',
  'mall.view': 'Mall order looked at',
  'mall.reveal.name': 'Buyer’s whole name looked at',
  'mall.reveal.phone': 'Buyer’s whole phone number looked at',
  'mall.reveal.recipient': 'Whole name of a recipient looked at',
  'mall.reveal.recipientPhone': 'Whole phone number of a recipient looked at',
  'mall.reveal.address': 'Whole address of a parcel looked at',
  'mall.send': 'Mall items sent',
  'mall.kit': 'Sample moved on',
  'mall.complete': 'Mall order completed',
  'mall.refund': 'Mall items refunded',
  'mall.export': 'Mall orders exported',
};

export const mallOrderActions: Texts<typeof zh> = { zh, en };
