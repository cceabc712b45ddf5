import * as z from 'zod/mini';

/** §3.10 */
export const ReportType = z.enum(['electronic', 'paper', 'both']);
export type ReportType = z.output<typeof ReportType>;
export const DeliveryWay = z.enum(['unified', 'separate', 'pickUp']);
export type DeliveryWay = z.output<typeof DeliveryWay>;

/** How an order that did not come to its check-up ended; `noShow`: the seat was kept and nobody came. */
export const ClosedAs = z.enum(['expired', 'cancelled', 'noShow']);
export type ClosedAs = z.output<typeof ClosedAs>;

/** Why customer service moved or cancelled an order for somebody. */
export const ORDER_REASONS = ['centreClosed', 'employeeAsked', 'seatConflict', 'other'] as const;
export const OrderReason = z.enum(ORDER_REASONS);
export type OrderReason = z.output<typeof OrderReason>;
