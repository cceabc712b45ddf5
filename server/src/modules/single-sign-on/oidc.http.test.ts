import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idCheckCharacter } from '#contract/rules/id-number';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { dataOf, faultOf, inCompany } from '../../../test/answers.ts';
import { MINUTE } from '../../../test/clock.ts';
import { atProvider, setUpProvider, startOidcProvider, type OidcProvider } from '../../../test/oidc.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { SSO_COMPANY } from '../../../test/sso-scenes.ts';
import { tokenHash } from '../identity/index.ts';

/** Invented: no place in the country has this area code. */
const WOMANS_CARD = `99010019900307002${idCheckCharacter('99010019900307002')}`;

let portal: TestPortal;
let provider: OidcProvider;
beforeAll(async () => {
  portal = await startPortal({ jobs: false, env: { SSO_TIMEOUT_MS: '2000' } });
  provider = await startOidcProvider(portal.url, 'sso');
  await setUpProvider(portal, SSO_COMPANY, provider.issuer);
});
afterAll(async () => {
  provider.stop();
  await portal.stop();
});

type Answer = Record<string, string>;
/** A browser at the portal; its cookies go along. */
const browser = (cookie = '') => ({ origin: portal.url, ...(cookie && { cookie }) });
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((set) => set.split(';')[0] ?? '')
    .join('; ');

async function begin(companyCode = 'sso') {
  const answer = await portal.call('BeginSso', { companyCode, redirect: '/web/examreport' }, { headers: browser() });
  return { url: dataOf(answer).url, cookie: cookiesOf(answer.headers) };
}
const finish = (answer: Answer, cookie: string, consent: string | undefined = CONSENT_VERSION) => {
  const { state = '', code, iss, error } = answer;
  const said = { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) };
  return portal.call('FinishSso', { ...said, ...(consent && { consent }) }, { headers: browser(cookie) });
};
/** All the way, as a person the provider knows. */
async function signOn(account: string, at = atProvider(), consent: string | undefined = CONSENT_VERSION) {
  const { url, cookie } = await begin();
  const answer = await at.signIn(url, { account });
  return { answer, cookie, done: await finish(answer, cookie, consent) };
}
const entered = async (account: string, at = atProvider()): Promise<SignedIn> => {
  const { done } = await signOn(account, at);
  const user = dataOf(done).user;
  return { token: user.Session, cookie: cookiesOf(done.headers), user };
};
const isAlive = async (who: SignedIn) =>
  faultOf(await portal.call('GetCompanyInfoById', { CompanyId: SSO_COMPANY }, { session: who })) === 'answered';
/** Which accounts the audit has it of. */
const audited = async (action: string): Promise<string[]> => {
  const rows = await inCompany(portal, SSO_COMPANY, (db) =>
    db.selectFrom('audit').select('subject_id').where('action', '=', action).orderBy('seq').execute(),
  );
  return rows.map(({ subject_id }) => subject_id);
};
const sessions = () =>
  inCompany(portal, SSO_COMPANY, async (db) => (await db.selectFrom('session').select('token_hash').execute()).length);

describe('the company’s own provider', () => {
  it('says who it is: a session that knows how it was entered, on the page that was wanted', async () => {
    const { done } = await signOn('emp');
    const { user, redirect } = dataOf(done);
    expect(user).toMatchObject({ SingleSignOn: true, CompanyCode: 'sso' });
    expect(redirect).toBe('/web/examreport');
    const row = await inCompany(portal, SSO_COMPANY, (db) =>
      db
        .selectFrom('session')
        .select(['entered_by', 'provider_session'])
        .orderBy('created_at', 'desc')
        .executeTakeFirst(),
    );
    expect(row).toMatchObject({ entered_by: 'sso', provider_session: expect.any(Buffer) });
  });

  it('is asked with PKCE, nonce and state, each new', async () => {
    const [one, other] = [new URL((await begin()).url), new URL((await begin()).url)];
    expect(one.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)).toMatch(/[\w-]{40,}/);
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    }
  });

  it('is offered by the login page where it is on', async () => {
    const face = dataOf(await portal.call('InspectionCompany', { user: 'sso' }));
    expect(face.login).toMatchObject({ ssoOnly: true, oidc: true });
    const other = dataOf(await portal.call('InspectionCompany', { user: 'demo' }));
    expect(other.login.oidc).toBe(false);
    const asked = await portal.call('BeginSso', { companyCode: 'demo' });
    expect(faultOf(asked)).toBe('ssoNotHere');
  });

  it('may change its keys between two sign-ins', async () => {
    expect(faultOf((await signOn('emp')).done)).toBe('answered');
    await provider.control({ rotate: true });
    expect(faultOf((await signOn('emp')).done)).toBe('answered');
  });
});

describe('an answer of the provider', () => {
  // proves: sso: an answer makes one session
  it('makes one session: a hundred replays, twenty at a time', async () => {
    const { url, cookie } = await begin();
    const answer = await atProvider().signIn(url, { account: 'emp' });
    const before = await sessions();
    const told: string[] = [];
    for (let round = 0; round < 5; round += 1)
      told.push(...(await Promise.all(Array.from({ length: 20 }, async () => faultOf(await finish(answer, cookie))))));
    expect(told.filter((fault) => fault === 'answered')).toHaveLength(1);
    expect(told.filter((fault) => fault === 'ssoLost')).toHaveLength(99);
    expect((await sessions()) - before).toBe(1);
  });

  // proves: sso: an answer counts in the browser that asked
  it('counts in the browser that asked, for ten minutes', async () => {
    const { url, cookie } = await begin();
    const answer = await atProvider().signIn(url, { account: 'emp' });
    expect(faultOf(await finish(answer, ''))).toBe('ssoLost');
    expect(faultOf(await finish(answer, `sso=${'A'.repeat(43)}`))).toBe('ssoLost');
    portal.clock.advance(11 * MINUTE);
    expect(faultOf(await finish(answer, cookie))).toBe('ssoLost');
  });

  // proves: sso: begun by a program
  it('ends in no browser when a program has begun it: the next one there would be another person', async () => {
    const before = await sessions();
    const begun = await portal.call('BeginSso', { companyCode: 'sso', redirect: '' });
    expect(begun.headers.getSetCookie()).toEqual([]);
    const answer = await atProvider().signIn(dataOf(begun).url, { account: 'emp' });
    const victim = await begin();
    for (const cookie of ['', victim.cookie]) expect(faultOf(await finish(answer, cookie))).toBe('ssoLost');
    const { state = '' } = answer;
    const { origin } = new URL(portal.url);
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin }] as Record<string, string>[])
      expect(faultOf(await portal.send('FinishSso', { ...answer, state }, { headers }))).toBe('ssoLost');
    expect(await sessions()).toBe(before);
    // the program itself may
    expect(faultOf(await portal.send('FinishSso', { ...answer, consent: CONSENT_VERSION }))).toBe('answered');
  });

  it('counts for its own company and its own request', async () => {
    const { url, cookie } = await begin();
    const { state = '', ...rest } = await atProvider().signIn(url, { account: 'emp' });
    await inCompany(portal, SSO_COMPANY, (db) => db.selectFrom('sso_login').selectAll().execute());
    expect(faultOf(await finish({ ...rest, state: state.replace('sso.', 'demo.') }, cookie))).toBe('ssoNotHere');
    expect(
      faultOf(await finish({ ...rest, state: `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}` }, cookie)),
    ).toBe('ssoLost');
    // the code of one request is good for no other: PKCE and nonce are the other's
    const second = await begin();
    const swapped = { ...rest, state: new URL(second.url).searchParams.get('state') ?? '' };
    expect(faultOf(await finish(swapped, second.cookie))).toBe('ssoRefused');
  });

  // proves: sso: the signature of an ID token
  it.each(['signature', 'nonce', 'audience', 'issuer', 'expired'])('is refused when its %s is wrong', async (bend) => {
    const before = await sessions();
    const { url, cookie } = await begin();
    const answer = await atProvider().signIn(url, { account: 'emp' });
    await provider.control({ bend });
    expect(faultOf(await finish(answer, cookie))).toBe('ssoUntrusted');
    expect(await sessions()).toBe(before);
  });

  it('that names another issuer is refused', async () => {
    const { url, cookie } = await begin();
    const answer = await atProvider().signIn(url, { account: 'emp' });
    expect(faultOf(await finish({ ...answer, iss: 'https://another.example' }, cookie))).toBe('ssoUntrusted');
  });

  it('may be a refusal, which is told in words', async () => {
    const { url, cookie } = await begin();
    const answer = await atProvider().signIn(url, { cancel: '1' });
    expect(answer.error).toBe('access_denied');
    expect(faultOf(await finish(answer, cookie))).toBe('ssoDenied');
    const again = await begin();
    const state = new URL(again.url).searchParams.get('state') ?? '';
    const told = await finish({ state, error: '<b>server_error' }, again.cookie);
    expect(faultOf(told)).toBe('ssoRefused');
    expect(told.body).not.toContain('<b>');
  });
});

describe('who it is', () => {
  // proves: sso: accounts only where the company allows it
  it('must have an account, which is not closed', async () => {
    expect(faultOf((await signOn('stranger-1')).done)).toBe('ssoNoAccount');
    const close = (disabled: boolean) =>
      inCompany(portal, SSO_COMPANY, (db) => db.updateTable('account').set({ disabled }).execute());
    await close(true);
    expect(faultOf((await signOn('emp')).done)).toBe('ssoClosed');
    await close(false);
  });

  // proves: sso: a claim that is not verified
  it('is told by the claim the company has chosen', async () => {
    await setUpProvider(portal, SSO_COMPANY, provider.issuer, { claims: { account: 'phone_number' } });
    expect(faultOf((await signOn('whoever')).done)).toBe('ssoNoAccount');
    await setUpProvider(portal, SSO_COMPANY, provider.issuer, { claims: { account: 'email' } });
    expect(faultOf((await signOn('unverified-emp')).done), 'an e-mail nobody has verified').toBe('ssoUnverified');
    await setUpProvider(portal, SSO_COMPANY, provider.issuer);
    expect(faultOf((await signOn('nameless')).done)).toBe('ssoClaimMissing');
  });

  // proves: sso: one account for two windows
  it('gets an account where the company allows it: one, after the consent, and not once it is closed', async () => {
    await setUpProvider(portal, SSO_COMPANY, provider.issuer, { makesAccounts: true });
    const people = () =>
      inCompany(
        portal,
        SSO_COMPANY,
        async (db) => (await db.selectFrom('account').select('account_id').execute()).length,
      );
    const before = await people();
    const first = await signOn('newcomer', atProvider(), '');
    expect(faultOf(first.done)).toBe('consentRequired');
    expect(await people(), 'nothing is kept of somebody who has not agreed').toBe(before);
    const agreed = await finish({ state: first.answer.state ?? '' }, first.cookie);
    const { user } = dataOf(agreed);
    expect(user).toMatchObject({ Name: '新员工 newcomer', SingleSignOn: true, MobilePhone: '199****4321' });
    // birth date and sex are not on record: the ID card tells them
    const own = { userGuid: user.CustomerGuid, idType: 'idCard' as const, idNumber: WOMANS_CARD };
    const session = { token: user.Session, cookie: cookiesOf(agreed.headers), user };
    dataOf(await portal.call('CompletePersonalInfo', own, { session }));
    const [person] = await inCompany(portal, SSO_COMPANY, (db) =>
      db.selectFrom('person').select('gender').where('person_guid', '=', user.CustomerGuid).execute(),
    );
    expect(person?.gender).toBe('female');
    const both = await Promise.all([signOn('twice-at-once'), signOn('twice-at-once')]);
    expect(both.map(({ done }) => faultOf(done))).toEqual(['answered', 'answered']);
    expect(await people()).toBe(before + 2);
    expect(await audited('account.made')).toHaveLength(2);
    expect(await audited('account.made')).toContain(String(user.Id));
    await inCompany(portal, SSO_COMPANY, (db) =>
      db.updateTable('account').set({ disabled: true }).where('account_id', '=', user.Id).execute(),
    );
    expect(faultOf((await signOn('newcomer')).done)).toBe('ssoClosed');
    expect(await people()).toBe(before + 2);
    await setUpProvider(portal, SSO_COMPANY, provider.issuer);
  });
});

describe('signing out at the provider', () => {
  // proves: sso: a logout ends one sign-in
  it('ends the session it began, and no other', async () => {
    const [here, there] = [atProvider(), atProvider()];
    const [one, other] = [await entered('emp', here), await entered('emp', there)];
    const hr = await entered('hr');
    await here.signOut(provider.issuer);
    expect(await isAlive(one)).toBe(false);
    expect(await isAlive(other)).toBe(true);
    expect(await isAlive(hr)).toBe(true);
    expect(await audited('sso.logout')).toEqual([String(one.user.Id)]);
  });

  // proves: a provider’s logout is said once
  it('is said once: the provider’s own token, sent again, ends nothing that is open by then', async () => {
    const here = atProvider();
    const who = await entered('emp', here);
    await here.signOut(provider.issuer);
    expect(await isAlive(who)).toBe(false);
    const { told } = await provider.control({});
    const before = await audited('sso.logout');
    await inCompany(portal, SSO_COMPANY, (db) =>
      db.updateTable('session').set({ ended_at: null }).where('token_hash', '=', tokenHash(who.token)).execute(),
    );
    const again = await portal.fetch('/sso/logout/sso', {
      method: 'POST',
      body: new URLSearchParams({ logout_token: told }),
    });
    expect(again.status).toBe(200);
    expect(await isAlive(who)).toBe(true);
    expect(await audited('sso.logout')).toEqual(before);
  });

  it('is believed of the provider only: forged, old, foreign and repeated tokens end nothing', async () => {
    const who = await entered('emp');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const token = (change: object) =>
      new SignJWT({ iss: provider.issuer, aud: 'portal', sub: 'emp', jti: randomUUID(), events, ...change })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuedAt()
        .sign(privateKey);
    const post = (body: Record<string, string>, company = 'sso') =>
      portal.fetch(`/sso/logout/${company}`, { method: 'POST', body: new URLSearchParams(body) });
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ iss: provider.issuer, aud: 'portal', sub: 'emp', jti: 'x', events, iat: 1 })).toString('base64url')}.`;
    for (const logout_token of [await token({}), none, 'x.y.z', '', 'a'.repeat(20_000)])
      expect((await post({ logout_token })).status).toBe(400);
    expect((await post({ logout_token: await token({}) }, 'nobody')).status).toBe(400);
    expect((await post({})).status).toBe(400);
    expect(await isAlive(who)).toBe(true);
  });
});

/** A person has signed in to the console from here, so it is a known source: it gets twenty times as much. */
describe('one source that begins and never ends', () => {
  // proves: sso: begun sign-ons are counted by source
  it('is refused after many sign-ons, until one there has finished', async () => {
    const press = () => portal.call('BeginSso', { companyCode: 'sso', redirect: '' }, { headers: browser() });
    const { url, cookie } = await begin();
    await portal.portal.database.pool.query('UPDATE login_try SET tries = 3999');
    expect([faultOf(await press()), faultOf(await press())]).toEqual(['answered', 'tooMany']);
    const answer = await atProvider().signIn(url, { account: 'emp' });
    expect(faultOf(await finish(answer, cookie))).toBe('answered');
    expect(faultOf(await press())).toBe('answered');
  });

  // proves: sso: logout tokens are counted by source
  it('is refused after many logout tokens that were none', async () => {
    const post = () =>
      portal.fetch('/sso/logout/sso', { method: 'POST', body: new URLSearchParams({ logout_token: 'x.y.z' }) });
    const { pool } = portal.portal.database;
    await pool.query(`UPDATE login_try SET tries = 0 WHERE tries > 100`);
    expect((await post()).status).toBe(400);
    await pool.query('UPDATE login_try SET tries = 2000');
    const told = await post();
    expect([told.status, told.headers.get('retry-after')]).toEqual([429, '900']);
    const here = atProvider();
    await pool.query('DELETE FROM login_try');
    const who = await entered('emp', here);
    await here.signOut(provider.issuer);
    expect(await isAlive(who)).toBe(false);
  });
});

describe('a provider that does not answer', () => {
  it('costs the caller a moment, and others nothing', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    await setUpProvider(portal, SSO_COMPANY, `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const asked = performance.now();
    const waiting = Promise.all(Array.from({ length: 20 }, () => portal.call('BeginSso', { companyCode: 'sso' })));
    expect(faultOf(await portal.call('InspectionCompany', { user: 'demo' }))).toBe('answered');
    expect(performance.now() - asked).toBeLessThan(1_900);
    for (const answer of await waiting) expect(faultOf(answer)).toBe('ssoUnreachable');
    expect(performance.now() - asked).toBeLessThan(6_000);
    silent.close();
    await setUpProvider(portal, SSO_COMPANY, 'http://127.0.0.1:9');
    expect(faultOf(await portal.call('BeginSso', { companyCode: 'sso' }))).toBe('ssoUnreachable');
  });
});
