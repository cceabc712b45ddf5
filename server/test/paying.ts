import type { Payload } from '#contract/call';
import type { Registry } from '#contract/registry';
import { SET } from '../../demo/supply/sets.ts';
import { forgetSessions } from '../src/modules/identity/index.ts';
import { brokenInvariants } from '../src/modules/ledger/index.ts';
import { needsAttention } from '../src/modules/payment/index.ts';
import { expireAllMallOrders } from '../src/modules/mall/jobs.ts';
import { expireAllHolds } from '../src/modules/orders/jobs.ts';
import { settleAll } from '../src/modules/payment/jobs.ts';
import { pay, type PayOutcome } from '../src/simulator/payer.ts';
import type { Sim } from '../src/simulator/sim.ts';
import { dataOf } from './answers.ts';
import { makeCrowd, type Member } from './crowd.ts';
import type { TestPortal } from './portal.ts';
import { makeSeats, orderFor, type Seats } from './seats.ts';

/** A package the crowd pays a part of: 1,040 yuan, 680 of them by the company. */
export const PAID_SET = SET.plusMale;
export const PAID_FEN = 360_00;

type Form = Payload<Registry['AddExamOrder']>;

export interface Held {
  orderId: number;
  orderNo: string;
}

/** A person's order with something to pay; the seat is held. */
export async function holdSeat(
  portal: TestPortal,
  member: Member,
  seats: Seats,
  change: Partial<Form> = {},
): Promise<Held> {
  const form = { ...orderFor({ userGuid: member.guid }, seats), examSetId: PAID_SET, ...change };
  return dataOf(await portal.call('AddExamOrder', form, { session: member.token }));
}

/** A new person with such an order, at a place with one seat. */
export async function heldByOne(portal: TestPortal): Promise<{ member: Member; seats: Seats; order: Held }> {
  const [member] = (await makeCrowd(portal, 1)) as [Member];
  const seats = await makeSeats(portal.portal.database.pool, 1);
  return { member, seats, order: await holdSeat(portal, member, seats) };
}

export function simOf({ sim }: TestPortal): Sim {
  if (!sim) throw new Error('this node has no simulator of its own');
  return sim;
}

/** The trade the provider knows for the order's open payment. */
export async function tradeNoOf({ portal }: TestPortal, orderId: number): Promise<string> {
  const { rows } = await portal.database.pool.query<{ no: string }>(
    `SELECT out_trade_no AS no FROM payment WHERE subject = 'exam' AND subject_id = $1 ORDER BY payment_id DESC LIMIT 1`,
    [orderId],
  );
  if (!rows[0]) throw new Error(`order ${orderId} has no payment`);
  return rows[0].no;
}

/** Begins to pay by QR code; answers with the provider's trade number. */
export async function startPaying(portal: TestPortal, member: Member, { orderId, orderNo }: Held): Promise<string> {
  dataOf(await portal.call('QrWeixinPay', { out_trade_no: orderNo }, { session: member.token }));
  return tradeNoOf(portal, orderId);
}

/** The payer pays, and everything that follows at the provider has happened. */
export async function payTrade(portal: TestPortal, no: string, how?: Parameters<typeof pay>[2]): Promise<PayOutcome> {
  const sim = simOf(portal);
  const outcome = pay(sim, no, how);
  await delivered(sim);
  return outcome;
}

/** Every notice is taken. One that is refused would be repeated for a day: then the test should say so instead. */
async function delivered({ courier, world }: Sim): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not taken: ${JSON.stringify([...world.notices.values()])}`)), 25_000);
  });
  await Promise.race([courier.idle(), tooLong]).finally(() => clearTimeout(timer));
}

/** Time passes, with signed-in people there all the while. */
export async function leap({ portal, clock }: TestPortal, ms: number): Promise<void> {
  clock.advance(ms);
  await portal.database.pool.query('UPDATE session SET seen_at = $1, created_at = $1', [clock.now()]);
  forgetSessions(portal);
}

/** Does the jobs' work of the next seconds: a hold is given up once its payment is closed. */
export async function runJobs(portal: TestPortal): Promise<void> {
  await settleAll(portal.portal);
  await expireAllHolds(portal.portal);
  await expireAllMallOrders(portal.portal);
  await settleAll(portal.portal);
  if (portal.sim) await delivered(portal.sim);
}

/** The list of attention, besides the demo world's own entries. */
export const attention = async ({ portal }: TestPortal): Promise<string[]> =>
  (await needsAttention(portal.database)).filter((line) => !/ [PR]260-/.test(line));

export const broken = ({ portal }: TestPortal, about?: Parameters<typeof brokenInvariants>[1]): Promise<string[]> =>
  brokenInvariants(portal.database, about);

export interface OrderNow {
  status: number;
  closed_as: string | null;
  self_fen: number;
  segment_id: number;
  held_until: Date | null;
}

export async function orderNow({ portal }: TestPortal, orderId: number): Promise<OrderNow> {
  const { rows } = await portal.database.pool.query<OrderNow>(
    'SELECT status, closed_as, self_fen, segment_id, held_until FROM exam_order WHERE order_id = $1',
    [orderId],
  );
  return rows[0] as OrderNow;
}

export async function refundsOf({ portal }: TestPortal, orderId: number): Promise<string[]> {
  const { rows } = await portal.database.pool.query<{ line: string }>(
    `SELECT r.why || ' ' || r.amount_fen || ' ' || r.state AS line FROM refund r JOIN payment p USING (company_id, payment_id)
     WHERE p.subject = 'exam' AND p.subject_id = $1 ORDER BY r.refund_id`,
    [orderId],
  );
  return rows.map(({ line }) => line);
}
