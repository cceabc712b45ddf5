import { dataOf } from './answers.ts';
import { makeCrowd, type Member } from './crowd.ts';
import { holdSeat, payTrade, startPaying, type Held } from './paying.ts';
import type { TestPortal } from './portal.ts';
import { makeSeats, orderFor } from './seats.ts';

/** A person of their own for each test. */
export async function someone(portal: TestPortal): Promise<Member> {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
}

/** An order the person has paid a part of. */
export async function paidOrder(portal: TestPortal, member: Member): Promise<Held> {
  const held = await holdSeat(portal, member, await makeSeats(portal.portal.database.pool, 1));
  await payTrade(portal, await startPaying(portal, member, held));
  return held;
}

/** An order the company pays whole. */
export async function freeOrder(portal: TestPortal, member: Member): Promise<Held> {
  const seats = await makeSeats(portal.portal.database.pool, 1);
  return dataOf(
    await portal.call('AddExamOrder', orderFor({ userGuid: member.guid }, seats), { session: member.token }),
  );
}

/** The check-up took place; it was on the day it was booked for, or on the one given. */
export async function examine({ portal }: TestPortal, orderId: number, day?: string): Promise<void> {
  await portal.database.pool.query(
    'UPDATE exam_order SET status = 30, book_date = coalesce($2::date, book_date) WHERE order_id = $1',
    [orderId, day ?? null],
  );
}
