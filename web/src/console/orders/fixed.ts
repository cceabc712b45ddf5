import type * as orders from '#contract/ops/orders';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const ORDER_FILTERS: typeof orders.ORDER_FILTERS = ['all', '10', '20', '30', '35', '40', 'abnormal', 'noShow'];
export const ORDER_SORTS: typeof orders.ORDER_SORTS = ['bookDate', 'createdAt'];
export const ORDER_REASONS: typeof orders.ORDER_REASONS = ['centreClosed', 'employeeAsked', 'seatConflict', 'other'];
export const REVEAL_PURPOSES: typeof orders.REVEAL_PURPOSES = ['contact', 'identity', 'other'];
export const REVEAL_SECONDS: typeof orders.REVEAL_SECONDS = 30;

export type OrderFilter = (typeof ORDER_FILTERS)[number];
export type OrderReasonKind = (typeof ORDER_REASONS)[number];
export type RevealPurpose = (typeof REVEAL_PURPOSES)[number];
export type RevealedField = (typeof orders.REVEALED_FIELDS)[number];
