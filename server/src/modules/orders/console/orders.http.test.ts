import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { OpsRegistry } from '#contract/ops/registry';
import { confirmSessions } from '../../../../test/account-scenes.ts';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { setConfig } from '../../../../test/company-config.ts';
import { bookOrder, bringForward, type Booked } from '../../../../test/ops-stage.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { broken, holdSeat, orderNow, payTrade, refundsOf, runJobs, startPaying } from '../../../../test/paying.ts';
import { changePerson } from '../../../../test/change-person.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { asConsole } from '../../../db/transact.ts';
import { CROWD_COMPANY, makeCrowd } from '../../../../test/crowd.ts';
import { makeSeats, orderFor, seatsMatchOrders, takenAt, type Seats } from '../../../../test/seats.ts';

let portal: TestPortal;
let support: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  await setConfig(portal, CROWD_COMPANY, 'booking', { bookAheadDays: 3 });
  support = await portal.operator('support');
});
afterAll(() => portal.stop());

const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];

interface Audited {
  action: string;
  reason: string;
  person: string | null;
  company_id: number;
}
const audited = (subjectId: string | number) =>
  ask<Audited>(
    `SELECT action, reason, person_guid AS person, company_id FROM audit WHERE subject_id = $1 ORDER BY company_id, seq`,
    [String(subjectId)],
  );

const because = { reasonKind: 'centreClosed', reason: '机构设备检修' } as const;
/** Eight days after the tests' today; the demo company wants more than five working days of notice for some. */
const SOON = '2026-06-11';

type Move = Payload<OpsRegistry['OpsOrderReschedule']>;
const moveTo = (
  { companyId, orderId }: Booked,
  { centerId, day, segmentId }: Seats,
  more: Partial<Move> = {},
): Move => ({
  ...{ companyId, orderId, centerId, day, segmentId },
  ...because,
  ...more,
});
const seatsAt = (day?: string) => makeSeats(portal.portal.database.pool, 1, day === undefined ? {} : { day });
/** The order's day is tomorrow: the time for online changes is over. */
const makeUrgent = (booked: Booked) =>
  ask('UPDATE exam_order SET book_date = $2 WHERE order_id = $1', [booked.orderId, SOON]);

const search = async (payload: Payload<OpsRegistry['OpsOrderSearch']>) =>
  dataOf(await portal.call('OpsOrderSearch', payload, { session: support }));

describe('an operator finds orders', () => {
  it('by their number, in whichever company, and only with the right day', async () => {
    const booked = await bookOrder(portal);
    const found = await search({ text: booked.orderNo });
    expect(found).toMatchObject({ recognisedAs: 'orderNo', total: 1, counts: { all: 1, '20': 1, '40': 0 } });
    expect(found.rows[0]).toMatchObject({ orderId: booked.orderId, company: { companyId: CROWD_COMPANY } });
    const otherDay = booked.orderNo.replace(/^TJ\d{8}/, 'TJ20200101');
    expect((await search({ text: otherDay })).rows).toEqual([]);
  });

  // proves: names are masked in the console
  it('by the phone of the booking person, typed as people type it: their own and their relatives’', async () => {
    const parent = await portal.login('demo', 'parent');
    await confirmSessions(portal, parent);
    const revealed = dataOf(
      await portal.call('RevealPerson', { customerGuid: parent.user.CustomerGuid }, { session: parent }),
    );
    const { phone } = revealed;
    const typed = `+86 ${phone.slice(0, 3)}-${phone.slice(3, 7)} ${phone.slice(7)}`;
    const found = await search({ text: typed });
    expect(found.recognisedAs).toBe('phone');
    expect(found.rows.length).toBeGreaterThanOrEqual(2);
    expect(found.rows.some((row) => row.person.isRelative)).toBe(true);
    const told = JSON.stringify(found);
    expect(told).not.toContain(phone);
    expect(told).not.toContain(parent.user.Name);
    expect(found.rows[0]?.person.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  it('by the beginning of a name, narrowed by company, day and state', async () => {
    const booked = await bookOrder(portal);
    await changePerson(portal, CROWD_COMPANY, booked.member.guid, { name: 'Ouyang 测试_%' });
    expect((await search({ text: ' ouyang  测' })).rows.map(({ orderId }) => orderId)).toEqual([booked.orderId]);
    expect((await search({ text: 'ouyang%' })).rows).toEqual([]);
    expect(await search({ text: 'O' })).toMatchObject({ recognisedAs: 'shortName', rows: [], total: 0 });
    expect((await search({ text: 'OUYANG', companyId: 210 })).rows).toEqual([]);
    expect((await search({ text: 'OUYANG', from: booked.seats.day, to: booked.seats.day })).total).toBe(1);
    expect((await search({ text: 'OUYANG', to: '2026-06-01' })).total).toBe(0);
    const closed = await search({ text: 'OUYANG', status: '40' });
    expect(closed).toMatchObject({ rows: [], total: 0, counts: { all: 1, '20': 1 } });
  });

  it('pages through all of them in the order asked for', async () => {
    const first = await search({ sort: 'createdAt', pageSize: 3 });
    const second = await search({ sort: 'createdAt', pageSize: 3, pageIndex: 1 });
    const times = [...first.rows, ...second.rows].map(({ createdAt }) => createdAt);
    expect(times).toHaveLength(6);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set([...first.rows, ...second.rows].map(({ orderId }) => orderId)).size).toBe(6);
  });

  it('and leaves a trace: how was searched, not what for', async () => {
    await search({ text: '13800000000' });
    const rows = await ask<{ reason: string; all: string }>(
      `SELECT reason, a::text AS all FROM audit a WHERE action = 'order.search' ORDER BY seq DESC LIMIT 1`,
    );
    expect(rows[0]?.reason).toBe('phone');
    expect(rows[0]?.all).not.toContain('13800000000');
  });
});

describe('the console’s role', () => {
  it('reads what it is granted and changes nothing of a company’s', async () => {
    const { database } = portal.portal;
    const tried = [
      () => asConsole(database, (db) => db.selectFrom('person').select('id_number').execute()),
      () => asConsole(database, (db) => db.selectFrom('exam_order').select('abnormal_reason').execute()),
      () => asConsole(database, (db) => db.selectFrom('message').select('body').execute()),
      () => asConsole(database, (db) => db.selectFrom('company_key').selectAll().execute()),
      () => asConsole(database, (db) => db.updateTable('exam_order').set({ status: 40 }).execute()),
      () => asConsole(database, (db) => db.deleteFrom('message').execute()),
    ];
    for (const attempt of tried) await expect(attempt()).rejects.toMatchObject({ code: '42501' });
    const people = await asConsole(database, (db) => db.selectFrom('person').select('company_id').distinct().execute());
    expect(people.length).toBeGreaterThan(1);
  });
});

describe('an order as an operator sees it', () => {
  // proves: a look at an order is audited
  it('is whole but masked, and the look at it is audited', async () => {
    const booked = await bookOrder(portal);
    const { companyId, orderId } = booked;
    const shown = dataOf(await portal.call('OpsOrderDetail', { companyId, orderId }, { session: support }));
    expect(shown).toMatchObject({
      orderNo: booked.orderNo,
      person: { name: '群**', guid: booked.member.guid },
      changeUntil: { isOver: false },
      refused: { reschedule: null, cancel: null, noShow: { fault: 'examAhead' } },
    });
    expect(shown.history).toMatchObject([{ source: 'event', kind: 'placed' }]);
    expect(await audited(orderId)).toEqual([
      { action: 'order.view', reason: '', person: booked.member.guid, company_id: CROWD_COMPANY },
    ]);
  });

  it('of another company, or invented, is not there', async () => {
    const { orderId } = await bookOrder(portal);
    for (const on of [
      { companyId: 210, orderId },
      { companyId: 0, orderId },
      { companyId: CROWD_COMPANY, orderId: 1e12 },
    ])
      expect(faultOf(await portal.call('OpsOrderDetail', on, { session: support }))).toBe('recordUnknown');
  });

  it('shows one field whole for a purpose, which stands in the audit', async () => {
    const { companyId, orderId } = await bookOrder(portal);
    const reveal = (more: object) =>
      portal.call(
        'OpsOrderReveal',
        { companyId, orderId, field: 'name', purpose: 'contact', ...more },
        { session: support },
      );
    expect(dataOf(await reveal({}))).toEqual({ value: '群众', seconds: 30 });
    expect(faultOf(await reveal({ purpose: 'other' }))).toBe('revealReasonNeeded');
    expect(faultOf(await reveal({ field: 'phone' }))).toBe('nothingToReveal');
    dataOf(await reveal({ purpose: 'other', note: '核对姓名' }));
    expect((await audited(orderId)).map(({ action, reason }) => `${action} ${reason}`)).toEqual([
      'order.reveal.name contact',
      'order.reveal.name other: 核对姓名',
    ]);
  });
});

describe('moving an order for a person', () => {
  it('keeps everything but place and time; the person reads why', async () => {
    const booked = await bookOrder(portal);
    const to = await seatsAt('2026-06-23');
    const moved = await portal.call('OpsOrderReschedule', moveTo(booked, to), { session: support });
    expect(dataOf(moved)).toMatchObject({ orderId: booked.orderId, bookDate: '2026-06-23' });
    expect(await takenAt(portal.portal.database.pool, booked.seats)).toEqual({ booked: 0, orders: 0 });
    expect(await takenAt(portal.portal.database.pool, to)).toEqual({ booked: 1, orders: 1 });
    const { examOrders } = dataOf(
      await portal.call('GetExamOrders', { userGuid: booked.member.guid }, { session: booked.member.token }),
    );
    expect(examOrders[0]).toMatchObject({
      bookDate: '2026-06-23',
      byService: { kind: 'changed', reason: 'centreClosed' },
    });
    const detail = await portal.call(
      'GetExamOrderDetail',
      { orderId: booked.orderId },
      { session: booked.member.token },
    );
    expect(dataOf(detail).examOrderDetail.events.at(-1)).toMatchObject({
      kind: 'changed',
      serviceReason: 'centreClosed',
    });
    const { companyId, orderId } = booked;
    const shown = dataOf(await portal.call('OpsOrderDetail', { companyId, orderId }, { session: support }));
    expect(shown.history[0]).toMatchObject({
      source: 'operator',
      kind: 'order.reschedule',
      by: support.name,
      reason: 'centreClosed: 机构设备检修',
      detail: { was: { day: booked.seats.day } },
    });
    expect(shown.history).toHaveLength(2);
    expect(await broken(portal)).toEqual([]);
  });

  // proves: past the notice only on purpose
  it('inside the notice takes an override, which is audited as such', async () => {
    const booked = await bookOrder(portal);
    await makeUrgent(booked);
    const to = await seatsAt('2026-06-24');
    const press = (override: boolean) =>
      portal.call('OpsOrderReschedule', moveTo(booked, to, { override }), { session: support });
    expect(faultOf(await press(false))).toBe('overrideNeeded');
    expect(await audited(booked.orderId)).toEqual([]);
    expect(faultOf(await press(true))).toBe('answered');
    expect((await audited(booked.orderId)).map(({ action }) => action)).toEqual(['order.reschedule.override']);
  });

  it('to a day closer than the company takes bookings takes one too; a day that is over is never given', async () => {
    const booked = await bookOrder(portal);
    const press = async (day: string, override: boolean) =>
      faultOf(
        await portal.call('OpsOrderReschedule', moveTo(booked, await seatsAt(day), { override }), { session: support }),
      );
    expect(await press('2026-06-12', false)).toBe('overrideNeeded');
    expect(await press('2026-06-09', true)).toBe('dayPast');
    expect(await press('2026-06-12', true)).toBe('answered');
    expect((await audited(booked.orderId)).map(({ action }) => action)).toEqual(['order.reschedule.override']);
  });

  it('to a day that could no longer be changed online takes one, and the days say so; the person reads no note', async () => {
    const booked = await bookOrder(portal);
    const { companyId, orderId } = booked;
    const to = await seatsAt('2026-06-15');
    const on = { companyId, orderId, centerId: to.centerId };
    const { noticeDays, days } = dataOf(await portal.call('OpsRescheduleOptions', on, { session: support }));
    const close = days.filter(({ isClose }) => isClose).map(({ day }) => day);
    expect([noticeDays, close.includes('2026-06-15'), close.includes('2026-06-24')]).toEqual([4, true, false]);
    const press = (override: boolean) =>
      portal.call('OpsOrderReschedule', moveTo(booked, to, { override, reasonKind: 'employeeAsked' }), {
        session: support,
      });
    const refused = await press(false);
    expect([faultOf(refused), textOf(refused)]).toEqual([
      'overrideNeeded',
      expect.stringContaining('距体检不足 4 个工作日'),
    ]);
    expect(faultOf(await press(true))).toBe('answered');
    expect((await audited(orderId)).map(({ action }) => action)).toEqual(['order.reschedule.override']);
    const { guid, token } = booked.member;
    const { rows } = dataOf(await portal.call('WhoLooked', { userGuid: guid }, { session: token }));
    expect(rows[0]).toMatchObject({ what: '代为改期（已过线上时限）', why: '您来电要求' });
    expect(JSON.stringify(rows)).not.toContain('机构设备检修');
  });

  it('at a centre that takes no changes takes one as well', async () => {
    const booked = await bookOrder(portal);
    const [was] = await ask<{ changeable: boolean }>('SELECT changeable FROM center WHERE center_id = $1', [
      booked.seats.centerId,
    ]);
    expect(was?.changeable).toBe(true);
    const closedCentre = await ask<{ id: number }>('SELECT center_id AS id FROM center WHERE NOT changeable LIMIT 1');
    await ask('UPDATE exam_order SET center_id = $2 WHERE order_id = $1', [booked.orderId, closedCentre[0]?.id]);
    const to = await seatsAt('2026-06-25');
    const press = (override: boolean) =>
      portal.call('OpsOrderReschedule', moveTo(booked, to, { override }), { session: support });
    expect(faultOf(await press(false))).toBe('overrideNeeded');
    expect(faultOf(await press(true))).toBe('answered');
  });

  it('never passes rules about people or seats', async () => {
    const booked = await bookOrder(portal);
    const full = await makeSeats(portal.portal.database.pool, 0, { day: '2026-06-23' });
    const press = (seats: Seats) =>
      portal.call('OpsOrderReschedule', moveTo(booked, seats, { override: true }), { session: support });
    expect(faultOf(await press(full))).toBe('seatTaken');
    await changePerson(portal, CROWD_COMPANY, booked.member.guid, { birthDate: '2015-01-01' });
    expect(faultOf(await press(await seatsAt('2026-06-23')))).toBe('underAge');
    expect(await seatsMatchOrders(portal.portal.database.pool)).toEqual([]);
  });

  // proves: an operator’s press is answered again
  it('happens once for one press, however often it arrives', async () => {
    const booked = await bookOrder(portal);
    const to = await makeSeats(portal.portal.database.pool, 2, { day: '2026-06-23' });
    const options = { session: support, headers: { 'idempotency-key': `move-once-${booked.orderId}` } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => portal.call('OpsOrderReschedule', moveTo(booked, to), options)),
    );
    expect(answers.map(faultOf)).toEqual(['answered', 'answered', 'answered']);
    expect(faultOf(await portal.call('OpsOrderReschedule', moveTo(booked, to), options))).toBe('answered');
    expect(faultOf(await portal.call('OpsOrderReschedule', moveTo(booked, to), { session: support }))).toBe('noChange');
    expect((await audited(booked.orderId)).map(({ action }) => action)).toEqual(['order.reschedule']);
    expect(await takenAt(portal.portal.database.pool, to)).toEqual({ booked: 1, orders: 1 });
  });

  it('offers centres, days and times that can be had', async () => {
    const booked = await bookOrder(portal);
    const { companyId, orderId } = booked;
    const to = await seatsAt('2026-06-12');
    const asked = { companyId, orderId, centerId: to.centerId, day: to.day };
    const offered = dataOf(await portal.call('OpsRescheduleOptions', asked, { session: support }));
    expect(offered.centers.map(({ id }) => id)).toContain(to.centerId);
    expect(offered.days.find(({ day }) => day === '2026-06-12')).toMatchObject({ needsOverride: true });
    expect(offered.days.find(({ day }) => day === booked.seats.day)).toMatchObject({ needsOverride: false });
    expect(offered.segments.map(({ id }) => id)).toContain(to.segmentId);
  });
});

describe('cancelling an order for a person', () => {
  it('gives back all that was paid, and the books stay right', async () => {
    const [member] = await makeCrowd(portal, 1);
    if (!member) throw new Error('nobody came');
    const held = await holdSeat(portal, member, await seatsAt());
    await payTrade(portal, await startPaying(portal, member, held));
    await ask('UPDATE exam_order SET book_date = $2 WHERE order_id = $1', [held.orderId, SOON]);
    const press = (override: boolean) =>
      portal.call(
        'OpsOrderCancel',
        { companyId: CROWD_COMPANY, orderId: held.orderId, ...because, override },
        { session: support },
      );
    expect(faultOf(await press(false))).toBe('overrideNeeded');
    expect(dataOf(await press(true))).toEqual({ orderId: held.orderId, refundFen: 360_00 });
    expect(await orderNow(portal, held.orderId)).toMatchObject({ status: 40, closed_as: 'cancelled' });
    await runJobs(portal);
    expect(await refundsOf(portal, held.orderId)).toEqual(['cancelled 36000 done']);
    expect(await broken(portal)).toEqual([]);
    expect((await audited(held.orderId)).map(({ action }) => action)).toEqual(['order.cancel.override']);
  });

  it('at the moment the person moves or cancels it: one wins, and every seat has its order', async () => {
    for (let round = 0; round < 4; round += 1) {
      const booked = await bookOrder(portal);
      const { companyId, orderId, member } = booked;
      const to = await seatsAt('2026-06-23');
      const answers = await Promise.all([
        portal.call('CancelExamOrder', { customerGuid: member.guid, orderId }, { session: member.token }),
        portal.call('OpsOrderReschedule', moveTo(booked, to), { session: support }),
        portal.call('OpsOrderCancel', { companyId, orderId, ...because }, { session: support }),
      ]);
      const told = answers.map(faultOf);
      expect(told.filter((fault) => !['answered', 'orderClosed', 'orderChanged'].includes(fault))).toEqual([]);
      expect([told[0], told[2]].filter((fault) => fault === 'answered')).toHaveLength(1);
      expect(await orderNow(portal, orderId)).toMatchObject({ status: 40 });
      expect(await broken(portal)).toEqual([]);
    }
  });
});

describe('who did not come', () => {
  // proves: a no-show has had its day
  it('is a no-show from the day on: nothing goes back, and the books stay right', async () => {
    const [member] = await makeCrowd(portal, 1);
    if (!member) throw new Error('nobody came');
    const held = await holdSeat(portal, member, await seatsAt());
    await payTrade(portal, await startPaying(portal, member, held));
    const on = { companyId: CROWD_COMPANY, orderId: held.orderId, reason: '机构反馈未到' };
    const press = () => portal.call('OpsOrderNoShow', on, { session: support });
    expect(faultOf(await press())).toBe('examAhead');
    await bringForward(portal, held);
    expect(faultOf(await press())).toBe('answered');
    expect(faultOf(await press())).toBe('orderClosed');
    expect(await orderNow(portal, held.orderId)).toMatchObject({ status: 40, closed_as: 'noShow' });
    expect(await refundsOf(portal, held.orderId)).toEqual([]);
    expect(await broken(portal)).toEqual([]);
    const { examOrders } = dataOf(
      await portal.call('GetExamOrders', { userGuid: member.guid }, { session: member.token }),
    );
    expect(examOrders[0]).toMatchObject({ closedAs: 'noShow', paid: 'paid', refundFen: 0 });
    expect((await search({ status: 'noShow' })).rows.map(({ orderId }) => orderId)).toContain(held.orderId);
  });
});

describe('an abnormal order', () => {
  // proves: an abnormal order is left alone
  it('can only be read by its person, until it is cleared up', async () => {
    const [member] = await makeCrowd(portal, 1);
    if (!member) throw new Error('nobody came');
    const held = await holdSeat(portal, member, await seatsAt());
    const { orderId } = held;
    const mark = (abnormal: boolean) =>
      portal.call(
        'OpsOrderAbnormal',
        { companyId: CROWD_COMPANY, orderId, abnormal, reason: '套餐与性别不符' },
        { session: support },
      );
    expect(dataOf(await mark(true))).toEqual({ orderId, abnormal: true });
    expect(faultOf(await mark(true))).toBe('noChange');
    const session = member.token;
    const form = orderFor({ userGuid: member.guid }, await seatsAt());
    const invoice = { invoiceTypeId: 1, title: '群众', invoiceEmail: 'a@demo.example' };
    const said = [{ evaluateOptionId: 1, stars: 5 }];
    const onOrder = { customerGuid: member.guid, orderId };
    const told = [
      await portal.call('AddExamOrder', { ...form, oldOrderId: orderId }, { session }),
      await portal.call('CancelExamOrder', onOrder, { session }),
      await portal.call('DropOrderChange', onOrder, { session }),
      await portal.call('QrWeixinPay', { out_trade_no: held.orderNo }, { session }),
      await portal.call('SaveOrderInvoice', { ...onOrder, invoice }, { session }),
      await portal.call(
        'SaveEvaluationInfo',
        { customerGuid: member.guid, ExamOrderId: orderId, CustomeEvaluations: said },
        { session },
      ),
    ];
    expect(told.map(faultOf)).toEqual(told.map(() => 'orderAbnormal'));
    expect(faultOf(await portal.call('GetExamOrderDetail', { orderId }, { session }))).toBe('answered');
    const { examOrders } = dataOf(await portal.call('GetExamOrders', { userGuid: member.guid }, { session }));
    expect(examOrders[0]).toMatchObject({ abnormal: true, cancelReason: { fault: 'orderAbnormal' } });
    expect((await search({ status: 'abnormal' })).rows.map((row) => row.orderId)).toContain(orderId);
    expect(dataOf(await mark(false))).toEqual({ orderId, abnormal: false });
    expect(faultOf(await portal.call('CancelExamOrder', onOrder, { session }))).toBe('answered');
    expect((await audited(orderId)).map(({ action }) => action)).toEqual(['order.abnormal', 'order.abnormalCleared']);
  });
});
