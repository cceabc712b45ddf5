import * as z from 'zod/mini';
import { ORDER_REASONS } from '../values/ops/orders.ts';

export { ORDER_REASONS } from '../values/ops/orders.ts';

/** Electronic, on paper, or both. */
export const ReportType = z.enum(['electronic', 'paper', 'both']);
export type ReportType = z.output<typeof ReportType>;
export const DeliveryWay = z.enum(['unified', 'separate', 'pickUp']);
export type DeliveryWay = z.output<typeof DeliveryWay>;

/** How an order without a check-up ended; `noShow`: the seat was kept and the person did not come. */
export const ClosedAs = z.enum(['expired', 'cancelled', 'noShow']);
export type ClosedAs = z.output<typeof ClosedAs>;

export const OrderReason = z.enum(ORDER_REASONS);
export type OrderReason = z.output<typeof OrderReason>;
