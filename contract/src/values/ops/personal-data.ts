/** `cooling` can be taken back by the person, `open` waits for an operator, `overdue` is open past its day. */
export const ERASURE_FILTERS = ['all', 'open', 'overdue', 'cooling', 'ended'] as const;
