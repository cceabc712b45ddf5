import type * as kinds from '#contract/content-kinds';

/** The contract's own values, held to it by their types. */
export const CATEGORIES: readonly ['all', ...typeof kinds.NEWS_CATEGORIES] = [
  'all',
  'service',
  'checkup',
  'prevention',
  'nutrition',
  'exercise',
  'mind',
];
export const GROUPS: readonly ['all', ...typeof kinds.FAQ_GROUPS] = [
  'all',
  'booking',
  'change',
  'payment',
  'report',
  'mall',
  'points',
  'cards',
  'claims',
  'invoice',
  'account',
  'privacy',
];
