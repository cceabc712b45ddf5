import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmSessions } from '../../../../test/account-scenes.ts';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 MicroMessenger/8.0 Mobile Safari/604.1';
const signIn = (company: string, userAgent = CHROME) =>
  portal.login(company, 'emp', { headers: { ...fromElsewhere(), 'user-agent': userAgent } });
const self = ({ user }: SignedIn) => ({ userGuid: user.CustomerGuid });
const list = async (who: SignedIn, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  dataOf(await portal.call('MySessions', self(who), { session: who, language })).sessions;
const isAlive = async (who: SignedIn) =>
  faultOf(await portal.call('MySessions', self(who), { session: who })) === 'answered';

describe('one’s own sessions', () => {
  it('are listed with their device, this one first and marked, and nothing that opens one', async () => {
    const phone = await signIn('hilton', IPHONE);
    portal.clock.advance(2 * MINUTE);
    const desk = await signIn('hilton');
    expect(await list(desk)).toMatchObject([
      { device: 'Windows 电脑 · Chrome', isThis: true },
      { device: 'iPhone · 微信', isThis: false },
    ]);
    const [here, there] = (await list(desk)).map(({ since, lastSeen }) => [since, lastSeen].map(Date.parse));
    expect(here?.[0]).toBe(here?.[1]);
    expect((here?.[0] ?? 0) - (there?.[1] ?? 0)).toBeGreaterThanOrEqual(2 * MINUTE);
    const english = await list(phone, 'en-us');
    expect(english.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['WeChat on iPhone', true],
      ['Chrome on Windows', false],
    ]);
    expect(JSON.stringify(english)).not.toContain(desk.token);
  });

  it('are only those that still open: neither signed out, nor unused for half an hour', async () => {
    const [one, gone] = [await signIn('dental'), await signIn('dental')];
    await portal.call('Logout', { sessionid: gone.token }, { session: gone });
    expect(await list(one)).toHaveLength(1);
    const idle = await signIn('dental');
    for (let used = 0; used < 2; used += 1) {
      portal.clock.advance(16 * MINUTE);
      expect(await isAlive(one)).toBe(true);
    }
    expect(await list(one)).toHaveLength(1);
    expect(await isAlive(idle)).toBe(false);
  });

  it('end one by one: the one that was named, at once, and again changes nothing', async () => {
    const [here, there, other] = [await signIn('survey'), await signIn('survey', IPHONE), await signIn('survey', '')];
    const id = (await list(there)).find(({ isThis }) => isThis)?.id ?? '';
    const end = () => portal.call('EndSession', { ...self(here), id }, { session: here });
    await confirmSessions(portal, here);
    expect(dataOf(await end())).toEqual({ ended: 1 });
    expect([await isAlive(here), await isAlive(there), await isAlive(other)]).toEqual([true, false, true]);
    expect(dataOf(await end())).toEqual({ ended: 0 });
  });

  // proves: a session is its owner’s to end
  it('are one’s own to end, not a colleague’s', async () => {
    const [emp, hr] = [await signIn('demo'), await portal.login('demo', 'hr', { headers: fromElsewhere() })];
    const [own] = await list(emp);
    expect(faultOf(await portal.call('EndSession', { ...self(hr), id: own?.id ?? '' }, { session: hr }))).toBe(
      'notYours',
    );
    expect(await isAlive(emp)).toBe(true);
  });

  // proves: password again before ending sessions
  it('end all but this one, for a person with the password', async () => {
    const [here, ...others] = [await signIn('pocket'), await signIn('pocket'), await signIn('pocket', IPHONE)];
    const colleague = await portal.login('pocket', 'hr', { headers: fromElsewhere() });
    const end = () => portal.call('EndOtherSessions', self(here), { session: here });
    expect(faultOf(await end())).toBe('passwordAgain');
    await confirmSessions(portal, here);
    expect(dataOf(await end())).toEqual({ ended: 2 });
    expect(await Promise.all([here, ...others, colleague].map(isAlive))).toEqual([true, false, false, true]);
    expect(await list(here)).toHaveLength(1);
  });
});
