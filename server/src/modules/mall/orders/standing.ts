import type { MallStanding } from '#contract/schemas/mall-standing';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import type { PayState } from '#contract/calls/payment';
import { isSent } from '#contract/rules/product-kind';
import type { InCompany } from '../../../ctx.ts';
import { refundSumsOf, type RefundSums } from '../../payment/index.ts';
import type { ItemRow, SourceRow } from './order-items.ts';
import type { MallOrderRow } from '../catalogue/queries.ts';

type Order = Pick<MallOrderRow, 'status' | 'closed_as' | 'amount_fen'>;
interface Around {
  refunds: RefundSums;
  pointsBack: number;
  /** Something of it is to be sent, or is on its way. */
  toSend: boolean;
  sent: boolean;
}

/** The state of an order: the list, the order, the console, its file and the pay page all say it by this. */
export function standingOf(order: Order, { refunds, pointsBack, toSend, sent }: Around): MallStanding {
  const { status, amount_fen } = order;
  const isToPay = status === MALL_STATUS.toPay;
  const state = stateOf(order, { refunds, toSend, sent });
  return {
    state,
    dueFen: isToPay ? amount_fen : 0,
    back: { ...refunds, points: pointsBack },
    next: nextOf(state, refunds),
  };
}

function stateOf(
  { status, closed_as }: Order,
  { refunds, toSend, sent }: Omit<Around, 'pointsBack'>,
): MallStanding['state'] {
  if (status === MALL_STATUS.toPay) return 'toPay';
  if (status === MALL_STATUS.completed) return 'completed';
  if (status === MALL_STATUS.redeemed) return toSend ? 'toSend' : sent ? 'sent' : 'redeemed';
  if (refunds.failedFen > 0) return 'refundFailed';
  if (refunds.promisedFen > 0) return 'refunding';
  return closed_as ?? 'cancelled';
}

const NEXT: Partial<Record<MallStanding['state'], MallStanding['next']>> = {
  toPay: 'pay',
  toSend: 'send',
  sent: 'confirm',
};

function nextOf(state: MallStanding['state'], { failedFen, promisedFen }: RefundSums): MallStanding['next'] {
  if (failedFen > 0) return 'service';
  if (promisedFen > 0) return 'refund';
  return NEXT[state] ?? null;
}

export const isToBeSent = ({ kind, state }: Pick<ItemRow, 'kind' | 'state'>): boolean =>
  state === 'open' && isSent(kind);

/** The same of an order whose insides are at hand. */
export const standingWith = (
  order: Order,
  { items, sources, refunds }: { items: Pick<ItemRow, 'kind' | 'state'>[]; sources: SourceRow[]; refunds: RefundSums },
): MallStanding =>
  standingOf(order, {
    refunds,
    pointsBack: sources.reduce((sum, { points, given_back_at }) => sum + (given_back_at ? (points ?? 0) : 0), 0),
    toSend: order.status === MALL_STATUS.redeemed && items.some(isToBeSent),
    sent: items.some(({ state }) => state === 'sent'),
  });

/** The pay page's view of it. */
export async function payStateOf(ctx: InCompany, order: MallOrderRow): Promise<PayState> {
  if (order.status === MALL_STATUS.toPay) return 'unpaid';
  if (order.status !== MALL_STATUS.closed) return 'paid';
  const refunds = await refundSumsOf(ctx, 'mall', [order.order_id]);
  return closedPayState(order, refunds(order.order_id));
}

export function closedPayState({ closed_as }: Order, { promisedFen, failedFen, doneFen }: RefundSums): PayState {
  if (promisedFen + failedFen > 0) return 'refunding';
  if (doneFen > 0) return 'refunded';
  return closed_as === 'expired' ? 'expired' : 'cancelled';
}
