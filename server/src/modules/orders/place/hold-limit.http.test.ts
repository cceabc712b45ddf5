import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { HOUR } from '../../../../test/clock.ts';
import { makeCrowd, type Member } from '../../../../test/crowd.ts';
import { holdSeat, leap, PAID_SET, payTrade, startPaying, type Held } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';
import { makeSeats, orderFor, takenAt, type Seats } from '../../../../test/seats.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

const somebody = async (): Promise<Member> => (await makeCrowd(portal, 1))[0] as Member;
const hold = (member: Member, seats: Seats, change = {}, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call(
    'AddExamOrder',
    { ...orderFor({ userGuid: member.guid }, seats), examSetId: PAID_SET, ...change },
    { session: member.token, language },
  );
const cancel = async (member: Member, { orderId }: Held) =>
  dataOf(await portal.call('CancelExamOrder', { customerGuid: member.guid, orderId }, { session: member.token }));

async function giveUp(member: Member, seats: Seats, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await cancel(member, await holdSeat(portal, member, seats));
}

describe('holding a seat and giving it up', () => {
  // proves: seats held and given up
  it('goes five times a day; then it says from when on it goes again, and so it does', async () => {
    const [member, seats] = [await somebody(), await makeSeats(pool, 3)];
    await giveUp(member, seats, 5);
    const refused = await hold(member, seats);
    expect(faultOf(refused)).toBe('holdsUsedUp');
    expect(textOf(refused)).toContain('2026 年 6 月 11 日');
    expect(textOf(await hold(member, seats, {}, 'en-us'))).toContain('from midnight');
    expect(await takenAt(pool, seats)).toEqual({ booked: 0, orders: 0 });
    // others are not refused, and an order that costs nothing is no hold
    await giveUp(await somebody(), seats, 1);
    dataOf(await portal.call('AddExamOrder', orderFor({ userGuid: member.guid }, seats), { session: member.token }));
  });

  it('the next day begins anew, and paid ones do not count', async () => {
    const [member, seats] = [await somebody(), await makeSeats(pool, 3)];
    await giveUp(member, seats, 4);
    const paid = await holdSeat(portal, member, seats);
    await payTrade(portal, await startPaying(portal, member, paid));
    await cancel(member, paid);
    await giveUp(member, seats, 1);
    expect(faultOf(await hold(member, seats))).toBe('holdsUsedUp');
    await leap(portal, 16 * HOUR);
    dataOf(await hold(member, seats));
  });
});

describe('changes that hold a second seat', () => {
  // proves: second seats held and given up
  it('are counted in the same way, for the order they change', async () => {
    const [member, seats, others] = [await somebody(), await makeSeats(pool, 1), await makeSeats(pool, 1)];
    const order = await holdSeat(portal, member, seats);
    await payTrade(portal, await startPaying(portal, member, order));
    const dearer = { oldOrderId: order.orderId, extraIds: [EXTRA.carotid] };
    for (let time = 0; time < 5; time += 1) {
      dataOf(await hold(member, others, dearer));
      const own = { customerGuid: member.guid, orderId: order.orderId };
      dataOf(await portal.call('DropOrderChange', own, { session: member.token }));
      // two within one millisecond would be one line of the history
      portal.clock.advance(1);
    }
    expect(faultOf(await hold(member, others, dearer))).toBe('holdsUsedUp');
    expect(await takenAt(pool, others)).toEqual({ booked: 0, orders: 0 });
  });
});

describe('a full segment', () => {
  // proves: a repeated order says so
  it('tells a person with a seat in it that they have one, whatever the key', async () => {
    const [member, seats] = [await somebody(), await makeSeats(pool, 1)];
    await holdSeat(portal, member, seats);
    expect(faultOf(await hold(member, seats))).toBe('alreadyReserved');
    expect(faultOf(await hold(await somebody(), seats))).toBe('seatTaken');
  });
});
