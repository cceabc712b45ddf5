import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere, inCompany } from '../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { CENTER, EXAM_DAY, makeSeats, orderFor, type OrderForm } from '../../../test/seats.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  // before anybody has looked: centres and add-ons are read every few seconds only
  await ask(
    `UPDATE center SET sign_up = true, sign_up_tips = '请空腹', sign_up_tips_eng = 'Fasting' WHERE center_id = $1`,
    [DAY_CENTER],
  );
  await ask('UPDATE extra SET is_pack = true WHERE extra_id = (SELECT min(extra_id) FROM extra)');
  await ask('UPDATE plan SET added_way = 2 WHERE company_id = 230');
});
/** Mingze, Lujiazui: takes a day without a time here. */
const DAY_CENTER = 2;
afterAll(() => portal.stop());

const ask = (query: string, values: unknown[] = []) => portal.portal.database.pool.query(query, values);
const place = async (who: SignedIn, change: Partial<OrderForm> = {}) => {
  const seats = await makeSeats(portal.portal.database.pool, 5);
  const form = orderFor({ userGuid: who.user.CustomerGuid }, seats);
  return portal.call('AddExamOrder', { ...form, ...change }, { session: who, headers: fromElsewhere() });
};

const briefOf = async (who: SignedIn) => {
  const own = { userGuid: who.user.CustomerGuid, customerGuid: who.user.CustomerGuid };
  return dataOf(await portal.call('ExamSetBrief', { ...own, serviceCity: who.user.CityId }, { session: who }));
};
/** A package they can have. */
const setFor = async (who: SignedIn): Promise<number> =>
  (await briefOf(who)).examSets.find(({ reason }) => !reason)?.id ?? 0;

describe('kinds of invoice', () => {
  // proves: kinds of invoice are the company’s
  it('are those of the company, on the list and at the submit', async () => {
    const who = await portal.login('sevenday', 'emp');
    const own = { userGuid: who.user.CustomerGuid };
    const examSetId = await setFor(who);
    const { invoiceTypes } = dataOf(await portal.call('CompanyInvoiceTypeByCustomer', own, { session: who }));
    expect(invoiceTypes.map(({ id }) => id)).toEqual([1, 3]);
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

describe('a centre that takes a day without a time', () => {
  const timesOf = async (day: string) =>
    (
      await ask(
        'SELECT segment_id, starts, ends, booked FROM segment WHERE center_id = $1 AND day = $2 ORDER BY starts',
        [DAY_CENTER, day],
      )
    ).rows as { segment_id: number; starts: string; ends: string; booked: number }[];
  const wish = { examCenterId: DAY_CENTER, bookDate: EXAM_DAY, workingSegmentId: 0, SignUpOnly: true };

  it('says so with its tips, and gives any seat of the day; the order has the day’s hours', async () => {
    const who = await portal.login('dental', 'emp');
    const detail = dataOf(await portal.call('ExamCenterDetail', { centerId: DAY_CENTER }, { session: who }));
    expect(detail).toMatchObject({ examCenterSignUp: true, tips: { zh: '请空腹', en: 'Fasting' } });
    const times = await timesOf(EXAM_DAY);
    const full = times[0]?.segment_id;
    // the first time of the day is gone
    await ask('UPDATE segment SET capacity = booked WHERE segment_id = $1', [full]);
    const examSetId = await setFor(who);
    const { orderId } = dataOf(await place(who, { ...wish, examSetId }));
    const order = await inCompany(portal, 220, (db) =>
      db
        .selectFrom('exam_order')
        .select(['segment_id', 'book_time'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow(),
    );
    expect(order).toEqual({ segment_id: times[1]?.segment_id, book_time: `${times[0]?.starts}–${times.at(-1)?.ends}` });
    // the same day again is no change, whatever time is named
    const again = { ...wish, examSetId, oldOrderId: orderId, workingSegmentId: times[3]?.segment_id ?? 0 };
    expect(faultOf(await place(who, again))).toBe('noChange');
  });

  // proves: a day without a time is the centre’s to say
  it('is the centre’s to say: of another it is refused, and there a time is named', async () => {
    const who = await portal.login('dental', 'hr');
    expect(faultOf(await place(who, { SignUpOnly: true }))).toBe('signUpDiffers');
    expect(faultOf(await place(who, { workingSegmentId: 0 }))).toBe('badInput');
  });
});

describe('the way add-ons are sold', () => {
  // proves: a plan sells add-ons its own way
  it('is the plan’s: one by one or in packs, on the list and at the submit', async () => {
    const [single, packed] = [await portal.login('dental', 'hr'), await portal.login('oneday', 'emp')];
    const { rows } = (await ask('SELECT min(extra_id) AS pack FROM extra')) as { rows: { pack: number }[] };
    const pack = rows[0]?.pack ?? 0;
    expect((await briefOf(packed)).extras.map(({ id }) => id)).toEqual([pack]);
    const ones = (await briefOf(single)).extras.map(({ id }) => id);
    expect(ones.length).toBeGreaterThan(5);
    expect(ones).not.toContain(pack);
    const own = { userGuid: packed.user.CustomerGuid };
    const { bookingInfoList } = dataOf(await portal.call('MyBookingInfo', own, { session: packed }));
    expect(bookingInfoList[0]?.addedWay).toBe(2);
    for (const [who, extraId] of [[packed, ones[0] ?? 0] as const, [single, pack] as const]) {
      const wish = { examSetId: await setFor(who), extraIds: [extraId] };
      expect(faultOf(await place(who, wish))).toBe('extraNotOffered');
    }
  });

  // proves: add-on mode fixed under live bookings
  it('does not change under bookings that are live', async () => {
    const who = await portal.login('demo', 'hr');
    dataOf(await place(who, { examSetId: await setFor(who) }));
    const session = await portal.operator('content');
    const { plan } = dataOf(await portal.call('OpsPlan', { companyId: 100, planId: 980 }, { session }));
    const { version, updatedAt: _, updatedBy: __, closedAt: ___, live, ...fields } = plan;
    expect(live).toBeGreaterThan(0);
    const change = { companyId: 100, ...fields, version, addedWay: 2 as const, reason: '改为加项包' };
    expect(faultOf(await portal.call('OpsPlanSave', change, { session }))).toBe('planWayInUse');
  });
});

describe('a plan for team days', () => {
  // proves: a plan for team days is booked on those alone
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
