import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { dataOf, faultOf, fromElsewhere, inCompany } from '../../../test/answers.ts';
import { appBrowser } from '../../../test/app-browser.ts';
import { MINUTE } from '../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { sweepAll } from '../../../test/sweep.ts';
import type { CompanyCtx } from '../../ctx.ts';
import { DEMO_PASSWORD } from '../../../../demo/password.ts';
import { tell } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

const isAlive = async (who: SignedIn): Promise<boolean> =>
  faultOf(await portal.call('GetCompanyInfoById', { CompanyId: who.user.CompanyId }, { session: who })) === 'answered';
const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query<T>(text, values)).rows;
const sessionsOf = async ({ user }: SignedIn): Promise<{ app_type: number; messaging_app: string | null }[]> =>
  query(
    'SELECT app_type, messaging_app FROM session WHERE company_id = $1 AND account_id = $2 AND ended_at IS NULL ORDER BY created_at',
    [user.CompanyId, user.Id],
  );
const auditOf = async ({ user }: SignedIn): Promise<string[]> => {
  const rows = await query<{ action: string }>(
    `SELECT action FROM audit WHERE company_id = $1 AND subject_id = $2 AND action LIKE 'messaging.%' ORDER BY seq`,
    [user.CompanyId, String(user.Id)],
  );
  return rows.map(({ action }) => action);
};
const disable = ({ user }: SignedIn, disabled: boolean) =>
  inCompany(portal, user.CompanyId, (db) =>
    db.updateTable('account').set({ disabled }).where('account_id', '=', user.Id).execute(),
  );
const flipped = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;

describe('entering from the messaging app', () => {
  it('an unknown one is bound by a password, once; then they enter at once, and the audit knows', async () => {
    const phone = appBrowser(portal);
    const told = await phone.told('demo');
    expect(faultOf(await phone.login('demo', told))).toBe('wxUnknown');
    expect(faultOf(await phone.login('demo', told, { user: 'emp', password: 'Wrong#2026' }))).toBe('wrongCredentials');
    const first = phone.signedIn(await phone.login('demo', told, { user: 'emp' }));
    portal.clock.advance(MINUTE);
    const second = phone.signedIn(await phone.enter('demo'));
    expect(second.user.Id).toBe(first.user.Id);
    expect(await isAlive(second)).toBe(true);
    const { appId } = portal.portal.ports.messagingApp;
    expect(await sessionsOf(first)).toEqual([
      { app_type: 2, messaging_app: appId },
      { app_type: 2, messaging_app: appId },
    ]);
    // the same again binds nothing new
    const third = phone.signedIn(await phone.login('demo', await phone.told('demo'), { user: 'emp' }));
    expect(third.user.Id).toBe(first.user.Id);
    expect(await auditOf(first)).toEqual(['messaging.bind']);
  });

  it('the app’s id of a person leaves the server in no form, and is sealed in the database', async () => {
    const phone = appBrowser(portal);
    const address = await phone.begin('pocket');
    const { code, key } = await phone.hop(address);
    const openId = `o${createHash('sha256')
      .update(phone.jar.get('sim-wechat-person') ?? '')
      .digest('base64url')
      .slice(0, 27)}`;
    const answer = await phone.ask({ code, key });
    const { wxuserinfo, appid } = dataOf(answer);
    expect(appid).toBe(portal.portal.ports.messagingApp.appId);
    const { user } = phone.signedIn(await phone.login('pocket', wxuserinfo, { user: 'emp' }));
    const [row] = await query<{ openid: Buffer }>('SELECT * FROM messaging_binding WHERE account_id = $1', [user.Id]);
    const seen = [answer.body, Buffer.from(wxuserinfo, 'base64url').toString('latin1'), row?.openid.toString('latin1')];
    for (const text of seen) expect(text).not.toContain(openId);
    expect(row?.openid.length).toBeGreaterThan(openId.length);
  });

  // proves: messaging app: told once
  it('the app’s word counts once: of twenty at the same moment one enters', async () => {
    const phone = appBrowser(portal);
    const who = await phone.bind('hilton', 'emp');
    const told = await phone.told('hilton');
    const tries = await Promise.all(Array.from({ length: 20 }, () => phone.login('hilton', told)));
    const faults = tries.map(faultOf);
    expect(faults.filter((fault) => fault === 'answered')).toHaveLength(1);
    expect(faults.filter((fault) => fault === 'wxRoundGone')).toHaveLength(19);
    expect(await sessionsOf(who)).toHaveLength(2);
    // nor by typing a password beside it
    expect(faultOf(await phone.login('hilton', told, { user: 'emp' }))).toBe('wxRoundGone');
    portal.clock.advance(11 * MINUTE);
    await sweepAll(portal.portal);
    expect(await query('SELECT 1 FROM messaging_spent')).toEqual([]);
  });

  // proves: messaging app: told for a while
  // proves: messaging app: told to one browser
  // proves: messaging app: told to one company
  // proves: messaging app: told text is canonical
  it('the app’s word opens nothing when it is tampered with, made up, old, of another company or another browser', async () => {
    const phone = appBrowser(portal);
    await phone.bind('dental', 'emp');
    const told = await phone.told('dental');
    for (const at of [0, 1, 5, 20, told.length - 20, told.length - 2])
      expect(faultOf(await phone.login('dental', flipped(told, at)))).toBe('wxRoundGone');
    for (const made of ['x', randomUUID(), 'A'.repeat(told.length), `${told}A`, `${told}=`])
      expect(faultOf(await phone.login('dental', made))).toBe('wxRoundGone');
    expect(faultOf(await phone.login('hilton', told))).toBe('wxRoundGone');
    const thief = appBrowser(portal);
    await thief.begin('dental');
    expect(faultOf(await thief.login('dental', told))).toBe('wxRoundGone');
    const program = { appType: 2, companyCode: 'dental', wxUserInfo: told };
    expect(faultOf(await portal.send('Login', program, { headers: fromElsewhere() }))).toBe('wxRoundGone');
    // none of it has used it up
    portal.clock.advance(9 * MINUTE);
    expect(faultOf(await phone.login('dental', told))).toBe('answered');
    const old = await phone.told('dental');
    portal.clock.advance(10 * MINUTE);
    expect(faultOf(await phone.login('dental', old))).toBe('wxRoundGone');
  });

  // proves: messaging app: round of one browser
  // proves: messaging app: round ends
  // proves: messaging app: asked by own pages
  it('a round counts for the browser that began it, for ten minutes; another’s code is no way in', async () => {
    const [owner, victim] = [appBrowser(portal), appBrowser(portal)];
    const round = await owner.hop(await owner.begin('survey'));
    expect(round.back.pathname + round.back.search).toMatch(
      /^\/v2\/wxIndex\?cp=survey&code=[\w-]+&state=[0-9a-f]{80}$/,
    );
    // login CSRF: led here with a stranger's code and key
    expect(faultOf(await victim.ask(round))).toBe('wxRoundGone');
    await victim.begin('survey');
    expect(faultOf(await victim.ask(round))).toBe('wxRoundGone');
    const forged = {
      ...round,
      key: round.key.slice(0, 20) + (round.key[20] === '0' ? '1' : '0') + round.key.slice(21),
    };
    for (const wrong of [forged, { ...round, key: 'x' }, { ...round, key: '0'.repeat(80) }])
      expect(faultOf(await owner.ask(wrong))).toBe('wxRoundGone');
    const otherSite = { ...owner.headers(), origin: 'https://evil.example' };
    expect(faultOf(await portal.call('GetWXUserInfo', round, { headers: otherSite }))).toBe('otherSite');
    expect(faultOf(await owner.ask({ ...round, code: 'bad-code' }))).toBe('wxNotAnswering');
    expect(faultOf(await owner.ask(round))).toBe('answered');
    expect(faultOf(await owner.ask(round))).toBe('wxNotAnswering');
    const late = await owner.hop(await owner.begin('survey'));
    portal.clock.advance(10 * MINUTE);
    expect(faultOf(await owner.ask(late))).toBe('wxRoundGone');
  });

  // proves: messaging app: browser without its secret
  it('a program’s round is no browser’s', async () => {
    const begun = dataOf(await portal.call('BeginWX', { companyCode: 'survey' }, { headers: fromElsewhere() }));
    const round = { code: 'of-a-program', key: new URL(begun.url).searchParams.get('state') ?? '' };
    expect(faultOf(await appBrowser(portal).ask(round))).toBe('wxRoundGone');
    expect(faultOf(await portal.call('GetWXUserInfo', round, { headers: fromElsewhere() }))).toBe('answered');
  });

  // proves: messaging app: one person per account
  // proves: messaging app: one account per person
  // proves: messaging app: disabled account
  it('one account for each person of the app, one of them for each account; a former account keeps no one out', async () => {
    const [one, other] = [appBrowser(portal), appBrowser(portal)];
    const emp = await one.bind('plain', 'emp');
    expect(faultOf(await one.login('plain', await one.told('plain'), { user: 'hr' }))).toBe('wxTaken');
    expect(faultOf(await other.login('plain', await other.told('plain'), { user: 'emp' }))).toBe('wxBoundElsewhere');
    // both at the same moment: the database decides
    const told = [await other.told('plain'), await other.told('plain')] as const;
    const both = await Promise.all([
      other.login('plain', told[0], { user: 'hr' }),
      other.login('plain', told[1], { user: 'emp' }),
    ]);
    expect(both.map(faultOf)).toEqual(['answered', 'wxBoundElsewhere']);
    await disable(emp, true);
    expect(faultOf(await one.enter('plain'))).toBe('wxUnknown');
    const [hr] = both;
    const own = other.signedIn(hr);
    dataOf(await portal.call('UnbindWX', { userGuid: own.user.CustomerGuid }, { session: own }));
    await one.bind('plain', 'hr');
    // the same person of the app may work for another company too
    await one.bind('pocket', 'hr');
    expect(await query('SELECT 1 FROM messaging_binding WHERE company_id = $1', [emp.user.CompanyId])).toHaveLength(1);
  });

  it('a consent that is missing is asked for, and the app’s word waits for it', async () => {
    const phone = appBrowser(portal);
    const { user } = await phone.bind('demo', 'teen');
    await query('DELETE FROM consent WHERE person_guid = $1', [user.CustomerGuid]);
    const told = await phone.told('demo');
    expect(faultOf(await phone.login('demo', told))).toBe('consentRequired');
    expect(faultOf(await phone.login('demo', told, { consent: CONSENT_VERSION }))).toBe('answered');
    const [given] = await query('SELECT channel FROM consent WHERE person_guid = $1', [user.CustomerGuid]);
    expect(given).toEqual({ channel: 'messaging-app' });
  });

  // proves: messaging app: switched on by the company
  it('is where the company has it: switched off or by single sign-on alone, not even an earlier word of the app opens it', async () => {
    const rows = await query<{ company_id: number; code: string }>('SELECT company_id, code FROM company');
    for (const [code, fault] of [
      ['sso', 'ssoOnly'],
      ['amazon', 'wxOff'],
    ] as const) {
      const headers = fromElsewhere();
      expect(faultOf(await portal.call('BeginWX', { companyCode: code }, { headers }))).toBe(fault);
      const companyId = rows.find((row) => row.code === code)?.company_id ?? 0;
      const ctx = {
        portal: portal.portal,
        now: portal.clock.now,
        client: { isBrowser: false },
        company: { companyId },
      };
      const wxUserInfo = tell(ctx as unknown as CompanyCtx, 'o-somebody');
      const typed = { appType: 2, companyCode: code, user: 'emp', password: DEMO_PASSWORD, wxUserInfo };
      expect(faultOf(await portal.send('Login', typed, { headers }))).toBe(fault);
    }
  });

  it('without an app’s word account and password are needed as ever', async () => {
    for (const typed of [{}, { user: 'emp' }, { password: DEMO_PASSWORD }])
      expect(faultOf(await portal.send('Login', { appType: 2, companyCode: 'demo', wxUserInfo: '', ...typed }))).toBe(
        'badInput',
      );
  });
});

describe('leaving it', () => {
  // proves: messaging app: unbinding ends sessions
  it('unbinding ends sessions entered from the app elsewhere, not this one; the next round asks for the password', async () => {
    const [phone, lost] = [appBrowser(portal), appBrowser(portal)];
    lost.jar.set('sim-wechat-person', 'the-same');
    phone.jar.set('sim-wechat-person', 'the-same');
    const here = await phone.bind('hilton', 'hr');
    const there = lost.signedIn(await lost.enter('hilton'));
    const desk = await portal.login('hilton', 'hr', { headers: fromElsewhere() });
    const own = { userGuid: desk.user.CustomerGuid };
    const { boundSince } = dataOf(await portal.call('MyWX', own, { session: desk }));
    expect(portal.clock.now().getTime() - Date.parse(boundSince ?? '')).toBeLessThan(MINUTE);
    expect(dataOf(await portal.call('UnbindWX', own, { session: here }))).toEqual({ unbound: 1 });
    expect([await isAlive(here), await isAlive(there), await isAlive(desk)]).toEqual([true, false, true]);
    expect(dataOf(await portal.call('MyWX', own, { session: desk }))).toEqual({ boundSince: null });
    expect(faultOf(await phone.enter('hilton'))).toBe('wxUnknown');
    expect(dataOf(await portal.call('UnbindWX', own, { session: desk }))).toEqual({ unbound: 0 });
    expect(await auditOf(here)).toEqual(['messaging.bind', 'messaging.unbind']);
  });

  // proves: messaging app: leaving unbinds one person
  it('WxLoginOut ends the session and the binding of the named person; a made-up one is refused', async () => {
    const [phone, other] = [appBrowser(portal), appBrowser(portal)];
    const told = await phone.told('dental');
    const who = phone.signedIn(await phone.login('dental', told, { user: 'hr' }));
    const leave = (wxuser: string, session = who) =>
      portal.send('WxLoginOut', { sessionid: session.token, wxuser }, { session });
    expect(faultOf(await leave('made-up'))).toBe('badInput');
    expect(await isAlive(who)).toBe(true);
    // another person's identity ends the session and leaves the binding
    expect(faultOf(await leave(await other.told('dental')))).toBe('answered');
    expect(await isAlive(who)).toBe(false);
    const entered = await phone.enter('dental');
    expect(faultOf(entered)).toBe('answered');
    const again = phone.signedIn(entered);
    portal.clock.advance(20 * MINUTE);
    expect(faultOf(await leave(told, again))).toBe('answered');
    expect(await isAlive(again)).toBe(false);
    expect(faultOf(await phone.enter('dental'))).toBe('wxUnknown');
    const bound = await phone.bind('dental', 'hr');
    expect(faultOf(await leave('', bound))).toBe('answered');
    expect(faultOf(await phone.enter('dental'))).toBe('wxUnknown');
  });

  // proves: a new password ends the binding to the messaging app
  it('a new password ends the binding: a thief of the old one may have made it', async () => {
    const phone = appBrowser(portal);
    const who = await phone.bind('survey', 'hr');
    const change = { userGuid: who.user.CustomerGuid, pw: DEMO_PASSWORD, npw: 'Harbour~2031' };
    dataOf(await portal.call('ChangePw', change, { session: who }));
    expect(faultOf(await phone.enter('survey'))).toBe('wxUnknown');
  });
});
