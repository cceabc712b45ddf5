import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR_ROLES } from '#contract/values/operator-roles';
import { dataOf, faultOf, inCompany, textOf } from '../../../../test/answers.ts';
import { HOUR, MINUTE } from '../../../../test/clock.ts';
import { cookieOf, newOperator, signInOperator, type SignedInOperator } from '../../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { PLATFORM_ID } from '../../../db/transact.ts';
import { DEMO_OPERATOR_PASSWORD, demoOperators } from '../../../../../demo/operators.ts';
import { sweepAll } from '../../../../test/sweep.ts';

import { STEP_MS } from './second-factor.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

const ask = (session: SignedInOperator, at: Pick<TestPortal, 'call'> = portal) => at.call('OpsMe', {}, { session });
const isAlive = async (session: SignedInOperator, at?: Pick<TestPortal, 'call'>) =>
  faultOf(await ask(session, at)) === 'answered';
const admin = async () => ({ session: await portal.operator('admin') });

describe('every role of the demo world', () => {
  it.each(OPERATOR_ROLES)('%s signs in and is who it is', async (role) => {
    const session = await portal.operator(role);
    expect(dataOf(await ask(session))).toMatchObject({ loginName: role, role, recoveryLeft: 10 });
  });

  // proves: an operator’s role at the door
  it.each(OPERATOR_ROLES.filter((role) => role !== 'admin'))('%s is told that this is not theirs', async (role) => {
    const session = await portal.operator(role);
    const answer = await portal.call('OperatorList', {}, { session, language: 'en-us' });
    expect(faultOf(answer)).toBe('notAllowed');
    expect(textOf(answer)).toBe('Your role may not use this');
    const reset = { operatorId: 1, reason: 'lost telephone' };
    expect(faultOf(await portal.call('OperatorResetSecondFactor', reset, { session }))).toBe('notAllowed');
  });
});

describe('the end of a session', () => {
  it('comes after 15 minutes without a request, and not before', async () => {
    const { session } = await newOperator(portal, 'support');
    for (let count = 0; count < 4; count += 1) {
      portal.clock.advance(13 * MINUTE);
      expect(await isAlive(session)).toBe(true);
    }
    portal.clock.advance(15 * MINUTE + 1_000);
    expect(await isAlive(session)).toBe(false);
  });

  it('comes after 12 hours, however busy', async () => {
    const { session } = await newOperator(portal, 'support');
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      portal.clock.advance(10 * MINUTE);
      expect(await isAlive(session)).toBe(true);
    }
    portal.clock.advance(11 * MINUTE);
    expect(await isAlive(session)).toBe(false);
  });

  // proves: an operator’s session that ended
  it('comes with OpsSignOut, for this session only', async () => {
    const them = await newOperator(portal, 'support');
    portal.clock.advance(STEP_MS);
    const other = await signInOperator(portal, them);
    expect(faultOf(await portal.call('OpsSignOut', {}, { session: other }))).toBe('answered');
    expect(await isAlive(other)).toBe(false);
    expect(await isAlive(them.session)).toBe(true);
  });

  // proves: a new role ends sessions
  it.each([
    ['the account is disabled', { disabled: true }],
    ['the role changes', { role: 'content' as const }],
  ])('comes at once when %s', async (_, change) => {
    const { session, operatorId } = await newOperator(portal, 'support');
    expect(await isAlive(session)).toBe(true);
    expect(faultOf(await portal.call('OperatorChange', { operatorId, ...change }, await admin()))).toBe('answered');
    expect(await isAlive(session)).toBe(false);
  });

  it.each(['OperatorResetPassword', 'OperatorResetSecondFactor'] as const)('comes at once with %s', async (name) => {
    const { session, operatorId } = await newOperator(portal, 'support');
    expect(await isAlive(session)).toBe(true);
    expect(faultOf(await portal.call(name, { operatorId, reason: 'asked by telephone' }, await admin()))).toBe(
      'answered',
    );
    expect(await isAlive(session)).toBe(false);
  });

  // proves: a reset ends a sign-in under way
  it('comes to a sign-in that is under way, too', async () => {
    const { operatorId, loginName, password } = await newOperator(portal, 'support');
    const begun = await portal.call('OpsSignIn', { loginName, password });
    await portal.call('OperatorResetSecondFactor', { operatorId, reason: 'asked by telephone' }, await admin());
    const headers = { cookie: cookieOf(begun) };
    const answer = await portal.call('OpsEnterCode', { ticket: dataOf(begun).ticket, code: '000000' }, { headers });
    expect(faultOf(answer)).toBe('signInExpired');
  });

  it('a new name does not end it', async () => {
    const { session, operatorId } = await newOperator(portal, 'support');
    await portal.call('OperatorChange', { operatorId, name: '新名字' }, await admin());
    expect(dataOf(await ask(session))).toMatchObject({ name: '新名字' });
  });

  it('leaves no row behind after a day', async () => {
    await newOperator(portal, 'support');
    portal.clock.advance(25 * HOUR);
    await sweepAll(portal.portal);
    const left = await inCompany(portal, PLATFORM_ID, async (db) => [
      ...(await db.selectFrom('operator_session').select('operator_id').execute()),
      ...(await db.selectFrom('operator_ticket').select('operator_id').execute()),
    ]);
    expect(left).toEqual([]);
  });
});

describe('the cookie', () => {
  it('must be this session’s', async () => {
    const [one, other] = [await portal.operator('support'), await portal.operator('finance')];
    for (const cookie of ['', 'ops=', other.cookie, `ops=${one.token}`, one.cookie.replace('ops=', 'portal=')]) {
      expect(await isAlive({ ...one, cookie })).toBe(false);
    }
    expect(await isAlive(one)).toBe(true);
  });

  it('over https is one that only this host can have set', async () => {
    const secure = await startPortal({
      database: portal.database,
      now: portal.clock.now(),
      env: { PUBLIC_URL: 'https://portal.example' },
      jobs: false,
    });
    const answer = await secure.call('OpsSignIn', { loginName: 'content', password: DEMO_OPERATOR_PASSWORD });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-ops=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    await secure.stop();
  });
});

describe('doors', () => {
  it('an employee’s session is nothing at the console, with either cookie', async () => {
    for (const account of ['emp', 'hr']) {
      const { token, cookie = '' } = await portal.login('demo', account, { browser: true });
      for (const sent of [cookie, cookie.replace('portal=', 'ops=')]) {
        expect(faultOf(await portal.call('OpsMe', {}, { session: { token, cookie: sent } }))).toBe('sessionExpired');
      }
    }
  });

  it('an operator’s session is nothing at the employees’ doors, with either cookie', async () => {
    const { token, cookie } = await portal.operator('admin');
    for (const sent of [cookie, cookie.replace('ops=', 'portal=')]) {
      const session = { token, cookie: sent };
      expect(faultOf(await portal.call('GetCompanyInfoById', { CompanyId: 100 }, { session }))).toBe('sessionExpired');
    }
  });
});

describe('two nodes on one database', () => {
  it('end a session on both within a second', async () => {
    const second = await startPortal({ database: portal.database, now: portal.clock.now(), jobs: false });
    const { session, operatorId } = await newOperator(portal, 'support');
    expect(await isAlive(session, second)).toBe(true);
    await portal.call('OperatorChange', { operatorId, disabled: true }, await admin());
    await expect.poll(() => isAlive(session, second), { timeout: 1_500, interval: 20 }).toBe(false);
    await second.stop();
  });
});

describe('/sim/authenticator', () => {
  it('shows the codes of the demo operators in both languages', async () => {
    const zh = await (await portal.fetch('/sim/authenticator?lang=zh-cn')).text();
    const en = await (await portal.fetch('/sim/authenticator?lang=en-us')).text();
    expect(zh).toContain('<h1>验证器沙箱</h1>');
    expect(en).toMatch(/\d+ s left/);
    for (const { login } of demoOperators) expect(en).toMatch(new RegExp(`<td id="${login}">\\d{6}</td>`));
  });

  it('is not there without the demo world', async () => {
    const real = await startPortal({ database: portal.database, env: { DEMO_WORLD: 'off' }, jobs: false });
    expect((await real.fetch('/sim/authenticator')).status).toBe(404);
    await real.stop();
  });
});
