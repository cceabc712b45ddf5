/** Which texts about personal information there are: the policy of most companies, a family's own, and the rules both share. */
export const PRIVACY_KINDS = ['standard', 'family', 'rules'] as const;
export type PrivacyKind = (typeof PRIVACY_KINDS)[number];

/** Which policy a company's people agree to. */
export const PRIVACY_VARIANTS = ['standard', 'family'] as const;
export type PrivacyVariant = (typeof PRIVACY_VARIANTS)[number];

export const NEWS_CATEGORIES = ['service', 'checkup', 'prevention', 'nutrition', 'exercise', 'mind'] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];
export const NEWS_STATES = ['draft', 'published', 'withdrawn'] as const;
export type NewsState = (typeof NEWS_STATES)[number];

export const FAQ_GROUPS = [
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
] as const;
export type FaqGroup = (typeof FAQ_GROUPS)[number];

/** 0 is paid back only, 1 to 3 have a plan (docs/product §1.4). */
export const EMPLOYEE_TYPES = [0, 1, 2, 3] as const;
