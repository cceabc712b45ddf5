import type { ORDER_FILTERS, ORDER_REASONS, REVEAL_PURPOSES, REVEALED_FIELDS } from '#contract/values/ops/orders';

export type OrderFilter = (typeof ORDER_FILTERS)[number];
export type OrderReasonKind = (typeof ORDER_REASONS)[number];
export type RevealPurpose = (typeof REVEAL_PURPOSES)[number];
export type RevealedField = (typeof REVEALED_FIELDS)[number];
