import { randomInt } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

/** Ids that leave the platform; their counters start again where a restored backup left them. */
const RANDOM_DIGITS = {
  order_number: 4,
  mall_order_number: 4,
  message_number: 6,
  claim_number: 4,
  claim_batch_number: 4,
  feedback_number: 4,
  points_number: 4,
} as const;
export type Counter = keyof typeof RANDOM_DIGITS;

/**
 * A counter's next number with random digits behind it, so that a number given out before a restore does not come again
 * for another person. Orders have few digits, because people read them out.
 */
export function nextId(counter: Counter): RawBuilder<number> {
  const room = 10 ** RANDOM_DIGITS[counter];
  return sql<number>`nextval(${sql.lit(counter)}) * ${sql.lit(room)} + ${/* guard: ids that leave the platform never come again → 0 */ randomInt(room)}::bigint`;
}

/** So many that a number is not met twice, and still within what WeChat takes with company and counter in front. */
const MONEY_DIGITS = 12;

/** The digits behind the counter in a payment's or a refund's number. */
export const randomDigits = (): string => String(randomInt(10 ** MONEY_DIGITS)).padStart(MONEY_DIGITS, '0');
