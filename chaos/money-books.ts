import type pg from 'pg';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { Database } from '../server/src/db/open.ts';
import { brokenInvariants } from '../server/src/modules/ledger/index.ts';
import { seatsMatchOrders } from '../server/test/seats.ts';
import type { Payer } from './payers.ts';

interface OurOrder {
  orderId: number;
  guid: string;
  status: number;
  /** The person's own part of the price. */
  selfFen: number;
}

/** The paid orders, and whether they are kept. */
export interface PaidFor {
  orderId: number;
  status: number;
  dueFen: number;
}

interface OurPayment {
  no: string;
  orderId: number;
  state: string;
  refundedFen: number;
}

interface ProviderState {
  trades: { outTradeNo: string; state: string; amountFen: number }[];
  refunds: { outTradeNo: string; status: string; refundFen: number }[];
}

/** Everybody has what they were told; seats and books add up to the fen; the provider's books say the same. */
export async function problemsOfMoney(database: Database, simulator: string, payers: Payer[]): Promise<string[]> {
  const { pool } = database;
  const { rows: orders } = await pool.query<OurOrder>(
    `SELECT order_id::int AS "orderId", person_guid AS guid, status, self_fen::int AS "selfFen" FROM exam_order
     WHERE person_guid = ANY($1::uuid[])`,
    [payers.map(({ wish }) => wish.member.guid)],
  );
  return [
    ...(await brokenInvariants(database)),
    ...(await seatsMatchOrders(pool)),
    ...payers.flatMap((payer) => unlikeTold(payer, orders)),
    ...unlikeTheirs(
      await stateOf(simulator),
      orders.map(({ orderId, status, selfFen }) => ({
        ...{ orderId, status },
        dueFen: status === ORDER_STATUS.booked ? selfFen : 0,
      })),
      await paymentsIn(pool, 'exam'),
    ),
  ];
}

export const stateOf = async (simulator: string): Promise<ProviderState> =>
  (await (await fetch(`${simulator}/control/state`)).json()) as ProviderState;

/** Refunds and payments whose end we do not know yet. */
export async function stillOpen(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `SELECT (SELECT count(*) FROM payment WHERE state = 'open')::int
       + (SELECT count(*) FROM refund WHERE state = 'asked')::int AS open`,
  );
  return rows[0]?.open ?? 0;
}

function unlikeTold({ wish, orderId, refusal, paid, cancelled }: Payer, orders: OurOrder[]): string[] {
  const theirs = orders.filter(({ guid }) => guid === wish.member.guid);
  if (refusal !== undefined) {
    const expected = wish.scarce && orderId === undefined && refusal === 'seatTaken';
    if (!expected) return [`somebody was refused with ${refusal}`];
    return theirs.length > 0 ? [`order ${theirs[0]?.orderId} belongs to somebody who was told ${refusal}`] : [];
  }
  const [order, ...more] = theirs;
  if (order?.orderId !== orderId || more.length > 0)
    return [`of order ${orderId}, acknowledged, ${theirs.length} exist`];
  const wanted = cancelled || !paid ? ORDER_STATUS.closed : ORDER_STATUS.booked;
  if (order?.status === wanted) return [];
  return [`order ${orderId} is ${order?.status}: ${paid ? 'paid' : 'not paid'}, ${cancelled ? '' : 'not '}cancelled`];
}

export async function paymentsIn(pool: pg.Pool, subject: 'exam' | 'mall'): Promise<OurPayment[]> {
  const { rows } = await pool.query<OurPayment>(
    `SELECT p.out_trade_no AS no, p.subject_id::int AS "orderId", p.state,
       (SELECT coalesce(sum(r.amount_fen), 0)::int FROM refund r
        WHERE r.company_id = p.company_id AND r.payment_id = p.payment_id AND r.state = 'done') AS "refundedFen"
     FROM payment p WHERE p.subject = $1`,
    [subject],
  );
  return rows;
}

/** Money the provider took has what it was paid for, or has gone back as a whole. */
export function unlikeTheirs({ trades, refunds }: ProviderState, orders: PaidFor[], payments: OurPayment[]): string[] {
  const ours = new Map(payments.map((payment) => [payment.no, payment]));
  const costs = new Map(orders.map((order) => [order.orderId, order]));
  return trades.flatMap(({ outTradeNo: no, state, amountFen }) => {
    const here = ours.get(no);
    const order = here && costs.get(here.orderId);
    if (!here || !order) return [`trade ${no} (${state}) is not in our books`];
    const back = refunds.filter((each) => each.outTradeNo === no && each.status === 'SUCCESS');
    const given = back.reduce((sum, { refundFen }) => sum + refundFen, 0);
    if (given !== here.refundedFen) return [`trade ${no}: ${given} fen given back there, ${here.refundedFen} here`];
    const isPaid = state === 'SUCCESS';
    if (isPaid !== (here.state === 'paid')) return [`trade ${no} is ${state} there and ${here.state} here`];
    const due = isPaid ? order.dueFen : 0;
    const kept = isPaid ? amountFen - given : 0;
    return kept === due
      ? []
      : [`trade ${no}: ${kept} fen kept for order ${here.orderId} (${order.status}), ${due} due`];
  });
}
