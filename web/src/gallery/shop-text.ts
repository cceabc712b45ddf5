/** Words of the section about purchases. */
const zh = {
  title: '图库、数量与分段说明',
  gallery: '商品图片',
  alt: '超声洁牙卡',
  position: (at: number, of: number) => `图片 ${at} / ${of}`,
  count: '数量',
  amount: '使用礼金',
  fixed: '已到上限',
  less: '减少',
  more: '增加',
  tabs: '商品说明',
  panels: [
    { key: 'about', label: '服务说明', content: '全口超声波洁治（龈上）与抛光。' },
    { key: 'where', label: '适用门诊', content: '全国 300+ 合作门诊通用。' },
    { key: 'before', label: '购买须知', content: '自兑换之日起 12 个月内有效。' },
  ],
};

export type ShopText = typeof zh;

const en: ShopText = {
  title: 'Pictures, counts and parts of a text',
  gallery: 'Pictures of the product',
  alt: 'Ultrasonic cleaning card',
  position: (at, of) => `Picture ${at} of ${of}`,
  count: 'How many',
  amount: 'Use the gift',
  fixed: 'As many as there are',
  less: 'Less',
  more: 'More',
  tabs: 'About the product',
  panels: [
    { key: 'about', label: 'The service', content: 'Ultrasonic cleaning above the gum line, and polishing.' },
    { key: 'where', label: 'Where', content: 'More than 300 clinics all over the country.' },
    { key: 'before', label: 'Before you buy', content: 'Valid for 12 months from the day it is redeemed.' },
  ],
};

export const shopText = { 'zh-CN': zh, en };
