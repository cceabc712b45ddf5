import type { Dict, Texts } from '../../../platform/locale.ts';

/** Operators' actions on the malls, by the names the audit has for them. */
const zh = {
  'product.new': '新建商品',
  'product.change': '修改商品',
  'product.published': '发布商品',
  'product.withdrawn': '下架商品',
  'product.draft': '商品退回草稿',
  'category.new': '新建商品分类',
  'category.change': '修改商品分类',
  'offer.save': '设置企业供应',
  'stock.received': '商品入库',
  'stock.counted': '盘点库存',
  'stock.uncounted': '改为不计库存',
  'stock.spoiled': '库存报损',
  'stock.lowAt': '设置库存提醒线',
  'mallGift.list': '查看福利金列表',
  'mallGift.give': '按名单发放福利金',
};

const en: Dict<typeof zh> = {
  'product.new': 'Product made',
  'product.change': 'Product changed',
  'product.published': 'Product published',
  'product.withdrawn': 'Product withdrawn',
  'product.draft': 'Product back to draft',
  'category.new': 'Category made',
  'category.change': 'Category changed',
  'offer.save': 'A company’s offer set',
  'stock.received': 'Stock received',
  'stock.counted': 'Stock counted',
  'stock.uncounted': 'Stock no longer counted',
  'stock.spoiled': 'Stock written off',
  'stock.lowAt': 'Notice of low stock set',
  'mallGift.list': 'Looked through mall gifts',
  'mallGift.give': 'Mall gifts given from a sheet',
};

export const mallActions: Texts<typeof zh> = { zh, en };
