import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { atDoor, transact } from '../src/db/transact.ts';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import { HOUR, MINUTE } from './clock.ts';
import { startPortal, type Answer, type SignedIn, type TestPortal } from './portal.ts';

/** One test per guard, each its proof: without the guard it turns red (scripts/guards.mjs). */
describe('guard', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  const refusal = ({ decoded }: Answer) => (decoded?.ok === false ? decoded.detail?.fault : 'answered');
  const ask = (who: SignedIn | string, companyId: number) =>
    portal.call('GetCompanyInfoById', { CompanyId: companyId }, { session: who });
  const tryLogin = (company: string, user: string, more: { password?: string; consent?: string } = {}) =>
    portal.call('Login', { appType: 1, companyCode: company, user, password: DEMO_PASSWORD, ...more });
  const changePassword = (who: SignedIn, npw: string, key: string) =>
    portal.call(
      'ChangePw',
      { userGuid: who.user.CustomerGuid, pw: DEMO_PASSWORD, npw },
      { session: who, headers: { 'idempotency-key': key } },
    );

  // proves: owned ids
  it('ownership: another company’s id is refused', async () => {
    const own = await portal.login('demo', 'emp');
    const other = await portal.login('hilton', 'emp');
    expect(refusal(await ask(own, other.user.CompanyId))).toBe('notYours');
  });

  // proves: row-level security
  it('row-level security: a query without a WHERE sees one company', async () => {
    const companyId = 100;
    // the proof by absence lets this one company's name alone see all: nothing would start if they all did
    const company = { companyId, name: 'sees everybody' };
    const rows = await transact({ portal: portal.portal, company }, ({ db }) =>
      db.selectFrom('person').select('company_id').distinct().execute(),
    );
    expect(rows).toEqual([{ company_id: companyId }]);
  });

  // proves: door role
  it('door: before the company is known no person can be read', async () => {
    const reading = atDoor(portal.portal.database, (db) => db.selectFrom('person').select('company_id').execute());
    await expect(reading).rejects.toMatchObject({ code: '42501' });
  });

  // proves: waiting after failures
  it('throttle: after three wrong passwords the next try waits', async () => {
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(refusal(await tryLogin('dental', 'emp', { password: 'Wrong#2026' }))).toBe('wrongCredentials');
    }
    expect(refusal(await tryLogin('dental', 'emp'))).toBe('tryLater');
  });

  // proves: password check
  it('password: a wrong one opens nothing', async () => {
    expect(refusal(await tryLogin('demo', 'emp', { password: 'Wrong#2026' }))).toBe('wrongCredentials');
    expect(refusal(await tryLogin('demo', 'nobody'))).toBe('wrongCredentials');
  });

  // proves: consent at sign-in
  it('consent: no one enters without having agreed to this text', async () => {
    expect(refusal(await tryLogin('hilton', 'new'))).toBe('consentRequired');
    expect(refusal(await tryLogin('hilton', 'new', { consent: '1999-01' }))).toBe('consentRequired');
    expect(refusal(await tryLogin('hilton', 'new', { consent: CONSENT_VERSION }))).toBe('answered');
  });

  // proves: single sign-on only
  it('single sign-on: a password does not open a company that has none', async () => {
    expect(refusal(await tryLogin('sso', 'emp'))).toBe('ssoOnly');
  });

  // proves: session cookie
  it('cookie: a browser’s token is worth nothing without its cookie', async () => {
    const browser = await portal.login('demo', 'emp', { browser: true });
    expect(refusal(await ask(browser, browser.user.CompanyId))).toBe('answered');
    expect(refusal(await ask(browser.token, browser.user.CompanyId))).toBe('sessionExpired');
  });

  // proves: idle end
  it('idle: a session left alone for half an hour is over', async () => {
    const who = await portal.login('demo', 'emp');
    portal.clock.advance(31 * MINUTE);
    expect(refusal(await ask(who, who.user.CompanyId))).toBe('sessionExpired');
  });

  // proves: absolute end
  it('absolute: a session in steady use ends after twelve hours', async () => {
    const who = await portal.login('demo', 'emp');
    for (let used = 0; used < 12 * HOUR; used += 24 * MINUTE) {
      expect(refusal(await ask(who, who.user.CompanyId))).toBe('answered');
      portal.clock.advance(24 * MINUTE);
    }
    portal.clock.advance(MINUTE);
    expect(refusal(await ask(who, who.user.CompanyId))).toBe('sessionExpired');
  });

  // proves: ended session
  it('logout: a session that signed out is over', async () => {
    const who = await portal.login('demo', 'emp');
    await portal.call('Logout', { sessionid: who.token }, { session: who });
    expect(refusal(await ask(who, who.user.CompanyId))).toBe('sessionExpired');
  });

  // proves: most sessions
  it('sessions: the sixth login ends the first', async () => {
    const first = await portal.login('mercer', 'emp');
    for (let more = 1; more <= 5; more += 1) await portal.login('mercer', 'emp');
    expect(refusal(await ask(first, first.user.CompanyId))).toBe('sessionExpired');
  });

  // proves: disabled account
  it('disabled: an account switched off is out at once', async () => {
    const who = await portal.login('amazon', 'emp');
    await transact({ portal: portal.portal, company: { companyId: who.user.CompanyId } }, ({ db }) =>
      db.updateTable('account').set({ disabled: true }).where('account_id', '=', who.user.Id).execute(),
    );
    expect(refusal(await ask(who, who.user.CompanyId))).toBe('sessionExpired');
  });

  // proves: idempotency replay
  it('replay: a repeated write is answered again, not done again', async () => {
    const who = await portal.login('demo', 'emp');
    const leave = () =>
      portal.call('Logout', { sessionid: who.token }, { session: who, headers: { 'idempotency-key': 'replay-0001' } });
    const once = await leave();
    const again = await leave();
    expect(refusal(once)).toBe('answered');
    expect(again.body).toBe(once.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  // proves: idempotency claim
  it('claim: one key sent many times at once has one effect and one answer', async () => {
    const who = await portal.login('sevenday', 'emp');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => changePassword(who, 'Chosen#2026', 'claim-0001')),
    );
    expect(answers.map(refusal)).toEqual(['answered', 'answered', 'answered', 'answered']);
    expect(answers.filter(({ headers }) => !headers.has('idempotency-replayed'))).toHaveLength(1);
  });

  // proves: idempotency body
  it('key: used with another body it is refused', async () => {
    const who = await portal.login('pocket', 'emp');
    const key = randomUUID();
    await changePassword(who, 'Chosen#2026', key);
    expect(refusal(await changePassword(who, 'Another#2026', key))).toBe('keyReused');
  });

  // proves: reply parsing
  it('reply: what the contract does not name does not leave', async () => {
    const who = await portal.login('survey', 'emp');
    await transact({ portal: portal.portal, company: { companyId: who.user.CompanyId } }, ({ db }) =>
      sql`UPDATE company SET colors = colors || '{"Canary":"tell nobody"}', version = version + 1
          WHERE company_id = ${who.user.CompanyId}`.execute(db),
    );
    // a config change reaches a node after a second at the latest
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const home = await portal.call(
      'GetCompanyColorsAndIndexMenus',
      { companyId: who.user.CompanyId },
      { session: who },
    );
    expect(home.decoded).toMatchObject({ ok: true });
    expect(home.body).not.toContain('tell nobody');
  });

  // proves: signature
  it('signature: a wrong one is refused', async () => {
    const who = await portal.login('demo', 'emp');
    const payload = { CompanyId: who.user.CompanyId };
    const send = (signCode: string) =>
      portal.call('GetCompanyInfoById', payload, { session: who, fields: { signCode } });
    expect(refusal(await send('0'.repeat(64)))).toBe('badSignature');
    expect(refusal(await send(''))).toBe('answered');
  });

  // proves: depth
  it('depth: a payload nested deeper than any of ours is not even parsed', async () => {
    const jsonPara = `{"deep":${'['.repeat(40)}${']'.repeat(40)}}`;
    const answer = await portal.send('GetCaptcha', {}, { fields: { jsonPara, signCode: undefined } });
    expect(answer.decoded).toMatchObject({ ok: false, detail: { fault: 'badInput', params: { field: 'jsonPara' } } });
  });

  it('depth: the same for a body that is JSON as a whole, in as little time as any other', async () => {
    const body = `{"deep":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    const response = await portal.fetch('/examApi/PostAppCall', {
      ...{ method: 'POST', body, headers: { 'content-type': 'application/json' } },
    });
    expect(await response.json()).toMatchObject({ data: { fault: 'badInput', params: { field: 'body' } } });
  });
});
