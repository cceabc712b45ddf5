import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { startPortal, type Answer, type TestPortal } from '../../../../test/portal.ts';
import { sweepAll } from '../../../../test/sweep.ts';
import { challengeOf, solve } from '../../../../test/work.ts';
import type { Ctx } from '../../../ctx.ts';
import { atDoor } from '../../../db/transact.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';
import { assertHuman, type ReadCaptcha } from '../captcha/captcha.ts';
import { askForWork } from './proof-of-work.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

/** The parts of a request that this module's functions need. */
const ctx = () => ({ portal: portal.portal, now: portal.portal.clock }) as unknown as Ctx;

/** As if so often a wrong password had been given. */
const guessedAt = async (who: string, tries: number) => {
  const bucket = portal.portal.keyring.anonymousIndex('login-account', who);
  const values = { bucket, tries, window_ends: new Date(portal.clock.now().getTime() + 14 * MINUTE) };
  await atDoor(portal.portal.database, (db) =>
    db
      .insertInto('login_try')
      .values(values)
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet(values))
      .execute(),
  );
};
const [EMP, HR] = ['100|id 100001', '100|id 100002'];
const login = (user: string, work?: string, password = DEMO_PASSWORD): Promise<Answer> =>
  portal.send(
    'Login',
    { appType: 1, companyCode: 'demo', user, password, ...(work === undefined ? {} : { work }) },
    { headers: fromElsewhere() },
  );
const challengeFor = async (user: string) => challengeOf(await login(user));

describe('work to sign in', () => {
  // proves: work has to be done
  it('is refused when it was not done', async () => {
    await guessedAt(EMP, 10);
    const challenge = await challengeFor('emp');
    const unsolved = JSON.parse(challenge) as object;
    const lies = [
      '',
      'x',
      '{}',
      challenge,
      JSON.stringify({ challenge: unsolved, solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
      JSON.stringify({ challenge: unsolved, solution: { counter: 700, derivedKey: 'zz' } }),
    ];
    for (const lie of lies) expect(faultOf(await login('emp', lie))).toBe('workNeeded');
  });

  it('is refused for a challenge that was made easier', async () => {
    await guessedAt(EMP, 10);
    const solved = JSON.parse(await solve(await challengeFor('emp'))) as {
      challenge: { parameters: { data: { level: number } } };
    };
    solved.challenge.parameters.data.level = 4;
    expect(faultOf(await login('emp', JSON.stringify(solved)))).toBe('workNeeded');
  });

  // proves: work counts once
  it('counts once, also at the same moment', async () => {
    await guessedAt(EMP, 10);
    const work = await solve(await challengeFor('emp'));
    const faults = (await Promise.all([1, 2, 3].map(() => login('emp', work, 'Wrong#2026')))).map(faultOf);
    expect(faults.toSorted()).toEqual(['workNeeded', 'workNeeded', 'wrongCredentials']);
    expect(faultOf(await login('emp', work))).toBe('workNeeded');
  });

  // proves: work for this account
  it('counts for the account it was asked for', async () => {
    await guessedAt(EMP, 10);
    await guessedAt(HR, 10);
    const work = await solve(await challengeFor('hr'));
    expect(faultOf(await login('emp', work))).toBe('workNeeded');
    expect(faultOf(await login('hr', work))).toBe('answered');
  });

  // proves: how old work is
  it('counts for two minutes', async () => {
    await guessedAt(EMP, 10);
    const work = await solve(await challengeFor('emp'));
    portal.clock.advance(2 * MINUTE);
    expect(faultOf(await login('emp', work))).toBe('workNeeded');
  });

  // proves: work for this purpose
  it('done for a picture does not count here', async () => {
    await guessedAt(EMP, 10);
    const bucket = portal.portal.keyring.anonymousIndex('login-account', EMP);
    expect(faultOf(await login('emp', await solve(await askForWork(ctx(), 'picture', bucket, 0))))).toBe('workNeeded');
    expect(faultOf(await login('emp', await solve(await askForWork(ctx(), 'sign-in', bucket, 0))))).toBe('answered');
  });

  // proves: how much work it is
  it('grows with the failures: an earlier amount is not enough any more', async () => {
    await guessedAt(EMP, 10);
    const easy = await solve(await challengeFor('emp'));
    await guessedAt(EMP, 20);
    const refused = await login('emp', easy);
    expect(JSON.parse(challengeOf(refused))).toMatchObject({ parameters: { data: { level: 1 } } });
    expect(faultOf(await login('emp', await solve(challengeOf(refused))))).toBe('answered');
  });

  it('that was spent leaves with the sweep after its time', async () => {
    const count = () =>
      atDoor(
        portal.portal.database,
        async (db) => (await db.selectFrom('spent_work').select('work_id').execute()).length,
      );
    expect(await count()).toBeGreaterThan(0);
    portal.clock.advance(3 * MINUTE);
    await sweepAll(portal.portal);
    expect(await count()).toBe(0);
  });
});

describe('a picture', () => {
  /** One whose text we know, as GetCaptcha would have stored it, and its work. */
  async function known(lifeMs = 2 * MINUTE): Promise<ReadCaptcha> {
    const { database, keyring } = portal.portal;
    const id = randomUUID();
    const values = {
      captcha_id: id,
      answer_hash: keyring.anonymousIndex('captcha', `${id}|KX7WM`),
      expires_at: new Date(portal.clock.now().getTime() + lifeMs),
    };
    await atDoor(database, (db) => db.insertInto('captcha').values(values).execute());
    const challenge = await askForWork(ctx(), 'picture', keyring.anonymousIndex('captcha-work', id), 0);
    return { id, text: 'KX7WM', work: await solve(challenge) };
  }
  const isHuman = (captcha: ReadCaptcha): Promise<string> =>
    assertHuman(ctx(), captcha).then(
      () => 'human',
      (error: { fault: string }) => error.fault,
    );

  it('is read in any case, with spaces around it, once', async () => {
    const captcha = { ...(await known()), text: ' kx7wm ' };
    expect(await isHuman(captcha)).toBe('human');
    expect(await isHuman(captcha)).toBe('captchaWrong');
  });

  it('read wrongly is used up', async () => {
    const captcha = await known();
    expect(await isHuman({ ...captcha, text: 'WRONG' })).toBe('captchaWrong');
    expect(await isHuman(captcha)).toBe('captchaWrong');
  });

  // proves: work beside the picture
  it('read by a program that did not work for it is refused', async () => {
    const [one, other] = [await known(), await known()];
    expect(await isHuman({ ...one, work: '' })).toBe('captchaWrong');
    expect(await isHuman({ ...other, work: one.work })).toBe('captchaWrong');
  });

  it('is good for two minutes', async () => {
    const captcha = await known(MINUTE);
    portal.clock.advance(MINUTE);
    expect(await isHuman(captcha)).toBe('captchaWrong');
  });

  it('that does not exist is refused', async () => {
    expect(await isHuman({ ...(await known()), id: randomUUID() })).toBe('captchaWrong');
    expect(await isHuman({ id: 'x', text: 'KX7WM', work: '' })).toBe('captchaWrong');
  });

  it('is made of pixels, another one each time, with work beside it', async () => {
    const [one, other] = [dataOf(await portal.call('GetCaptcha', {})), dataOf(await portal.call('GetCaptcha', {}))];
    expect(one.image).not.toBe(other.image);
    const file = Buffer.from(one.image.replace('data:image/png;base64,', ''), 'base64');
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect(file.length).toBeLessThan(30_000);
    const work = await solve(one.challenge);
    expect(await isHuman({ id: one.id, text: '', work })).toBe('captchaWrong');
  });

  it('is drawn sixty times for one address, then one must wait; not where people sign in', async () => {
    const bucket = (kind: string, address: string) => portal.portal.keyring.anonymousIndex(kind, address);
    const window_ends = new Date(portal.clock.now().getTime() + 10 * MINUTE);
    const rows = ['192.0.2.50', '192.0.2.51'].map((address) => ({
      ...{ bucket: bucket('captcha', address), tries: 59, window_ends },
    }));
    const known = { bucket: bucket('login-source', '192.0.2.51'), tries: 0, window_ends };
    await atDoor(portal.portal.database, async (db) => {
      await db.insertInto('login_try').values(rows).execute();
      await db
        .insertInto('login_try')
        .values({ ...known, succeeded_at: portal.clock.now() })
        .execute();
    });
    const draw = async (address: string) =>
      faultOf(await portal.call('GetCaptcha', {}, { headers: { 'x-forwarded-for': address } }));
    expect([await draw('192.0.2.50'), await draw('192.0.2.50')]).toEqual(['answered', 'tooMany']);
    expect([await draw('192.0.2.51'), await draw('192.0.2.51')]).toEqual(['answered', 'answered']);
  });
});
