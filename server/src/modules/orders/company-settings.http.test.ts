import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere, inCompany } from '../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { CENTER, EXAM_DAY, makeSeats, orderFor, type OrderForm } from '../../../test/seats.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

const ask = (query: string, values: unknown[] = []) => portal.portal.database.pool.query(query, values);
const place = async (who: SignedIn, change: Partial<OrderForm> = {}) => {
  const seats = await makeSeats(portal.portal.database.pool, 5);
  const form = orderFor({ userGuid: who.user.CustomerGuid }, seats);
  return portal.call('AddExamOrder', { ...form, ...change }, { session: who, headers: fromElsewhere() });
};

describe('kinds of invoice', () => {
  it('are those of the company, on the list and at the submit', async () => {
    const who = await portal.login('sevenday', 'emp');
    const own = { userGuid: who.user.CustomerGuid };
    const { invoiceTypes } = dataOf(await portal.call('CompanyInvoiceTypeByCustomer', own, { session: who }));
    expect(invoiceTypes.map(({ id }) => id)).toEqual([1, 3]);
    const brief = { ...own, customerGuid: own.userGuid, serviceCity: who.user.CityId };
    const { examSets } = dataOf(await portal.call('ExamSetBrief', brief, { session: who }));
    const examSetId = examSets.find(({ reason }) => !reason)?.id ?? 0;
    const invoice = { title: '石敢为', invoiceEmail: 'a@sevenday.example' };
    expect(faultOf(await place(who, { examSetId, invoice: { ...invoice, invoiceTypeId: 2 } }))).toBe(
      'invoiceNotOffered',
    );
    expect(faultOf(await place(who, { examSetId, invoice: { ...invoice, invoiceTypeId: 1 } }))).toBe('answered');
  });
});

describe('how a centre gets its orders', () => {
  it('is the centre’s to say, stored with the order', async () => {
    const who = await portal.login('demo', 'emp');
    expect(faultOf(await place(who, { dockingMethod: 2 }))).toBe('dockingDiffers');
    const { orderId } = dataOf(await place(who));
    const stored = await inCompany(portal, 100, (db) =>
      db.selectFrom('exam_order').select('docking_method').where('order_id', '=', orderId).executeTakeFirstOrThrow(),
    );
    expect(stored.docking_method).toBe(1);
    const detail = await portal.call('ExamCenterDetail', { centerId: CENTER }, { session: who });
    expect(dataOf(detail).dockingMethod).toBe(1);
  });
});

describe('a plan for team days', () => {
  it('is booked on the company’s own team days and on no other', async () => {
    const who = await portal.login('hilton', 'hr');
    await ask('UPDATE plan SET group_exam_order = true WHERE company_id = 210');
    const own = { userGuid: who.user.CustomerGuid };
    const { bookingInfoList } = dataOf(await portal.call('MyBookingInfo', own, { session: who }));
    expect(bookingInfoList[0]?.groupExamOrder).toBe(true);
    expect(faultOf(await place(who))).toBe('teamDaysOnly');
    await ask(
      `INSERT INTO center_exception (center_id, day, kind, team_company) VALUES ($1, $2, 'team', 210)
       ON CONFLICT (center_id, day) DO UPDATE SET kind = 'team', team_company = 210, opens_on = NULL`,
      [CENTER, EXAM_DAY],
    );
    // a centre's days may be a second old
    await expect.poll(async () => faultOf(await place(who)), { timeout: 5_000, interval: 300 }).toBe('answered');
  });
});
