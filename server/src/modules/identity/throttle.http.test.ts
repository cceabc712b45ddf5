import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere } from '../../../test/answers.ts';
import { MINUTE } from '../../../test/clock.ts';
import { startPortal, type Answer, type TestPortal } from '../../../test/portal.ts';
import { atDoor } from '../../db/transact.ts';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import { sweepAll } from '../../../test/sweep.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => portal.stop());

interface Try {
  company?: string;
  user?: string;
  password?: string;
  captcha?: { id: string; text: string };
  from?: Record<string, string>;
}
const login = ({ company = 'demo', user = 'emp', password = DEMO_PASSWORD, captcha, from }: Try): Promise<Answer> =>
  portal.send(
    'Login',
    { appType: 1, companyCode: company, user, password, ...(captcha ? { captcha } : {}) },
    { headers: from ?? fromElsewhere() },
  );
const guess = async (times: number, typed: Try): Promise<string[]> => {
  const found: string[] = [];
  for (let count = 0; count < times; count += 1) found.push(faultOf(await login({ password: 'Wrong#2026', ...typed })));
  return found;
};

/** A picture whose answer we know, as GetCaptcha would have stored it. */
async function knownCaptcha(text = 'KX7WM', lifeMs = 2 * MINUTE): Promise<{ id: string; text: string }> {
  const id = randomUUID();
  const { database, keyring } = portal.portal;
  const values = {
    captcha_id: id,
    answer_hash: keyring.anonymousIndex('captcha', `${id}|${text}`),
    expires_at: new Date(portal.clock.now().getTime() + lifeMs),
  };
  await atDoor(database, (db) => db.insertInto('captcha').values(values).execute());
  return { id, text };
}

describe('guessing at one account', () => {
  const ten = Array.from({ length: 10 }, () => 'wrongCredentials');

  it('needs a captcha from the eleventh try on, from whatever address and however the name is typed', async () => {
    expect(await guess(9, { company: 'amazon' })).toEqual(ten.slice(1));
    expect(await guess(1, { company: 'amazon', user: ' EMP ' })).toEqual(['wrongCredentials']);
    expect(await guess(3, { company: 'amazon' })).toEqual(['captchaRequired', 'captchaRequired', 'captchaRequired']);
  });

  it('does not lock the owner out: with the captcha the right password opens', async () => {
    expect(await guess(10, { company: 'mercer' })).toEqual(ten);
    expect(faultOf(await login({ company: 'mercer' }))).toBe('captchaRequired');
    expect(faultOf(await login({ company: 'mercer', captcha: await knownCaptcha() }))).toBe('answered');
  });

  it('starts from nothing after the owner was there', async () => {
    expect(await guess(9, { company: 'oneday' })).toEqual(ten.slice(1));
    expect(faultOf(await login({ company: 'oneday' }))).toBe('answered');
    expect(await guess(10, { company: 'oneday' })).toEqual(ten);
    expect(await guess(1, { company: 'oneday' })).toEqual(['captchaRequired']);
  });

  it('starts from nothing after a quarter of an hour', async () => {
    expect(await guess(11, { company: 'sevenday' })).toEqual([...ten, 'captchaRequired']);
    portal.clock.advance(15 * MINUTE + 1_000);
    expect(faultOf(await login({ company: 'sevenday' }))).toBe('answered');
  });

  it('does not touch the account of the same name elsewhere, nor a colleague', async () => {
    expect(await guess(11, { company: 'dental' })).toEqual([...ten, 'captchaRequired']);
    expect(faultOf(await login({ company: 'dental', user: 'hr' }))).toBe('answered');
    expect(faultOf(await login({ company: 'survey' }))).toBe('answered');
  });

  it('is counted the same for an account that does not exist', async () => {
    expect(await guess(11, { company: 'plain', user: 'nobody' })).toEqual([...ten, 'captchaRequired']);
  });

  it('is counted before the password is looked at, also at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => login({ company: 'deqin5', password: 'Wrong#2026' })),
    );
    const faults = answers.map(faultOf);
    expect(faults.filter((fault) => fault === 'wrongCredentials')).toHaveLength(10);
    expect(faults.filter((fault) => fault === 'captchaRequired')).toHaveLength(10);
  });
});

describe('guessing from one address', () => {
  /** As if so many tries had come from there: a hash each would take its time. */
  const countAt = (address: string, tries: number) => {
    const bucket = portal.portal.keyring.anonymousIndex('login-address', address);
    const values = { bucket, tries, window_ends: new Date(portal.clock.now().getTime() + MINUTE) };
    return atDoor(portal.portal.database, (db) => db.insertInto('login_try').values(values).execute());
  };

  it('needs a captcha from the hundred-and-first try on; other addresses do not', async () => {
    const from = { 'x-forwarded-for': '192.0.2.7' };
    await countAt('192.0.2.7', 95);
    const tries = await Promise.all(Array.from({ length: 5 }, (_, at) => login({ user: `nobody${at}`, from })));
    expect(new Set(tries.map(faultOf))).toEqual(new Set(['wrongCredentials']));
    expect(faultOf(await login({ from }))).toBe('captchaRequired');
    expect(faultOf(await login({ from, captcha: await knownCaptcha() }))).toBe('answered');
    expect(faultOf(await login({ from }))).toBe('captchaRequired');
    expect(faultOf(await login({}))).toBe('answered');
  });

  it('believes only the proxy it was told about: a caller cannot invent an address', async () => {
    const direct = await startPortal({ database: portal.database, now: portal.clock.now() });
    await countAt('127.0.0.1', 100);
    const payload = { appType: 1, companyCode: 'demo', user: 'emp', password: DEMO_PASSWORD };
    expect(faultOf(await direct.call('Login', payload, { headers: fromElsewhere() }))).toBe('captchaRequired');
    await direct.stop();
  });
});

describe('a captcha', () => {
  const company = 'hilton';
  beforeAll(() => guess(10, { company }));
  const solve = (captcha: { id: string; text: string }, password?: string) =>
    login({ company, captcha, ...(password ? { password } : {}) }).then(faultOf);
  const answered = async (captcha: { id: string; text: string }) => {
    const fault = await solve(captcha);
    if (fault === 'answered') await guess(10, { company });
    return fault;
  };

  it('is read in any case, with spaces around it', async () => {
    expect(await answered({ ...(await knownCaptcha()), text: ' kx7wm ' })).toBe('answered');
  });

  it('that is wrong, unknown or no picture at all is refused', async () => {
    const { id } = await knownCaptcha();
    expect(await solve({ id, text: 'WRONG' })).toBe('captchaWrong');
    expect(await solve({ id: randomUUID(), text: 'KX7WM' })).toBe('captchaWrong');
    expect(await solve({ id: 'x', text: 'KX7WM' })).toBe('captchaWrong');
  });

  it('is used up by one try, right or wrong', async () => {
    const wrongFirst = await knownCaptcha();
    expect(await solve({ ...wrongFirst, text: 'WRONG' })).toBe('captchaWrong');
    expect(await solve(wrongFirst)).toBe('captchaWrong');
    const once = await knownCaptcha();
    expect(await solve(once, 'Wrong#2026')).toBe('wrongCredentials');
    expect(await solve(once)).toBe('captchaWrong');
  });

  it('is drawn sixty times for one address, then one must wait', async () => {
    const elsewhere = await startPortal({ database: portal.database });
    const asked = await Promise.all(Array.from({ length: 70 }, () => elsewhere.call('GetCaptcha', {})));
    await elsewhere.stop();
    expect(asked.filter((answer) => answer.status === 429).length).toBeGreaterThanOrEqual(10);
    expect(asked.some((answer) => answer.decoded?.ok)).toBe(true);
    portal.clock.advance(16 * MINUTE);
    await guess(10, { company });
  });

  it('is good for two minutes', async () => {
    const early = await knownCaptcha();
    const late = await knownCaptcha();
    portal.clock.advance(2 * MINUTE - 5_000);
    expect(await answered(early)).toBe('answered');
    portal.clock.advance(6_000);
    expect(await solve(late)).toBe('captchaWrong');
  });

  it('is a picture without text in it, another one each time, and leaves with the next sweep', async () => {
    const [one, other] = [dataOf(await portal.call('GetCaptcha', {})), dataOf(await portal.call('GetCaptcha', {}))];
    expect(one.image).not.toBe(other.image);
    expect(one.id).not.toBe(other.id);
    const svg = Buffer.from(one.image.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toMatch(/<text|font/);
    const count = () =>
      atDoor(
        portal.portal.database,
        async (db) => (await db.selectFrom('captcha').select('captcha_id').execute()).length,
      );
    expect(await count()).toBeGreaterThanOrEqual(2);
    portal.clock.advance(2 * MINUTE + 1_000);
    await sweepAll(portal.portal);
    expect(await count()).toBe(0);
  });
});
