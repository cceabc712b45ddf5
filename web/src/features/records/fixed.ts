import type * as orders from '#contract/orders';
import type * as records from '#contract/records';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const STATUS: typeof orders.ORDER_STATUS = { toPay: 10, booked: 20, examined: 30, reportReady: 35, closed: 40 };
export const STATUS_FILTERS: typeof records.STATUS_FILTERS = [0, 10, 20, 30, 35, 40];
export const MOST_ORDERS: typeof records.MOST_ORDERS = 1000;
export const ALL = 0;

/** So many are drawn at first and added at a press. */
export const PAGE = 20;
