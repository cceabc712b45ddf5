import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { faultOf, fromElsewhere, inCompany, textOf } from '../../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';
import { hashPassword } from './password-hash.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => portal.stop());

const NEW = 'Harbour~2031';
const signIn = (company: string, user = 'emp', password = DEMO_PASSWORD) =>
  portal.login(company, user, { password, headers: fromElsewhere() });
const change = (who: SignedIn, npw: string, pw = DEMO_PASSWORD) =>
  portal.call('ChangePw', { userGuid: who.user.CustomerGuid, pw, npw }, { session: who });
const opens = async (company: string, password: string) => {
  const payload = { appType: 1, companyCode: company, user: 'emp', password };
  return faultOf(await portal.call('Login', payload, { headers: fromElsewhere() }));
};
const isAlive = async (who: SignedIn) => {
  const answer = await portal.call('GetCompanyInfoById', { CompanyId: who.user.CompanyId }, { session: who });
  return faultOf(answer) === 'answered';
};

describe('a new password', () => {
  let who: SignedIn;
  beforeAll(async () => {
    who = await signIn('demo');
  });

  it.each([
    ['nothing', '', 'passwordEmpty'],
    ['five characters', 'Ab1#x', 'passwordRule'],
    ['nineteen characters', 'Abcdefgh1#Abcdefgh1', 'passwordRule'],
    ['a space', 'Harbour 2031', 'passwordRule'],
    ['two kinds of characters', 'harbour2031', 'passwordRule'],
    ['a special character that is none', 'harbour_2031', 'passwordRule'],
    ['the old one', DEMO_PASSWORD, 'passwordSame'],
    ['a common one', 'P@ssw0rd', 'passwordCommon'],
    ['a common one, decorated', 'Password1!', 'passwordCommon'],
    ['the company’s name', 'Yunfan#2026', 'passwordCommon'],
    ['the company’s name in the middle', '1a#yUNFANxy', 'passwordCommon'],
    ['the company’s Chinese name', 'Ab1#云帆科技', 'passwordCommon'],
  ])('§5: %s is refused', async (_, npw, fault) => {
    const answer = await change(who, npw);
    expect(faultOf(answer)).toBe(fault);
    expect(textOf(answer)).not.toBe('');
  });

  it.each([
    ['', 'passwordEmpty'],
    ['Wrong#2026', 'oldPasswordWrong'],
    [DEMO_PASSWORD.toLowerCase(), 'oldPasswordWrong'],
  ])('with the old one given as %j is refused', async (pw, fault) => {
    expect(faultOf(await change(who, NEW, pw))).toBe(fault);
  });

  it('that was refused changes nothing', async () => {
    expect(await isAlive(who)).toBe(true);
    expect(await opens('demo', DEMO_PASSWORD)).toBe('answered');
  });

  it('is refused in the caller’s language', async () => {
    const answer = await portal.call(
      'ChangePw',
      { userGuid: who.user.CustomerGuid, pw: DEMO_PASSWORD, npw: 'short' },
      { session: who, language: 'en-us' },
    );
    expect(textOf(answer)).toBe(faultText('passwordRule', 'en-us'));
  });
});

describe('a changed password', () => {
  it('opens, the old one no longer does, and every session has ended', async () => {
    const [who, elsewhere] = [await signIn('hilton'), await signIn('hilton')];
    const colleague = await signIn('hilton', 'hr');
    expect(faultOf(await change(who, NEW))).toBe('answered');
    expect([await isAlive(who), await isAlive(elsewhere), await isAlive(colleague)]).toEqual([false, false, true]);
    expect(await opens('hilton', DEMO_PASSWORD)).toBe('wrongCredentials');
    expect(await opens('hilton', NEW)).toBe('answered');
  });

  it.each(['Ab1#xy', 'Abcdefgh1#Abcdefgh', 'é密码Ab1#'])(
    'of six to eighteen characters is taken as it is: %s',
    async (npw) => {
      const before = passwords.at(-1) ?? DEMO_PASSWORD;
      expect(faultOf(await change(await signIn('deqin', 'emp', before), npw, before))).toBe('answered');
      passwords.push(npw);
      expect(await opens('deqin', npw)).toBe('answered');
    },
  );
  const passwords: string[] = [];

  it('is kept as argon2id of the agreed cost, with a salt of its own', async () => {
    const changed = [await signIn('pocket', 'emp'), await signIn('pocket', 'hr')];
    for (const who of changed) await change(who, NEW);
    const ids = changed.map(({ user }) => user.Id);
    const rows = await inCompany(portal, 240, (db) =>
      db.selectFrom('account').select('password_hash').where('account_id', 'in', ids).execute(),
    );
    const hashes = rows.map(({ password_hash: hash }) => hash);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(hashes).size).toBe(changed.length);
  });

  it('keeps this session, and only this, where the company sends people home', async () => {
    const [who, elsewhere] = [await signIn('oneday'), await signIn('oneday')];
    expect(faultOf(await change(who, NEW))).toBe('answered');
    expect([await isAlive(who), await isAlive(elsewhere)]).toEqual([true, false]);
    expect(faultOf(await change(who, 'Lantern~2032', NEW))).toBe('answered');
  });

  it('is one of two, when two are asked for at once', async () => {
    const who = await signIn('survey');
    const answers = await Promise.all(['Lantern~2032', 'Compass~2033'].map((npw) => change(who, npw)));
    const faults = answers.map(faultOf).sort();
    expect(faults[0]).toBe('answered');
    expect(['oldPasswordWrong', 'sessionExpired']).toContain(faults[1]);
  });
});

describe('guessing the old password within a session', () => {
  it('must wait after ten tries, even with the right one', async () => {
    const who = await signIn('dental');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(faultOf(await change(who, NEW, `Wrong#${1000 + attempt}`))).toBe('oldPasswordWrong');
    }
    const answer = await change(who, NEW);
    expect([answer.status, answer.headers.get('retry-after'), faultOf(answer)]).toEqual([429, '900', 'tooMany']);
  });
});

describe('whose password is not kept here', () => {
  it.each(['mercer', 'amazon'])('the company says so: %s', async (company) => {
    expect(faultOf(await change(await signIn(company), NEW))).toBe('passwordNotHere');
    expect(await opens(company, DEMO_PASSWORD)).toBe('answered');
  });

  it('a person who came by single sign-on', async () => {
    await inCompany(portal, 270, (db) => db.updateTable('account').set({ single_sign_on: true }).execute());
    expect(faultOf(await change(await signIn('plain'), NEW))).toBe('passwordNotHere');
  });
});

describe('many passwords at once', () => {
  it('wait for their turn: none is refused who can be answered in time', async () => {
    const crowd = Array.from({ length: 100 }, () => hashPassword('anything'));
    expect(await opens('demo', DEMO_PASSWORD)).toBe('answered');
    expect(new Set((await Promise.allSettled(crowd)).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
  });
});
