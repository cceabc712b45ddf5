import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { Language } from '#contract/language';
import type { opsServices } from '#contract/ops/services';
import { addDays } from '#contract/rules/day';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { makeService } from '../../../test/feedback.ts';
import type { SignedInOperator } from '../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

const TODAY = '2026-06-10';
const day = (offset: number) => addDays(TODAY, offset);
let portal: TestPortal;
let support: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  support = await portal.operator('support');
});
afterAll(() => portal.stop());

const someone = async (): Promise<Member> => {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
};
const mine = async (who: Member, more: object = {}) =>
  dataOf(await portal.call('MyServices', { userGuid: who.guid, ...more }, { session: who.token }));
const reveal = (who: Member, serviceId: string, language: Language = 'zh-cn') =>
  portal.call('RevealServiceCode', { userGuid: who.guid, serviceId }, { session: who.token, language });
const end = (serviceId: string, language: Language = 'zh-cn') =>
  portal.call('OpsServiceEnd', { companyId: CROWD_COMPANY, serviceId, reason: '误发' }, { session: support, language });
type Granted = Payload<typeof opsServices.OpsServiceGrant>;
const grant = (wish: Partial<Granted> = {}, language: Language = 'zh-cn') =>
  portal.call(
    'OpsServiceGrant',
    {
      ...{ companyId: CROWD_COMPANY, employeeNo: 'YF20233', name: '心理咨询', nameEng: 'Counselling' },
      ...{ from: day(0), to: day(364), useKind: 'code', use: 'XL-2026', reason: '福利补发', ...wish },
    },
    { session: support, language },
  );

describe('a person’s services', () => {
  it('is told with its term, state and how it is used; what can be used first', async () => {
    const who = await someone();
    const of = (name: string, from: number, to: number) => ({
      ...{ personGuid: who.guid, name: { zh: name, en: name }, from: day(from), to: day(to) },
    });
    await makeService(portal, { ...of('over', -400, -1), use: { kind: 'link', url: 'https://a.example/x' } });
    await makeService(portal, { ...of('notYet', 1, 30), use: { kind: 'booking' } });
    await makeService(portal, { ...of('active', -1, 300), use: { kind: 'link', url: 'https://a.example/x' } });
    await makeService(portal, { ...of('expiring', -1, 5), use: { kind: 'booking' } });
    const ended = await makeService(portal, of('ended', -1, 5));
    dataOf(await end(ended));
    const { rows, total } = await mine(who);
    expect(total).toBe(5);
    expect(rows.map(({ name, state, url }) => [name.en, state, url])).toEqual([
      ['expiring', 'expiring', '/web/plan/self'],
      ['active', 'active', 'https://a.example/x'],
      ['notYet', 'notYet', ''],
      ['over', 'over', ''],
      ['ended', 'ended', ''],
    ]);
    expect((await mine(who, { pageIndex: 1, pageSize: 4 })).rows).toHaveLength(1);
    expect(await mine(await someone())).toEqual({ rows: [], total: 0 });
  });

  // proves: services: one from one source
  it('from one source is one, however often it is told', async () => {
    const { guid: personGuid, ...who } = await someone();
    const wish = { personGuid, source: 'mall:4711' };
    const ids = await Promise.all([1, 2, 3, 4].map(() => makeService(portal, wish)));
    expect(new Set(ids).size).toBe(1);
    expect((await mine({ guid: personGuid, ...who })).total).toBe(1);
  });
});

describe('a code', () => {
  it('is sealed, never listed, and shown to its owner, audited', async () => {
    const who = await someone();
    const serviceId = await makeService(portal, { personGuid: who.guid });
    expect(JSON.stringify(await mine(who))).not.toContain('KD-7788');
    expect(dataOf(await reveal(who, serviceId))).toEqual({ code: 'KD-7788-9900', seconds: 60 });
    const { rows } = await portal.portal.database.pool.query<{ code: Buffer }>(
      'SELECT code FROM held_service WHERE service_id = $1',
      [serviceId],
    );
    expect(rows[0]?.code.toString()).not.toContain('KD-7788');
    const { rows: lines } = await portal.portal.database.pool.query(
      `SELECT person_guid FROM audit WHERE action = 'service.reveal' AND subject_id = $1`,
      [serviceId],
    );
    expect(lines).toEqual([{ person_guid: who.guid }]);
  });

  // proves: services: a code is its owner’s
  // proves: services: a code is shown only while it can be used
  it('is refused to others, and when it cannot be used, in both languages', async () => {
    const [who, other] = [await someone(), await someone()];
    const serviceId = await makeService(portal, { personGuid: who.guid });
    expect(faultOf(await reveal(other, serviceId))).toBe('notYours');
    dataOf(await end(serviceId));
    expect(textOf(await reveal(who, serviceId))).toBe('该服务现在不能使用，请查看有效期');
    expect(textOf(await reveal(who, serviceId, 'en-us'))).toMatch(/^This service cannot be used now/);
    const later = await makeService(portal, { personGuid: who.guid, from: day(1), to: day(2) });
    expect(faultOf(await reveal(who, later))).toBe('serviceNotUsable');
    const booking = await makeService(portal, { personGuid: who.guid, use: { kind: 'booking' } });
    expect(textOf(await reveal(who, booking))).toBe('该服务不需要兑换码，请用服务旁的按钮直接使用');
    expect(textOf(await reveal(who, booking, 'en-us'))).toBe('This service needs no code. Open it with its own button');
  });
});

describe('an operator', () => {
  it('grants one to an employee by number with a reason, and ends it once', async () => {
    const { serviceId } = dataOf(await grant());
    const { token, user } = await portal.login('demo', 'remote');
    const who = { guid: user.CustomerGuid, token };
    expect((await mine(who)).rows.find((row) => row.serviceId === serviceId)).toMatchObject({
      name: { zh: '心理咨询', en: 'Counselling' },
      state: 'active',
      useKind: 'code',
    });
    const { rows } = dataOf(
      await portal.call(
        'OpsServices',
        { companyId: CROWD_COMPANY, state: 'active', pageSize: 100 },
        { session: support },
      ),
    );
    expect(rows.find((row) => row.serviceId === serviceId)).toMatchObject({
      person: { name: '马**' },
      source: 'operator',
    });
    dataOf(await end(serviceId));
    expect(textOf(await end(serviceId))).toBe('该服务已停用，请刷新列表');
    expect(textOf(await end(serviceId, 'en-us'))).toMatch(/^This service has been ended/);
    const { rows: lines } = await portal.portal.database.pool.query(
      `SELECT action, reason FROM audit WHERE subject_kind = 'service' AND subject_id = $1 ORDER BY seq`,
      [serviceId],
    );
    expect(lines).toEqual([
      { action: 'service.grant', reason: '福利补发' },
      { action: 'service.end', reason: '误发' },
    ]);
  });

  // proves: services: a link that is safe
  it.each<[string, Partial<Granted>, string, string]>([
    ['to nobody', { employeeNo: 'YF99999' }, 'employeeUnknown', '该企业没有此工号的员工，请核对企业与工号'],
    [
      'to somebody of another company',
      { companyId: 210 },
      'employeeUnknown',
      '该企业没有此工号的员工，请核对企业与工号',
    ],
    ['that ends before it begins', { to: day(-1) }, 'serviceTerm', '结束日期不能早于开始日期'],
    ['with a link that is a script', { useKind: 'link', use: 'javascript:alert(1)' }, 'serviceUse', ''],
    ['with a link in the clear', { useKind: 'link', use: 'http://a.example' }, 'serviceUse', ''],
    ['with a code that is none', { use: ' ' }, 'serviceUse', ''],
  ])('is refused to grant one %s', async (_, wish, fault, text) => {
    const answer = await grant(wish);
    expect(faultOf(answer)).toBe(fault);
    expect(textOf(answer)).toContain(text);
    expect(textOf(await grant(wish, 'en-us'))).toMatch(/^(Nobody of|The last day|Say how)/);
  });
});

it('is refused where the company has no services', async () => {
  const { token, user } = await portal.login('hilton', 'emp');
  const payload = { userGuid: user.CustomerGuid };
  expect(faultOf(await portal.call('MyServices', payload, { session: token }))).toBe('partClosed');
  const serviceId = await makeService(portal, { companyId: user.CompanyId, personGuid: user.CustomerGuid });
  expect(faultOf(await portal.call('RevealServiceCode', { ...payload, serviceId }, { session: token }))).toBe(
    'partClosed',
  );
});
