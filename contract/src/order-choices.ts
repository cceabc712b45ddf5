import * as z from 'zod/mini';

/** §3.10 */
export const ReportType = z.enum(['electronic', 'paper', 'both']);
export type ReportType = z.output<typeof ReportType>;
export const DeliveryWay = z.enum(['unified', 'separate', 'pickUp']);
export type DeliveryWay = z.output<typeof DeliveryWay>;
