import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { Registry } from '#contract/registry';
import { dayInShanghai } from '#contract/rules/day';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { FREE_SET, orderFor } from '../../../../test/seats.ts';
import { CENTER } from '../../../../../demo/supply/centers.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';
import { SET } from '../../../../../demo/supply/sets.ts';

/** The lists before an order: a choice that would be refused cannot be made, and every "no" says why. */
let portal: TestPortal;
let emp: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  // before anybody has looked: it rests on every day that can be asked for
  await portal.portal.database.pool.query(
    `INSERT INTO center_exception (center_id, day, kind)
     SELECT $1, day, 'rest' FROM generate_series(date '2026-06-10', date '2026-12-31', '1 day') day
     ON CONFLICT (center_id, day) DO UPDATE SET kind = 'rest', team_company = NULL, opens_on = NULL`,
    [CENTER.xidan],
  );
  emp = await signIn('demo', 'emp');
});
afterAll(() => portal.stop());

const signIn = (company: string, account: string) => portal.login(company, account, { headers: fromElsewhere() });
const self = ({ user }: SignedIn) => ({ userGuid: user.CustomerGuid, customerGuid: user.CustomerGuid });
const plansOf = async (who: SignedIn) =>
  dataOf(await portal.call('MyBookingInfo', { userGuid: who.user.CustomerGuid }, { session: who })).bookingInfoList;
const citiesOf = async (who: SignedIn) =>
  dataOf(
    await portal.call(
      'CityByBookingPlan',
      { customerGuid: who.user.CustomerGuid, companyId: who.user.CompanyId },
      { session: who },
    ),
  );
const brief = (who: SignedIn, customerGuid = who.user.CustomerGuid) =>
  portal.call('ExamSetBrief', { ...self(who), customerGuid, serviceCity: who.user.CityId }, { session: who });
const centers = async (wish: Partial<Payload<Registry['ExamCenterByCityExamset']>> = {}) =>
  dataOf(
    await portal.call(
      'ExamCenterByCityExamset',
      { customerGuid: emp.user.CustomerGuid, examSetId: FREE_SET, cityId: 310100, ...wish },
      { session: emp },
    ),
  );
const month = async (centerId: number, year: number, month: number) =>
  dataOf(
    await portal.call(
      'BookInfo',
      { customerGuid: emp.user.CustomerGuid, examSetId: FREE_SET, centerId, year, month },
      { session: emp },
    ),
  ).bookInfo;
const segments = (centerId: number, day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const chosen = { customerGuid: emp.user.CustomerGuid, examSetId: FREE_SET, centerId, companyId: 100 };
  return portal.call('GetWorkingSegment', { ...chosen, year, month, day: date }, { session: emp });
};

describe('plans and cities', () => {
  it('one plan, two plans, and one that opens later', async () => {
    expect(await plansOf(emp)).toMatchObject([
      { id: 980, serviceCode: 'KSTJ001', maxExtras: 5, reason: null },
      { id: 982, serviceGetMode: 2, cards: [{ usesLeft: 1 }], reason: null },
    ]);
    expect((await plansOf(await signIn('deqin5', 'emp'))).map(({ id }) => id)).toEqual([980, 981]);
    const [pocket] = await plansOf(await signIn('pocket', 'emp'));
    expect(pocket).toMatchObject({ windowFrom: '2026-07-01', reason: { fault: 'bookingOpensOn', code: -141 } });
  });

  it('the person’s own city first of all, even without a centre; only the plan’s cities', async () => {
    const remote = await citiesOf(await signIn('demo', 'remote'));
    expect(remote.defaultCityId).toBe(654300);
    expect(remote.cities.find(({ id }) => id === 654300)).toMatchObject({ centers: 0, englishName: 'Altay' });
    expect((await citiesOf(emp)).defaultCityId).toBe(310100);
    const two = await citiesOf(await signIn('deqin6', 'emp'));
    expect(two.cities.map(({ id }) => id).sort((a, b) => a - b)).toEqual([440100, 440300]);
  });

  it('no centre in the city: go nearby or claim reimbursement', async () => {
    const none = await centers({ cityId: 654300 });
    expect(none).toMatchObject({ centersData: [], reason: { fault: 'noCentre', next: 'claimReimbursement' } });
  });
});

describe('packages and add-ons', () => {
  it('are those for the person, best fit first; the others last, each with what they are not', async () => {
    const { examSets, extras, maxExtras } = dataOf(await brief(emp));
    expect(maxExtras).toBe(5);
    // 34: the age of the first, no advice about the second, too young for the third
    const open = examSets.filter(({ reason }) => !reason);
    expect(open.map(({ id }) => id)).toEqual([SET.careMale, SET.plusMale, SET.premiumMale]);
    expect(open.map(({ best, advised }) => [best, advised?.met])).toEqual([
      [true, true],
      [false, undefined],
      [false, false],
    ]);
    expect(examSets.slice(open.length).every(({ misses, reason }) => misses.length > 0 && reason)).toBe(true);
    const missed = new Map(examSets.map(({ id, misses }) => [id, misses]));
    const women = { kind: 'sex', only: 'female' };
    expect(missed.get(SET.careMarried)).toEqual([women]);
    expect(missed.get(SET.careSingle)).toEqual([women, { kind: 'marital', only: 'single' }]);
    expect(missed.get(SET.parentsMale)).toEqual([{ kind: 'age', from: 50, to: null }]);
    expect(examSets.find(({ id }) => id === SET.careMale)).toMatchObject({
      selfFen: 0,
      companyFen: 680_00,
      reason: null,
    });
    expect(extras.find(({ id }) => id === EXTRA.hpv)?.reason?.fault).toBe('extraNotForPerson');
    expect(extras.find(({ id }) => id === EXTRA.chestCt)).toMatchObject({
      excludes: [EXTRA.chestDr],
      upgradeOf: [EXTRA.chestDr],
      reason: null,
    });
    for (const { priceFen, companyFen, selfFen } of examSets) expect(selfFen).toBe(priceFen - companyFen);
  });

  it('name the one thing that can be mended: the marital status', async () => {
    const { examSets } = dataOf(await brief(await signIn('demo', 'hr')));
    expect(examSets.find(({ id }) => id === SET.careMarried)?.reason).toBeNull();
    const single = examSets.find(({ id }) => id === SET.careSingle);
    expect(single?.misses).toEqual([{ kind: 'marital', only: 'single' }]);
    expect(single?.reason).toMatchObject({ fault: 'setNotForPerson', next: 'choosePackage' });
  });

  // proves: package fits the person
  it('for other people are shown, and refused by the order in the same words', async () => {
    const { examSets } = dataOf(await brief(emp));
    const others = examSets.filter(({ misses }) => misses.length > 0);
    expect(others.length).toBeGreaterThan(5);
    const seat = { segmentId: 2_000_000_000, centerId: CENTER.nanjingRoad, day: '2026-06-16' };
    for (const { id: examSetId, reason } of others) {
      const form = { ...orderFor({ userGuid: emp.user.CustomerGuid }, seat), examSetId };
      const told = await portal.call('AddExamOrder', form, { session: emp });
      expect(told.decoded).toMatchObject({ ok: false, detail: { fault: 'setNotForPerson' }, text: reason?.text });
    }
  });

  it('are not shown for people under 18', async () => {
    const teen = await signIn('demo', 'teen');
    expect(faultOf(await brief(teen, '25e29c5b-76fc-4cd5-aaea-0e6b4a164a76'))).toBe('underAge');
  });

  it('tell their items', async () => {
    const detail = async (id: number, isExtra: boolean) =>
      portal.call('ExamSetDetail', { id, isExtra }, { session: emp });
    const { examSetDetail } = dataOf(await detail(SET.careMale, false));
    expect(examSetDetail.groups.flatMap(({ items }) => items)).toHaveLength(28);
    expect(dataOf(await detail(EXTRA.markers6, true)).examSetDetail.groups[0]?.items).toHaveLength(6);
    expect(faultOf(await detail(999, false))).toBe('setUnknown');
    expect(faultOf(await detail(999, true))).toBe('extraUnknown');
  });
});

describe('centres', () => {
  it('that can be chosen come first, the others with the reason', async () => {
    const { centersData } = await centers({ extraIds: [EXTRA.chestCt] });
    const states = Object.fromEntries(centersData.map(({ id, state }) => [id, state]));
    expect(states).toMatchObject({
      [CENTER.nanjingRoad]: 'open',
      [CENTER.xujiahui]: 'team',
      [CENTER.centuryPark]: 'closed',
      [CENTER.longhua]: 'invalid',
    });
    const longhua = centersData.find(({ id }) => id === CENTER.longhua);
    expect(longhua?.reason).toMatchObject({ fault: 'centreNoExtra', target: String(EXTRA.chestCt) });
    const ranks = centersData.map(({ reason }) => (reason ? 1 : 0));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    for (const { reason, earliest } of centersData) expect(reason === null).toBe(earliest !== null);
  });

  // proves: no evaluation is not four stars
  it('are searched by name, distance and stars', async () => {
    const named = await centers({ searchMode: 1, keyword: 'lujiazui' });
    expect(named.centersData.map(({ id }) => id)).toEqual([CENTER.lujiazui]);
    const near = await centers({ searchMode: 2, referenceCoordinate: '121.5051,31.2352' });
    expect(near.centersData[0]).toMatchObject({ id: CENTER.lujiazui, distanceKm: 0 });
    const open = near.centersData.filter(({ reason }) => !reason).map(({ distanceKm }) => distanceKm ?? 0);
    expect(open).toEqual(open.toSorted((a, b) => a - b));
    const good = await centers({ evaluateOptionId: 1 });
    expect(good.centersData.map(({ id }) => id)).not.toContain(CENTER.longhua);
    expect(named.centersData.length + good.centersData.length).toBeGreaterThan(4);
    expect(faultOf(await portal.call('ExamCenterDetail', { centerId: 9_999 }, { session: emp }))).toBe('centreUnknown');
  });
});

describe('a centre that rests', () => {
  it('is shown as resting, with why and where to go; another of its city is open', async () => {
    const { centersData } = await centers({ cityId: 110100 });
    const state = (id: number) => centersData.find((center) => center.id === id);
    expect(state(CENTER.xidan)).toMatchObject({
      state: 'rest',
      earliest: null,
      reason: { fault: 'centreRest', text: '该机构近期休息，暂无可约日' },
    });
    expect(state(CENTER.guomao)).toMatchObject({ state: 'open', reason: null });
    const { days } = await month(CENTER.xidan, 2026, 6);
    expect(new Set(days.filter(({ day }) => day > '2026-06-10').map(({ state: ofDay }) => ofDay))).toEqual(
      new Set(['rest']),
    );
  });
});

describe('the calendar', () => {
  /** June has today, a holiday, Sundays, a team day and full days; in August the days that open later begin. */
  it.each([
    [2026, 6],
    [2026, 8],
    [2026, 9],
  ])('of %d-%d says of every day what an order would be told', async (year, of) => {
    const { days } = await month(CENTER.nanjingRoad, year, of);
    expect(days).toHaveLength(new Date(Date.UTC(year, of, 0)).getUTCDate());
    const noSuchTime = { segmentId: 2_000_000_000, centerId: CENTER.nanjingRoad, day: '' };
    for (const { day, reason, state, left } of days) {
      const form = orderFor({ userGuid: emp.user.CustomerGuid }, { ...noSuchTime, day });
      const told = faultOf(await portal.call('AddExamOrder', form, { session: emp }));
      const full = !reason || reason.fault === 'dayFull';
      expect(told, day).toBe(full ? 'segmentUnknown' : reason.fault);
      expect(left > 0, day).toBe(!reason);
      if (!reason) expect(state).toBe(left <= 5 ? 'few' : 'available');
    }
  });

  it('shows the way: the nearest free day is free', async () => {
    const { days, nearest } = await month(CENTER.nanjingRoad, 2026, 6);
    const free = new Set(days.filter(({ reason }) => !reason).map(({ day }) => day));
    expect(free).toContain(nearest);
    expect([...free].sort()[0]).toBe(nearest);
    const targets = days.flatMap(({ reason }) => (reason?.target?.startsWith('2026-06') ? [reason.target] : []));
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) expect(free).toContain(target);
    expect(days.find(({ day }) => day === '2026-06-19')).toMatchObject({ state: 'rest', holiday: { zh: '端午' } });
  });

  it('a day’s seats are those of its times', async () => {
    const { days } = await month(CENTER.guomao, 2026, 6);
    const open = days.filter(({ reason }) => !reason).slice(0, 4);
    expect(open.length).toBeGreaterThan(2);
    for (const { day, left } of open) {
      const { WorkingSegments } = dataOf(await segments(CENTER.guomao, day));
      expect(WorkingSegments.reduce((sum, segment) => sum + segment.left, 0)).toBe(left);
      // the company's own share of the first two
      for (const { start, left } of WorkingSegments.slice(0, 2))
        expect(left).toBeLessThanOrEqual(start === '07:30' ? 2 : 4);
      for (const { left, reason } of WorkingSegments) expect(reason?.fault).toBe(left > 0 ? undefined : 'segmentFull');
    }
  });

  it('of a day that cannot be had has no times', async () => {
    expect(faultOf(await segments(CENTER.nanjingRoad, '2026-06-19'))).toBe('dayRest');
    expect(faultOf(await segments(CENTER.nanjingRoad, '2026-06-31'))).toBe('badInput');
  });
});

describe('before the day', () => {
  it('one company has a paragraph of its own', async () => {
    const titles = async (who: SignedIn) =>
      dataOf(await portal.call('ExamPrecaution', { id: 1 }, { session: who })).paragraphs.map(({ title }) => title.en);
    const standard = await titles(emp);
    expect(standard).toContain('Before the day');
    expect(await titles(await signIn('amazon', 'emp'))).toEqual(['Check-in', ...standard]);
  });
});

it('says from which day an order can still be changed online, and of a nearer one that it cannot', async () => {
  const { notice, days } = await month(CENTER.nanjingRoad, 2026, 6);
  expect(notice.noticeDays).toBe(4);
  const payInfo = async (bookDate: string) =>
    dataOf(
      await portal.call(
        'ExamCenterPayInfo',
        { customerGuid: emp.user.CustomerGuid, examSetId: FREE_SET, centerId: CENTER.nanjingRoad, bookDate },
        { session: emp },
      ),
    ).oneCenter.changeUntil;
  const from = notice.changeableFrom ?? '';
  const before = days.find(({ day }) => day < from && day > '2026-06-10')?.day ?? '';
  const today = dayInShanghai(portal.clock.now());
  const [late, early] = [await payInfo(from), await payInfo(before)];
  expect(late && late.lastDay >= today).toBe(true);
  expect(early && early.lastDay < today).toBe(true);
  expect(early?.changeableFrom).toBe(from);
});
