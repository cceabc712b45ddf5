import * as z from 'zod/mini';

/**
 * The state of an order of a mall, wherever it is shown. While money is on its way back, that is said before how the
 * order ended.
 */
export const MALL_STATES = [
  'toPay',
  'toSend',
  'sent',
  'redeemed',
  'completed',
  'refunding',
  'refundFailed',
  'refunded',
  'expired',
  'cancelled',
] as const;
export type MallState = (typeof MALL_STATES)[number];

/**
 * The next step: the buyer pays or confirms, the parcel is sent, the refund arrives, or customer service sees to it.
 */
export const MALL_NEXT = ['pay', 'send', 'confirm', 'refund', 'service'] as const;

export const MallStanding = z.object({
  state: z.enum(MALL_STATES),
  /** The open amount in money. */
  dueFen: z.int(),
  /** Money that goes back: asked of the provider, refused by it, arrived; and points, which are there at once. */
  back: z.object({ promisedFen: z.int(), failedFen: z.int(), doneFen: z.int(), points: z.int() }),
  next: z.nullable(z.enum(MALL_NEXT)),
});
export type MallStanding = z.output<typeof MallStanding>;
