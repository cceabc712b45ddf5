/** A status of the order, or those that have something to be sent. */
export const MALL_FILTERS = ['all', 'toSend', '10', '20', '30', '40'] as const;
/** Counting stops here: a list that long has to be narrowed. */
export const MOST_MALL_ORDERS = 10_000;
export const MALL_REVEALED = ['name', 'phone', 'recipient', 'recipientPhone', 'address'] as const;
