import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { dataOf, faultOf, fromElsewhere, textOf } from '../../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats, orderFor } from '../../../../test/seats.ts';

/** PIPL art. 14, 15, 29: a consent of its own, withdrawn as easily, never the price of a booking. */
let portal: TestPortal;
let pool: pg.Pool;
let emp: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
  emp = await signIn('demo', 'emp');
});
afterAll(() => portal.stop());

const signIn = (company: string, account: string) => portal.login(company, account, { headers: fromElsewhere() });
const self = ({ user }: SignedIn) => ({ customerGuid: user.CustomerGuid });
const say = (who: SignedIn, authIfnotCancel: boolean, of = who) =>
  portal.call('ActivtiesServiceAuth', { ...self(of), authIfnotCancel }, { session: who });
const isAuthorized = async (who: SignedIn) =>
  dataOf(await portal.call('ExistServiceAuthorize', self(who), { session: who })).authorized;
const consents = async (who: SignedIn) =>
  (
    await pool.query<{ version: string; open: boolean }>(
      `SELECT text_version AS version, withdrawn_at IS NULL AS open FROM consent
       WHERE person_guid = $1 AND purpose = 'report-service' ORDER BY given_at`,
      [who.user.CustomerGuid],
    )
  ).rows;

describe('handing the report to the company’s service', () => {
  it('starts as no, is kept with its text, and is taken back by the same call', async () => {
    expect(await isAuthorized(emp)).toBe(false);
    expect(dataOf(await say(emp, true))).toEqual({ authorized: true });
    dataOf(await say(emp, true));
    expect(await isAuthorized(emp)).toBe(true);
    expect(await consents(emp)).toEqual([{ version: '2026-06', open: true }]);
    expect(dataOf(await say(emp, false))).toEqual({ authorized: false });
    expect(await isAuthorized(emp)).toBe(false);
    portal.clock.advance(1_000);
    dataOf(await say(emp, true));
    expect(await consents(emp)).toEqual([
      { version: '2026-06', open: false },
      { version: '2026-06', open: true },
    ]);
  });

  it('said many times at once is kept once', async () => {
    const hr = await signIn('demo', 'hr');
    await Promise.all(Array.from({ length: 6 }, () => say(hr, true)));
    expect(await consents(hr)).toEqual([{ version: '2026-06', open: true }]);
  });

  it('is each person’s own to give', async () => {
    const hr = await signIn('demo', 'hr');
    expect(faultOf(await say(hr, true, emp))).toBe('notYours');
  });

  // proves: a relative’s consent is their own
  it('is a relative’s own to give; to take it back for them is possible', async () => {
    const parent = await signIn('demo', 'teen');
    const userGuid = parent.user.CustomerGuid;
    const { relations } = dataOf(await portal.call('Relation', { userGuid }, { session: parent }));
    const customerGuid = relations.find(({ relation }) => relation === 'spouse')?.customerGuid ?? '';
    const refused = await Promise.all(
      LANGUAGES.map((language) => portal.call('ActivtiesServiceAuth', { customerGuid }, { session: parent, language })),
    );
    expect(refused.map(textOf)).toEqual([faults.consentIsTheirs.zh, faults.consentIsTheirs.en]);
    expect(refused[0]?.decoded).toMatchObject({ code: faults.consentIsTheirs.code, detail: { next: 'goBack' } });
    const asked = await portal.call('ExistServiceAuthorize', { customerGuid }, { session: parent });
    expect(dataOf(asked).authorized).toBe(false);
    const withdrawn = { customerGuid, authIfnotCancel: false };
    expect(faultOf(await portal.call('ActivtiesServiceAuth', withdrawn, { session: parent }))).toBe('answered');
  });

  // proves: a consent recorded for a relative
  it('recorded by an employee for a relative, as was once possible, does not count, and can be taken back', async () => {
    const parent = await signIn('demo', 'teen');
    const { relations } = dataOf(
      await portal.call('Relation', { userGuid: parent.user.CustomerGuid }, { session: parent }),
    );
    const customerGuid = relations.find(({ relation }) => relation === 'spouse')?.customerGuid ?? '';
    await pool.query(
      `INSERT INTO consent (company_id, person_guid, purpose, text_version, given_at, channel)
       VALUES (100, $1, 'report-service', '2026-06', $2, 'web')`,
      [customerGuid, portal.clock.now()],
    );
    const asked = await portal.call('ExistServiceAuthorize', { customerGuid }, { session: parent });
    expect(dataOf(asked).authorized).toBe(false);
    const withdrawn = { customerGuid, authIfnotCancel: false };
    dataOf(await portal.call('ActivtiesServiceAuth', withdrawn, { session: parent }));
    const { rows } = await pool.query('SELECT FROM consent WHERE person_guid = $1 AND withdrawn_at IS NULL', [
      customerGuid,
    ]);
    expect(rows).toEqual([]);
  });

  it('is no part of a booking: an order goes through without it', async () => {
    const who = await signIn('demo', 'emp');
    dataOf(await say(who, false));
    const form = orderFor({ userGuid: who.user.CustomerGuid }, await makeSeats(pool, 1));
    expect(dataOf(await portal.call('AddExamOrder', form, { session: who })).status_id).toBe(20);
    expect(await isAuthorized(who)).toBe(false);
  });

  it('is asked anew when its text changes', async () => {
    dataOf(await say(emp, true));
    await pool.query(
      `UPDATE company SET config = jsonb_set(config, '{booking,reportService,version}', '"2027-01"'), version = version + 1
       WHERE company_id = 100`,
    );
    const again = await startPortal({ env: { TRUST_PROXY: '1' }, database: portal.database });
    const { authorized } = dataOf(await again.call('ExistServiceAuthorize', self(emp), { session: emp }));
    await again.stop();
    expect(authorized).toBe(false);
  });

  it('where the company has no such service there is nothing to agree to, and still something to take back', async () => {
    const who = await signIn('hilton', 'emp');
    const refused = await Promise.all(
      LANGUAGES.map((language) => portal.call('ActivtiesServiceAuth', self(who), { session: who, language })),
    );
    expect(refused.map(textOf)).toEqual([
      '贵公司没有这项报告服务，无需授权',
      'Your company has no such report service, so there is nothing to authorize',
    ]);
    expect(refused[0]?.decoded).toMatchObject({ code: faults.noReportService.code, detail: { next: 'goBack' } });
    expect(dataOf(await say(who, false))).toEqual({ authorized: false });
  });
});
