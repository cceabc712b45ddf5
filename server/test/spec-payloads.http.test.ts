import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { faultOf, fromElsewhere, inCompany, textOf } from './answers.ts';
import { setScene } from './order-scenes.ts';
import { startPortal, type SignedIn, type TestPortal } from './portal.ts';
import { learn } from './registry-learned.ts';
import { ACTOR, COLLEAGUE } from './registry-samples.ts';
import { forgetOrders } from './rows.ts';
import { specPayloads, type SpecCall } from './spec-payloads.ts';

let portal: TestPortal;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  who = await portal.login(ACTOR.company, ACTOR.account);
  await learn(portal, who);
});
afterAll(() => portal.stop());

const authorize = (authIfnotCancel: boolean) =>
  portal.send('ActivtiesServiceAuth', { authIfnotCancel }, { session: who });
const send = (name: SpecCall, change: object = {}) =>
  portal.send(name, { ...specPayloads[name](who), ...change }, { session: who, headers: fromElsewhere() });

/** These end the session they are made in, so they come last. */
const LAST: SpecCall[] = ['ChangePw', 'Logout', 'WxLoginOut'];
const WITH_NEW_PASSWORD: SpecCall[] = ['Logout', 'WxLoginOut'];
const names = (Object.keys(specPayloads) as SpecCall[]).filter((name) => !LAST.includes(name));

describe('exactly the fields of clients outside', () => {
  it.each([...names, ...LAST])('are enough for %s', async (name) => {
    if (WITH_NEW_PASSWORD.includes(name))
      who = await portal.login(ACTOR.company, ACTOR.account, { password: 'Harbour~2031' });
    if (name === 'AddExamOrder') await authorize(true);
    await setScene(portal, who, name);
    try {
      expect(faultOf(await send(name))).toBe('answered');
    } finally {
      await forgetOrders(portal.portal.database.pool, who.user.CustomerGuid);
    }
  });
});

describe('an order of another person', () => {
  // the calls above have changed their callers' passwords
  beforeAll(async () => {
    who = await portal.login(COLLEAGUE.company, COLLEAGUE.account);
    await learn(portal, who);
  });

  // proves: an order without consent needs an authorization
  it('that says nothing about consent is refused without an earlier authorization, and the refusal says how', async () => {
    const answer = await send('AddExamOrder');
    expect(faultOf(answer)).toBe('orderConsentAbsent');
    expect(textOf(answer)).toBe(faultText('orderConsentAbsent', 'zh-cn'));
  });

  it('is refused where they say no, whatever was authorized', async () => {
    await authorize(true);
    expect(faultOf(await send('AddExamOrder', { consent: false }))).toBe('orderConsentNeeded');
  });

  it('keeps the listed fields, or refuses them with a reason', async () => {
    await authorize(true);
    expect(faultOf(await send('AddExamOrder', { SignUpOnly: true }))).toBe('signUpDiffers');
    expect(faultOf(await send('AddExamOrder', { dockingMethod: 2 }))).toBe('dockingDiffers');
    expect(faultOf(await send('AddExamOrder', { dockingMethod: 1 }))).toBe('answered');
    const kept = await inCompany(portal, who.user.CompanyId, (db) =>
      db
        .selectFrom('exam_order')
        .select(['docking_method', 'source_type'])
        .where('person_guid', '=', who.user.CustomerGuid)
        .where('status', '=', 20)
        .executeTakeFirstOrThrow(),
    );
    expect(kept).toEqual({ docking_method: 1, source_type: 1 });
  });
});
