import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere, textOf } from '../../../../test/answers.ts';
import { setConfig } from '../../../../test/company-config.ts';
import { examine, freeOrder, someone } from '../../../../test/examined.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { pastSurvey } from '../../../../test/questionnaires.ts';
import { makeSeats, orderFor, type OrderForm, type Seats } from '../../../../test/seats.ts';
import { SET } from '../../../../../demo/supply/sets.ts';
import { closeOrder } from '../change/cancel-order.ts';
import { lockOrder } from '../order-row.ts';
import { transact } from '../../../db/transact.ts';

const [SEVENDAY, ONEDAY, SURVEY, DENTAL, PLAIN] = [231, 230, 250, 220, 270];
const NEXT_YEAR = [{ from: '2027-01-01' }];

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  await pastSurvey(portal, SURVEY);
  await setConfig(portal, SEVENDAY, 'bookingWindows', NEXT_YEAR);
  await ask(`UPDATE plan SET windows = '[]' WHERE company_id = $1`, [SEVENDAY]);
  await setConfig(portal, ONEDAY, 'bookingWindows', []);
  await ask('UPDATE plan SET windows = $2 WHERE company_id = $1', [ONEDAY, JSON.stringify(NEXT_YEAR)]);
  await setConfig(portal, SURVEY, 'booking', { bookAheadDays: 3 });
  await setConfig(portal, DENTAL, 'booking', { noShowUsesPlan: true });
  await setConfig(portal, PLAIN, 'account', { reimbursement: false });
});
afterAll(() => portal.stop());

const ask = (query: string, values: unknown[] = []) => portal.portal.database.pool.query(query, values);
const signIn = (company: string, account = 'emp') => portal.login(company, account, { headers: fromElsewhere() });
const seatsOn = (day?: string, centerId?: number): Promise<Seats> =>
  makeSeats(portal.portal.database.pool, 5, { ...(day && { day }), ...(centerId && { centerId }) });
/** A package the person need not pay for. */
const freeSetOf = async (who: SignedIn): Promise<number> => {
  const own = { userGuid: who.user.CustomerGuid, customerGuid: who.user.CustomerGuid };
  const brief = await portal.call('ExamSetBrief', { ...own, serviceCity: who.user.CityId }, { session: who });
  return dataOf(brief).examSets.find(({ reason, selfFen }) => !reason && selfFen === 0)?.id ?? 0;
};
const place = async (who: SignedIn, seats: Seats, change: Partial<OrderForm> = {}) => {
  const form = orderFor({ userGuid: who.user.CustomerGuid }, seats);
  return portal.call('AddExamOrder', { ...form, ...change }, { session: who, headers: fromElsewhere() });
};

describe('a change starts from the whole old order', () => {
  // proves: a change keeps unmentioned fields
  it('keeps address, delivery and traffic it says nothing about, and is none where nothing else changes', async () => {
    const who = await signIn('amazon');
    const by = { session: who };
    const address = { recipient: '孙悦', phone: '19900000001', district: '示例区', detail: '示例路 1 号' };
    const own = { userGuid: who.user.CustomerGuid };
    await portal.call('SavePostAddress', { ...own, ...address }, by);
    const { id: addressId } = dataOf(await portal.call('SavePostAddress', { ...own, ...address, detail: '2 号' }, by));
    const [from, to] = [await seatsOn(), await seatsOn()];
    const examSetId = await freeSetOf(who);
    const choices = { deliveryPaperWay: 'separate', postAddressId: addressId, trafficId: 2 } as const;
    const { orderId } = dataOf(await place(who, from, { examSetId, report_type: 'paper', ...choices }));
    const detail = async () => dataOf(await portal.call('GetExamOrderDetail', { orderId }, by)).examOrderDetail;
    expect(await detail()).toMatchObject({ delivery: 'separate', addressId, trafficId: 2 });

    const change = { examSetId, report_type: 'paper', oldOrderId: orderId } as const;
    expect((await place(who, from, change)).decoded).toMatchObject({ ok: false, code: -18 });
    expect(faultOf(await place(who, to, change))).toBe('answered');
    expect(await detail()).toMatchObject({ delivery: 'separate', addressId, trafficId: 2 });
  });
});

describe('the company’s windows and the plan’s are one rule', () => {
  // proves: the company’s window counts at the submit
  it.each([
    ['the company opens later', 'sevenday'],
    ['the plan opens later', 'oneday'],
    ['the window is over', 'deqin2'],
  ])('%s: the start says what the submit says', async (_, company) => {
    const who = await signIn(company);
    const start = dataOf(await portal.call('CanBookingOrdering', { companyId: who.user.CompanyId }, { session: who }));
    const submit = await place(who, await seatsOn());
    expect(start).toMatchObject({ CanOrder: false, Time: company === 'deqin2' ? '' : '2027-01-01' });
    expect(start.reason).toMatchObject({ fault: faultOf(submit), text: textOf(submit) });
  });
});

describe('how early a booking must be made', () => {
  it('from tomorrow on, and inside the notice the order can no longer be changed online', async () => {
    const who = await signIn('demo');
    const seats = await seatsOn('2026-06-11');
    const asked = { examSetId: 101, centerId: seats.centerId, bookDate: seats.day };
    const { oneCenter } = dataOf(await portal.call('ExamCenterPayInfo', asked, { session: who }));
    expect(oneCenter.changeUntil?.lastDay).toBe('2026-06-04');
    const { orderId } = dataOf(await place(who, seats));
    const mine = { customerGuid: who.user.CustomerGuid, orderId };
    const { reason } = dataOf(await portal.call('ExamOrderChangeable', mine, { session: who }));
    expect(reason?.fault).toBe('noticeOver');
    expect(faultOf(await portal.call('CancelExamOrder', mine, { session: who }))).toBe('noticeOver');
  });

  // proves: how early a booking must be made
  it('is the company’s own setting', async () => {
    const who = await signIn('survey');
    const examSetId = await freeSetOf(who);
    const soon = await place(who, await seatsOn('2026-06-12'), { examSetId });
    expect([faultOf(soon), textOf(soon)]).toEqual(['dayTooSoon', '须至少提前 3 天预约']);
    expect(faultOf(await place(who, await seatsOn('2026-06-15'), { examSetId }))).toBe('answered');
  });
});

describe('a plan', () => {
  // proves: a plan is used once
  it('that was examined is used up for its period, unless it may be used more often', async () => {
    const member = await someone(portal);
    const { orderId } = await freeOrder(portal, member);
    await examine(portal, orderId);
    const again = async (day?: string) =>
      portal.call('AddExamOrder', orderFor({ userGuid: member.guid }, await seatsOn(day)), { session: member.token });
    const refused = await again();
    expect(refused.decoded).toMatchObject({ ok: false, detail: { fault: 'planUsed', next: 'viewRecords' } });
    const own = { userGuid: member.guid, customerGuid: member.guid, serviceCity: 310100 };
    expect(faultOf(await portal.call('ExamSetBrief', own, { session: member.token }))).toBe('planUsed');
    await ask('UPDATE plan SET uses = 2 WHERE company_id = 100');
    expect(faultOf(await again())).toBe('answered');
    await ask('UPDATE plan SET uses = 1 WHERE company_id = 100');
  });

  it('of last year says nothing about this year’s', async () => {
    const member = await someone(portal);
    const { orderId } = await freeOrder(portal, member);
    await examine(portal, orderId, '2025-12-31');
    const form = orderFor({ userGuid: member.guid }, await seatsOn());
    expect(faultOf(await portal.call('AddExamOrder', form, { session: member.token }))).toBe('answered');
  });

  it.each([
    ['demo', 'hr', 'answered'],
    ['dental', 'emp', 'planUsed'],
  ])('nobody came to is used up only where the company says so: %s', async (company, account, outcome) => {
    const who = await signIn(company, account);
    const examSetId = await freeSetOf(who);
    const { orderId } = dataOf(await place(who, await seatsOn(), { examSetId }));
    await transact({ portal: portal.portal, company: { companyId: who.user.CompanyId } }, async (ctx) =>
      closeOrder(ctx, await lockOrder(ctx, orderId), 'noShow'),
    );
    expect(faultOf(await place(who, await seatsOn(), { examSetId }))).toBe(outcome);
  });
});

describe('what a company hides or closes', () => {
  // proves: a hidden hotline
  it('its hotline stands in no refusal', async () => {
    const who = await signIn('plain');
    const { hotline } = (await ask('SELECT hotline FROM company WHERE company_id = $1', [PLAIN])).rows[0] as {
      hotline: string;
    };
    dataOf(await place(who, await seatsOn('2026-06-11'), { examSetId: SET.light }));
    const orders = await portal.call('GetExamOrders', { userGuid: who.user.CustomerGuid }, { session: who });
    const [record] = dataOf(orders).examOrders;
    expect(record?.changeReason?.text).toMatch(/^距体检日不足 4 个工作日，请联系客服 办理，订单号 TJ\d+$/);
    expect(orders.body).not.toContain(hotline);
  });

  it('no claim is offered where none is taken', async () => {
    const who = await signIn('plain');
    const asked = { customerGuid: who.user.CustomerGuid, examSetId: SET.light, cityId: 654300 };
    const { reason } = dataOf(await portal.call('ExamCenterByCityExamset', asked, { session: who }));
    expect(reason).toMatchObject({ fault: 'noCentreHere', next: 'otherCity' });
  });

  // proves: VIP words close VIP packages only
  it('a centre without its VIP area takes every other package', async () => {
    const who = await signIn('deqin5');
    const { rows } = await ask(
      `SELECT center_id AS id, city_id AS city FROM center WHERE store_status = 'vipCancelled'`,
    );
    const { id, city } = rows[0] as { id: number; city: number };
    const stateFor = async (examSetId: number, bookingId: number) => {
      const asked = { customerGuid: who.user.CustomerGuid, cityId: city, examSetId, bookingId };
      const found = dataOf(await portal.call('ExamCenterByCityExamset', asked, { session: who })).centersData;
      return found.find((center) => center.id === id);
    };
    expect(await stateFor(SET.executiveMale, 981)).toMatchObject({
      state: 'invalid',
      reason: { fault: 'centreNoVip' },
    });
    expect(await stateFor(SET.careMale, 980)).toMatchObject({
      state: 'open',
      reason: null,
      storeStatus: 'vipCancelled',
    });
  });

  // proves: employee type 0 claims
  it('employee type 0 claims instead of booking what the company pays', async () => {
    const who = await signIn('demo', 'remote');
    expect(faultOf(await place(who, await seatsOn()))).toBe('reimbursementOnly');
    const start = await portal.call('CanBookingOrdering', { companyId: 100 }, { session: who });
    expect(dataOf(start)).toMatchObject({ CanOrder: false, reason: { next: 'claimReimbursement' } });
    await ask('UPDATE plan SET service_get_mode = 3 WHERE company_id = 100');
    expect(faultOf(await place(who, await seatsOn()))).toBe('answered');
    await ask('UPDATE plan SET service_get_mode = 1 WHERE company_id = 100');
  });
});
