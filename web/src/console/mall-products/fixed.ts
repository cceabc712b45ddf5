import type { CardPurpose } from '#contract/cards';
import type * as gifts from '#contract/ops/mall-gifts';
import type * as products from '#contract/ops/mall-products';
import type * as stock from '#contract/ops/mall-stock';
import type { USE_KINDS } from '#contract/services';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const MALLS: typeof products.MALLS = ['health', 'service'];
export const STATES: typeof products.PRODUCT_STATES = ['draft', 'published', 'withdrawn'];
export const BADGES: typeof products.BADGES = ['hot', 'limited'];
export const PERIODS: typeof products.PERIODS = ['ever', 'year', 'month'];
export const MOST_PICTURES: typeof products.MOST_PICTURES = 9;
export const WAYS: typeof USE_KINDS = ['link', 'code', 'booking'];
export const PURPOSES: readonly CardPurpose[] = ['plan', 'dental', 'mall'];
export const MOVES: typeof stock.STOCK_MOVES = ['received', 'counted', 'spoiled', 'uncounted', 'sold', 'givenBack'];
export const CHANGES: typeof stock.STOCK_CHANGES = ['received', 'counted', 'spoiled', 'uncounted'];
export const GIFT_STATES: typeof gifts.GIFT_STATES = ['usable', 'upcoming', 'usedUp', 'expired'];

/** Where a picture is for an operator; the demo's drawings are everybody's. */
export const shownAt = (address: string): string => address.replace(/^\/AppApi\/\w+\?/, '/opsApi/Picture?');
