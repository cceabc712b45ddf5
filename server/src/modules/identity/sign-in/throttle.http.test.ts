import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf, fromElsewhere, textOf } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { startPortal, type Answer, type TestPortal } from '../../../../test/portal.ts';
import { sweepAll } from '../../../../test/sweep.ts';
import { challengeOf, solve } from '../../../../test/work.ts';
import { atDoor } from '../../../db/transact.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';
import type { DemoCompany } from '../../../../../demo/types.ts';
import { demoWorld } from '../../../../../demo/world.ts';

let portal: TestPortal;
let other: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  other = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false, database: portal.database });
});
afterAll(async () => {
  await other.stop();
  await portal.stop();
});

interface Try {
  company?: string;
  user?: string;
  password?: string;
  work?: string;
  from?: Record<string, string>;
}
const login = (
  { company = 'demo', user = 'emp', password = DEMO_PASSWORD, work, from }: Try,
  node = portal,
): Promise<Answer> =>
  node.send(
    'Login',
    { appType: 1, companyCode: company, user, password, ...(work ? { work } : {}) },
    { headers: from ?? fromElsewhere() },
  );
const WRONG = 'Wrong#2026';
const guess = async (times: number, typed: Try): Promise<string[]> => {
  const found: string[] = [];
  for (let count = 0; count < times; count += 1) found.push(faultOf(await login({ password: WRONG, ...typed })));
  return found;
};
/** Refused once for want of work, then with it. */
const loginWithWork = async (typed: Try): Promise<Answer> =>
  login({ ...typed, work: await solve(challengeOf(await login(typed))) });
const at = (address: string) => ({ 'x-forwarded-for': address });
const secondsOf = ({ headers }: Answer): number => Number(headers.get('retry-after'));
const times = (count: number, fault: string) => Array.from({ length: count }, () => fault);

/** As if so many failures had come: a hash each would take its time. */
const plant = (
  kind: 'login-account' | 'login-pair' | 'login-source' | 'login-company',
  text: string,
  tries: number,
) => {
  const bucket = portal.portal.keyring.anonymousIndex(kind, text);
  const values = { bucket, tries, window_ends: new Date(portal.clock.now().getTime() + 10 * MINUTE) };
  return atDoor(portal.portal.database, (db) => db.insertInto('login_try').values(values).execute());
};

describe('guessing at one account from many addresses', () => {
  // proves: work after failures of an account
  it('needs work from the eleventh try on, however the name is typed', async () => {
    expect(await guess(9, { company: 'amazon' })).toEqual(times(9, 'wrongCredentials'));
    expect(await guess(1, { company: 'amazon', user: ' EMP ' })).toEqual(['wrongCredentials']);
    expect(await guess(3, { company: 'amazon' })).toEqual(times(3, 'workNeeded'));
  });

  // proves: one bucket for an account
  it('is one bucket by whatever name: phone, e-mail, number or login name', async () => {
    const emp = demoWorld('2026-06-10').find(({ code }) => code === 'pocket')?.people[0];
    const names = [emp?.account?.login, emp?.phone, emp?.email, emp?.employeeNo];
    for (let count = 0; count < 10; count += 1) {
      expect(await guess(1, { company: 'pocket', user: names[count % names.length] ?? '' })).toEqual([
        'wrongCredentials',
      ]);
    }
    for (const user of names) expect(await guess(1, { company: 'pocket', user: user ?? '' })).toEqual(['workNeeded']);
  });

  it('does not lock the owner out: with the work the right password opens', async () => {
    await plant('login-account', '211|id 211001', 10);
    expect(faultOf(await loginWithWork({ company: 'mercer' }))).toBe('answered');
  });

  it('starts from nothing after the owner was there', async () => {
    await plant('login-account', '230|id 230001', 9);
    expect(faultOf(await login({ company: 'oneday' }))).toBe('answered');
    expect(await guess(2, { company: 'oneday' })).toEqual(times(2, 'wrongCredentials'));
  });

  it('starts from nothing after a quarter of an hour', async () => {
    await plant('login-account', '231|id 231001', 9);
    expect(await guess(2, { company: 'sevenday' })).toEqual(['wrongCredentials', 'workNeeded']);
    portal.clock.advance(15 * MINUTE + 1_000);
    expect(faultOf(await login({ company: 'sevenday' }))).toBe('answered');
  });

  it('does not touch the account of the same name elsewhere, nor a colleague', async () => {
    await plant('login-account', '220|id 220001', 10);
    expect(await guess(1, { company: 'dental' })).toEqual(['workNeeded']);
    expect(faultOf(await login({ company: 'dental', user: 'hr' }))).toBe('answered');
    expect(faultOf(await login({ company: 'survey' }))).toBe('answered');
  });

  it('is counted the same for an account that does not exist', async () => {
    await plant('login-account', '270|name nobody', 9);
    expect(await guess(2, { company: 'plain', user: ' NOBODY' })).toEqual(['wrongCredentials', 'workNeeded']);
  });

  // proves: tries counted before the hash
  it('is counted before the password is looked at, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login({ company: 'deqin5', password: WRONG })));
    const faults = answers.map(faultOf);
    expect(faults.filter((fault) => fault === 'wrongCredentials')).toHaveLength(10);
    expect(faults.filter((fault) => fault === 'workNeeded')).toHaveLength(10);
  });
});

describe('guessing at one account from one address', () => {
  it('waits longer after each failure, and says how long', async () => {
    const typed = { company: 'hilton', from: at('192.0.2.20') };
    expect(await guess(3, typed)).toEqual(times(3, 'wrongCredentials'));
    for (const seconds of [5, 10, 20]) {
      const refused = await login(typed);
      const told = secondsOf(refused);
      expect([refused.status, faultOf(refused)]).toEqual([429, 'tryLater']);
      expect(textOf(refused)).toContain(`请 ${told} 秒后再试`);
      // the clock runs on while a slow machine answers
      expect([told <= seconds, told > seconds / 2]).toEqual([true, true]);
      portal.clock.advance(told * 1_000);
      expect(await guess(1, typed)).toEqual(['wrongCredentials']);
    }
    portal.clock.advance(40_000);
    expect(faultOf(await login(typed))).toBe('answered');
  });

  // proves: ten tries of a pair
  it('gets ten hashes in a quarter of an hour, also at the same moment; the owner enters from elsewhere', async () => {
    const typed = { company: 'deqin6', from: at('192.0.2.21') };
    const who = `660|id 660001|192.0.2.21`;
    await plant('login-pair', who, 9);
    const answers = await Promise.all(Array.from({ length: 6 }, () => login({ ...typed, password: WRONG })));
    expect(answers.map(faultOf).toSorted()).toEqual([...times(5, 'tryLater'), 'wrongCredentials']);
    portal.clock.advance(14 * MINUTE);
    expect(faultOf(await login(typed))).toBe('tryLater');
    expect(faultOf(await login({ company: 'deqin6' }))).toBe('answered');
    // the owner's sign-in elsewhere opens nothing here
    expect(faultOf(await login(typed))).toBe('tryLater');
  });

  // proves: one at a time for an account
  it('gets no more of them at two nodes at the same moment', async () => {
    other.clock.advance(portal.clock.now().getTime() - other.clock.now().getTime());
    for (const company of ['deqin2', 'deqin3', 'deqin4', 'survey', 'plain']) {
      const { companyId, people } = demoWorld('2026-06-10').find(({ code }) => code === company) as DemoCompany;
      await plant('login-pair', `${companyId}|id ${people[0]?.account?.id}|192.0.2.23`, 9);
      const typed = { company, password: WRONG, from: at('192.0.2.23') };
      const answers = await Promise.all([portal, other, portal, other].map((node) => login(typed, node)));
      expect(answers.map(faultOf).toSorted()).toEqual([...times(3, 'tryLater'), 'wrongCredentials']);
    }
  });

  // proves: networks of IPv6
  it('counts all addresses of a network of IPv6 as one', async () => {
    const company = 'survey';
    for (const host of ['1', '2', 'dead:beef']) await guess(1, { company, from: at(`2001:db8:7:7::${host}`) });
    expect(await guess(1, { company, from: at('2001:db8:7:7::9') })).toEqual(['tryLater']);
    expect(await guess(1, { company, from: at('2001:db8:7:8::9') })).toEqual(['wrongCredentials']);
  });

  it('says the same of an account that does not exist', async () => {
    const of = async (user: string) => {
      const typed = { company: 'plain', user, from: at('192.0.2.22') };
      await guess(3, typed);
      return (await login(typed)).body;
    };
    expect(await of('emp')).toBe(await of('ghost'));
  });
});

describe('many people behind one address', () => {
  it('who know their passwords leave no trace of a failure, however many they are', async () => {
    const from = at('192.0.2.30');
    const { database, keyring } = portal.portal;
    const source = keyring.anonymousIndex('login-source', '192.0.2.30');
    await plant('login-source', '192.0.2.30', 99);
    const crowd = ['demo', 'survey', 'deqin2', 'deqin3', 'deqin4'].flatMap((company) => [
      { company, user: 'emp', from },
      { company, user: 'hr', from },
    ]);
    const answers = await Promise.all([...crowd, ...crowd].map((typed) => login(typed)));
    expect(new Set(answers.map(faultOf))).toEqual(new Set(['answered']));
    const row = atDoor(database, (db) =>
      db.selectFrom('login_try').selectAll().where('bucket', '=', source).executeTakeFirst(),
    );
    expect(await row).toMatchObject({ tries: 99, succeeded_at: expect.any(Date) });
  });

  // proves: work after failures of a source
  it('after a hundred failures from there work first; elsewhere none is needed', async () => {
    const from = at('192.0.2.31');
    await plant('login-source', '192.0.2.31', 99);
    expect(await guess(1, { user: 'nobody31', from })).toEqual(['wrongCredentials']);
    portal.clock.advance(1_000);
    expect(faultOf(await loginWithWork({ user: 'hr', from }))).toBe('answered');
    expect(faultOf(await login({ user: 'hr' }))).toBe('answered');
  });

  // proves: a known source is not shut
  it('wait without recent entries, never with some', async () => {
    const [unknown, office] = [at('192.0.2.32'), at('192.0.2.33')];
    expect(faultOf(await login({ user: 'hr', from: office }))).toBe('answered');
    portal.clock.advance(2 * 24 * 60 * MINUTE);
    await sweepAll(portal.portal);
    await plant('login-source', '192.0.2.32', 190);
    await atDoor(portal.portal.database, (db) =>
      db
        .updateTable('login_try')
        .set({ tries: 190, window_ends: new Date(portal.clock.now().getTime() + 10 * MINUTE) })
        .where('bucket', '=', portal.portal.keyring.anonymousIndex('login-source', '192.0.2.33'))
        .execute(),
    );
    const failWithWork = async (from: Record<string, string>) =>
      faultOf(await loginWithWork({ user: 'nobody32', password: WRONG, from }));
    expect(await failWithWork(unknown)).toBe('wrongCredentials');
    expect(await failWithWork(office)).toBe('wrongCredentials');
    const refused = await login({ user: 'hr', from: unknown });
    expect(faultOf(refused)).toBe('tryLater');
    expect(secondsOf(refused)).toBeLessThanOrEqual(60);
    expect(faultOf(await loginWithWork({ user: 'hr', from: office }))).toBe('answered');
  });

  // proves: work after failures of a company
  it('of a company that is being guessed at work first, whichever address they come from', async () => {
    await plant('login-company', '452', 500);
    expect(faultOf(await loginWithWork({ company: 'deqin2' }))).toBe('answered');
  });

  it('are told apart only by the proxy we were told about: a caller cannot invent an address', async () => {
    const direct = await startPortal({ database: portal.database, now: portal.clock.now(), jobs: false });
    await plant('login-source', '127.0.0.1', 100);
    const payload = { appType: 1, companyCode: 'demo', user: 'hr', password: DEMO_PASSWORD };
    expect(faultOf(await direct.call('Login', payload, { headers: fromElsewhere() }))).toBe('workNeeded');
    await direct.stop();
  });
});

describe('a right password without consent', () => {
  // proves: right passwords are no failures
  it('is no failure', async () => {
    const typed = { company: 'deqin', user: 'new', from: at('192.0.2.40') };
    expect(await guess(11, { ...typed, password: DEMO_PASSWORD })).toEqual(times(11, 'consentRequired'));
  });
});
