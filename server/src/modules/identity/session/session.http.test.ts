import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf, inCompany } from '../../../../test/answers.ts';
import { HOUR, MINUTE } from '../../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { everyRow } from '../../../../test/rows.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';
import { sweepAll } from '../../../../test/sweep.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const ask = (who: SignedIn | string, at: TestPortal = portal, companyId = 100) =>
  at.call('GetCompanyInfoById', { CompanyId: companyId }, { session: who });
const isAlive = async (who: SignedIn | string, at?: TestPortal, companyId?: number) =>
  faultOf(await ask(who, at, companyId)) === 'answered';
const leave = (who: SignedIn, at: TestPortal = portal) => at.call('Logout', { sessionid: who.token }, { session: who });

describe('the end of a session', () => {
  it('moves away with every use: 29 minutes again and again', async () => {
    const who = await portal.login('demo', 'emp');
    for (let used = 0; used < 3; used += 1) {
      portal.clock.advance(29 * MINUTE);
      expect(await isAlive(who)).toBe(true);
    }
    portal.clock.advance(30 * MINUTE + 1_000);
    expect(faultOf(await ask(who))).toBe('sessionExpired');
  });

  it('comes after twelve hours at the latest', async () => {
    const who = await portal.login('demo', 'emp');
    for (let used = 0; used < 12 * HOUR - 20 * MINUTE; used += 20 * MINUTE) {
      portal.clock.advance(20 * MINUTE);
      expect(await isAlive(who)).toBe(true);
    }
    portal.clock.advance(20 * MINUTE + 1_000);
    expect(await isAlive(who)).toBe(false);
  });

  it('is not moved by looking: what has ended stays so', async () => {
    const who = await portal.login('demo', 'emp');
    portal.clock.advance(31 * MINUTE);
    expect(await isAlive(who)).toBe(false);
    portal.clock.advance(-20 * MINUTE);
    expect(await isAlive(who)).toBe(true);
    portal.clock.advance(20 * MINUTE);
  });

  it('comes with Logout, for this session only', async () => {
    const [one, other] = [await portal.login('demo', 'emp'), await portal.login('demo', 'emp')];
    expect(faultOf(await leave(one))).toBe('answered');
    expect(faultOf(await ask(one))).toBe('sessionExpired');
    expect(faultOf(await leave(one))).toBe('sessionExpired');
    expect(await isAlive(other)).toBe(true);
  });

  it('comes to the oldest when there are more than five', async () => {
    const sessions: SignedIn[] = [];
    for (let count = 0; count < 7; count += 1) {
      sessions.push(await portal.login('dental', 'emp'));
      portal.clock.advance(1_000);
    }
    const alive = await Promise.all(sessions.map((who) => isAlive(who, portal, 220)));
    expect(alive).toEqual([false, false, true, true, true, true, true]);
  });

  it('leaves no row behind after a day', async () => {
    const who = await portal.login('plain', 'emp');
    const count = () =>
      inCompany(portal, 270, async (db) => (await db.selectFrom('session').select('account_id').execute()).length);
    portal.clock.advance(23 * HOUR);
    await sweepAll(portal.portal);
    expect(await count()).toBe(1);
    portal.clock.advance(2 * HOUR);
    await sweepAll(portal.portal);
    expect(await count()).toBe(0);
    expect(await isAlive(who, portal, 270)).toBe(false);
  });
});

describe('a browser’s session', () => {
  it('needs its cookie, and no other', async () => {
    const browser = await portal.login('demo', 'emp', { browser: true });
    const other = await portal.login('demo', 'hr', { browser: true });
    expect(await isAlive(browser)).toBe(true);
    expect(faultOf(await ask(browser.token))).toBe('sessionExpired');
    expect(faultOf(await ask({ ...browser, cookie: other.cookie }))).toBe('sessionExpired');
    expect(faultOf(await ask({ ...browser, cookie: 'portal=' }))).toBe('sessionExpired');
    expect(faultOf(await ask({ ...browser, cookie: `portal=${browser.token}` }))).toBe('sessionExpired');
  });

  const cookieOf = async (at: TestPortal, headers: Record<string, string>) => {
    const login = { appType: 1, user: 'emp', password: DEMO_PASSWORD, companyCode: 'demo' };
    return (await at.call('Login', login, { headers })).headers.getSetCookie();
  };

  it('has a cookie no script can read and no other site can send', async () => {
    const [cookie = '', ...more] = await cookieOf(portal, { 'sec-fetch-site': 'same-origin' });
    expect(more).toEqual([
      expect.stringMatching(/^device=[A-Za-z0-9_-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(cookie).toMatch(/^portal=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('has one that only this host can have set, over https', async () => {
    const secure = await startPortal({ database: portal.database, env: { PUBLIC_URL: 'https://portal.example' } });
    const [cookie = ''] = await cookieOf(secure, { origin: 'https://portal.example' });
    expect(cookie).toMatch(/^__Host-portal=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await secure.stop();
  });

  it('is told from a program’s, which gets no cookie', async () => {
    expect(await cookieOf(portal, {})).toEqual([]);
  });
});

describe('the stored session', () => {
  it('is the SHA-256 of token and cookie: neither can be read out of the database', async () => {
    const { token, cookie = '', user } = await portal.login('survey', 'emp', { browser: true });
    const secret = cookie.replace('portal=', '');
    const rows = await inCompany(portal, user.CompanyId, (db) => db.selectFrom('session').selectAll().execute());
    const sha256 = (text: string) => createHash('sha256').update(text).digest();
    expect(rows).toMatchObject([{ token_hash: sha256(token), cookie_hash: sha256(secret) }]);
    const stored = Object.values(await everyRow(portal.portal.database.pool)).join('\n');
    for (const text of [token, secret]) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(Buffer.from(text).toString('hex'));
      expect(stored).not.toContain(Buffer.from(text, 'base64url').toString('hex'));
    }
  });

  it('gives a token of its company and 32 random bytes, new ones each time', async () => {
    const tokens = [await portal.login('demo', 'emp'), await portal.login('demo', 'emp')].map(({ token }) => token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      const [company = '', secret = ''] = token.split('.');
      expect(Number.parseInt(company, 36)).toBe(100);
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    }
  });

  it('is found by the whole token alone', async () => {
    const { token } = await portal.login('demo', 'emp');
    const [, secret = ''] = token.split('.');
    const random = randomBytes(32).toString('base64url');
    for (const forged of [secret, random, `2s.${random}`, `0.${secret}`, `zzzzzz.${secret}`, `.${secret}`, `${token}.`])
      expect([forged, faultOf(await ask(forged))]).toEqual([forged, 'sessionExpired']);
    expect(await isAlive(token)).toBe(true);
  });

  it('of a version before, whose token names no company, is found too', async () => {
    const { token, user } = await portal.login('demo', 'emp');
    const before = randomBytes(32).toString('base64url');
    const sha256 = (text: string) => createHash('sha256').update(text).digest();
    await inCompany(portal, user.CompanyId, (db) =>
      db
        .updateTable('session')
        .set({ token_hash: sha256(before) })
        .where('token_hash', '=', sha256(token))
        .execute(),
    );
    expect(await isAlive(before)).toBe(true);
  });
});

describe('two nodes on one database', () => {
  let second: TestPortal;
  beforeAll(async () => {
    second = await startPortal({ database: portal.database, now: portal.clock.now() });
  });
  afterAll(() => second.stop());
  const dies = async (who: SignedIn) => {
    await expect.poll(() => isAlive(who, second), { timeout: 1_500, interval: 20 }).toBe(false);
  };

  it('know each other’s sessions', async () => {
    expect(await isAlive(await portal.login('demo', 'hr'), second)).toBe(true);
    expect(await isAlive(await second.login('demo', 'hr'), portal)).toBe(true);
  });

  it('end a session on both within a second: Logout', async () => {
    const who = await portal.login('demo', 'hr');
    expect(await isAlive(who, second)).toBe(true);
    await leave(who);
    await dies(who);
  });

  it('end a session on both within a second: password changed, account disabled', async () => {
    const who = await portal.login('demo', 'remote');
    expect(await isAlive(who, second)).toBe(true);
    const change = { userGuid: who.user.CustomerGuid, pw: DEMO_PASSWORD, npw: 'Harbour~2031' };
    expect(faultOf(await portal.call('ChangePw', change, { session: who }))).toBe('answered');
    await dies(who);
    const teen = await portal.login('demo', 'teen');
    expect(await isAlive(teen, second)).toBe(true);
    await inCompany(portal, 100, (db) =>
      db.updateTable('account').set({ disabled: true }).where('account_id', '=', teen.user.Id).execute(),
    );
    await dies(teen);
  });
});
