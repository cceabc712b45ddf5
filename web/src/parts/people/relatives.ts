import type { RelationKind } from '#contract/calls/booking';

export type Relative = Exclude<RelationKind, 'self'>;
export const RELATIVES: readonly Relative[] = ['spouse', 'parent', 'child', 'other'];
