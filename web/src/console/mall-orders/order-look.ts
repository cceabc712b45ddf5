import type { MallStanding, MallState } from '#contract/schemas/mall-standing';
import type { TagTone } from '../../ui/data/Tag.tsx';
import { MOST_MALL_ORDERS } from '#contract/values/ops/mall-orders';

export const MALL_TONES: Record<MallState, TagTone> = {
  toPay: 'warn',
  toSend: 'info',
  sent: 'info',
  redeemed: 'ok',
  completed: 'mute',
  refunding: 'warn',
  refundFailed: 'bad',
  refunded: 'mute',
  expired: 'mute',
  cancelled: 'mute',
};

/** How much of an order's money goes back, and how far it has come. */
export const refundParts = ({ back }: Pick<MallStanding, 'back'>): { key: RefundPart; fen: number }[] =>
  (
    [
      { key: 'failed', fen: back.failedFen },
      { key: 'promised', fen: back.promisedFen },
      { key: 'done', fen: back.doneFen },
    ] as const
  ).filter(({ fen }) => fen > 0);
export type RefundPart = 'failed' | 'promised' | 'done';
export const REFUND_TONES: Record<RefundPart, TagTone> = { failed: 'bad', promised: 'warn', done: 'line' };

export const countText = (count: number): string => (count >= MOST_MALL_ORDERS ? `${count}+` : String(count));
