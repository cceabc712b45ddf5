import type { ClosedAs } from '../schemas/order-choices.ts';
import type { OrderStanding, OrderState } from '../schemas/order-standing.ts';

interface HeldChange extends NonNullable<OrderStanding['change']> {
  /** The difference to the order's price. */
  dueFen: number;
  heldUntil: Date;
}

export interface OrderFacts {
  /** The numbers clients know: 10 to be paid, 20 booked, 30 examined, 35 report ready, 40 closed. */
  status: number;
  closedAs: ClosedAs | null;
  isAbnormal: boolean;
  selfFen: number;
  heldUntil: Date | null;
  change: HeldChange | undefined;
  back: OrderStanding['back'];
}

/** The state of an order: home, the records, the order, its ticket, the calendar and the console all say it by this. */
export function orderStanding(facts: OrderFacts, now: Date): OrderStanding {
  const state = orderState(facts, now);
  const { change, back } = facts;
  const isChanging = state === 'changeToPay' && change;
  return {
    state,
    owed: owedOf(state, facts),
    back,
    next: nextOf(state, back),
    change: isChanging ? { bookDate: change.bookDate, bookTime: change.bookTime, center: change.center } : null,
  };
}

type StateFacts = Pick<OrderFacts, 'status' | 'closedAs' | 'isAbnormal' | 'heldUntil'> & {
  change: Pick<HeldChange, 'heldUntil'> | undefined;
};

/** A change whose time is over says nothing any more: the order is booked as it was. */
export function orderState({ status, closedAs, isAbnormal, heldUntil, change }: StateFacts, now: Date): OrderState {
  if (isAbnormal) return 'abnormal';
  if (status === 10) return heldUntil && heldUntil > now ? 'toPay' : 'lapsed';
  if (status === 20) return change && change.heldUntil > now ? 'changeToPay' : 'booked';
  if (status === 30) return 'examined';
  if (status === 35) return 'reportReady';
  return closedAs ?? 'cancelled';
}

function owedOf(state: OrderState, { selfFen, heldUntil, change }: OrderFacts): OrderStanding['owed'] {
  if (state === 'toPay' && heldUntil) return { fen: selfFen, until: heldUntil.toISOString() };
  if (state === 'changeToPay' && change) return { fen: change.dueFen, until: change.heldUntil.toISOString() };
  return null;
}

const NEXT: Partial<Record<OrderState, OrderStanding['next']>> = {
  toPay: 'pay',
  changeToPay: 'pay',
  booked: 'exam',
  examined: 'report',
  abnormal: 'service',
};

function nextOf(state: OrderState, { failedFen, promisedFen }: OrderStanding['back']): OrderStanding['next'] {
  const next = NEXT[state];
  if (next) return next;
  if (failedFen > 0) return 'service';
  return promisedFen > 0 ? 'refund' : null;
}
