import type { OrderDetail } from '#contract/order-detail';
import { ORDER_STATUS } from '../fixed.ts';

/** What a result page is about. An order that was not paid in time is told apart from one that was cancelled. */
export type Outcome = 'booked' | 'changed' | 'held' | 'expired' | 'cancelled' | 'examined' | 'report';

export function outcomeOf({ status_id, heldUntil, events }: OrderDetail, now: number): Outcome {
  switch (status_id) {
    case ORDER_STATUS.toPay:
      // the seat is given up within seconds after this; nobody should be sent to pay meanwhile
      return heldUntil !== null && Date.parse(heldUntil) <= now ? 'expired' : 'held';
    case ORDER_STATUS.examined:
      return 'examined';
    case ORDER_STATUS.reportReady:
      return 'report';
    case ORDER_STATUS.closed:
      return events.at(-1)?.kind === 'expired' ? 'expired' : 'cancelled';
    default:
      return events.at(-1)?.kind === 'changed' ? 'changed' : 'booked';
  }
}
