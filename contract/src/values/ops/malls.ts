import type { LimitPeriod, PRODUCT_BADGES } from '../../calls/mall.ts';

export const MALLS = ['health', 'service'] as const;
export const PRODUCT_STATES = ['draft', 'published', 'withdrawn'] as const;
export const BADGES = ['hot', 'limited'] as const satisfies typeof PRODUCT_BADGES;
export const PERIODS = ['ever', 'year', 'month'] as const satisfies readonly LimitPeriod[];
export const MOST_PICTURES = 9;
/** The stock changes made by operators, and those made by orders. */
export const STOCK_CHANGES = ['received', 'counted', 'spoiled', 'uncounted'] as const;
export const STOCK_MOVES = [...STOCK_CHANGES, 'sold', 'givenBack'] as const;
export const GIFT_STATES = ['usable', 'upcoming', 'usedUp', 'expired'] as const;
