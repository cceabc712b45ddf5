import type * as plans from '#contract/ops/plans';

/** The contract's own values, held to it by their types. */
export const MODES: typeof plans.PLAN_MODES = [1, 2, 3];
export const ADDED_WAYS: typeof plans.ADDED_WAYS = [1, 2];
export const RELATIONS: typeof plans.RELATIONS = ['self', 'spouse', 'parent', 'child', 'other'];
export const MOST_WINDOWS: typeof plans.MOST_WINDOWS = 12;
