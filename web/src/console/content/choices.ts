import { NEWS_STATES } from '#contract/values/content-kinds';

export const STATES = ['all', ...NEWS_STATES] as const;
export const VIEWS = ['news', 'faq', 'privacy'] as const;
