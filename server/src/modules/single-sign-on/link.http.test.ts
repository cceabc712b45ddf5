import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TARGET_PAGES } from '#contract/rules/link-text';
import { approve } from '../../../test/approvals.ts';
import { dataOf, faultOf, inCompany } from '../../../test/answers.ts';
import { setConfig } from '../../../test/company-config.ts';
import { HOUR, MINUTE } from '../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { linkAt, SSO_COMPANY } from '../../../test/sso-scenes.ts';
import { sweepAll } from '../../../test/sweep.ts';
import { DEMO_PASSWORD } from '../../../../demo/password.ts';
import { transact } from '../../db/transact.ts';
import { writeEvents } from '../audit/write-events.ts';
import { addLinkKey } from './link-keys.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

type Link = ReturnType<typeof linkAt>;
const now = () => portal.clock.now();
const enter = (link: Link, headers: Record<string, string> = {}) => portal.call('EnterByLink', link, { headers });
const enterAs = async (link = linkAt(now())): Promise<SignedIn> => {
  const user = dataOf(await enter(link));
  return { token: user.Session, cookie: undefined, user };
};
const refusal = async (link: Link) => faultOf(await enter(link));
const sessions = () =>
  inCompany(portal, SSO_COMPANY, async (db) => (await db.selectFrom('session').select('token_hash').execute()).length);
const inSso = <T>(
  work: Parameters<typeof transact<{ portal: TestPortal['portal']; company: { companyId: number } }, T>>[1],
) => transact({ portal: portal.portal, company: { companyId: SSO_COMPANY } }, work);

describe('a session that a link began', () => {
  // proves: sso: no exit from single sign-on
  it('knows how it was entered: neither its exit nor a password is ours', async () => {
    const who = await enterAs();
    expect(who.user).toMatchObject({ SingleSignOn: true, CompanyId: SSO_COMPANY });
    const rows = await inCompany(portal, SSO_COMPANY, (db) => db.selectFrom('session').select('entered_by').execute());
    expect(rows).toContainEqual({ entered_by: 'link' });
    const change = { userGuid: who.user.CustomerGuid, pw: DEMO_PASSWORD, npw: 'Harbour~2031' };
    expect(faultOf(await portal.call('ChangePw', change, { session: who }))).toBe('passwordNotHere');
    expect(faultOf(await portal.call('Logout', { sessionid: who.token }, { session: who }))).toBe('exitNotHere');
    const info = await portal.call('GetCompanyInfoById', { CompanyId: SSO_COMPANY }, { session: who });
    expect(faultOf(info)).toBe('answered');
  });

  it('is told to the person on the privacy page, apart from what others did: the key is in other hands', async () => {
    const who = await enterAs();
    await writeEvents(portal.portal);
    const listed = async (language: 'zh-cn' | 'en-us') => {
      const payload = { userGuid: who.user.CustomerGuid };
      return dataOf(await portal.call('WhoLooked', payload, { session: who, language })).rows[0];
    };
    expect(await listed('zh-cn')).toMatchObject({ role: '您的账号', what: '通过企业登录链接进入', why: null });
    expect(await listed('en-us')).toMatchObject({ role: 'Your account', what: 'Entered by a link of your company' });
    // a password typed in is the person's own doing
    const typed = await portal.login('demo', 'emp');
    await writeEvents(portal.portal);
    const own = await portal.call('WhoLooked', { userGuid: typed.user.CustomerGuid }, { session: typed });
    expect(dataOf(own).rows.map(({ role }) => role)).not.toContain('您的账号');
  });

  // proves: sso: the session knows how it was entered
  it('hides both by how it began, not by whose account it is', async () => {
    await inCompany(portal, SSO_COMPANY, (db) => db.updateTable('account').set({ single_sign_on: false }).execute());
    const who = await enterAs();
    expect(who.user.SingleSignOn).toBe(true);
    expect(faultOf(await portal.call('Logout', { sessionid: who.token }, { session: who }))).toBe('exitNotHere');
    const typed = await portal.login('demo', 'emp');
    expect(typed.user.SingleSignOn).toBe(false);
    expect(faultOf(await portal.call('Logout', { sessionid: typed.token }, { session: typed }))).toBe('answered');
  });

  it('is bound to its browser by a cookie, as all are', async () => {
    const answer = await enter(linkAt(now()), { origin: portal.url });
    const token = dataOf(answer).Session;
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    const ask = (session: { token: string; cookie: string | undefined }) =>
      portal.call('GetCompanyInfoById', { CompanyId: SSO_COMPANY }, { session });
    expect(faultOf(await ask({ token, cookie }))).toBe('answered');
    expect(faultOf(await ask({ token, cookie: undefined }))).toBe('sessionExpired');
  });

  it('is not begun by a page of another site', async () => {
    expect(faultOf(await enter(linkAt(now()), { 'sec-fetch-site': 'cross-site' }))).toBe('otherSite');
  });
});

describe('a signed link', () => {
  it.each(TARGET_PAGES)('leads to %s', async (target_page) => {
    expect(await refusal(linkAt(now(), { target_page }))).toBe('answered');
  });

  // proves: sso: a link opens once
  it('opens once: a hundred replays, twenty at a time, make one session', async () => {
    const link = linkAt(now());
    const before = await sessions();
    const answers: string[] = [];
    for (let round = 0; round < 5; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => refusal(link)))));
    expect(answers.filter((answer) => answer === 'answered')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'linkUsed')).toHaveLength(99);
    expect((await sessions()) - before).toBe(1);
  });

  // proves: sso: a link is signed
  // proves: sso: every field of a link is signed
  it('opens nothing once anything in it is changed', async () => {
    const link = linkAt(now());
    const changes: Partial<Link>[] = [
      { user_id: 'hr' },
      { accesstime: String(Number(link.accesstime) + 1) },
      { nonce: `${link.nonce}0` },
      { target_page: 'reports' },
      { language: 'en-us' },
      { field1: 'x' },
      { field2: 'x' },
      { field3: 'x' },
      { sign: `${link.sign.startsWith('0') ? '1' : '0'}${link.sign.slice(1)}` },
      { user_id: 'emp', field1: link.field2, field2: 'x' },
    ];
    for (const change of changes)
      expect(await refusal({ ...link, ...change }), JSON.stringify(change)).toBe('linkForged');
    expect(await refusal(link)).toBe('answered');
  });

  // proves: sso: a link ends
  it('is good for five minutes, by a clock that may be as much ahead', async () => {
    const at = (ms: number) => linkAt(new Date(now().getTime() + ms));
    expect(await refusal(at(-5 * MINUTE - 2_000))).toBe('linkExpired');
    expect(await refusal(at(5 * MINUTE + 2_000))).toBe('linkExpired');
    expect(await refusal(at(-4.9 * MINUTE))).toBe('answered');
    expect(await refusal(at(4.9 * MINUTE))).toBe('answered');
  });

  it('opens no other company, with any signature', async () => {
    expect(await refusal({ ...linkAt(now()), companyCode: 'demo' })).toBe('linkKeyUnknown');
    const own = { keyId: 'k-demo', secret: 'another-secret-that-only-the-demo-company-has' };
    await transact({ portal: portal.portal, company: { companyId: 100 } }, (ctx) => addLinkKey(ctx, 'test', own));
    // the same name for a key, and each company's own secret behind it
    expect(await refusal(linkAt(now(), { company: 'demo' }))).toBe('linkForged');
    expect(await refusal(linkAt(now(), {}, own))).toBe('linkForged');
    expect(await refusal({ ...linkAt(now(), { company: 'demo' }, own), companyCode: 'sso' })).toBe('linkForged');
    expect(await refusal(linkAt(now(), { company: 'demo' }, own))).toBe('answered');
  });

  // proves: sso: a retired key opens nothing
  it('may be signed with either of two keys, and with a retired or unknown one no more', async () => {
    const session = await portal.operator('admin');
    const company = { companyId: SSO_COMPANY, reason: 'rotated by a test' };
    const asked = dataOf(await portal.call('OpsLinkKeyAdd', company, { session }));
    const given = await approve(portal, { ...company, ...asked });
    if (!given) throw new Error('no key was handed over');
    const added = { keyId: given.name, secret: given.secret };
    expect(await refusal(linkAt(now(), {}, added))).toBe('answered');
    expect(await refusal(linkAt(now()))).toBe('answered');
    expect(faultOf(await portal.call('OpsLinkKeyAdd', company, { session }))).toBe('linkKeysTwo');
    dataOf(await portal.call('OpsLinkKeyRetire', { ...company, keyId: added.keyId }, { session }));
    expect(await refusal(linkAt(now(), {}, added))).toBe('linkKeyUnknown');
    expect(await refusal(linkAt(now(), {}, { ...added, keyId: 'k-nobody' }))).toBe('linkKeyUnknown');
    const { keys } = dataOf(await portal.call('OpsSignOn', { companyId: SSO_COMPANY }, { session }));
    expect(keys.find(({ keyId }) => keyId === added.keyId)).toMatchObject({ retiredAt: expect.any(String) });
    expect(JSON.stringify(keys)).not.toContain(added.secret);
  });

  it('never has more than two keys, also when several ask and approve at the same moment', async () => {
    const session = await portal.operator('admin');
    const company = { companyId: 270, reason: 'made by a test' };
    for (let round = 0; round < 3; round += 1) {
      const asked = await Promise.all([1, 2, 3].map(() => portal.call('OpsLinkKeyAdd', company, { session })));
      const ids = asked.flatMap((answer) => (faultOf(answer) === 'answered' ? [dataOf(answer).approvalId] : []));
      expect(ids.length).toBeLessThanOrEqual(1);
      for (const approvalId of ids) await approve(portal, { companyId: 270, approvalId });
    }
    const live = await inCompany(portal, 270, (db) =>
      db.selectFrom('link_key').select('slot').where('retired_at', 'is', null).execute(),
    );
    expect(live).toHaveLength(2);
  });

  // proves: approvals: a company without links has none
  it('opens nothing where the company does not want links', async () => {
    const told = () => refusal(linkAt(now()));
    await setConfig(portal, SSO_COMPANY, 'login', { links: false });
    await expect.poll(told, { timeout: 3_000 }).toBe('linksOff');
    const session = await portal.operator('admin');
    const asked = await portal.call('OpsLinkKeyAdd', { companyId: SSO_COMPANY, reason: 'asked for' }, { session });
    expect(faultOf(asked)).toBe('linksOff');
    await setConfig(portal, SSO_COMPANY, 'login', { links: true });
    await expect.poll(told, { timeout: 3_000 }).toBe('answered');
  });

  // proves: sso: closed account
  it('lets in no person without an account, or with a closed one', async () => {
    expect(await refusal(linkAt(now(), { user_id: 'nobody' }))).toBe('ssoNoAccount');
    const close = (disabled: boolean) =>
      inCompany(portal, SSO_COMPANY, (db) => db.updateTable('account').set({ disabled }).execute());
    await close(true);
    expect(await refusal(linkAt(now()))).toBe('ssoClosed');
    await close(false);
    expect(await refusal(linkAt(now(), { user_id: 'XY1024' })), 'by the staff number').toBe('answered');
  });

  it('waits for the consent and is not used up by asking for it', async () => {
    await portal.portal.database.pool.query('DELETE FROM consent WHERE company_id = $1', [SSO_COMPANY]);
    const { consent, ...link } = linkAt(now());
    expect(await refusal(link)).toBe('consentRequired');
    expect(await refusal(link)).toBe('consentRequired');
    expect(await refusal({ ...link, ...(consent && { consent }) })).toBe('answered');
    expect(await refusal(linkAt(now(), { nonce: 'another-nonce-of-it' }))).toBe('answered');
  });

  it('is remembered until it could no longer be used, and not for ever', async () => {
    await enterAs();
    await sweepAll(portal.portal);
    const kept = () => inSso(async ({ db }) => (await db.selectFrom('sso_nonce').select('nonce').execute()).length);
    expect(await kept()).toBeGreaterThan(0);
    portal.clock.advance(2 * HOUR);
    await sweepAll(portal.portal);
    expect(await kept()).toBe(0);
  });
});
