import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { changePerson } from '../../../test/change-person.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { bookOrder } from '../../../test/ops-stage.ts';
import type { SignedInOperator } from '../../../test/operators.ts';
import { givePhone } from '../../../test/people-desk.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { everyRow } from '../../../test/rows.ts';

let portal: TestPortal;
let support: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  support = await portal.operator('support');
});
afterAll(() => portal.stop());

const companyId = CROWD_COMPANY;
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(text, values)).rows as T[];
const find = async (text: string, more: { companyId?: number; state?: 'left' | 'disabled' | 'hr' } = {}) =>
  dataOf(await portal.call('OpsPeople', { text, ...more }, { session: support }));
const found = async (text: string, more = {}): Promise<string[]> =>
  (await find(text, more)).rows.map(({ personGuid }) => personGuid);
const show = (personGuid: string) => portal.call('OpsPerson', { companyId, personGuid }, { session: support });

/** A person with a name, a phone and a number of their own. */
async function someone(name = '诸葛寻人'): Promise<Member & { phone: string; employeeNo: string }> {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  await changePerson(portal, companyId, member.guid, { name });
  const phone = await givePhone(portal, { companyId, personGuid: member.guid });
  const employeeNo = `YQ${randomInt(10_000_000)}`;
  await query('UPDATE person SET employee_no = $2, department = $3 WHERE person_guid = $1', [
    ...[member.guid, employeeNo, '研发中心'],
  ]);
  return { ...member, phone, employeeNo };
}

describe('people', () => {
  // proves: people desk: names are masked
  it('are found by name, employee number, phone, its last four digits, and all of them together; masked', async () => {
    const one = await someone();
    const tail = one.phone.slice(-4);
    for (const text of ['诸葛', '诸葛寻人', one.employeeNo, one.employeeNo.toLowerCase(), one.phone, tail])
      expect([text, await found(text)]).toEqual([text, expect.arrayContaining([one.guid])]);
    for (const text of [`诸 ${tail}`, `诸葛${tail}`, `${tail} ${one.employeeNo}`])
      expect([text, await found(text)]).toEqual([text, expect.arrayContaining([one.guid])]);
    for (const text of [`王 ${tail}`, `${one.phone.slice(0, 10)}`, '诸葛没有', `${tail} YF99999999`])
      expect([text, await found(text)]).toEqual([text, []]);
    const { rows } = await find(one.phone);
    expect(rows).toEqual([
      expect.objectContaining({ name: '诸**', employeeNo: one.employeeNo, department: '研发中心', isHr: false }),
    ]);
    const said = JSON.stringify(rows);
    expect(said).not.toContain('寻人');
    expect(said).not.toContain(one.phone);
  });

  it('are not listed for a single letter or for nothing, and the search is audited without its words', async () => {
    expect(await find('诸')).toMatchObject({ readAs: 'shortName', rows: [] });
    expect(await find('')).toMatchObject({ readAs: 'none', rows: [] });
    const audited = await query(`SELECT reason FROM audit WHERE action = 'people.list' ORDER BY seq DESC LIMIT 2`);
    expect(audited).toEqual([{ reason: 'none' }, { reason: 'shortName' }]);
    expect(Object.values(await everyRow(portal.portal.database.pool)).join()).not.toContain('诸葛寻人');
  });

  // proves: people desk: most people of a list
  it('are asked for more narrowly where a list would hold more than a thousand', async () => {
    const [before] = await query<{ count: number }>('SELECT count(*)::int FROM account WHERE company_id = $1', [
      companyId,
    ]);
    await makeCrowd(portal, Math.max(1, 1_001 - (before?.count ?? 0)));
    expect(await find('', { companyId })).toMatchObject({ isTooMany: true, rows: [], total: 0 });
    expect((await find('', { companyId, state: 'hr' })).rows.length).toBeGreaterThan(0);
  });

  it('are listed by their state', async () => {
    const left = await someone('欧阳离开');
    await query('UPDATE account SET disabled = true WHERE person_guid = $1', [left.guid]);
    expect(await found(left.phone, { state: 'left' })).toEqual([left.guid]);
    expect(await found(left.phone, { state: 'disabled' })).toEqual([]);
    expect((await find(left.phone)).rows[0]?.state).toBe('left');
  });

  it('of an older database are found by the last four digits once their phones were sealed again', async () => {
    const one = await someone();
    await query('UPDATE person SET phone_tail_index = NULL WHERE person_guid = $1', [one.guid]);
    expect(await found(`诸葛 ${one.phone.slice(-4)}`)).not.toContain(one.guid);
    const { sealAllPhoneTails } = await import('../people/phone-tails.ts');
    await sealAllPhoneTails(portal.portal);
    expect(await found(`诸葛 ${one.phone.slice(-4)}`)).toContain(one.guid);
    await query('UPDATE person SET phone_index = $2 WHERE person_guid = $1', [one.guid, Buffer.from('other')]);
    const [row] = await query('SELECT phone_tail_index FROM person WHERE person_guid = $1', [one.guid]);
    expect(row).toEqual({ phone_tail_index: null });
  });
});

describe('a person', () => {
  // proves: people desk: a look at a person is audited
  it('is shown masked, with bookings, sessions and relatives; the look is audited, and the person sees it', async () => {
    const booked = await bookOrder(portal);
    const { guid, token } = booked.member;
    const person = dataOf(await show(guid));
    expect(person).toMatchObject({
      ...{ personGuid: guid, state: 'neverEntered', isHr: false, waiting: [], relatives: [] },
      bookings: [expect.objectContaining({ orderId: booked.orderId, state: 'booked', isRelative: false })],
      sessions: [expect.objectContaining({ device: '未知设备' })],
      account: expect.objectContaining({ failedTries: 0, isCompanys: true }),
    });
    const again = dataOf(await show(guid));
    expect(again.log[0]).toMatchObject({
      ...{ action: 'person.view', actor: { kind: 'operator', name: support.name, role: 'support' } },
    });
    const looks = dataOf(await portal.call('WhoLooked', { userGuid: guid }, { session: token }));
    expect(looks.rows[0]).toMatchObject({ what: '查看了您的资料与账号', role: '客服人员' });
  });

  // proves: people desk: a whole number is audited
  it('shows one field whole for half a minute, with a reason that the person sees', async () => {
    const one = await someone();
    const asked = { companyId, personGuid: one.guid, reason: '来电核对' };
    const reveal = async (field: 'phone' | 'idNumber') =>
      portal.call('OpsPersonReveal', { ...asked, field }, { session: support });
    expect(dataOf(await reveal('phone'))).toEqual({ value: one.phone, seconds: 30 });
    expect(faultOf(await reveal('idNumber'))).toBe('nothingToReveal');
    const looks = dataOf(await portal.call('WhoLooked', { userGuid: one.guid }, { session: one.token }));
    expect(looks.rows).toEqual([expect.objectContaining({ what: '查看了完整手机号', why: '来电核对' })]);
  });

  it('is for support and admins alone, and of the named company', async () => {
    const one = await someone();
    for (const login of ['finance', 'content', 'supply'] as const) {
      const session = await portal.operator(login);
      expect(faultOf(await portal.call('OpsPeople', { text: one.phone }, { session }))).toBe('notAllowed');
      expect(faultOf(await portal.call('OpsPerson', { companyId, personGuid: one.guid }, { session }))).toBe(
        'notAllowed',
      );
    }
    const elsewhere = { companyId: 430, personGuid: one.guid };
    expect(faultOf(await portal.call('OpsPerson', elsewhere, { session: support }))).toBe('recordUnknown');
    const looks = dataOf(await portal.call('WhoLooked', { userGuid: one.guid }, { session: one.token }));
    expect(looks.rows).toEqual([]);
  });
});
