import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { NewsItem } from '#contract/calls/news';
import type { OrderStanding } from '#contract/schemas/order-standing';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { DAY, MINUTE } from '../../../../test/clock.ts';
import { CROWD_COMPANY, type Member } from '../../../../test/crowd.ts';
import { someone } from '../../../../test/examined.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { broken, holdSeat, leap, PAID_FEN, PAID_SET, payTrade, runJobs, startPaying } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { fixedCentre, makeSeats } from '../../../../test/seats.ts';
import { transact } from '../../../db/transact.ts';
import { examNews } from '../../messages/texts/exam-facts.ts';
import { examTemplates } from '../../messages/texts/exam-texts.ts';
import { smsText } from '../../messages/texts/render.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';

let portal: TestPortal;
let admin: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  admin = await portal.operator('admin');
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

interface Order {
  member: Member;
  orderId: number;
  orderNo: string;
}
const query = (text: string, values: unknown[] = []) => portal.portal.database.pool.query(text, values);
const on = ({ orderId }: Order) => ({ companyId: CROWD_COMPANY, orderId });
const because = { reasonKind: 'employeeAsked' as const, reason: '员工来电' };

async function held(): Promise<Order> {
  const member = await someone(portal);
  return { member, ...(await holdSeat(portal, member, await makeSeats(portal.portal.database.pool, 1))) };
}
const pay = async ({ member, ...order }: Order) => payTrade(portal, await startPaying(portal, member, order));
const cancel = async ({ member, orderId }: Order) =>
  dataOf(await portal.call('CancelExamOrder', { customerGuid: member.guid, orderId }, { session: member.token }));

/** The check-up took place, and its seat is free. */
async function examined({ orderId }: Order): Promise<void> {
  const { rows } = await query('UPDATE exam_order SET status = 30 WHERE order_id = $1 RETURNING segment_id', [orderId]);
  await query('UPDATE segment SET booked = booked - 1 WHERE segment_id = $1', [rows[0].segment_id]);
}

/** A paid order and a dearer day it is to be moved to. */
async function dearerChange(order: Order): Promise<void> {
  await pay(order);
  const { member, orderId } = order;
  await holdSeat(portal, member, await makeSeats(portal.portal.database.pool, 1), {
    oldOrderId: orderId,
    extraIds: [EXTRA.carotid],
  });
}
async function timeIsOver(): Promise<void> {
  await leap(portal, 31 * MINUTE);
  admin = await portal.operator('admin');
}

/** The words of every place about an order; they must agree. */
async function toldOf({ member, orderId, orderNo }: Order) {
  const by = { session: member.token };
  const { examOrderDetail: ticket } = dataOf(await portal.call('GetExamOrderDetail', { orderId }, by));
  const { examOrders } = dataOf(await portal.call('GetExamOrders', { userGuid: member.guid }, by));
  const { order } = dataOf(await portal.call('GetExamOrder', { orderId }, by));
  const found = dataOf(await portal.call('OpsOrderSearch', { text: orderNo }, { session: admin }));
  const opened = dataOf(await portal.call('OpsOrderDetail', { companyId: CROWD_COMPANY, orderId }, { session: admin }));
  const { standing } = ticket;
  const { payInfo } = dataOf(await portal.call('BeginPayWeb', { exam_order_ids: String(orderId) }, by));
  const places = {
    pay: payInfo.standing,
    records: examOrders.find((row) => row.orderId === orderId)?.standing,
    order: order.standing,
    search: found.rows[0]?.standing,
    pane: opened.standing,
  };
  for (const [place, told] of Object.entries(places)) expect(told, place).toEqual(standing);
  const { news } = dataOf(await portal.call('GetMyNews', { userGuid: member.guid }, by));
  const item = news.find((each): each is Told => 'orderId' in each && each.orderId === orderId);
  if (item) expect(item.standing, 'home').toEqual(standing);
  const { ics } = dataOf(await portal.call('OrderCalendar', { orderId }, by));
  const status = /\r\nSTATUS:(\w+)/.exec(ics)?.[1];
  return { standing, home: item?.kind ?? null, calendar: `${status}${/差价/.test(ics) ? ' 差价' : ''}`, ticket };
}
type Told = Extract<NewsItem, { orderId: number }>;

async function exportedState({ orderNo }: Order): Promise<string> {
  const asked = { text: orderNo, reason: '月度核对' };
  const { taskId } = dataOf(await portal.call('OpsOrderExport', asked, { session: admin }));
  await runTasks(portal);
  const answer = await portal.fetch(`/opsApi/TaskResult?taskId=${taskId}`, { headers: { cookie: admin.cookie } });
  const [, line = ''] = (await answer.text()).trimEnd().split('\r\n');
  return line.split(',').at(8) ?? '';
}

const NO_MONEY = { promisedFen: 0, failedFen: 0, doneFen: 0 };
const DEARER_FEN = 180_00;
interface Case {
  what: string;
  make: (order: Order) => Promise<unknown>;
  standing: { state: OrderStanding['state']; owed?: number; back?: OrderStanding['back']; next: OrderStanding['next'] };
  home: NewsItem['kind'] | null;
  calendar: string;
  exported: string;
}

const CASES: Case[] = [
  {
    what: 'waits to be paid',
    make: async () => {},
    standing: { state: 'toPay', owed: PAID_FEN, next: 'pay' },
    ...{ home: 'toPay', calendar: 'TENTATIVE', exported: '待支付' },
  },
  {
    what: 'was not paid in time, its seat not given up yet',
    make: timeIsOver,
    standing: { state: 'lapsed', next: null },
    ...{ home: null, calendar: 'TENTATIVE', exported: '支付已超时' },
  },
  {
    what: 'was not paid in time',
    make: async () => {
      await timeIsOver();
      await runJobs(portal);
    },
    standing: { state: 'expired', next: null },
    ...{ home: null, calendar: 'CANCELLED', exported: '超时已取消' },
  },
  {
    what: 'is paid and booked',
    make: pay,
    standing: { state: 'booked', next: 'exam' },
    ...{ home: 'exam', calendar: 'CONFIRMED', exported: '待体检' },
  },
  {
    what: 'is to be moved to a dearer day, and keeps its own until that is paid',
    make: dearerChange,
    standing: { state: 'changeToPay', owed: DEARER_FEN, next: 'pay' },
    ...{ home: 'toPay', calendar: 'CONFIRMED 差价', exported: '差价待支付' },
  },
  {
    what: 'keeps its day when the difference was not paid in time',
    make: async (order) => {
      await dearerChange(order);
      await timeIsOver();
    },
    standing: { state: 'booked', next: 'exam' },
    ...{ home: 'exam', calendar: 'CONFIRMED', exported: '待体检' },
  },
  {
    what: 'is moved once the difference is paid',
    make: async (order) => {
      await dearerChange(order);
      await pay(order);
    },
    standing: { state: 'booked', next: 'exam' },
    ...{ home: 'exam', calendar: 'CONFIRMED', exported: '待体检' },
  },
  {
    what: 'keeps its day when the change is given up',
    make: async (order) => {
      await dearerChange(order);
      const asked = { customerGuid: order.member.guid, orderId: order.orderId };
      dataOf(await portal.call('DropOrderChange', asked, { session: order.member.token }));
    },
    standing: { state: 'booked', next: 'exam' },
    ...{ home: 'exam', calendar: 'CONFIRMED', exported: '待体检' },
  },
  {
    what: 'is given up before it was paid',
    make: cancel,
    standing: { state: 'cancelled', next: null },
    ...{ home: null, calendar: 'CANCELLED', exported: '已取消' },
  },
  {
    what: 'is cancelled while its money is on the way',
    make: async (order) => {
      await pay(order);
      await cancel(order);
    },
    standing: { state: 'cancelled', back: { ...NO_MONEY, promisedFen: PAID_FEN }, next: 'refund' },
    ...{ home: null, calendar: 'CANCELLED', exported: '已取消' },
  },
  {
    what: 'is cancelled and its money refused by the provider',
    make: async (order) => {
      await pay(order);
      await cancel(order);
      await query(`UPDATE refund SET state = 'failed' WHERE state = 'asked'`);
    },
    standing: { state: 'cancelled', back: { ...NO_MONEY, failedFen: PAID_FEN }, next: 'service' },
    ...{ home: null, calendar: 'CANCELLED', exported: '已取消' },
  },
  {
    what: 'is cancelled by customer service and its money is back',
    make: async (order) => {
      await pay(order);
      dataOf(await portal.call('OpsOrderCancel', { ...on(order), ...because }, { session: admin }));
      await runJobs(portal);
    },
    standing: { state: 'cancelled', back: { ...NO_MONEY, doneFen: PAID_FEN }, next: null },
    ...{ home: null, calendar: 'CANCELLED', exported: '已取消' },
  },
  {
    what: 'waits for its report',
    make: async (order) => {
      await pay(order);
      await examined(order);
    },
    standing: { state: 'examined', next: 'report' },
    ...{ home: null, calendar: 'CONFIRMED', exported: '待出报告' },
  },
  {
    what: 'needs customer service to look at it',
    make: async (order) => {
      await pay(order);
      const marked = { ...on(order), abnormal: true, reason: '机构无此预约' };
      dataOf(await portal.call('OpsOrderAbnormal', marked, { session: admin }));
    },
    standing: { state: 'abnormal', next: 'service' },
    ...{ home: null, calendar: 'CONFIRMED', exported: '异常' },
  },
];

it.each(CASES)(
  'the same everywhere: an order that $what',
  async ({ what: _what, make, standing: wanted, ...places }) => {
    const order = await held();
    await make(order);
    const { standing, ticket: _, ...told } = await toldOf(order);
    expect({ ...standing, owed: standing.owed?.fen }).toMatchObject({ back: NO_MONEY, owed: undefined, ...wanted });
    expect({ ...told, exported: await exportedState(order) }).toEqual(places);
  },
);

it('a change that waits says the new appointment and the old, and until when it can be paid', async () => {
  const order = await held();
  await dearerChange(order);
  const { standing, ticket } = await toldOf(order);
  expect(standing.change?.center.zh).not.toBe('');
  expect(standing.change).toMatchObject({ bookDate: ticket.bookDate });
  expect(Date.parse(standing.owed?.until ?? '')).toBeGreaterThan(portal.clock.now().getTime());
  expect(ticket.voucher).not.toBeNull();
});

it('nothing can be done to an order whose check-up is over, and a change and a cancellation are told the same', async () => {
  const order = await held();
  await pay(order);
  await examined(order);
  const { member, orderId } = order;
  const asked = { customerGuid: member.guid, orderId };
  const by = { session: member.token };
  expect(faultOf(await portal.call('CancelExamOrder', asked, by))).toBe('reportLocked');
  expect(dataOf(await portal.call('ExamOrderChangeable', asked, by)).reason?.fault).toBe('reportLocked');
});

/** The sentences of every place about until when an order can be changed. */
async function deadlinesOf({ member, orderId }: Order, centerId: number) {
  const by = { session: member.token };
  const { examOrderDetail: ticket } = dataOf(await portal.call('GetExamOrderDetail', { orderId }, by));
  const { order } = dataOf(await portal.call('GetExamOrder', { orderId }, by));
  const { examOrders } = dataOf(await portal.call('GetExamOrders', { userGuid: member.guid }, by));
  const asked = { customerGuid: member.guid, orderId };
  const price = { examSetId: ticket.set.id, centerId, bookDate: ticket.bookDate, customerGuid: member.guid };
  const pay = dataOf(await portal.call('ExamCenterPayInfo', price, by));
  const here = { portal: portal.portal, company: { companyId: CROWD_COMPANY } };
  const { facts } = await transact(here, (ctx) => examNews(ctx, orderId));
  return {
    changeable: [ticket.center, order.center, examOrders[0]?.center, pay.oneCenter].map((told) => told?.changeable),
    faults: [
      ticket.changeReason?.fault,
      order.changeReason?.fault,
      dataOf(await portal.call('ExamOrderChangeable', asked, by)).reason?.fault,
    ],
    cancel: order.cancelReason?.fault,
    calendar: unfolded(dataOf(await portal.call('OrderCalendar', { orderId }, by)).ics),
    sms: smsText(examTemplates.booked, 'zh-cn', facts),
  };
}
const unfolded = (ics: string): string => ics.replaceAll('\r\n ', '');

it('the same everywhere: an order at a centre that moves none can only be cancelled', async () => {
  const { pool } = portal.portal.database;
  const centerId = await fixedCentre(pool, PAID_SET);
  const member = await someone(portal);
  const order = { member, ...(await holdSeat(portal, member, await makeSeats(pool, 1, { centerId }))) };
  await pay(order);
  const told = await deadlinesOf(order, centerId);
  expect(told.changeable).toEqual([false, false, false, false]);
  expect(told.faults).toEqual(['centreNoModify', 'centreNoModify', 'centreNoModify']);
  expect(told.cancel).toBeUndefined();
  for (const text of [told.calendar, told.sms]) {
    expect(text).toContain('前可在线取消');
    expect(text).not.toContain('改期或取消');
  }
  await leap(portal, 5 * DAY);
  const later = await deadlinesOf(order, centerId);
  expect([...later.faults, later.cancel]).toEqual(['noticeOver', 'noticeOver', 'noticeOver', 'noticeOver']);
});
