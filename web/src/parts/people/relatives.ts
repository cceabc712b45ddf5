import type { RelationKind } from '#contract/booking';

export type Relative = Exclude<RelationKind, 'self'>;
export const RELATIVES: readonly Relative[] = ['spouse', 'parent', 'child', 'other'];
