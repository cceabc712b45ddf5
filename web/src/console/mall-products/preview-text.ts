import { kindWords } from '#contract/rules/product-kind';
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
  ways: kindWords('preview', 'zh'),
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
  ways: kindWords('preview', 'en'),
};

export const previewText: Texts<typeof zh> = { zh, en };
