import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInShanghai, weekday } from '#contract/rules/day';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import type { SignedInOperator } from '../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { FREE_SET, orderFor } from '../../../test/seats.ts';
import {
  centerForm,
  chainForm,
  cityForm,
  everyDay,
  makeChain,
  makeCity,
  makeDraft,
  makePublished,
  SHANGHAI,
  why,
  type CenterForm,
} from '../../../test/supply.ts';
import { keepCapacityAhead } from '../booking/supply/capacity.ts';

let portal: TestPortal;
let keeper: SignedInOperator;
let admin: SignedInOperator;
let support: SignedInOperator;
let people: Member[];
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  keeper = await portal.operator('supply');
  admin = await portal.operator('admin');
  support = await portal.operator('support');
  people = await makeCrowd(portal, 12);
});
afterAll(() => portal.stop());

const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];
const today = () => dayInShanghai(portal.clock.now());
const someone = (): Member => {
  const member = people.pop();
  if (!member) throw new Error('the crowd is too small');
  return member;
};
const fieldOf = ({ decoded }: { decoded?: unknown }): unknown =>
  (decoded as { detail?: { params?: Record<string, unknown> } }).detail?.params?.['field'];
const audited = async (kind: string, id: number) =>
  (
    await ask<{ action: string }>(
      'SELECT action FROM audit WHERE company_id = 0 AND subject_kind = $1 AND subject_id = $2 ORDER BY seq',
      [kind, String(id)],
    )
  ).map(({ action }) => action);
const read = async (centerId: number, session = support) =>
  dataOf(await portal.call('OpsCenter', { centerId }, { session }));
const save = (change: Partial<CenterForm> & { centerId?: number; revision?: number } = {}, session = keeper) =>
  portal.call('OpsCenterSave', { ...centerForm(), ...change }, { session });
const publish = (at: { centerId: number; revision: number }, session = keeper) =>
  portal.call('OpsCenterPublish', { ...at, reason: why }, { session });
const close = (at: { centerId: number; revision: number }, from: string) =>
  portal.call('OpsCenterClose', { ...at, from, reason: why }, { session: keeper });
const saveWeek = (at: { centerId: number; revision: number }, week = everyDay()) =>
  portal.call(
    'OpsCenterWeekSave',
    { centerId: at.centerId, revision: at.revision, week, reason: why },
    { session: keeper },
  );

describe('cities', () => {
  // proves: supply: every change is audited
  it('are added, changed, listed and removed by those who keep supply, and audited', async () => {
    const form = cityForm();
    const { cityId } = form;
    expect(dataOf(await portal.call('OpsCitySave', form, { session: keeper }))).toEqual({ cityId, revision: 1 });
    const change = { ...form, revision: 1, name: { zh: '旧城', en: 'Old town' } };
    expect(dataOf(await portal.call('OpsCitySave', change, { session: admin }))).toEqual({ cityId, revision: 2 });
    const { rows } = dataOf(await portal.call('OpsCities', { pageSize: 100 }, { session: support }));
    expect(rows.find((city) => city.cityId === cityId)).toMatchObject({
      ...{ name: change.name, lng: form.lng, lat: form.lat, centers: 0, revision: 2, changedBy: admin.name },
    });
    expect(dataOf(await portal.call('OpsCities', { text: 'hangh' }, { session: support })).total).toBe(1);
    expect(rows.find((city) => city.cityId === SHANGHAI)?.centers).toBeGreaterThan(5);
    const gone = { cityId, revision: 2, reason: why };
    expect(faultOf(await portal.call('OpsCityRemove', gone, { session: keeper }))).toBe('answered');
    expect(await audited('city', cityId)).toEqual(['city.add', 'city.change', 'city.remove']);
  });

  it('are not for support to change', async () => {
    expect(faultOf(await portal.call('OpsCitySave', cityForm(), { session: support }))).toBe('notAllowed');
    const { cityId, revision } = await makeCity(portal);
    const gone = { cityId, revision, reason: why };
    expect(faultOf(await portal.call('OpsCityRemove', gone, { session: support }))).toBe('notAllowed');
  });

  // proves: supply: a place is in China
  it('have a place, which is refused in words where it is missing or elsewhere', async () => {
    const add = (change: object) => portal.call('OpsCitySave', { ...cityForm(), ...change }, { session: keeper });
    const without = await add({ lng: null, lat: null });
    expect(faultOf(without)).toBe('placeNeeded');
    expect(textOf(without)).toContain('请填写经度和纬度');
    const turned = await add({ lng: 31.2, lat: 80 });
    expect(faultOf(turned)).toBe('placeOutside');
    expect(textOf(turned)).toContain('填反');
    expect(fieldOf(await add({ name: { zh: '', en: 'x' } }))).toBe('name');
  });

  it('keep their code', async () => {
    const taken = await portal.call('OpsCitySave', { ...cityForm(), cityId: SHANGHAI }, { session: keeper });
    expect(faultOf(taken)).toBe('cityTaken');
    expect(textOf(taken)).toContain('上海');
  });

  // proves: supply: a city is saved as it was seen
  it('changed by another meanwhile are not overwritten', async () => {
    const form = cityForm();
    dataOf(await portal.call('OpsCitySave', form, { session: keeper }));
    const change = (sortOrder: number, session: SignedInOperator) =>
      portal.call('OpsCitySave', { ...form, revision: 1, sortOrder }, { session });
    const answers = await Promise.all([change(1, keeper), change(2, admin)]);
    expect(answers.map(faultOf).sort()).toEqual(['answered', 'supplyChanged']);
  });

  // proves: supply: a city with centres stays
  it('stay while a centre or a mall clinic is in them', async () => {
    const city = await makeCity(portal);
    dataOf(await save({ cityId: city.cityId }));
    const refused = await portal.call('OpsCityRemove', { ...city, reason: why }, { session: keeper });
    expect(faultOf(refused)).toBe('cityInUse');
    expect(textOf(refused)).toContain('1 家体检机构');
    const named = await makeCity(portal);
    const clinics = JSON.stringify([{ cityId: named.cityId }]);
    const [product] = await ask<{ id: number }>('SELECT min(product_id) AS id FROM product');
    const [before] = await ask<{ clinics: unknown }>('SELECT clinics FROM product WHERE product_id = $1', [
      product?.id,
    ]);
    await ask('UPDATE product SET clinics = $2 WHERE product_id = $1', [product?.id, clinics]);
    expect(faultOf(await portal.call('OpsCityRemove', { ...named, reason: why }, { session: keeper }))).toBe(
      'cityNamed',
    );
    await ask('UPDATE product SET clinics = $2 WHERE product_id = $1', [product?.id, JSON.stringify(before?.clinics)]);
  });
});

describe('chains', () => {
  // proves: supply: a chain is saved as it was seen
  it('are added and changed, and not overwritten', async () => {
    const { chainId, revision } = await makeChain(portal);
    const change = (settlementDays: number, session = keeper) =>
      portal.call('OpsChainSave', { chainId, revision, ...chainForm, settlementDays }, { session });
    expect(faultOf(await change(45, admin))).toBe('answered');
    const late = await change(60);
    expect(faultOf(late)).toBe('supplyChanged');
    expect(textOf(late)).toContain(admin.name);
    expect(faultOf(await change(60, support))).toBe('notAllowed');
    const { chains } = dataOf(await portal.call('OpsChains', {}, { session: support }));
    expect(chains.find((chain) => chain.chainId === chainId)).toMatchObject({ settlementDays: 45, centers: 0 });
    expect(await audited('chain', chainId)).toEqual(['chain.add', 'chain.change']);
    const without = { chainId, ...chainForm };
    expect(faultOf(await portal.call('OpsChainSave', without, { session: keeper }))).toBe('badInput');
  });
});

describe('a centre', () => {
  it('is a draft at first, read as it was written, found and counted', async () => {
    const { chainId } = await makeChain(portal);
    const form = centerForm({ chainId, opensOn: addDays(today(), 3), tags: [{ zh: '近地铁', en: 'Near the metro' }] });
    const { centerId } = dataOf(await save(form));
    const { center, findings, week, days } = await read(centerId);
    expect(center).toMatchObject({ ...form, centerId, state: 'draft', revision: 1, changedBy: keeper.name });
    expect([findings, week]).toEqual([['week'], []]);
    expect(days).toHaveLength(14);
    const list = (asked: object) => portal.call('OpsCenters', { ...asked }, { session: support });
    const found = dataOf(await list({ text: form.code.toLowerCase() }));
    expect(found).toMatchObject({
      total: 1,
      rows: [{ centerId, code: form.code, state: 'draft', open: 1, chain: chainForm.name }],
      counts: { all: 1, draft: 1, published: 0, closed: 0 },
    });
    expect(dataOf(await list({ chainId })).total).toBe(1);
    expect(dataOf(await list({ chainId, state: 'published' })).total).toBe(0);
    expect(dataOf(await list({ chainId, cityId: 110_100 })).total).toBe(0);
    expect(await audited('center', centerId)).toEqual(['center.add']);
  });

  it.each<[string, Partial<CenterForm>, string, string]>([
    ['a code of other signs', { code: 'sh 1' }, 'badInput', 'code'],
    ['no name', { name: { zh: '', en: '' } }, 'badInput', 'name'],
    ['a text in one language', { address: { zh: '路', en: '' } }, 'badInput', 'address'],
    ['no place', { lat: null }, 'placeNeeded', 'lat'],
    ['a place abroad', { lng: 2.3, lat: 48.8 }, 'placeOutside', 'lng'],
    ['a city that is not there', { cityId: 999_999 }, 'badInput', 'cityId'],
    ['a chain that is not there', { chainId: 9_999 }, 'badInput', 'chainId'],
    ['no number to call', { phone: 'call us' }, 'badInput', 'phone'],
    ['a day there is not', { opensOn: '2026-02-30' }, 'badInput', 'opensOn'],
  ])('is not saved with %s', async (_, change, fault, field) => {
    const refused = await save(change);
    expect([faultOf(refused), fieldOf(refused)]).toEqual([fault, field]);
    expect(textOf(refused)).toMatch(/\p{Script=Han}/u);
  });

  it('has a code of its own', async () => {
    const { code } = centerForm();
    const both = await Promise.all([save({ code }), save({ code })]);
    expect(both.map(faultOf).sort()).toEqual(['answered', 'centreCodeTaken']);
  });

  // proves: supply: a centre is saved as it was seen
  it('is not overwritten: of two at once one is told who was quicker', async () => {
    const { centerId, revision } = dataOf(await save());
    const answers = await Promise.all([
      save({ centerId, revision, sortOrder: 1 }),
      save({ centerId, revision, sortOrder: 2 }, admin),
    ]);
    expect(answers.map(faultOf).sort()).toEqual(['answered', 'supplyChanged']);
    expect((await read(centerId)).center.revision).toBe(2);
    expect(faultOf(await save({ centerId }))).toBe('badInput');
    expect(faultOf(await save({ centerId: 99_999, revision: 1 }))).toBe('recordUnknown');
  });

  it('is not for support to change', async () => {
    const draft = await makeDraft(portal);
    expect(faultOf(await save({}, support))).toBe('notAllowed');
    expect(faultOf(await publish(draft, support))).toBe('notAllowed');
    const week = { ...draft, week: everyDay(), reason: why };
    expect(faultOf(await portal.call('OpsCenterWeekSave', week, { session: support }))).toBe('notAllowed');
  });

  // proves: supply: a centre is published whole
  it('is published when nothing is missing; each missing part is named', async () => {
    const made = dataOf(await save({ phone: '', hours: { zh: '', en: '' } }));
    const refused = await publish(made);
    expect(faultOf(refused)).toBe('centreIncomplete');
    expect(textOf(refused)).toContain('还差 4 项');
    expect(textOf(refused)).toContain('还没有设置号源');
    expect((await read(made.centerId)).findings).toEqual(['chain', 'phone', 'hours', 'week']);
    const opensOn = addDays(today(), 4);
    const week = everyDay().filter((segment) => segment.weekday !== weekday(opensOn));
    const draft = await makeDraft(portal, { opensOn }, week);
    expect(textOf(await publish(draft))).toContain('开业当天没有号源');
    const whole = dataOf(await saveWeek(draft));
    expect(dataOf(await publish(whole))).toMatchObject({ state: 'published', revision: whole.revision + 1 });
    expect(faultOf(await publish({ ...whole, revision: whole.revision + 1 }))).toBe('centreMoveRefused');
    expect(await audited('center', draft.centerId)).toEqual([
      ...['center.add', 'center.week', 'center.week', 'center.publish'],
    ]);
  });
});

/** All an employee can ask about a centre by its id. */
async function askedAs({ token: session, guid }: Member, centerId: number, day: string) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const at = { centerId, examSetId: FREE_SET, customerGuid: guid, companyId: CROWD_COMPANY, year, month };
  const [segment] = await ask<{ id: string }>(
    'SELECT segment_id AS id FROM segment WHERE center_id = $1 AND day = $2 LIMIT 1',
    [centerId, day],
  );
  const seats = { segmentId: Number(segment?.id ?? 1), centerId, day };
  return {
    detail: await portal.call('ExamCenterDetail', { centerId }, { session }),
    month: await portal.call('BookInfo', at, { session }),
    day: await portal.call('GetWorkingSegment', { ...at, day: date }, { session }),
    order: await portal.call('AddExamOrder', orderFor({ userGuid: guid }, seats), { session }),
  };
}
/** Both lists may be two seconds old. */
async function expectShown(member: Member, centerId: number, shown: boolean): Promise<void> {
  const lists = () => listsWith(member, centerId);
  await expect.poll(lists, { timeout: 2_500, interval: 200 }).toEqual([shown, shown]);
}
const listsWith = async ({ token: session, guid }: Member, centerId: number): Promise<boolean[]> => {
  const asked = { cityId: SHANGHAI, examSetId: FREE_SET, extraIds: [], customerGuid: guid };
  const { centersData } = dataOf(await portal.call('ExamCenterByCityExamset', asked, { session }));
  const { centers } = dataOf(await portal.call('FindCenters', { cityId: SHANGHAI }, { session }));
  return [centersData, centers].map((list) => list.some(({ id }) => id === centerId));
};

describe('employees', () => {
  // proves: supply: only published centres are for employees
  it('never see a draft, not by its id either; once it is published they book there', async () => {
    const member = someone();
    const day = addDays(today(), 10);
    const draft = await makeDraft(portal);
    await expectShown(member, draft.centerId, false);
    const before = await askedAs(member, draft.centerId, day);
    expect(Object.values(before).map((answer) => faultOf(answer as never))).toEqual(Array(4).fill('centreUnknown'));
    dataOf(await publish(draft));
    await expectShown(member, draft.centerId, true);
    const after = await askedAs(member, draft.centerId, day);
    expect(Object.values(after).map((answer) => faultOf(answer as never))).toEqual(Array(4).fill('answered'));
  });

  it('book from the opening day until the last day', async () => {
    const opensOn = addDays(today(), 10);
    const { centerId, revision } = await makePublished(portal, { opensOn });
    const member = someone();
    expect(faultOf((await askedAs(member, centerId, addDays(opensOn, -1))).order)).toBe('dayRest');
    dataOf(await close({ centerId, revision }, addDays(opensOn, 5)));
    const { centers } = dataOf(await portal.call('FindCenters', { cityId: SHANGHAI }, { session: member.token }));
    expect(centers.some(({ id }) => id === centerId)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(faultOf((await askedAs(member, centerId, addDays(opensOn, 5))).order)).not.toBe('answered');
    expect(faultOf((await askedAs(member, centerId, addDays(opensOn, 4))).order)).toBe('answered');
    const { days } = await read(centerId);
    expect(days.map(({ kind }) => kind)).toEqual([
      ...Array<string>(9).fill('closed'),
      ...Array<string>(5).fill('open'),
    ]);
  });
});

describe('closing', () => {
  // proves: supply: no booking is left at a closed centre
  it('is refused with the number of bookings from that day on', async () => {
    const at = await makePublished(portal);
    const day = addDays(today(), 12);
    expect(faultOf((await askedAs(someone(), at.centerId, day)).order)).toBe('answered');
    const refused = await close(at, day);
    expect(faultOf(refused)).toBe('centreBooked');
    expect(textOf(refused)).toContain('还有 1 个有效预约');
    expect((await read(at.centerId)).center).toMatchObject({
      state: 'published',
      closesOn: null,
      revision: at.revision,
    });
    expect(faultOf(await close(at, addDays(today(), -1)))).toBe('centreDayPast');
    const later = dataOf(await close(at, addDays(day, 1)));
    expect(later).toMatchObject({ state: 'published' });
    expect((await read(at.centerId)).center.closesOn).toBe(day);
    const [left] = await ask<{ free: number }>(
      'SELECT sum(capacity - booked)::int AS free FROM segment WHERE center_id = $1 AND day > $2',
      [at.centerId, day],
    );
    expect(left?.free).toBe(0);
  });

  it('at once takes the centre from employees, the daily job makes it no seats, and it can be opened again', async () => {
    const at = await makePublished(portal);
    const member = someone();
    const closed = dataOf(await close(at, today()));
    expect(closed.state).toBe('closed');
    await expectShown(member, at.centerId, false);
    await ask('DELETE FROM segment WHERE center_id = $1', [at.centerId]);
    await keepCapacityAhead(portal.portal);
    expect(await ask('SELECT 1 FROM segment WHERE center_id = $1', [at.centerId])).toEqual([]);
    expect(faultOf(await close(closed, today()))).toBe('centreMoveRefused');
    dataOf(await publish(closed));
    await expectShown(member, at.centerId, true);
    expect(faultOf((await askedAs(member, at.centerId, addDays(today(), 9))).order)).toBe('answered');
  });

  // proves: supply: no booking is left before the opening day
  it('nor does the opening day move behind a booking', async () => {
    const form = centerForm({ chainId: (await makeChain(portal)).chainId });
    const at = await makePublished(portal, form);
    const day = addDays(today(), 12);
    expect(faultOf((await askedAs(someone(), at.centerId, day)).order)).toBe('answered');
    const refused = await save({ ...form, ...at, opensOn: addDays(day, 1) });
    expect([faultOf(refused), fieldOf(refused)]).toEqual(['centreOpeningBooked', 'opensOn']);
    expect(faultOf(await save({ ...form, ...at, opensOn: day }))).toBe('answered');
  });

  it('while an order is being placed leaves either the order or the closing', async () => {
    for (let round = 0; round < 2; round += 1) {
      const at = await makePublished(portal);
      const member = someone();
      const day = addDays(today(), 12);
      const [order, closing] = await Promise.all([askedAs(member, at.centerId, day), close(at, today())]);
      expect([faultOf(order.order) === 'answered', faultOf(closing) === 'answered'].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('the week of a centre', () => {
  // proves: supply: times of a day do not overlap
  it('is tried before it is saved, and its days follow, never below the booked', async () => {
    const at = await makePublished(portal);
    const day = addDays(today(), 12);
    expect(faultOf((await askedAs(someone(), at.centerId, day)).order)).toBe('answered');
    const week = everyDay(0);
    const tried = dataOf(await portal.call('OpsCenterWeekTry', { centerId: at.centerId, week }, { session: support }));
    expect(tried).toMatchObject({ days: 92, seatsBefore: 460, seatsAfter: 1, kept: [{ day, booked: 1, seats: 0 }] });
    const overlapping = [...everyDay(), { weekday: 1, starts: '08:30', ends: '09:30', seats: 1 }];
    const refused = await saveWeek(at, overlapping);
    expect(faultOf(refused)).toBe('weekOverlap');
    expect(textOf(refused)).toContain('周一的 08:00–09:00 与 08:30–09:30');
    const saved = dataOf(await saveWeek(at, week));
    const [sum] = await ask<{ seats: number }>(
      'SELECT sum(capacity)::int AS seats FROM segment WHERE center_id = $1 AND day > $2',
      [at.centerId, today()],
    );
    expect(sum?.seats).toBe(1);
    expect(faultOf(await saveWeek(at)), 'an older revision').toBe('supplyChanged');
    expect((await read(at.centerId)).week).toEqual(week);
    dataOf(await saveWeek(saved, [{ weekday: 1, starts: '09:00', ends: '10:00', seats: 3 }]));
    expect((await read(at.centerId)).days.filter(({ kind }) => kind === 'open').length).toBeGreaterThan(0);
  });

  it.each([
    ['a time that ends before it begins', { starts: '10:00', ends: '09:00' }],
    ['a time there is not', { starts: '25:00' }],
    ['fewer seats than none', { seats: -1 }],
    ['a weekday there is not', { weekday: 7 }],
  ])('is not saved with %s', async (_, change) => {
    const at = await makeDraft(portal);
    const [monday] = everyDay().filter((segment) => segment.weekday === 1);
    const week = [{ weekday: 1, starts: '08:00', ends: '09:00', seats: 5, ...monday, ...change }];
    expect(faultOf(await saveWeek(at, week))).toBe('badInput');
  });
});
