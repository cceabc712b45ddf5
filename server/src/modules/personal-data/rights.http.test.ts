import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { dataOf, faultOf, fromElsewhere } from '../../../test/answers.ts';
import { MINUTE } from '../../../test/clock.ts';
import { makeCrowd } from '../../../test/crowd.ts';
import { bookOrder } from '../../../test/ops-stage.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { DEMO_PASSWORD } from '../../../../demo/password.ts';
import { personal } from '../../portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false, env: { TRUST_PROXY: '1' } });
});
afterAll(() => portal.stop());

/** Tables with a person in them that no module's personal data speaks for, and why. */
const OTHERWISE: Record<string, string> = {
  audit: 'shown by WhoLooked; ids only, and never changed (cybersecurity law)',
  erasure_request: 'the request itself, shown by MyErasure; the proof that it was done',
};

it('every table with a person in it is spoken for by a module, or has a reason not to be', async () => {
  const { rows } = await portal.portal.database.pool.query<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('person_guid', 'user_guid', 'relative_guid', 'account_id', 'owner_id')
     ORDER BY 1`,
  );
  const spoken = new Set<string>(personal.flatMap(({ tables }) => tables));
  expect(rows.map(({ name }) => name).filter((name) => !spoken.has(name))).toEqual(Object.keys(OTHERWISE));
});

it('each says in both languages its name, the erased and the kept data', () => {
  for (const { title, fields, erased, kept } of personal)
    for (const text of [title, ...Object.values(fields), erased, kept?.what, kept?.law, kept?.until]) {
      if (!text) continue;
      expect(text.zh).toMatch(/\p{Script=Han}/u);
      expect(text.en).toMatch(/^[^\p{Script=Han}]+$/u);
    }
});

describe('who looked', () => {
  const looks = async (who: { guid: string; token: string }, page = {}, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
    dataOf(await portal.call('WhoLooked', { userGuid: who.guid, ...page }, { session: who.token, language }));

  it('is told by role and never by name, in plain words and with the reason', async () => {
    const { member, companyId, orderId } = await bookOrder(portal);
    expect(await looks(member)).toEqual({ rows: [], total: 0 });
    const support = await portal.operator('support');
    const by = { session: support };
    dataOf(await portal.call('OpsOrderDetail', { companyId, orderId }, by));
    portal.clock.advance(MINUTE);
    const marked = { companyId, orderId, abnormal: true, reason: '来电核实' };
    dataOf(await portal.call('OpsOrderAbnormal', marked, by));
    const zh = await looks(member);
    expect(zh).toMatchObject({
      total: 2,
      rows: [
        { role: '客服人员', what: '将订单标记为需要关注', whom: null, why: '来电核实' },
        { role: '客服人员', what: '查看了预约订单', whom: null, why: null },
      ],
    });
    const en = await looks(member, {}, 'en-us');
    expect(en.rows[1]).toMatchObject({ role: 'Customer service', what: 'Looked at a booking' });
    expect(JSON.stringify([zh, en])).not.toContain(support.name);
  });

  // proves: own data: lookers by role
  it('of others is private: only those about oneself, and none of one’s own', async () => {
    const [one] = await makeCrowd(portal, 1);
    if (!one) throw new Error('nobody came');
    await portal.portal.database.pool.query('UPDATE session SET confirmed_at = $1', [portal.clock.now()]);
    // written down as the person's own doing
    dataOf(await portal.call('AskErasure', { userGuid: one.guid }, { session: one.token }));
    expect(await looks(one)).toEqual({ rows: [], total: 0 });
  });

  it('of 2,000 entries one page is read at a time, newest first', async () => {
    const [one] = await makeCrowd(portal, 1);
    if (!one) throw new Error('nobody came');
    await portal.portal.database.pool.query(
      `INSERT INTO audit SELECT 100, 1000000 + n, $2::timestamptz + n * interval '1 second', 'operator', '1', 'admin', $1,
         'order.view', 'order', n::text, '', '', '', '' FROM generate_series(1, 2000) n`,
      [one.guid, portal.clock.now()],
    );
    const first = await looks(one);
    expect([first.rows.length, first.total]).toEqual([20, 2000]);
    const last = await looks(one, { pageIndex: 99 });
    expect(last.rows).toHaveLength(20);
    expect((first.rows[0]?.at ?? '') > (last.rows[0]?.at ?? '')).toBe(true);
  });
});

describe('consents', () => {
  const mine = async (who: SignedIn, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
    dataOf(await portal.call('MyConsents', { userGuid: who.user.CustomerGuid }, { session: who, language })).consents;
  const signIn = () => portal.login('demo', 'remote', { headers: fromElsewhere() });

  it('are told with their text, when and how; agreeing again is the same one', async () => {
    await signIn();
    portal.clock.advance(MINUTE);
    const who = await signIn();
    const [zh, ...rest] = (await mine(who)).filter(({ purpose }) => purpose === 'portal');
    expect(rest).toEqual([]);
    expect(zh).toMatchObject({ textVersion: CONSENT_VERSION, how: '网页', withdrawnAt: null });
    const [en] = await mine(who, 'en-us');
    expect(en?.follows).toContain('signed out everywhere');
  });

  // proves: own data: withdrawn consent ends sessions
  it('withdrawn: every session ends, and the next sign-in asks again', async () => {
    const elsewhere = await signIn();
    const colleague = await portal.login('demo', 'teen', { headers: fromElsewhere() });
    const who = await signIn();
    const self = { userGuid: who.user.CustomerGuid };
    expect(dataOf(await portal.call('WithdrawPortalConsent', self, { session: who }))).toEqual({ withdrawn: true });
    for (const session of [who, elsewhere])
      expect(faultOf(await portal.call('MyConsents', self, { session }))).toBe('sessionExpired');
    expect((await mine(colleague)).map(({ withdrawnAt }) => withdrawnAt)).not.toContain(undefined);
    expect((await mine(colleague))[0]?.withdrawnAt).toBeNull();
    const typed = { appType: 1, user: 'remote', password: DEMO_PASSWORD, companyCode: 'demo' } as const;
    const headers = fromElsewhere();
    expect(faultOf(await portal.call('Login', typed, { headers }))).toBe('consentRequired');
    const again = await mine(await signIn());
    expect(again.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false]);
  });
});
