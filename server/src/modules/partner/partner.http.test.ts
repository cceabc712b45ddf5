import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve } from '../../../test/approvals.ts';
import { dataOf, faultOf, inCompany } from '../../../test/answers.ts';
import { setConfig } from '../../../test/company-config.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { renewByCommand } from './index.ts';

const MERCER = 211;
const CALLBACK = 'https://portal.meilan.example/relogon';

let portal: TestPortal;
let emp: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ now: '2026-06-10T10:00:00+08:00', jobs: false });
  emp = await portal.login('mercer', 'emp');
});
afterAll(() => portal.stop());

const ask = (more: object = {}, who = emp) =>
  portal.send(
    'MalldealerReLogonMercer',
    { customerGuid: who.user.CustomerGuid, target_page: 'home', language: -7, ...more },
    { session: who },
  );
const policyAt = async (path: string): Promise<string> =>
  (await portal.fetch(path)).headers.get('content-security-policy') ?? '';

describe('the partner’s sign-in', () => {
  it.each([-7, -1])('names the person in the fields of the partner’s form, in language %i', async (language) => {
    const said = dataOf(await ask({ language })) as Record<string, string>;
    const { sign, callbackUrl, ...fields } = said;
    expect(fields).toMatchObject({
      ...{ accesstime: expect.stringMatching(/^2026061010\d{4}$/), target_page: 'home', language },
      ...{ field1: 'meilan-health', field2: 'checkup', field3: '' },
    });
    const order = ['user_id', 'accesstime', 'target_page', 'language', 'field1', 'field2', 'field3'];
    const lines = order.map((name) => fields[name]).join('\n');
    expect(sign).toBe(createHmac('sha256', 'demo-partner-mercer').update(lines).digest('hex'));
    expect(callbackUrl).toBe(CALLBACK);
    expect(fields.user_id).toMatch(/^\w+$/);
  });

  // proves: only oneself is signed in at the partner’s
  it('takes no other language, no page that was not agreed upon and no other person', async () => {
    expect(faultOf(await ask({ language: 0 }))).toBe('badInput');
    expect(faultOf(await ask({ target_page: 'admin' }))).toBe('partnerPage');
    expect(faultOf(await ask({}, await portal.login('hilton', 'emp')))).toBe('partnerOff');
    const parent = await portal.login('demo', 'teen');
    const relative = await inCompany(portal, 100, (db) =>
      db
        .selectFrom('relation')
        .select('relative_guid')
        .where('person_guid', '=', parent.user.CustomerGuid)
        .executeTakeFirstOrThrow(),
    );
    expect(faultOf(await ask({ customerGuid: relative.relative_guid }, parent))).toBe('partnerSelfOnly');
  });

  it('is recorded', async () => {
    await ask();
    const rows = await inCompany(portal, MERCER, (db) =>
      db.selectFrom('audit').select('action').where('action', '=', 'partner.relogon').execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('counts under a new key as soon as there is one', async () => {
    const before = dataOf(await ask()) as { sign: string };
    const secret = await renewByCommand(portal.portal, 'mercer');
    const after = dataOf(await ask()) as { sign: string };
    expect(secret).toHaveLength(43);
    expect(after.sign).not.toBe(before.sign);
  });
});

describe('the partner’s key in the console', () => {
  const reason = '合作方要求更换';
  const keyOf = async (companyId = MERCER) =>
    dataOf(await portal.call('OpsPartnerKey', { companyId }, { session: await portal.operator('admin') }));
  const make = async (
    more: { companyId?: number; seen?: string | undefined } = {},
    role: 'admin' | 'support' = 'admin',
  ) =>
    portal.send(
      'OpsPartnerKeyMake',
      { companyId: MERCER, seen: (await keyOf()).key?.madeAt, reason, ...more },
      { session: await portal.operator(role) },
    );

  it('is made anew and shown once: the one before no longer counts, and who made it when is known', async () => {
    portal.clock.advance(1_000);
    const { approvalId } = dataOf(await make()) as { approvalId: string };
    expect(await keyOf()).toMatchObject({ waits: true });
    const secret = (await approve(portal, { companyId: MERCER, approvalId }))?.secret ?? '';
    const { sign, callbackUrl: _, ...fields } = dataOf(await ask()) as Record<string, string>;
    const order = ['user_id', 'accesstime', 'target_page', 'language', 'field1', 'field2', 'field3'];
    const lines = order.map((name) => fields[name]).join('\n');
    expect(sign).toBe(createHmac('sha256', secret).update(lines).digest('hex'));
    const { name } = await portal.operator('admin');
    const known = await keyOf();
    expect(known).toMatchObject({ isOn: true, host: 'portal.meilan.example', key: { madeBy: name } });
    expect(JSON.stringify(known)).not.toContain(secret);
    const rows = await inCompany(portal, MERCER, (db) =>
      db
        .selectFrom('audit')
        .select(['actor_kind', 'reason'])
        .where('action', '=', 'partner.key')
        .orderBy('seq', 'desc')
        .executeTakeFirst(),
    );
    expect(rows).toEqual({ actor_kind: 'operator', reason });
  });

  // proves: partner key: replace the key seen
  it('is not made on top of one that was not seen, nor where there is no partner, nor by others', async () => {
    const seen = (await keyOf()).key?.madeAt;
    portal.clock.advance(1_000);
    const both = await Promise.all([make({ seen }), make({ seen })]);
    expect(both.map(faultOf).toSorted()).toEqual(['answered', 'approvalWaits']);
    const [asked] = both.flatMap((answer) => (faultOf(answer) === 'answered' ? [dataOf(answer)] : []));
    await approve(portal, { companyId: MERCER, ...(asked as { approvalId: string }) });
    expect(faultOf(await make({ seen: undefined }))).toBe('settingsMoved');
    expect(faultOf(await make({ companyId: 220, seen: undefined }))).toBe('partnerKeyOff');
    expect(await keyOf(220)).toEqual({ isOn: false, host: '', waits: false, key: null });
    expect(faultOf(await make({}, 'support'))).toBe('notAllowed');
  });
});

describe('the page that posts the form', () => {
  // proves: one page alone may post a form outside, to one host
  it('may post to the partner’s host alone, and no other page may post outside', async () => {
    expect(await policyAt('/v2/web/partner/mercer')).toContain('form-action https://portal.meilan.example;');
    for (const path of ['/v2/web/home', '/v2/web/partner/hilton', '/v2/web/partner/nobody', '/v2/login/mercer'])
      expect(await policyAt(path)).toContain("form-action 'self';");
  });

  it('posts to no address that is not on the company’s list, whatever the setting says', async () => {
    // a company not asked about yet: its settings are read anew
    await setConfig(portal, 231, 'partner', { callbackUrl: 'https://portal.meilan.example@evil.example/' });
    expect(faultOf(await ask({}, await portal.login('sevenday', 'emp')))).toBe('partnerNotReady');
    expect(await policyAt('/v2/web/partner/sevenday')).toContain("form-action 'self';");
  });
});
