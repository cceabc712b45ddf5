import type { MallOrderDetail, MallOrderRow } from '#contract/calls/mall-orders';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import type { MallState } from '#contract/schemas/mall-standing';
import type { TagTone } from '../../../ui/data/Tag.tsx';

export const STATUSES = [0, 10, 20, 30, 40] as const;

/** The colour of a purchase's state. */
const TONES: Record<MallState, TagTone> = {
  toPay: 'warn',
  toSend: 'ok',
  sent: 'ok',
  redeemed: 'ok',
  completed: 'ok',
  refunding: 'warn',
  refundFailed: 'warn',
  refunded: 'mute',
  expired: 'mute',
  cancelled: 'mute',
};
export const toneOf = ({ standing }: Pick<MallOrderRow, 'standing'>): TagTone => TONES[standing.state];

/** Facts beside the state: the open or paid amount, and the one that goes or went back. */
export interface Fact {
  key: 'points' | 'money' | 'due' | 'refundFailed' | 'refunding' | 'refunded' | 'pointsBack';
  tone: TagTone;
  /** In fen; of points in points. */
  amount: number;
}

export function factsOf({ standing, closedAs, points, moneyFen }: FactsFrom): Fact[] {
  const { dueFen, back } = standing;
  // the price of a closed order has gone back, or was never paid
  const isLive = closedAs === null;
  const facts: Fact[] = [
    { key: 'points', tone: 'line', amount: isLive ? points : 0 },
    { key: 'due', tone: 'warn', amount: dueFen },
    { key: 'money', tone: 'line', amount: isLive && dueFen === 0 ? moneyFen : 0 },
    { key: 'refundFailed', tone: 'warn', amount: back.failedFen },
    { key: 'refunding', tone: 'warn', amount: back.promisedFen },
    { key: 'refunded', tone: 'line', amount: back.doneFen },
    { key: 'pointsBack', tone: 'line', amount: back.points },
  ];
  return facts.filter(({ amount }) => amount > 0);
}
type FactsFrom = Pick<MallOrderRow, 'standing' | 'closedAs' | 'points' | 'moneyFen'>;

/** How far the money of a source that was given back has come: all else is back at once. */
export function moneyBackAs({ back }: MallOrderRow['standing']): 'failed' | 'promised' | 'done' {
  if (back.failedFen > 0) return 'failed';
  return back.promisedFen > 0 ? 'promised' : 'done';
}

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
