import type { OpsMallOrderRow } from '#contract/ops/mall-orders';
import type { TagTone } from '../../ui/data/Tag.tsx';
import { MOST_MALL_ORDERS } from './fixed.ts';

export type MallState = 'toPay' | 'toSend' | 'paid' | 'completed' | 'expired' | 'cancelled' | 'refunded';

export function mallStateOf({
  status,
  closedAs,
  toSend,
}: Pick<OpsMallOrderRow, 'status' | 'closedAs' | 'toSend'>): MallState {
  if (closedAs) return closedAs;
  if (status === 10) return 'toPay';
  if (status === 30) return 'completed';
  return toSend ? 'toSend' : 'paid';
}

export const MALL_TONES: Record<MallState, TagTone> = {
  toPay: 'warn',
  toSend: 'info',
  paid: 'ok',
  completed: 'mute',
  expired: 'mute',
  cancelled: 'mute',
  refunded: 'mute',
};

export const countText = (count: number): string => (count >= MOST_MALL_ORDERS ? `${count}+` : String(count));
