import type * as kinds from '#contract/content-kinds';

/** The contract's own values, held to it by their types. */
export const CATEGORIES: typeof kinds.NEWS_CATEGORIES = [
  'service',
  'checkup',
  'prevention',
  'nutrition',
  'exercise',
  'mind',
];
export const STATES: readonly ['all', ...typeof kinds.NEWS_STATES] = ['all', 'draft', 'published', 'withdrawn'];
export const GROUPS: typeof kinds.FAQ_GROUPS = [
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
export const KINDS: typeof kinds.PRIVACY_KINDS = ['standard', 'family', 'rules'];
export const VIEWS = ['news', 'faq', 'privacy'] as const;
