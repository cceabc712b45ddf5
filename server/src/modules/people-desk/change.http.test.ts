import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { OpsRegistry } from '#contract/ops/registry';
import { approve } from '../../../test/approvals.ts';
import { dataOf, faultOf, fromElsewhere, inCompany } from '../../../test/answers.ts';
import { DAY, MINUTE } from '../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { freshPhone, givePhone } from '../../../test/people-desk.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { sweepAll } from '../../../test/sweep.ts';
import { sendAllDue } from '../messages/jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

const companyId = CROWD_COMPANY;
const reason = '来电要求，已核对身份';
const support = async () => ({ session: await portal.operator('support') });
const admin = async () => ({ session: await portal.operator('admin') });
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(text, values)).rows as T[];

async function someone(): Promise<Member> {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
}
const shown = async (personGuid: string) =>
  dataOf(await portal.call('OpsPerson', { companyId, personGuid }, await support()));
const seen = async (personGuid: string) => ({ companyId, personGuid, mark: (await shown(personGuid)).mark, reason });
const isAlive = async ({ guid, token }: Member) =>
  faultOf(await portal.call('WhoLooked', { userGuid: guid }, { session: token }));
const actions = async (personGuid: string): Promise<string[]> =>
  (
    await inCompany(portal, companyId, (db) =>
      db.selectFrom('audit').select('action').where('person_guid', '=', personGuid).orderBy('seq').execute(),
    )
  )
    .map(({ action }) => action)
    .filter((action) => action !== 'person.view');
async function sentTo(phone: string): Promise<string[]> {
  await sendAllDue(portal.portal);
  return (portal.portal.ports.sms.kept?.() ?? []).filter((sms) => sms.phone === phone).map(({ text }) => text);
}

type Correction = Payload<OpsRegistry['OpsPersonCorrect']>;
const correction = async (guid: string, wish: Partial<Correction> = {}): Promise<Correction> => ({
  ...(await seen(guid)),
  ...{
    employeeNo: `N${randomUUID().slice(0, 8)}`,
    department: '产品部',
    employeeType: 1,
    employeeClass: 3,
    vendorId: 7,
  },
  ...wish,
});

describe('a correction', () => {
  it('changes what belongs to the company, by one operator; it stands in the person’s own log', async () => {
    const one = await someone();
    const wish = await correction(one.guid, { name: '诸葛更正' });
    dataOf(await portal.call('OpsPersonCorrect', wish, await support()));
    expect(await shown(one.guid)).toMatchObject({
      ...{ name: '诸**', employeeNo: wish.employeeNo, department: '产品部', employeeClass: 3, vendorId: 7 },
    });
    expect(await actions(one.guid)).toEqual(['person.correct']);
    const looks = dataOf(await portal.call('WhoLooked', { userGuid: one.guid }, { session: one.token }));
    expect(looks.rows.map(({ what }) => what)).toContain('更正了您的任职资料');
  });

  // proves: people desk: of two changes at once one wins
  it('of two operators at once is made by one; the other is told', async () => {
    const one = await someone();
    const wish = await correction(one.guid);
    const other = { ...wish, department: '客服部', employeeNo: `N${randomUUID().slice(0, 8)}` };
    const answers = await Promise.all([
      portal.call('OpsPersonCorrect', wish, await support()),
      portal.call('OpsPersonCorrect', other, await admin()),
    ]);
    expect(answers.map(faultOf).toSorted()).toEqual(['answered', 'personChanged']);
    expect(faultOf(await portal.call('OpsPersonDisable', { ...wish, kind: 'other' }, await support()))).toBe(
      'personChanged',
    );
  });

  it('leaves an employee number to the person who has it', async () => {
    const [one, other] = [await someone(), await someone()];
    const wish = await correction(one.guid);
    dataOf(await portal.call('OpsPersonCorrect', wish, await support()));
    const taken = await correction(other.guid, { employeeNo: wish.employeeNo });
    expect(faultOf(await portal.call('OpsPersonCorrect', taken, await support()))).toBe('employeeNoTaken');
  });

  it('leaves a login name to the account that is typed by it', async () => {
    const [one, other] = [await someone(), await someone()];
    const loginName = `login-${randomUUID().slice(0, 8)}`;
    dataOf(await portal.call('OpsPersonCorrect', await correction(one.guid, { loginName }), await support()));
    const taken = await correction(other.guid, { loginName });
    expect(faultOf(await portal.call('OpsPersonCorrect', taken, await support()))).toBe('loginNameTaken');
  });

  // proves: people desk: the owner’s phone takes two
  it('reaches phone and login of a person who never came, and of no other', async () => {
    const one = await someone();
    const phone = freshPhone();
    const loginName = `login-${randomUUID().slice(0, 8)}`;
    const wish = await correction(one.guid, { phone, loginName });
    dataOf(await portal.call('OpsPersonCorrect', wish, await support()));
    expect(await sentTo(phone)).toEqual(expect.arrayContaining([expect.stringContaining('登录名')]));
    await query('UPDATE account SET first_entered_at = now() WHERE person_guid = $1', [one.guid]);
    const later = await correction(one.guid, { employeeNo: wish.employeeNo, phone: freshPhone() });
    expect(faultOf(await portal.call('OpsPersonCorrect', later, await support()))).toBe('contactTakesTwo');
  });

  // proves: people desk: told of another login or ID
  it('of login and ID takes two, and the person is told at the old number', async () => {
    const one = await someone();
    const old = await givePhone(portal, { companyId, personGuid: one.guid });
    const phone = freshPhone();
    const loginName = `login-${randomUUID().slice(0, 8)}`;
    const wish = { companyId, personGuid: one.guid, phone, loginName, idNumber: '110101199003070134', reason };
    const { approvalId } = dataOf(await portal.call('OpsContactChange', wish, await support()));
    const waiting = await shown(one.guid);
    expect(waiting.waiting).toEqual([expect.objectContaining({ approvalId })]);
    expect(JSON.stringify(waiting)).not.toContain(phone);
    await approve(portal, { companyId, approvalId });
    expect(await shown(one.guid)).toMatchObject({ waiting: [], idNumber: '110***********0134' });
    const told = await sentTo(old);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringContaining('手机号已改为'),
        expect.stringContaining('客服已更改您账号的登录名和证件号码'),
      ]),
    );
    expect(told.join()).not.toContain(loginName);
    expect(await actions(one.guid)).toContain('contact.change.identity');
  });
});

describe('an account', () => {
  // proves: people desk: a closed account has no sessions
  it('is closed at once, stays closed whatever a roster says, and is opened again', async () => {
    const one = await someone();
    expect(await isAlive(one)).toBe('answered');
    const close = { ...(await seen(one.guid)), kind: 'misused' as const };
    expect(dataOf(await portal.call('OpsPersonDisable', close, await support()))).toMatchObject({ ended: 1 });
    expect(await isAlive(one)).toBe('sessionExpired');
    expect(await shown(one.guid)).toMatchObject({ state: 'disabled', sessions: [] });
    const twice = { ...(await seen(one.guid)), kind: 'other' as const };
    expect(faultOf(await portal.call('OpsPersonDisable', twice, await support()))).toBe('noChange');
    dataOf(await portal.call('OpsPersonEnable', await seen(one.guid), await support()));
    expect((await shown(one.guid)).state).toBe('neverEntered');
    expect(await actions(one.guid)).toEqual(['person.disable', 'person.enable']);
  });

  // proves: people desk: the number is typed again
  it('closes when the last day is over, and not before', async () => {
    const one = await someone();
    dataOf(
      await portal.call(
        'OpsPersonCorrect',
        await correction(one.guid, { employeeNo: `L${one.guid.slice(0, 8)}` }),
        await support(),
      ),
    );
    const today = new Date(portal.clock.now().getTime() + DAY).toISOString().slice(0, 10);
    const leave = { ...(await seen(one.guid)), lastDay: today };
    expect(faultOf(await portal.call('OpsPersonLeave', { ...leave, employeeNo: 'L0' }, await support()))).toBe(
      'numberMistyped',
    );
    const employeeNo = `L${one.guid.slice(0, 8)}`;
    dataOf(await portal.call('OpsPersonLeave', { ...leave, employeeNo }, await support()));
    await sweepAll(portal.portal);
    expect(await shown(one.guid)).toMatchObject({ state: 'neverEntered', lastDay: today });
    portal.clock.advance(3 * DAY);
    await sweepAll(portal.portal);
    expect(await shown(one.guid)).toMatchObject({ state: 'left', sessions: [] });
    dataOf(await portal.call('OpsPersonEnable', await seen(one.guid), await support()));
    expect(await shown(one.guid)).toMatchObject({ state: 'neverEntered', lastDay: null });
    const over = { ...(await seen(one.guid)), lastDay: '2026-01-31', employeeNo };
    dataOf(await portal.call('OpsPersonLeave', over, await support()));
    expect((await shown(one.guid)).state).toBe('left');
  });

  it('is signed out of one device, or of all', async () => {
    const one = await someone();
    const { sessions } = await shown(one.guid);
    const end = { companyId, personGuid: one.guid, reason };
    const foreign = { ...end, sessionId: randomUUID() };
    expect(dataOf(await portal.call('OpsPersonEndSessions', foreign, await support())).ended).toBe(0);
    const own = { ...end, sessionId: sessions[0]?.sessionId ?? '' };
    expect(dataOf(await portal.call('OpsPersonEndSessions', own, await support())).ended).toBe(1);
    expect(await isAlive(one)).toBe('sessionExpired');
    expect(dataOf(await portal.call('OpsPersonEndSessions', end, await support())).ended).toBe(0);
  });

  // proves: people desk: a link goes to a phone
  it('gets a new password by a link to its verified phone, once; no operator sees it', async () => {
    const one = await someone();
    const wish = { companyId, personGuid: one.guid, reason };
    expect(faultOf(await portal.call('OpsPersonLink', wish, await support()))).toBe('noSignInLink');
    expect((await shown(one.guid)).account.linkRefused).not.toBeNull();
    const phone = await givePhone(portal, { companyId, personGuid: one.guid });
    const answer = await portal.call('OpsPersonLink', wish, await support());
    expect(dataOf(answer).phone).toMatch(/^199\*{4}\d{4}$/);
    const ticket = async () => /#ticket=([\w-]+)/.exec((await sentTo(phone))[0] ?? '')?.[1] ?? '';
    const first = await ticket();
    expect(answer.body).not.toContain(first);
    const reset = (by: string, npw: string) =>
      portal.call('ResetPw', { ticket: by, npw }, { headers: fromElsewhere() });
    expect(dataOf(await reset(first, 'Lantern~61'))).toEqual({ companyCode: 'demo' });
    expect(faultOf(await reset(first, 'Lantern~62'))).toBe('resetGone');
    expect(await isAlive(one)).toBe('sessionExpired');
    portal.clock.advance(2 * MINUTE);
    dataOf(await portal.call('OpsPersonLink', wish, await support()));
    const old = await ticket();
    portal.clock.advance(31 * MINUTE);
    expect(faultOf(await reset(old, 'Lantern~63'))).toBe('resetGone');
    expect(await actions(one.guid)).toEqual(['person.link', 'password.reset', 'person.link']);
  });

  // proves: people desk: a phone has one quota of links and codes
  it('is not flooded with links', async () => {
    const one = await someone();
    await givePhone(portal, { companyId, personGuid: one.guid });
    const wish = { companyId, personGuid: one.guid, reason };
    dataOf(await portal.call('OpsPersonLink', wish, await support()));
    expect(faultOf(await portal.call('OpsPersonLink', wish, await support()))).toBe('codesTooMany');
  });
});

describe('the HR role', () => {
  // proves: people desk: a former HR is signed out
  it('is given and taken by two; HR of the company is told, and a former one is signed out', async () => {
    const one = await someone();
    await givePhone(portal, { companyId, personGuid: one.guid });
    const ask = async (appoint: boolean) =>
      portal.call('OpsPersonHr', { companyId, personGuid: one.guid, appoint, reason }, await support());
    expect(faultOf(await ask(false))).toBe('noChange');
    const { approvalId } = dataOf(await ask(true));
    expect((await shown(one.guid)).isHr).toBe(false);
    expect(faultOf(await ask(true))).toBe('approvalWaits');
    const own = { companyId, approvalId, reason };
    expect(faultOf(await portal.call('OpsApprovalApprove', own, await support()))).toBe('notAllowed');
    await approve(portal, { companyId, approvalId });
    expect((await shown(one.guid)).isHr).toBe(true);
    const told = await inCompany(portal, companyId, (db) =>
      db.selectFrom('message').select('person_guid').where('kind', '=', 'accessChanged').execute(),
    );
    expect(told).toContainEqual({ person_guid: one.guid });
    expect(await isAlive(one)).toBe('answered');
    await approve(portal, { companyId, approvalId: dataOf(await ask(false)).approvalId });
    expect(await isAlive(one)).toBe('sessionExpired');
    expect((await shown(one.guid)).isHr).toBe(false);
    expect(await actions(one.guid)).toEqual(
      expect.arrayContaining(['approval.ask', 'person.hr.appoint', 'approval.approve', 'person.hr.withdraw']),
    );
  });
});
