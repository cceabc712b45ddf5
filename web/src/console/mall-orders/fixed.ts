import type * as malls from '#contract/ops/mall-orders';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const MALL_FILTERS: typeof malls.MALL_FILTERS = ['all', 'toSend', '10', '20', '30', '40'];
export const MALLS = ['all', 'health', 'service'] as const;
export const MOST_MALL_ORDERS: typeof malls.MOST_MALL_ORDERS = 10_000;
export type MallRevealed = (typeof malls.MALL_REVEALED)[number];
/** The usual carriers; another one can be typed. */
export const CARRIERS = ['顺丰速运', '京东物流', '中通快递', '圆通速递', 'EMS'];
