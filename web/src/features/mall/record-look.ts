import type { MallOrderDetail, MallOrderRow } from '#contract/mall-orders';
import { MALL_STATUS } from '#contract/mall-payment';
import type { TagTone } from '../../ui/data/Tag.tsx';

export const STATUSES = [0, 10, 20, 30, 40] as const;

/** ux §6.3 */
const TONES: Record<MallOrderRow['Status'], TagTone> = { 0: 'mute', 10: 'warn', 20: 'ok', 30: 'ok', 40: 'mute' };
export const toneOf = ({ Status }: Pick<MallOrderRow, 'Status'>): TagTone => TONES[Status];

export const isToPay = ({ Status }: Pick<MallOrderRow, 'Status'>): boolean => Status === MALL_STATUS.toPay;

/** Until when it is kept, in milliseconds; undefined once it is paid or closed. */
export const heldUntil = (order: Pick<MallOrderRow, 'Status' | 'heldUntil'>): number | undefined =>
  isToPay(order) && order.heldUntil ? Date.parse(order.heldUntil) : undefined;

type PaidWith = MallOrderDetail['paidWith'][number];

/** Every source once, however many items it pays; money that is still to be paid does not go back. */
export function givesBack({ paidWith, Status }: Pick<MallOrderDetail, 'paidWith' | 'Status'>): PaidWith[] {
  const sums = new Map<string, PaidWith>();
  for (const part of paidWith) {
    if (part.givenBack || part.source === 'company') continue;
    if (part.source === 'money' && Status === MALL_STATUS.toPay) continue;
    const key = `${part.source} ${part.name.zh}`;
    const before = sums.get(key);
    sums.set(key, {
      ...part,
      amountFen: added(before?.amountFen ?? null, part.amountFen),
      points: added(before?.points ?? null, part.points),
    });
  }
  return [...sums.values()];
}

const added = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0);
