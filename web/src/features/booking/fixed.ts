import type * as booking from '#contract/booking';
import type * as fields from '#contract/fields';
import type * as orders from '#contract/orders';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const DEFAULT_BOOKING_ID: typeof fields.DEFAULT_BOOKING_ID = 980;
export const DEFAULT_SERVICE_CODE: typeof fields.DEFAULT_SERVICE_CODE = 'KSTJ001';
export const FEW_LEFT: typeof booking.FEW_LEFT = 5;
export const ORDER_STATUS: typeof orders.ORDER_STATUS = {
  toPay: 10,
  booked: 20,
  examined: 30,
  reportReady: 35,
  closed: 40,
};
