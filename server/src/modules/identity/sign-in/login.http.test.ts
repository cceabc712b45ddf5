import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { maskPhone } from '#contract/rules/mask';
import { dataOf, faultOf, fromElsewhere, inCompany, median, textOf } from '../../../../test/answers.ts';
import { dearPasswords } from '../../../../test/passwords.ts';
import { startPortal, type CallOptions, type TestPortal } from '../../../../test/portal.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';
import { demoWorld } from '../../../../../demo/world.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => portal.stop());

interface Typed {
  company?: string;
  user?: string;
  password?: string;
  appType?: unknown;
  consent?: string;
}
const login = (
  { company = 'demo', user = 'emp', password = DEMO_PASSWORD, ...more }: Typed,
  options: CallOptions = {},
) =>
  portal.send(
    'Login',
    { appType: 1, companyCode: company, user, password, ...more },
    { ...options, headers: fromElsewhere() },
  );

const world = demoWorld('2026-06-10');
const [demo] = world;
const emp = demo?.people.find(({ account }) => account?.login === 'emp');
if (!demo || !emp?.account || !emp.employeeNo) throw new Error('the demo world has no employee');

describe('who', () => {
  const ways = [
    ['the login name', 'emp'],
    ['the employee number', emp.employeeNo],
    ['the phone', emp.phone],
    ['the e-mail', emp.email],
    ['the login name in capitals, with spaces', '  EMP '],
    ['full-width characters', 'ｅｍｐ'],
    ['the e-mail in capitals', emp.email.toUpperCase()],
  ];
  it.each(ways)('signs in by %s', async (_, user) => {
    const answer = await login({ user });
    expect(answer.decoded).toMatchObject({ ok: true, data: { CustomerGuid: emp.guid, CompanyCode: 'demo' } });
  });

  it.each(['demo', 'DEMO', ' Demo '])('§1: finds the company of %j', async (company) => {
    expect((await login({ company })).decoded).toMatchObject({
      ok: true,
      data: { CompanyCode: 'demo', CompanyId: 100 },
    });
  });

  it('gets the user, with the phone masked and nothing more personal', async () => {
    const answer = await portal.call(
      'Login',
      { appType: 1, user: 'hr', password: DEMO_PASSWORD, companyCode: 'demo' },
      { headers: fromElsewhere() },
    );
    const hr = demo.people.find(({ account }) => account?.login === 'hr');
    const user = dataOf(answer);
    expect(user).toMatchObject({
      Id: hr?.account?.id,
      Name: hr?.name,
      MobilePhone: maskPhone(hr?.phone ?? ''),
      RoleType: 'HR',
      RoleKey: hr?.account?.roleKey,
      CityName: hr?.cityName,
      MulLanguage: true,
    });
    expect(user.Session).toMatch(/^2s\.[A-Za-z0-9_-]{43}$/);
    for (const secret of [hr?.idNumber, hr?.phone, hr?.email]) expect(answer.body).not.toContain(secret);
  });

  it.each(world.filter(({ config }) => !config.login?.ssoOnly).map(({ code }) => code))(
    'every company of the demo world lets its employee in: %s',
    async (company) => {
      expect(faultOf(await login({ company, consent: CONSENT_VERSION }))).toBe('answered');
    },
  );
});

describe('a refusal', () => {
  it('says in the caller’s language that name or password is wrong', async () => {
    const wrong = (language: 'zh-cn' | 'en-us') => login({ password: 'Wrong#2026' }, { language });
    expect(textOf(await wrong('zh-cn'))).toBe('用户名或密码错误，请重新输入');
    expect(textOf(await wrong('en-us'))).toBe(
      'The username or password is incorrect. Please re-enter the information!',
    );
  });

  it('is the same, to the byte, for a wrong password, an unknown account and a disabled one', async () => {
    await inCompany(portal, 660, (db) =>
      db.updateTable('account').set({ disabled: true }).where('account_id', '=', 660002).execute(),
    );
    const wrong = await login({ company: 'deqin6', password: 'Wrong#2026' });
    const unknown = await login({ company: 'deqin6', user: 'nobody' });
    const disabled = await login({ company: 'deqin6', user: 'hr' });
    expect(faultOf(wrong)).toBe('wrongCredentials');
    expect(unknown.body).toBe(wrong.body);
    expect(disabled.body).toBe(wrong.body);
  });

  it('does not tell one company’s accounts to another', async () => {
    expect(faultOf(await login({ company: 'hilton', user: emp.phone }))).toBe('wrongCredentials');
  });

  it('takes a password as it is typed', async () => {
    for (const password of [DEMO_PASSWORD.toLowerCase(), ` ${DEMO_PASSWORD}`, `${DEMO_PASSWORD} `]) {
      expect(faultOf(await login({ password }))).toBe('wrongCredentials');
    }
  });

  it('names the company that does not exist, and the one that has single sign-on only', async () => {
    expect(faultOf(await login({ company: 'nowhere' }))).toBe('companyUnknown');
    const sso = await login({ company: 'sso' }, { language: 'en-us' });
    expect(faultOf(sso)).toBe('ssoOnly');
    expect(textOf(sso)).toBe(faultText('ssoOnly', 'en-us'));
  });

  it.each([0, 3, -1, 1.5, '', 'x', null, undefined, [1]])('§6: refuses appType %j', async (appType) => {
    expect((await login({ appType })).decoded).toMatchObject({
      ok: false,
      detail: { fault: 'badInput', params: { field: 'appType' } },
    });
  });

  it('costs an unknown account the same time', async () => {
    await dearPasswords(portal.portal);
    const took = { known: [] as number[], unknown: [] as number[], refused: [] as number[] };
    const timed = async (times: number[], typed: Typed) => {
      const started = performance.now();
      await login({ password: 'Wrong#2026', ...typed });
      times.push(performance.now() - started);
    };
    for (const { code: company, config } of world) {
      if (config.login?.ssoOnly) continue;
      await timed(took.known, { company });
      await timed(took.unknown, { company, user: 'nobody' });
      await timed(took.refused, { company: 'nowhere' });
    }
    const [known, unknown, refused] = [median(took.known), median(took.unknown), median(took.refused)];
    // a refusal without a hash shows the cost of one
    expect(Math.min(known, unknown)).toBeGreaterThan(refused * 2);
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.8);
  });
});

describe('a page of another site', () => {
  const FOREIGN: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ];
  // proves: logins of other sites
  it('cannot sign a person in, here or at the console', async () => {
    for (const foreign of FOREIGN) {
      const headers = { ...fromElsewhere(), ...foreign };
      const payload = { appType: 1, companyCode: 'demo', user: 'emp', password: DEMO_PASSWORD };
      const answer = await portal.send('Login', payload, { headers });
      expect([foreign, faultOf(answer), answer.headers.getSetCookie()]).toEqual([foreign, 'otherSite', []]);
      const toConsole = await portal.send('OpsSignIn', { loginName: 'admin', password: 'x' }, { headers });
      const lastStep = await portal.send('OpsEnterCode', { ticket: 'x', code: '000000' }, { headers });
      expect([faultOf(toConsole), faultOf(lastStep)]).toEqual(['otherSite', 'otherSite']);
    }
  });
});

describe('appType', () => {
  it.each([1, 2, '1', '2'])('§6: %j signs in and is kept with the session', async (appType) => {
    expect(faultOf(await login({ company: 'deqin5', appType }))).toBe('answered');
    const [last] = await inCompany(portal, 591, (db) =>
      db.selectFrom('session').select('app_type').orderBy('created_at', 'desc').limit(1).execute(),
    );
    expect(last?.app_type).toBe(Number(appType));
  });
});

describe('consent', () => {
  const given = (companyId: number, guid: string) =>
    inCompany(portal, companyId, (db) =>
      db.selectFrom('consent').selectAll().where('person_guid', '=', guid).execute(),
    );
  const guidOf = (company: string, user: string) =>
    world.find(({ code }) => code === company)?.people.find(({ account }) => account?.login === user)?.guid ?? '';

  it('is asked for once, and recorded with text, time and channel', async () => {
    const guid = guidOf('demo', 'parent');
    expect(faultOf(await login({ user: 'parent' }))).toBe('consentRequired');
    expect(faultOf(await login({ user: 'parent', consent: '1999-01' }))).toBe('consentRequired');
    expect(await given(100, guid)).toEqual([]);
    const sessions = inCompany(portal, 100, (db) =>
      db.selectFrom('session').selectAll().where('account_id', '=', 100003).execute(),
    );
    expect(await sessions).toEqual([]);
    expect(faultOf(await login({ user: 'parent', consent: CONSENT_VERSION }))).toBe('answered');
    const [record] = await given(100, guid);
    expect(record).toMatchObject({
      purpose: 'portal',
      text_version: CONSENT_VERSION,
      channel: 'web',
      withdrawn_at: null,
    });
    expect(Math.abs((record?.given_at.getTime() ?? 0) - portal.clock.now().getTime())).toBeLessThan(10_000);
    expect(faultOf(await login({ user: 'parent' }))).toBe('answered');
  });

  it('through the messaging app is recorded as such', async () => {
    expect(faultOf(await login({ company: 'deqin', user: 'new', appType: 2, consent: CONSENT_VERSION }))).toBe(
      'answered',
    );
    expect(await given(430, guidOf('deqin', 'new'))).toMatchObject([{ channel: 'messaging-app' }]);
  });

  it('withdrawn is asked for again', async () => {
    const guid = guidOf('survey', 'emp');
    await inCompany(portal, 250, (db) =>
      db.updateTable('consent').set({ withdrawn_at: new Date() }).where('person_guid', '=', guid).execute(),
    );
    expect(faultOf(await login({ company: 'survey' }))).toBe('consentRequired');
  });

  it('is not asked of a person without the password', async () => {
    expect(faultOf(await login({ company: 'hilton', user: 'new', password: 'Wrong#2026' }))).toBe('wrongCredentials');
  });
});
