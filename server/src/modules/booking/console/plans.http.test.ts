import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { makeCrowd, type Member } from '../../../../test/crowd.ts';
import { newOperator } from '../../../../test/operators.ts';
import { emptyCompany, makePlan, planForm, reason, type PlanForm } from '../../../../test/plans.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { CENTER, FREE_SET, makeSeats, orderFor } from '../../../../test/seats.ts';

const COMPANY = 100;
const OTHER_CENTER = 2;
let portal: TestPortal;
let people: Member[];
let session: Awaited<ReturnType<TestPortal['operator']>>;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  session = await portal.operator('content');
  people = await makeCrowd(portal, 8);
});
afterAll(() => portal.stop());

const somebody = (): Member => {
  const member = people.pop();
  if (!member) throw new Error('the crowd is too small');
  return member;
};
const save = (
  asked: Partial<PlanForm> & { planId?: number; version?: number; companyId?: number },
  as: { session: typeof session } = { session },
) => portal.call('OpsPlanSave', { companyId: COMPANY, ...planForm, ...asked, reason }, as);
const read = async (planId: number) =>
  dataOf(await portal.call('OpsPlan', { companyId: COMPANY, planId }, { session }));
const order = async (member: Member, planId: number, where: { centerId?: number } = {}) => {
  const seats = await makeSeats(portal.portal.database.pool, 1, where);
  const form = { ...orderFor({ userGuid: member.guid }, seats), bookingId: planId };
  return portal.call('AddExamOrder', form, { session: member.token });
};
const audited = async (planId: number) =>
  (
    await portal.portal.database.pool.query<{ action: string }>(
      `SELECT action FROM audit WHERE company_id = $1 AND subject_kind = 'plan' AND subject_id = $2 ORDER BY seq`,
      [COMPANY, String(planId)],
    )
  ).rows.map(({ action }) => action);

describe('a plan', () => {
  it('of a company that has none is the one a booking means that names none', async () => {
    const { companyId } = await emptyCompany(portal, 901, 'kongshan');
    expect(dataOf(await save({ companyId }))).toEqual({ planId: 980, version: 1 });
    expect(dataOf(await save({ companyId }))).toEqual({ planId: 981, version: 1 });
    const { plans, company } = dataOf(await portal.call('OpsPlans', { companyId }, { session }));
    expect(company).toMatchObject({ code: 'kongshan' });
    expect(plans).toMatchObject([
      { planId: 980, state: 'open', sets: 1, live: 0 },
      { planId: 981, state: 'open' },
    ]);
  });

  it('is read as it was written, and what it can be made of is told', async () => {
    const sets = [
      { setId: FREE_SET, companyFen: 1, classes: [2, 6] },
      { setId: 102, companyFen: 0, classes: null },
    ];
    const windows = [{ from: '2026-06-01', to: '2026-06-30', exceptClasses: [6] }];
    const { planId } = dataOf(await save({ sets, windows, centerIds: null, cityIds: [310_100] }));
    const { plan } = await read(planId);
    expect(plan).toMatchObject({ ...planForm, sets, windows, centerIds: null, cityIds: [310_100], version: 1 });
    expect(plan.updatedBy).not.toBe('');
    const choices = dataOf(await portal.call('OpsPlanChoices', {}, { session }));
    expect(choices.sets).toContainEqual(expect.objectContaining({ setId: FREE_SET, priceFen: 68_000, sex: 'male' }));
    const shanghai = choices.cities.find(({ cityId }) => cityId === 310_100);
    expect(shanghai?.centers.map(({ centerId }) => centerId)).toContain(CENTER);
    expect(await audited(planId)).toEqual(['plan.add']);
  });

  it.each([
    ['a package nobody has', { sets: [{ setId: 9_999, companyFen: 0, classes: null }] }, 'badInput'],
    ['more than a package costs', { sets: [{ setId: FREE_SET, companyFen: 68_001, classes: null }] }, 'badInput'],
    ['a package twice', { sets: [...planForm.sets, ...planForm.sets] }, 'badInput'],
    ['a centre nobody knows', { centerIds: [9_999] }, 'badInput'],
    ['check-ups that end before they begin', { examFrom: '2026-07-01', examTo: '2026-06-01' }, 'badInput'],
    ['a window that ends before it begins', { windows: [{ from: '2026-07-01', to: '2026-06-01' }] }, 'badInput'],
    ['a package that none of its centres has', { cityIds: [440_100], centerIds: [CENTER] }, 'planSetNowhere'],
  ])('is not saved with %s', async (_, change, fault) => {
    expect(faultOf(await save(change))).toBe(fault);
  });

  // proves: plans: save the version seen
  it('is not overwritten: a reader of an older version is told who was quicker', async () => {
    const { planId, version } = await makePlan(portal);
    const admin = await newOperator(portal, 'admin');
    expect(dataOf(await save({ planId, version, uses: 2 }, { session: admin.session }))).toMatchObject({ version: 2 });
    const late = await save({ planId, version, uses: 9 });
    expect(faultOf(late)).toBe('planChanged');
    expect(textOf(late)).toContain('已修改此计划');
    expect((await read(planId)).plan).toMatchObject({ uses: 2, version: 2 });
    expect(faultOf(await save({ planId, uses: 9 })), 'a change names what it changes').toBe('badInput');
    expect(await audited(planId)).toEqual(['plan.add', 'plan.change']);
  });

  // proves: plans: nothing that is booked loses its ground
  it('keeps the orders under it: taking their ground away is refused with the number of bookings', async () => {
    const sets = [...planForm.sets, { setId: 102, companyFen: 0, classes: null }];
    const { planId, version } = await makePlan(portal, { sets, centerIds: [CENTER, OTHER_CENTER] });
    dataOf(await order(somebody(), planId));
    const before = await read(planId);
    const others = { sets, centerIds: [CENTER, OTHER_CENTER], planId, version };
    const refused = async (change: Partial<PlanForm>) => faultOf(await save({ ...others, ...change }));
    expect(await refused({ sets: sets.slice(1) })).toBe('planSetBooked');
    expect(await refused({ centerIds: [OTHER_CENTER] })).toBe('planCentreBooked');
    expect(await refused({ examTo: '2026-06-15' })).toBe('planDaysBooked');
    expect(await refused({ forWhom: ['spouse'] })).toBe('planPeopleBooked');
    expect(await refused({ mode: 3 })).toBe('planModeInUse');
    expect(await read(planId)).toEqual(before);
    expect(await refused({ centerIds: [CENTER], forWhom: ['self', 'spouse'], examTo: '2026-06-30' })).toBe('answered');
  });
});

describe('a plan’s terms, as a booking person meets them', () => {
  // proves: plans: a package for some classes is for no other
  it('some packages are for some classes', async () => {
    const { planId } = await makePlan(portal, { sets: [{ setId: FREE_SET, companyFen: 68_000, classes: [6] }] });
    const member = somebody();
    const asked = { userGuid: member.guid, customerGuid: member.guid, bookingId: planId, serviceCity: 310_100 };
    const { examSets } = dataOf(await portal.call('ExamSetBrief', asked, { session: member.token }));
    expect(examSets.map(({ id, reason: why }) => [id, why?.fault])).toEqual([[FREE_SET, 'setNotForClass']]);
    expect(faultOf(await order(member, planId))).toBe('setNotForClass');
  });

  // proves: plans: a plan is valid at its centres alone
  it('a plan is valid at its centres and nowhere else', async () => {
    const { planId } = await makePlan(portal, { centerIds: [OTHER_CENTER] });
    const member = somebody();
    const asked = { userGuid: member.guid, customerGuid: member.guid, bookingId: planId };
    const where = { ...asked, examSetId: FREE_SET, cityId: 310_100 };
    const { centersData } = dataOf(await portal.call('ExamCenterByCityExamset', where, { session: member.token }));
    expect(centersData.map(({ id }) => id)).toEqual([OTHER_CENTER]);
    expect(faultOf(await order(member, planId, { centerId: CENTER }))).toBe('centreUnknown');
    expect(faultOf(await order(member, planId, { centerId: OTHER_CENTER }))).toBe('answered');
  });

  // proves: plans: closing one with bookings is said on purpose
  // proves: plans: no bookings under a closed one
  it('closed, it takes no booking, keeps those there are, and can be opened again', async () => {
    const { planId, version } = await makePlan(portal);
    const named = { companyId: COMPANY, planId, version, closed: true, reason };
    const early = somebody();
    dataOf(await order(early, planId));
    expect(faultOf(await portal.call('OpsPlanClose', named, { session }))).toBe('planLive');
    dataOf(await portal.call('OpsPlanClose', { ...named, keepsLive: true }, { session }));
    const late = somebody();
    const plansOf = async (who: Member) => {
      const asked = { userGuid: who.guid };
      const { bookingInfoList } = dataOf(await portal.call('MyBookingInfo', asked, { session: who.token }));
      return bookingInfoList.map(({ id }) => id);
    };
    expect(await plansOf(late)).not.toContain(planId);
    expect(faultOf(await order(late, planId))).toBe('planClosed');
    const { rows } = await portal.portal.database.pool.query(
      'SELECT FROM exam_order WHERE plan_id = $1 AND status IN (10, 20)',
      [planId],
    );
    expect(rows).toHaveLength(1);
    const open = { ...named, version: version + 1, closed: false };
    dataOf(await portal.call('OpsPlanClose', open, { session }));
    expect(await plansOf(late)).toContain(planId);
    expect(faultOf(await order(late, planId))).toBe('answered');
    expect(await audited(planId)).toEqual(['plan.add', 'plan.close', 'plan.reopen']);
  });
});
