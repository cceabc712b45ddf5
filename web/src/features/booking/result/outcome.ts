import type { OrderDetail } from '#contract/schemas/order-detail';
import type { OrderState } from '#contract/schemas/order-standing';

/** The outcome a result page shows. An order that was not paid in time is told apart from one that was cancelled. */
export type Outcome =
  | 'booked'
  | 'changed'
  | 'changeHeld'
  | 'held'
  | 'expired'
  | 'cancelled'
  | 'noShow'
  | 'examined'
  | 'report'
  | 'abnormal';

const OUTCOME: Record<OrderState, Outcome> = {
  ...{ toPay: 'held', lapsed: 'expired', changeToPay: 'changeHeld', booked: 'booked', examined: 'examined' },
  ...{ reportReady: 'report', cancelled: 'cancelled', expired: 'expired', noShow: 'noShow', abnormal: 'abnormal' },
};

export function outcomeOf({ standing: { state, owed }, events }: OrderDetail, now: number): Outcome {
  // the seat is given up within seconds after this; the person should not be sent to pay meanwhile
  if (state === 'toPay' && owed && Date.parse(owed.until) <= now) return 'expired';
  if (state === 'booked' && events.at(-1)?.kind === 'changed') return 'changed';
  return OUTCOME[state];
}
