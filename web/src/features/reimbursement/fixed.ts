import type * as calls from '#contract/call';
import type * as claims from '#contract/reimbursement';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const MOST_BYTES: typeof calls.DEFAULT_MAX_BYTES = 10 * 1024 * 1024;
export const MOST_FILES: typeof claims.MOST_CLAIM_FILES = 10;
export const TYPES = ['physical', 'vaccine'] as const satisfies readonly claims.ClaimRow['type'][];
/** As many claims as a page shows. */
export const PAGE = 10;
