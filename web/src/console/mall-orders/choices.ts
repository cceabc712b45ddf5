import type { MALL_REVEALED } from '#contract/values/ops/mall-orders';

export const MALLS = ['all', 'health', 'service'] as const;
export type MallRevealed = (typeof MALL_REVEALED)[number];
/** The usual carriers; another one can be typed. */
export const CARRIERS = ['顺丰速运', '京东物流', '中通快递', '圆通速递', 'EMS'];
