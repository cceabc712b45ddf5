import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, faultText } from '#contract/faults';
import { dataOf, faultOf, fromElsewhere, inCompany, textOf } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

const signIn = (company: string) => portal.login(company, 'emp', { headers: fromElsewhere() });
const confirm = (who: SignedIn, pw = DEMO_PASSWORD, at = portal) =>
  at.call('ConfirmPassword', { userGuid: who.user.CustomerGuid, pw }, { session: who });
const reveal = (who: SignedIn, at = portal) =>
  at.call('RevealPerson', { customerGuid: who.user.CustomerGuid }, { session: who });

describe('the password once more', () => {
  // proves: password again before a reveal
  it('is asked for before a number is shown whole, even just after signing in, and says what to do', async () => {
    const who = await signIn('demo');
    for (const language of ['zh-cn', 'en-us'] as const) {
      const payload = { customerGuid: who.user.CustomerGuid };
      const answer = await portal.call('RevealPerson', payload, { session: who, language });
      expect(textOf(answer)).toBe(faultText('passwordAgain', language));
      const { code } = faults.passwordAgain;
      expect(answer.decoded).toMatchObject({ code, detail: { fault: 'passwordAgain', next: 'confirmPassword' } });
    }
    const { until } = dataOf(await confirm(who));
    expect(Math.abs(Date.parse(until) - portal.clock.now().getTime() - 5 * MINUTE)).toBeLessThan(2_000);
    expect(dataOf(await reveal(who)).idNumber).toMatch(/^\d{17}[\dX]$/);
  });

  // proves: a confirmed password grows old
  // proves: a confirmed password counts for its session
  it('counts five minutes, for the session it was given in, at every node at once', async () => {
    const [who, elsewhere] = [await signIn('hilton'), await signIn('hilton')];
    const other = await startPortal({ database: portal.database, now: portal.clock.now(), jobs: false });
    try {
      expect(faultOf(await reveal(who, other))).toBe('passwordAgain');
      dataOf(await confirm(who));
      expect(faultOf(await reveal(who, other))).toBe('answered');
    } finally {
      await other.stop();
    }
    expect(faultOf(await reveal(elsewhere))).toBe('passwordAgain');
    portal.clock.advance(5 * MINUTE - 10_000);
    expect(faultOf(await reveal(who))).toBe('answered');
    portal.clock.advance(11_000);
    expect(faultOf(await reveal(who))).toBe('passwordAgain');
  });

  // proves: guesses of the password are counted
  it('is refused when wrong, and guessing it must wait as with the old password', async () => {
    const who = await signIn('dental');
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(faultOf(await confirm(who, `Wrong#${1000 + attempt}`))).toBe('passwordWrong');
    expect(faultOf(await confirm(who))).toBe('tooMany');
    const change = { userGuid: who.user.CustomerGuid, pw: DEMO_PASSWORD, npw: 'Harbour~2031' };
    expect(faultOf(await portal.call('ChangePw', change, { session: who }))).toBe('tooMany');
    expect(faultOf(await reveal(who))).toBe('passwordAgain');
  });

  it('is looked at ten times at most, however many guesses come at the same moment at two nodes', async () => {
    const other = await startPortal({ database: portal.database, now: portal.clock.now(), jobs: false });
    try {
      for (const company of ['deqin', 'deqin2', 'deqin3']) {
        const who = await signIn(company);
        const guesses = Array.from({ length: 16 }, (_, at) =>
          confirm(who, `Wrong#${2000 + at}`, at % 2 === 0 ? portal : other),
        );
        const faults = (await Promise.all(guesses)).map(faultOf);
        expect(faults.filter((fault) => fault === 'passwordWrong')).toHaveLength(10);
        expect(faults.filter((fault) => fault === 'tooMany')).toHaveLength(6);
      }
    } finally {
      await other.stop();
    }
  });

  it('is not asked of people who came by single sign-on, who have none here', async () => {
    await inCompany(portal, 270, (db) => db.updateTable('account').set({ single_sign_on: true }).execute());
    const who = await signIn('plain');
    expect(faultOf(await confirm(who))).toBe('passwordNotHere');
    expect(faultOf(await reveal(who))).toBe('answered');
  });
});
