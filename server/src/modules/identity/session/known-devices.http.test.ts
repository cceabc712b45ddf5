import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { fromElsewhere, inCompany } from '../../../../test/answers.ts';
import { HOUR } from '../../../../test/clock.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { sweepAll } from '../../../../test/sweep.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';
import { sendAllDue } from '../../messages/jobs.ts';
import { tellOfDevices } from '../../messages/texts/device-messages.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';

interface From {
  user?: string;
  /** The `device` cookie of a browser that was here before. */
  cookie?: string;
  browser?: boolean;
  address?: Record<string, string>;
  language?: 'zh-cn' | 'en-us';
}

/** Signs in, and answers with the device cookie. */
async function signIn(company: string, { user = 'emp', cookie, browser = true, address, language }: From = {}) {
  const payload = { appType: 1, user, password: DEMO_PASSWORD, companyCode: company, consent: CONSENT_VERSION };
  const headers = {
    ...(address ?? fromElsewhere()),
    ...(browser && { origin: portal.url, 'user-agent': CHROME }),
    ...(cookie && { cookie }),
  };
  const answer = await portal.call('Login', payload, { headers, ...(language && { language }) });
  expect(answer.decoded?.ok).toBe(true);
  return (
    answer.headers
      .getSetCookie()
      .find((set) => set.startsWith('device='))
      ?.split(';')[0] ?? ''
  );
}

/** The result, by SMS. */
async function told(): Promise<string[]> {
  const before = new Set((portal.portal.ports.sms.kept?.() ?? []).map(({ no }) => no));
  await tellOfDevices(portal.portal);
  await sendAllDue(portal.portal);
  return (portal.portal.ports.sms.kept?.() ?? []).filter(({ no }) => !before.has(no)).map(({ text }) => text);
}

describe('a sign-in from a new device', () => {
  // proves: a device is known to one account
  it('is told of, and not a second time; the first device of all is no news', async () => {
    const cookie = await signIn('hilton');
    expect(await told()).toEqual([]);
    await signIn('hilton', { cookie });
    expect(await told()).toEqual([]);
    const second = await signIn('hilton');
    expect(second).not.toBe(cookie);
    expect(await told()).toEqual([
      expect.stringMatching(
        /^【体检预约】您的账号6月10日（周三）\d\d:\d\d在新设备登录：Windows 电脑 · Chrome。如非本人操作，请立即修改密码，或致电/,
      ),
    ]);
    await signIn('hilton', { cookie: second });
    expect(await told()).toEqual([]);
  });

  it('is told of in the language of the sign-in', async () => {
    await signIn('pocket');
    await signIn('pocket', { language: 'en-us' });
    expect(await told()).toEqual([
      expect.stringMatching(
        /^Health check-up: Your account was signed in to from a new device: Chrome on Windows, Wed 10 Jun \d\d:\d\d\. Not you\?/,
      ),
    ]);
  });

  it('is one for each account: a browser that a colleague uses is new to the next', async () => {
    const cookie = await signIn('deqin');
    await signIn('deqin', { user: 'hr' });
    await told();
    await signIn('deqin', { user: 'hr', cookie });
    expect(await told()).toHaveLength(1);
  });

  // proves: programs are devices too
  it('that passes for a program is told of too, once for each address', async () => {
    await signIn('oneday');
    const address = fromElsewhere();
    await signIn('oneday', { browser: false, address });
    expect(await told()).toHaveLength(1);
    await signIn('oneday', { browser: false, address });
    expect(await told()).toEqual([]);
    await signIn('oneday', { browser: false });
    expect(await told()).toHaveLength(1);
  });

  it('is not told of more than five times a day, however often cookies are thrown away', async () => {
    await signIn('sevenday');
    const messages: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      await signIn('sevenday');
      messages.push(...(await told()));
    }
    expect(messages).toHaveLength(4);
    portal.clock.advance(25 * HOUR);
    await signIn('sevenday');
    expect(await told()).toHaveLength(1);
  });

  it('is kept as hashes alone, and forgotten after 400 days without use', async () => {
    const cookie = await signIn('survey');
    const rows = () => inCompany(portal, 250, (db) => db.selectFrom('account_device').selectAll().execute());
    const [row, ...more] = await rows();
    expect([row?.device, more]).toEqual(['chrome/windows', []]);
    expect(row?.device_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(cookie.replace('device=', ''));
    portal.clock.advance(399 * 24 * HOUR);
    await sweepAll(portal.portal);
    expect(await rows()).toHaveLength(1);
    portal.clock.advance(2 * 24 * HOUR);
    await sweepAll(portal.portal);
    expect(await rows()).toEqual([]);
  });
});
