import { FAQ_GROUPS, NEWS_CATEGORIES } from '#contract/values/content-kinds';

export const CATEGORIES = ['all', ...NEWS_CATEGORIES] as const;
export const GROUPS = ['all', ...FAQ_GROUPS] as const;
