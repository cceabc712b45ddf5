import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_CLAIMS } from '#contract/ops/sign-on';
import { approve } from '../../../../test/approvals.ts';
import { dataOf, faultOf, inCompany } from '../../../../test/answers.ts';
import { startOidcProvider, type OidcProvider } from '../../../../test/oidc.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { everyRow } from '../../../../test/rows.ts';

let portal: TestPortal;
let provider: OidcProvider;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  provider = await startOidcProvider(portal.url, 'demo');
});
afterAll(async () => {
  provider.stop();
  await portal.stop();
});

const SECRET = 'a-secret-nobody-is-told';
const settings = {
  ...{ companyId: 100, isOn: true, clientId: 'portal', clientSecret: SECRET, makesAccounts: true },
  ...{ claims: USUAL_CLAIMS, reason: 'the company asked for it' },
};

it('a secret goes in and never comes out; what changes is in the audit', async () => {
  const session = await portal.operator('admin');
  const save = async (issuer: string) => {
    const asked = dataOf(await portal.call('OpsSignOnSave', { ...settings, issuer }, { session }));
    await approve(portal, { companyId: 100, ...asked });
  };
  await save(provider.issuer);
  const read = await portal.call('OpsSignOn', { companyId: 100 }, { session });
  const shown = dataOf(read);
  expect(shown.provider).toMatchObject({ issuer: provider.issuer, hasSecret: true, makesAccounts: true });
  expect(shown).toMatchObject({ redirectUri: `${portal.url}/v2/entry`, logoutUri: `${portal.url}/sso/logout/demo` });
  expect(read.body).not.toContain(SECRET);
  const rows = await everyRow(portal.portal.database.pool);
  expect(Object.entries(rows).filter(([, text]) => text.includes(SECRET))).toEqual([]);
  const actions = await inCompany(portal, 100, (db) => db.selectFrom('audit').select('action').execute());
  expect(actions).toContainEqual({ action: 'signOn.saveSecret' });
  const { clientSecret, ...rest } = settings;
  const later = { ...rest, issuer: provider.issuer, seen: shown.provider?.updatedAt };
  const { approvalId } = dataOf(await portal.call('OpsSignOnSave', later, { session }));
  await approve(portal, { companyId: 100, approvalId });
  expect(clientSecret).toBe(SECRET);
  expect(dataOf(await portal.call('OpsSignOn', { companyId: 100 }, { session })).provider?.hasSecret).toBe(true);
  expect(faultOf(await portal.call('OpsSignOnSave', later, { session })), 'somebody saved meanwhile').toBe(
    'contentMoved',
  );
});

// proves: approvals: a new provider waits
it('a new provider is not asked before a second administrator has approved; switching off takes one', async () => {
  const session = await portal.operator('admin');
  const companyId = 430;
  const now = async () => dataOf(await portal.call('OpsSignOn', { companyId }, { session }));
  const first = { ...settings, companyId, issuer: provider.issuer };
  await approve(portal, { companyId, ...dataOf(await portal.call('OpsSignOnSave', first, { session })) });
  const before = (await now()).provider;
  const { clientSecret: _, ...rest } = { ...settings, companyId };
  const mine = { ...rest, issuer: `${provider.issuer}/mine`, seen: before?.updatedAt };
  const { approvalId } = dataOf(await portal.call('OpsSignOnSave', mine, { session }));
  expect(await now()).toMatchObject({ provider: before, waiting: { provider: true } });
  expect(faultOf(await portal.call('OpsSignOnSave', mine, { session }))).toBe('approvalWaits');
  const off = { ...rest, issuer: provider.issuer, isOn: false, seen: before?.updatedAt };
  expect(dataOf(await portal.call('OpsSignOnSave', off, { session }))).toEqual({ approvalId: null });
  expect((await now()).provider).toMatchObject({ isOn: false, issuer: provider.issuer });
  // the request was about settings that have changed since
  const second = await portal.operator('admin2');
  const said = { companyId, approvalId: approvalId ?? '', reason: 'checked' };
  expect(faultOf(await portal.call('OpsApprovalApprove', said, { session: second }))).toBe('contentMoved');
  dataOf(await portal.call('OpsApprovalDecline', said, { session: second }));
});

// proves: sso: private addresses are not asked
it.each([
  'https://10.1.2.3',
  'https://169.254.169.254',
  'https://[::1]',
  'https://[::ffff:10.0.0.1]',
  'http://idp.example',
])('an issuer at %s is refused', async (issuer) => {
  const session = await portal.operator('admin');
  expect(faultOf(await portal.call('OpsSignOnSave', { ...settings, companyId: 270, issuer }, { session }))).toBe(
    'issuerRefused',
  );
  const { findings } = dataOf(
    await portal.call('OpsSignOnTest', { companyId: 270, issuer, clientId: 'portal' }, { session }),
  );
  expect(findings).toEqual([{ step: 'address', state: 'bad', detail: issuer }]);
});

// proves: sso: a name that leads inside is not asked
it('a name that leads inside is refused when it is looked up', async () => {
  const session = await portal.operator('admin');
  const asked = { companyId: 270, issuer: 'https://localhost', clientId: 'portal' };
  const { findings } = dataOf(await portal.call('OpsSignOnTest', asked, { session }));
  expect(findings.at(-1)).toMatchObject({ step: 'discovery', state: 'bad' });
  expect(findings.at(-1)?.detail).toContain('not a public address');
});

it('the test asks the questions of a sign-in, and names the problem', async () => {
  const session = await portal.operator('admin');
  const test = async (issuer: string) =>
    dataOf(await portal.call('OpsSignOnTest', { companyId: 100, issuer, clientId: 'portal' }, { session })).findings;
  const well = await test(provider.issuer);
  expect(well.map(({ step, state }) => `${step} ${state}`)).toEqual([
    ...['address ok', 'discovery ok', 'endpoints ok', 'pkce ok', 'keys ok', 'logout ok'],
  ]);
  expect((await test(`${provider.issuer}/wrong`)).at(-1)).toMatchObject({ step: 'discovery', state: 'bad' });
  expect((await test('http://127.0.0.1:9')).at(-1)).toMatchObject({ step: 'discovery', state: 'bad' });
});

it('only an administrator sees or changes it', async () => {
  for (const role of ['support', 'finance', 'content'] as const) {
    const session = await portal.operator(role);
    expect(faultOf(await portal.call('OpsSignOn', { companyId: 100 }, { session }))).toBe('notAllowed');
  }
});
