import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { DAY, MINUTE } from '../../../../test/clock.ts';
import { makeCrowd, type Member } from '../../../../test/crowd.ts';
import {
  broken,
  holdSeat,
  leap,
  orderNow,
  PAID_FEN,
  PAID_SET,
  payTrade,
  refundsOf,
  runJobs,
  simOf,
  startPaying,
} from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { fixedCentre, makeSeats, orderFor, takenAt, type OrderForm, type Seats } from '../../../../test/seats.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';
import { SET } from '../../../../../demo/supply/sets.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal();
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

const CAROTID_FEN = 180_00;
const somebody = async (): Promise<Member> => (await makeCrowd(portal, 1))[0] as Member;

interface Scene {
  member: Member;
  from: Seats;
  to: Seats;
  orderId: number;
  orderNo: string;
}

/** A person with a booked order that was paid for, and another free seat. */
async function paidOrder(change: Partial<OrderForm> = {}): Promise<Scene> {
  const member = await somebody();
  const [from, to] = [await makeSeats(pool, 1), await makeSeats(pool, 1)];
  const order = await holdSeat(portal, member, from, change);
  await payTrade(portal, await startPaying(portal, member, order));
  expect((await orderNow(portal, order.orderId)).status).toBe(20);
  return { member, from, to, ...order };
}

const move = ({ member, to, orderId }: Scene, change: Partial<OrderForm> = {}, seats = to) =>
  portal.call(
    'AddExamOrder',
    { ...orderFor({ userGuid: member.guid }, seats), examSetId: PAID_SET, oldOrderId: orderId, ...change },
    { session: member.token },
  );
const drop = ({ member, orderId }: Scene) =>
  portal.call('DropOrderChange', { customerGuid: member.guid, orderId }, { session: member.token });
/** The pay page's answer when it is opened anew, and while it is open. */
const toldOf = async ({ member, orderId, orderNo }: Scene) => {
  const by = { session: member.token };
  const opened = dataOf(await portal.call('BeginPayWeb', { exam_order_ids: orderId }, by)).payInfo;
  const { state, refundFen } = dataOf(await portal.call('CheckedPayStatus', { order_no: orderNo }, by));
  expect(opened.state).toBe(state);
  return { state, refundFen, bookDate: opened.bookDate };
};
const seatsOf = async ({ from, to }: Scene) => [(await takenAt(pool, from)).booked, (await takenAt(pool, to)).booked];

describe('a change without a difference', () => {
  it('takes the new seat and frees the old one at once', async () => {
    const scene = await paidOrder();
    expect(dataOf(await move(scene))).toMatchObject({ orderId: scene.orderId, status_id: 20, selfFen: 0 });
    expect(await seatsOf(scene)).toEqual([0, 1]);
    expect(await orderNow(portal, scene.orderId)).toMatchObject({ status: 20, segment_id: scene.to.segmentId });
    expect(await refundsOf(portal, scene.orderId)).toEqual([]);
  });

  // proves: nothing changed
  it('that alters nothing is refused with -18, in both languages', async () => {
    const scene = await paidOrder();
    const answer = await move(scene, {}, scene.from);
    expect(answer.decoded).toMatchObject({ ok: false, code: -18 });
    expect(textOf(answer)).toContain('没有检测到变化');
  });

  it('may alter the report alone', async () => {
    const scene = await paidOrder();
    dataOf(await move(scene, { report_type: 'both', deliveryPaperWay: 'pickUp' }, scene.from));
    expect(await seatsOf(scene)).toEqual([1, 0]);
  });

  it('to a seat just taken by another leaves everything as it was, and offers others', async () => {
    const scene = await paidOrder();
    await holdSeat(portal, await somebody(), scene.to);
    const answer = await move(scene);
    expect(faultOf(answer)).toBe('seatTaken');
    expect(await seatsOf(scene)).toEqual([1, 1]);
    expect((await orderNow(portal, scene.orderId)).segment_id).toBe(scene.from.segmentId);
  });

  it('of an order that is not paid yet keeps its time and changes its price', async () => {
    const member = await somebody();
    const [from, to] = [await makeSeats(pool, 1), await makeSeats(pool, 1)];
    const order = await holdSeat(portal, member, from);
    const before = await orderNow(portal, order.orderId);
    const no = await startPaying(portal, member, order);
    const scene = { member, from, to, ...order };
    const changed = dataOf(await move(scene, { extraIds: [EXTRA.carotid] }));
    expect(changed).toMatchObject({ status_id: 10, selfFen: PAID_FEN + CAROTID_FEN });
    expect(new Date(changed.heldUntil ?? 0)).toEqual(before.held_until);
    // the old price cannot be paid with the old code
    expect(simOf(portal).world.trades.get(no)?.state).toBe('CLOSED');
    expect(await seatsOf(scene)).toEqual([0, 1]);
  });
});

describe('a change that costs more', () => {
  const withExtra = { extraIds: [EXTRA.carotid] };

  it('holds the new seat beside the old one until the difference is paid, and only that', async () => {
    const scene = await paidOrder();
    const held = dataOf(await move(scene, withExtra));
    expect(held).toMatchObject({ orderId: scene.orderId, status_id: 10, selfFen: CAROTID_FEN });
    expect(await seatsOf(scene)).toEqual([1, 1]);
    expect(await orderNow(portal, scene.orderId)).toMatchObject({ status: 20, segment_id: scene.from.segmentId });
    const info = dataOf(
      await portal.call('BeginPayWeb', { exam_order_ids: scene.orderId }, { session: scene.member.token }),
    );
    expect(info.payInfo).toMatchObject({ amountFen: CAROTID_FEN, isChange: true, state: 'unpaid', extras: 1 });

    await payTrade(portal, await startPaying(portal, scene.member, scene));
    expect(await seatsOf(scene)).toEqual([0, 1]);
    expect(await orderNow(portal, scene.orderId)).toMatchObject({
      status: 20,
      segment_id: scene.to.segmentId,
      self_fen: PAID_FEN + CAROTID_FEN,
    });
  });

  it('that is not paid in time leaves the order as it was', async () => {
    const scene = await paidOrder();
    dataOf(await move(scene, withExtra));
    expect(faultOf(await move(scene, { report_type: 'both', deliveryPaperWay: 'pickUp' }))).toBe('changeHeld');
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect(await seatsOf(scene)).toEqual([1, 0]);
    expect(await orderNow(portal, scene.orderId)).toMatchObject({ status: 20, self_fen: PAID_FEN });
    expect(await toldOf(scene)).toEqual({ state: 'changeOver', refundFen: 0, bookDate: scene.from.day });
    const pay = portal.call('QrWeixinPay', { out_trade_no: scene.orderNo }, { session: scene.member.token });
    expect(faultOf(await pay)).toBe('noChangeHeld');
    // another change makes up for it
    dataOf(await move(scene));
    expect((await toldOf(scene)).state).toBe('paid');
  });

  it('that is given up frees the new seat', async () => {
    const scene = await paidOrder();
    dataOf(await move(scene, withExtra));
    dataOf(await drop(scene));
    expect(await seatsOf(scene)).toEqual([1, 0]);
    expect(faultOf(await drop(scene))).toBe('noChangeHeld');
    expect((await toldOf(scene)).state).toBe('changeDropped');
  });

  it('and is paid after its time: made if the seat is still free, else the money goes back', async () => {
    for (const taken of [false, true]) {
      const scene = await paidOrder();
      dataOf(await move(scene, withExtra));
      const no = await startPaying(portal, scene.member, scene);
      await leap(portal, 31 * MINUTE);
      await runJobs(portal);
      if (taken) await holdSeat(portal, await somebody(), scene.to);
      await payTrade(portal, no, { force: true });
      await runJobs(portal);
      expect((await orderNow(portal, scene.orderId)).segment_id).toBe((taken ? scene.from : scene.to).segmentId);
      expect(await refundsOf(portal, scene.orderId)).toEqual(taken ? [`late ${CAROTID_FEN} done`] : []);
      const told = taken ? { state: 'changeOver', refundFen: CAROTID_FEN } : { state: 'paid', refundFen: 0 };
      expect(await toldOf(scene)).toMatchObject(told);
    }
  });
});

describe('a change that costs less', () => {
  it('gives the rest back', async () => {
    const scene = await paidOrder();
    await pool.query('UPDATE plan_set SET company_fen = company_fen + 6000 WHERE company_id = 100 AND set_id = $1', [
      PAID_SET,
    ]);
    try {
      dataOf(await move(scene));
      await runJobs(portal);
      expect(await refundsOf(portal, scene.orderId)).toEqual(['cheaper 6000 done']);
      expect((await orderNow(portal, scene.orderId)).self_fen).toBe(PAID_FEN - 6000);
    } finally {
      await pool.query('UPDATE plan_set SET company_fen = company_fen - 6000 WHERE company_id = 100 AND set_id = $1', [
        PAID_SET,
      ]);
    }
  });
});

describe('what cannot be changed', () => {
  it('the package, a paid add-on, another’s order', async () => {
    const scene = await paidOrder({ extraIds: [EXTRA.carotid] });
    expect(faultOf(await move(scene, { examSetId: SET.careMale, extraIds: [EXTRA.carotid] }))).toBe('packageFixed');
    expect(faultOf(await move(scene, { extraIds: [] }))).toBe('extraPaid');
    const other = await paidOrder();
    expect(faultOf(await move({ ...other, orderId: scene.orderId }))).toBe('notYours');
  });

  it('an order at a centre that takes no changes: cancel first', async () => {
    const centerId = await fixedCentre(pool, PAID_SET);
    const member = await somebody();
    const [from, to] = [await makeSeats(pool, 1, { centerId }), await makeSeats(pool, 1, { centerId })];
    const order = await holdSeat(portal, member, from);
    const asked = { customerGuid: member.guid, orderId: order.orderId };
    const told = dataOf(await portal.call('ExamOrderChangeable', asked, { session: member.token }));
    expect(told).toMatchObject({ changeable: false, reason: { fault: 'centreNoModify', next: 'cancelFirst' } });
    expect(faultOf(await move({ member, from, to, ...order }))).toBe('centreNoModify');
    dataOf(await portal.call('CancelExamOrder', asked, { session: member.token }));
  });

  // proves: notice of a change
  it('one whose notice is over: the hotline, with the order number', async () => {
    const scene = await paidOrder();
    // the 22nd, four working days before it and Dragon Boat between: until the 14th
    await leap(portal, 5 * DAY);
    const answer = await move(scene);
    expect(faultOf(answer)).toBe('noticeOver');
    expect(textOf(answer)).toContain(scene.orderNo);
    const cancel = { customerGuid: scene.member.guid, orderId: scene.orderId };
    expect(faultOf(await portal.call('CancelExamOrder', cancel, { session: scene.member.token }))).toBe('noticeOver');
  });
});
