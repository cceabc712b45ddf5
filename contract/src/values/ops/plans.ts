import type { RelationKind } from '../../calls/booking.ts';

/** 1 employee benefit, 2 card, 3 self-paid (docs/product §4.2). */
export const PLAN_MODES = [1, 2, 3] as const;
/** 1 single add-ons, 2 add-on packs (docs/product §4.3). */
export const ADDED_WAYS = [1, 2] as const;
export const RELATIONS = ['self', 'spouse', 'parent', 'child', 'other'] as const satisfies readonly RelationKind[];
export const MOST_WINDOWS = 12;
