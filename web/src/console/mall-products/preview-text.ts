import type { Dict, Texts } from '../../platform/locale.ts';

/** The words around a product on the employees' pages. */
const zh = {
  noName: '商品名称',
  noBrief: '一句话简介',
  points: (count: string) => `${count} 积分`,
  or: '或',
  card: '列表卡片',
  head: '详情页',
  cities: '使用城市',
  comma: '、',
  clinics: '适用门诊',
  delivery: '配送',
  ways: {
    delivered: '需填写收货地址，包邮',
    service: '开通后在「我的服务」中使用',
    card: '电子卡券，无需配送，存入「我的卡包」',
    gene: '采样盒寄到您的地址',
  },
};

const en: Dict<typeof zh> = {
  noName: 'Product name',
  noBrief: 'In one line',
  points: (count) => `${count} points`,
  or: 'or',
  card: 'In the list',
  head: 'On its page',
  cities: 'Cities',
  comma: ', ',
  clinics: 'Clinics',
  delivery: 'Delivery',
  ways: {
    delivered: 'Sent to your address, free of charge',
    service: 'Found in My services once it is yours',
    card: 'Nothing is sent: it goes into your wallet',
    gene: 'The kit is sent to your address',
  },
};

export const previewText: Texts<typeof zh> = { zh, en };
