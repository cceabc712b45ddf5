/** More than any family or desk has; without an end one account could fill the database. */
export const MOST_RELATIVES = 20;
export const MOST_ADDRESSES = 20;
