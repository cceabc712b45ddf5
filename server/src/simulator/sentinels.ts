/**
 * Amounts that misbehave on purpose, by the fen of the trade's total (docs/decisions/payment-and-invoices.md). They
 * leave out .00, .50, .80, .88, .90, .98 and .99, which real prices end in.
 */
const SENTINELS = {
  91: 'declined',
  92: 'callbackLost',
  93: 'callbackTwice',
  94: 'paidAfterClose',
  95: 'startUnanswered',
  96: 'refundStaysOpen',
  97: 'refundAbnormal',
} as const;

export type Sentinel = (typeof SENTINELS)[keyof typeof SENTINELS];

export const sentinelOf = (amountFen: number): Sentinel | undefined =>
  SENTINELS[(amountFen % 100) as keyof typeof SENTINELS];
