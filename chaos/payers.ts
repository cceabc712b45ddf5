import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { SET } from '../demo/supply/sets.ts';
import { TEST_NOW } from '../server/test/clock.ts';
import { makeCrowd } from '../server/test/crowd.ts';
import { makeSeats, orderFor } from '../server/test/seats.ts';
import { ask } from './ask.ts';
import type { Wish } from './book.ts';

/** One place in four has fewer seats than people who want one. */
const PLACES = 4;
const SCARCE_SEATS = 40;

export async function makePayers(pool: pg.Pool, count: number): Promise<Wish[]> {
  const crowd = await makeCrowd({ portal: { database: { pool } }, clock: { now: () => TEST_NOW } }, count);
  const places = [await makeSeats(pool, SCARCE_SEATS)];
  while (places.length < PLACES) places.push(await makeSeats(pool, count));
  return crowd.flatMap((member, at) => {
    const seats = places[at % PLACES];
    return seats ? [{ member, seats, scarce: at % PLACES === 0 }] : [];
  });
}

/** The news one person got from the portal, and from the payment provider. */
export interface Payer {
  wish: Wish;
  orderId?: number;
  refusal?: string;
  /** The provider took the money. */
  paid: boolean;
  /** The portal said that the order is cancelled. */
  cancelled: boolean;
}

export interface Places {
  nodes: string[];
  simulator: string;
  pool: pg.Pool;
  freshKeys: boolean;
}

/** Of ten: three pay, three pay and no notice comes, two pay and cancel, one only cancels, one does both at once. */
export const FATES = [
  ...['pay', 'pay', 'pay', 'quietly', 'quietly', 'quietly'],
  ...['thenCancel', 'thenCancel', 'cancel', 'both'],
] as const;

export async function payOnce(wish: Wish, { nodes, simulator, pool, freshKeys }: Places): Promise<Payer> {
  const { member, seats } = wish;
  const as = { session: member.token, freshKeys };
  const form = { ...orderFor({ userGuid: member.guid }, seats), examSetId: SET.plusMale };
  const held = await ask(nodes, 'AddExamOrder', form, as);
  const untold: Payer = { wish, paid: false, cancelled: false };
  if (!held.data) return { ...untold, refusal: held.refusal };
  const { orderId, orderNo } = held.data;
  const begun = await ask(nodes, 'QrWeixinPay', { out_trade_no: orderNo }, as);
  if (!begun.data) return { ...untold, orderId, refusal: `${begun.refusal} (paying)` };
  const pay = async (how: object): Promise<boolean> => payAt(simulator, await tradeOf(pool, 'exam', orderId), how);
  const cancel = async (): Promise<boolean> => {
    const answer = await ask(nodes, 'CancelExamOrder', { customerGuid: member.guid, orderId }, as);
    return answer.data !== undefined;
  };
  const fate = FATES[randomInt(FATES.length)];
  const first = fate === 'both' || fate === 'cancel' ? cancel() : undefined;
  const paid = fate !== 'cancel' && (await pay({ quietly: fate === 'quietly', force: fate === 'both' }));
  const cancelled = await (first ?? (fate === 'thenCancel' && cancel()));
  return { wish, orderId, paid, cancelled };
}

export async function tradeOf(pool: pg.Pool, subject: 'exam' | 'mall', orderId: number): Promise<string> {
  const { rows } = await pool.query<{ no: string }>(
    'SELECT out_trade_no AS no FROM payment WHERE subject = $1 AND subject_id = $2 ORDER BY payment_id DESC LIMIT 1',
    [subject, orderId],
  );
  return rows[0]?.no ?? 'none';
}

export async function payAt(simulator: string, no: string, how: object): Promise<boolean> {
  const answer = await fetch(`${simulator}/control/trades/${no}/pay`, { method: 'POST', body: JSON.stringify(how) });
  const { outcome } = (await answer.json()) as { outcome: string };
  return outcome === 'paid';
}
