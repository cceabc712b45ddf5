import type { OrderState } from '#contract/schemas/order-standing';
import type { TagTone } from '../../ui/data/Tag.tsx';

export const STATE_TONE: Record<OrderState, TagTone> = {
  toPay: 'warn',
  lapsed: 'warn',
  changeToPay: 'warn',
  booked: 'info',
  examined: 'info',
  reportReady: 'ok',
  cancelled: 'mute',
  expired: 'mute',
  noShow: 'bad',
  abnormal: 'bad',
};

/** Counting stops here (contract: MOST_COUNTED). */
const MOST_COUNTED = 10_000;
export const countText = (count: number): string => (count >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(count));
