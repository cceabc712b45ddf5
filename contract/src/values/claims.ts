/** Ten papers are enough for any claim. */
export const MOST_CLAIM_FILES = 10;
/** A check-up or a vaccination. */
export const CLAIM_TYPES = ['physical', 'vaccine'] as const;
/** The checks of an operator before approving; the portal makes the first two as well. */
export const CLAIM_CHECKS = ['holder', 'sameFile', 'title', 'papers', 'amount'] as const;
