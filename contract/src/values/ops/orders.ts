/** The filters of the list: a status of the order, or an operator's mark. */
export const ORDER_FILTERS = ['all', '10', '20', '30', '35', '40', 'abnormal', 'noShow'] as const;
export const ORDER_SORTS = ['bookDate', 'createdAt'] as const;
export const REVEAL_PURPOSES = ['contact', 'identity', 'other'] as const;
/** How long a shown value stays on the screen. */
export const REVEAL_SECONDS = 30;
export const REVEALED_FIELDS = ['name', 'idNumber', 'phone'] as const;
/** Why customer service moved or cancelled a person's order. */
export const ORDER_REASONS = ['centreClosed', 'employeeAsked', 'seatConflict', 'other'] as const;
