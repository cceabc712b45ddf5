import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf, fromElsewhere, inCompany } from '../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../test/portal.ts';
import { everyRow } from '../../test/rows.ts';
import { DEMO_PASSWORD } from '../../../demo/password.ts';
import { sweepAll } from '../../test/sweep.ts';
import { DAY } from '../../test/clock.ts';
import { transact } from './transact.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => portal.stop());

const signIn = (company: string, user = 'emp') => portal.login(company, user, { headers: fromElsewhere() });
const change = (who: SignedIn, key: string, npw = 'Harbour~2031', pw = DEMO_PASSWORD) =>
  portal.call(
    'ChangePw',
    { userGuid: who.user.CustomerGuid, pw, npw },
    { session: who, headers: { 'idempotency-key': key } },
  );
const leave = (who: SignedIn | string, token: string, key: string) =>
  portal.call('Logout', { sessionid: token }, { session: who, headers: { 'idempotency-key': key } });
const hashOf = ({ user }: SignedIn) =>
  inCompany(portal, user.CompanyId, async (db) => {
    const query = db.selectFrom('account').select('password_hash').where('account_id', '=', user.Id);
    return (await query.executeTakeFirstOrThrow()).password_hash;
  });

describe('the same key and body', () => {
  it('one after the other are done once and answered alike', async () => {
    const who = await signIn('demo');
    const first = await change(who, 'sequence-1');
    const after = await hashOf(who);
    expect(faultOf(first)).toBe('answered');
    expect(first.headers.has('idempotency-replayed')).toBe(false);
    for (let again = 0; again < 3; again += 1) {
      const repeated = await change(who, 'sequence-1');
      expect(repeated.body).toBe(first.body);
      expect(repeated.status).toBe(first.status);
      expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    }
    expect(await hashOf(who)).toBe(after);
  });

  it('ten at once are done once and answered alike', async () => {
    // as many as may look at a password before it has been found right
    const who = await signIn('hilton');
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(who, 'parallel-1')));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([answers[0]?.body]));
    expect(answers.map(faultOf)).toEqual(Array.from({ length: 10 }, () => 'answered'));
    expect(answers.filter(({ headers }) => !headers.has('idempotency-replayed'))).toHaveLength(1);
    const kept = await inCompany(portal, 210, (db) => db.selectFrom('idempotency').selectAll().execute());
    expect(kept).toHaveLength(1);
  });

  it('are answered again after the session they ended', async () => {
    const who = await signIn('dental');
    const first = await leave(who, who.token, 'goodbye-1');
    expect(faultOf(first)).toBe('answered');
    const repeated = await leave(who, who.token, 'goodbye-1');
    expect(repeated.body).toBe(first.body);
    expect(faultOf(await leave(who, who.token, 'goodbye-2'))).toBe('sessionExpired');
  });

  it('are answered to the same browser only', async () => {
    const browser = await portal.login('dental', 'emp', { browser: true, headers: fromElsewhere() });
    await leave(browser, browser.token, 'browser-1');
    expect(faultOf(await leave(browser.token, browser.token, 'browser-1'))).toBe('sessionExpired');
    expect(faultOf(await leave(browser, browser.token, 'browser-1'))).toBe('answered');
  });

  it('without a key are two requests', async () => {
    const who = await signIn('dental');
    const twice = [await portal.call('Logout', { sessionid: who.token }, { session: who })];
    twice.push(await portal.call('Logout', { sessionid: who.token }, { session: who }));
    expect(twice.map(faultOf)).toEqual(['answered', 'sessionExpired']);
  });
});

describe('a key', () => {
  it('with another body, or for another call, is refused', async () => {
    const who = await signIn('oneday');
    expect(faultOf(await change(who, 'reused-1'))).toBe('answered');
    expect(faultOf(await change(who, 'reused-1', 'Lantern~2032'))).toBe('keyReused');
    expect(faultOf(await leave(who, who.token, 'reused-1'))).toBe('keyReused');
  });

  it('of another person is another key', async () => {
    const [one, colleague, stranger] = [await signIn('deqin5'), await signIn('deqin5', 'hr'), await signIn('deqin6')];
    for (const who of [one, colleague, stranger]) {
      const answer = await change(who, 'shared-key-1');
      expect(faultOf(answer)).toBe('answered');
      expect(answer.headers.has('idempotency-replayed')).toBe(false);
    }
  });

  it('is not used up by a refusal', async () => {
    const who = await signIn('pocket');
    expect(faultOf(await change(who, 'refused-1', 'Harbour~2031', 'Wrong#2026'))).toBe('oldPasswordWrong');
    expect(faultOf(await change(who, 'refused-1'))).toBe('answered');
  });

  it.each(['', 'short', 'with space 1', 'x'.repeat(256), 'umlaut-äöüß'])('like %j is refused', async (key) => {
    const who = await signIn('demo', 'hr');
    const answer = await leave(who, who.token, key);
    expect(answer.decoded).toMatchObject({
      ok: false,
      detail: { fault: 'badInput', params: { field: 'Idempotency-Key' } },
    });
    expect(faultOf(await leave(who, who.token, 'x'.repeat(255)))).toBe('answered');
    portal.clock.advance(2 * DAY);
    await sweepAll(portal.portal);
  });

  it('of a call that changes nothing is not looked at', async () => {
    const who = await signIn('demo', 'hr');
    const headers = { 'idempotency-key': 'x' };
    const answer = await portal.call('GetCompanyInfoById', { CompanyId: 100 }, { session: who, headers });
    expect(faultOf(answer)).toBe('answered');
  });
});

describe('a kept reply', () => {
  it('is sealed, opens at its own place only, and goes after a day', async () => {
    const who = await signIn('plain');
    await change(who, 'sealed-1');
    const { companyId, account, reply } = await inCompany(portal, 270, async (db) => {
      const row = await db.selectFrom('idempotency').selectAll().executeTakeFirstOrThrow();
      return { companyId: row.company_id, account: row.account_id, reply: row.reply ?? Buffer.alloc(0) };
    });
    // format, key number, nonce, two bytes of `{}`, tag
    expect(reply).toHaveLength(2 + 12 + 2 + 16);
    expect([...reply.subarray(0, 2)]).toEqual([1, 1]);
    const key = await transact({ portal: portal.portal, company: { companyId } }, (ctx) =>
      portal.portal.keyring.companyKey(ctx),
    );
    const sealContext = { table: 'idempotency', column: 'reply', row: `${account}|sealed-1` };
    expect(key.unseal(sealContext, reply)).toBe('{}');
    expect(() => key.unseal({ ...sealContext, row: `${account}|sealed-2` }, reply)).toThrow(
      'unable to authenticate data',
    );
    portal.clock.advance(DAY + 60_000);
    await sweepAll(portal.portal);
    const { idempotency = 'missing' } = await everyRow(portal.portal.database.pool);
    expect(idempotency).toBe('');
  });
});
