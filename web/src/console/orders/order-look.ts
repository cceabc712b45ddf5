import type { OpsOrderRow } from '#contract/ops/orders';
import type { TagTone } from '../../ui/data/Tag.tsx';

export type OrderState =
  | 'toPay'
  | 'booked'
  | 'examined'
  | 'reportReady'
  | 'cancelled'
  | 'expired'
  | 'noShow'
  | 'abnormal'
  | 'odd';

const BY_STATUS: Partial<Record<number, OrderState>> = { 10: 'toPay', 20: 'booked', 30: 'examined', 35: 'reportReady' };
const CLOSED = 40;

/** What an operator has to know first: a mark goes before the state it was set in. */
export function stateOf({
  status_id,
  closedAs,
  abnormal,
}: Pick<OpsOrderRow, 'status_id' | 'closedAs' | 'abnormal'>): OrderState {
  if (abnormal) return 'abnormal';
  if (status_id === CLOSED) return closedAs ?? 'cancelled';
  return BY_STATUS[status_id] ?? 'odd';
}

export const STATE_TONE: Record<OrderState, TagTone> = {
  toPay: 'warn',
  booked: 'info',
  examined: 'info',
  reportReady: 'ok',
  cancelled: 'mute',
  expired: 'mute',
  noShow: 'bad',
  abnormal: 'bad',
  odd: 'bad',
};

/** Nobody counts further (contract: MOST_COUNTED). */
const MOST_COUNTED = 10_000;
export const countText = (count: number): string => (count >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(count));
