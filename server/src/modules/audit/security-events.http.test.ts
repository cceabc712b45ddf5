import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmSessions } from '../../../test/account-scenes.ts';
import { inCompany, dataOf, faultOf } from '../../../test/answers.ts';
import { makeCrowd } from '../../../test/crowd.ts';
import { holdSeat, payTrade, runJobs, startPaying } from '../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { makeSeats } from '../../../test/seats.ts';
import { PLATFORM_ID } from '../../db/transact.ts';
import { DEMO_PASSWORD } from '../../../../demo/password.ts';
import { checkChains, nothingChecked } from './check-chains.ts';
import { writeEvents } from './write-events.ts';

let portal: TestPortal;
let demo: number;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  demo = (await portal.login('demo', 'hr')).user.CompanyId;
});
afterAll(() => portal.stop());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const tryLogin = (user: string, address: string, companyCode = 'demo') =>
  portal.call('Login', { appType: 1, companyCode, user, password: 'Wrong#2026' }, from(address));

/** The entries since the test began. */
let before = 0;
const ends = async (companyId: number): Promise<number> =>
  (await rowsAfter(companyId, 0)).reduce((most, { seq }) => Math.max(most, seq), 0);
const rowsAfter = (companyId: number, seq: number) =>
  inCompany(portal, companyId, (db) =>
    db.selectFrom('audit').selectAll().where('seq', '>', seq).orderBy('seq').execute(),
  );
beforeEach(async () => {
  await writeEvents(portal.portal);
  before = await ends(demo);
});
const written = async () => {
  await writeEvents(portal.portal);
  return rowsAfter(demo, before);
};

describe('a person’s acts', () => {
  it('signing in is an entry with marks, written after the answer', async () => {
    const { user } = await portal.login('demo', 'emp', from('198.51.100.1'));
    // the first time with the consent that went with it
    expect((await written()).filter(({ action }) => action !== 'consent.give')).toMatchObject([
      {
        ...{ action: 'signIn', actor_kind: 'employee', person_guid: user.CustomerGuid.toLowerCase(), reason: 'Login' },
        ...{ actor_id: portal.portal.watch.marks.account(demo, user.Id), subject_kind: 'address' },
        subject_id: portal.portal.watch.marks.address('198.51.100.1'),
      },
    ]);
  });

  // proves: reveal in the audit
  it('consent, reveal and a new password are written with what they are about', async () => {
    const who = await portal.login('demo', 'hr');
    const self = { userGuid: who.user.CustomerGuid };
    const own = { ...self, customerGuid: who.user.CustomerGuid };
    await confirmSessions(portal, who);
    dataOf(await portal.call('RevealPerson', own, { session: who }));
    for (const authIfnotCancel of [true, false])
      await portal.call('ActivtiesServiceAuth', { ...own, authIfnotCancel }, { session: who });
    dataOf(await portal.call('ChangePw', { ...self, pw: DEMO_PASSWORD, npw: 'Another#2026x' }, { session: who }));
    const actions = (await rowsAfter(demo, before)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['person.reveal', 'password.change']));
    expect(actions).toContain('consent.give');
  });

  it('a refund that the provider has done is an entry', async () => {
    const [member] = await makeCrowd(portal, 1);
    if (!member) throw new Error('nobody is there');
    const order = await holdSeat(portal, member, await makeSeats(portal.portal.database.pool, 1));
    await payTrade(portal, await startPaying(portal, member, order));
    const cancelled = { userGuid: member.guid, customerGuid: member.guid, orderId: order.orderId };
    dataOf(await portal.call('CancelExamOrder', cancelled, { session: member.token }));
    await runJobs(portal);
    expect((await written()).map(({ action }) => action)).toContain('refund.done');
  });
});

describe('refusals', () => {
  // proves: refusals watched
  it('a wrong password, a foreign id and a call of another role leave entries', async () => {
    const who = await portal.login('demo', 'emp');
    const stranger = await portal.login('hilton', 'emp');
    await tryLogin('emp', '198.51.100.2');
    const foreign = { CompanyId: stranger.user.CompanyId };
    expect(faultOf(await portal.call('GetCompanyInfoById', foreign, { session: who }))).toBe('notYours');
    const rows = await written();
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: 'signIn.refused',
        actor_kind: 'anonymous',
        person_guid: who.user.CustomerGuid.toLowerCase(),
      }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'id.foreign', actor_kind: 'employee', reason: 'GetCompanyInfoById' }),
    );
  });

  // proves: size of a flood’s entries
  it('a flood is counted: equal tries are one entry, beyond fifty without names', async () => {
    const event = (account: string, address: string) =>
      portal.portal.watch.events.refused({
        ...{ companyId: demo, action: 'signIn.refused', actor: 'anonymous', account, address, personGuid: null },
        ...{ call: 'Login', requestId: 'r', at: portal.clock.now() },
      });
    for (let at = 0; at < 1_000; at += 1) event('one', 'there');
    for (let at = 0; at < 1_000; at += 1) event(`account ${at}`, 'there');
    const rows = await written();
    expect(rows).toHaveLength(51);
    expect(rows[0]).toMatchObject({ actor_id: 'one', reason: 'Login × 1000' });
    expect(rows[50]).toMatchObject({ actor_id: '', subject_id: '', reason: 'Login × 951' });
  });

  it('of an unknown company goes to the platform', async () => {
    const platform = await ends(PLATFORM_ID);
    await portal.call('OpsSignIn', { loginName: 'nobody', password: 'Wrong#2026' });
    await writeEvents(portal.portal);
    expect(await rowsAfter(PLATFORM_ID, platform)).toMatchObject([{ action: 'signIn.refused', reason: 'OpsSignIn' }]);
  });

  // proves: events that could not be written
  it('waits for the next turn when it cannot be written, and is not written twice', async () => {
    await tryLogin('emp', '198.51.100.3');
    const { pool } = portal.portal.database;
    await pool.query('ALTER TABLE audit ADD CONSTRAINT full_disk CHECK (false) NOT VALID');
    await expect(writeEvents(portal.portal)).rejects.toThrow('failed for 1 of 1 companies');
    await pool.query('ALTER TABLE audit DROP CONSTRAINT full_disk');
    expect(await written()).toHaveLength(1);
    expect(await written()).toHaveLength(1);
  });
});

it('the chains are whole', async () => {
  const problems: unknown[] = [];
  await checkChains(portal.portal, nothingChecked(), { error: (fields) => void problems.push(fields), warn: () => {} });
  expect(problems).toEqual([]);
});
