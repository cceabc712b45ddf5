import { entry, type FaultEntry } from './entry.ts';

/** The two malls: why something cannot be bought, paid so, or cancelled. */
export const mallFaults = {
  productGone: entry(
    -435,
    'viewMall',
    '该商品已下架，请返回商城选购其他商品',
    'This product is no longer offered. Go back to the mall to choose another',
  ),
  productNotForYou: entry(
    -436,
    'viewMall',
    '该商品不面向您所在的人员类别，请选购其他商品；如有疑问请咨询 HR',
    'This product is not offered to your group of employees. Choose another, or ask HR',
  ),
  productNotYet: entry(-437, 'viewMall', '尚未开售，{date} 起可购买', 'Not on sale yet: you can buy it from {date}'),
  productOver: entry(
    -438,
    'viewMall',
    '已于 {date} 结束销售，请选购其他商品或等待下次开放',
    'Sales ended on {date}. Choose another product or wait until it opens again',
  ),
  productSoldOut: entry(
    -439,
    'viewMall',
    '已售罄，补货后可再购买，您可先选购其他商品',
    'Sold out. It can be bought again once restocked; meanwhile choose another',
  ),
  productShort: entry(-440, 'goBack', '仅剩 {left} 件，请减少数量', 'Only {left} left. Please choose fewer'),
  productLimit: entry(
    -441,
    'viewMallOrders',
    '每人限购 {limit} 件，您已购 {bought} 件，请减少数量或选购其他商品',
    'Limited to {limit} per person and you have bought {bought}. Choose fewer or another product',
  ),
  productNobody: entry(
    -442,
    'addRelative',
    '该商品为家人购买，请先添加家人',
    'This product is for a family member. Add one first',
  ),
  productNobodyHere: entry(
    -459,
    'none',
    '该商品为家人购买，您名下暂无家人，贵公司也不支持在线添加家人',
    'This product is for a family member. You have none here, and your company does not let you add one online',
  ),
  productTooOld: entry(
    -443,
    'goBack',
    '购买当日须不超过 {max} 周岁，请更换使用人',
    'For people up to {max} on the day it is bought. Choose somebody else',
  ),
  productForWhom: entry(-444, 'goBack', '请选择由哪位家人使用', 'Choose which family member it is for'),
  productForSelf: entry(
    -445,
    'goBack',
    '该商品仅限本人使用，请改为本人购买',
    'This product is for yourself only. Buy it for yourself',
  ),
  mallsMixed: entry(
    -446,
    'goBack',
    '健康商城与服务商城的商品请分开下单',
    'Order from the health mall and the service mall separately',
  ),
  productNotForPoints: entry(
    -447,
    'goBack',
    '该商品不支持全额积分兑换，请选择其他支付方式',
    'This product cannot be paid with points alone. Choose another way to pay',
  ),
  mallAddressNeeded: entry(
    -448,
    'addAddress',
    '该商品需要寄送，请选择收货地址',
    'This product is sent to you. Choose a delivery address',
  ),
  giftShort: entry(
    -449,
    'goBack',
    '礼金余额不足或已过期，请刷新后重新确认支付方式',
    'This gift does not hold as much, or has expired. Refresh and confirm how to pay',
  ),
  cardShort: entry(
    -450,
    'goBack',
    '卡内余额不足，请刷新后重新确认支付方式',
    'This card does not hold as much. Refresh and confirm how to pay',
  ),
  pointsTooMany: entry(
    -451,
    'goBack',
    '本单最多可用 {most} 积分，请减少使用的积分',
    'This order takes {most} points at most. Use fewer points',
  ),
  splitTooMuch: entry(
    -452,
    'goBack',
    '所选支付合计超过订单金额，请减少其中一项',
    'The chosen amounts are more than the order costs. Use less of one of them',
  ),
  mallOrderClosed: entry(
    -455,
    'viewMallOrders',
    '该订单已关闭，不能再更改',
    'This order is closed and can no longer be changed',
  ),
  mallOrderPaid: entry(
    -456,
    'viewMallOrders',
    '该订单已支付，不能再更改支付方式',
    'This order is paid, so how it is paid can no longer be changed',
  ),
  notThisCustomer: entry(
    -457,
    'login',
    '客户编号与登录账号不符，请重新登录后再试',
    'The customer number is not of the account signed in. Log in again and retry',
  ),
  mallCancelOver: entry(
    -458,
    'callHotline',
    '已超过可在线取消的 {n} 天或订单已完成，请致电客服办理',
    'The {n} days to cancel are over, or the order is completed. Please call customer service',
  ),
} satisfies Record<string, FaultEntry>;
