/** The states of an order (docs/product §4.9). */
export const ORDER_STATUS = { toPay: 10, booked: 20, examined: 30, reportReady: 35, closed: 40 } as const;
/** The filter of the list; 0 is everything. */
export const STATUS_FILTERS = [0, 10, 20, 30, 35, 40] as const;
export const MOST_ORDERS = 1000;
export const DEFAULT_BOOKING_ID = 980;
/** The service of an order that names none (docs/product §10). */
export const DEFAULT_SERVICE_CODE = 'KSTJ001';
export const FEW_LEFT = 5;
