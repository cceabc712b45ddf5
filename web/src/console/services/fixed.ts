import type * as state from '#contract/rules/term-state';
import type * as services from '#contract/services';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const STATES: readonly ['all', ...typeof state.SERVICE_STATES] = [
  'all',
  'active',
  'expiring',
  'notYet',
  'over',
  'ended',
];
export const USE_KINDS: typeof services.USE_KINDS = ['link', 'code', 'booking'];
