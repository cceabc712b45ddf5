import * as z from 'zod/mini';
import { Words } from '../reason.ts';

/**
 * The state of a check-up order, wherever it is shown. `lapsed`: its time to pay is over, and the seat not given up
 * yet.
 */
export const ORDER_STATES = [
  'toPay',
  'lapsed',
  'changeToPay',
  'booked',
  'examined',
  'reportReady',
  'cancelled',
  'expired',
  'noShow',
  'abnormal',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The next step: the person pays or comes, the report or the refund arrives, or customer service sees to it. */
export const ORDER_NEXT = ['pay', 'exam', 'report', 'refund', 'service'] as const;

export const OrderStanding = z.object({
  state: z.enum(ORDER_STATES),
  /** The amount to pay, for the order or the difference of a change, and the ISO moment until which it can be paid. */
  owed: z.nullable(z.object({ fen: z.int(), until: z.string() })),
  /** Money that goes back: asked of the provider, refused by it, arrived. */
  back: z.object({ promisedFen: z.int(), failedFen: z.int(), doneFen: z.int() }),
  next: z.nullable(z.enum(ORDER_NEXT)),
  /** The appointment a change makes once its difference is paid; until then the order keeps its own. */
  change: z.nullable(z.object({ bookDate: z.string(), bookTime: z.string(), center: Words })),
});
export type OrderStanding = z.output<typeof OrderStanding>;
