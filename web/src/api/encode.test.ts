import { createHmac } from 'node:crypto';
import { signText } from '#contract/wire';
import { afterEach, expect, it, vi } from 'vitest';
import { encode, type Outgoing } from './encode.ts';

afterEach(() => vi.unstubAllGlobals());
const inBrowser = (userAgent = 'Chrome') => vi.stubGlobal('navigator', { userAgent });
const call: Outgoing = { name: 'Logout', app: true, payload: { sessionid: 's' }, language: 'en-us', session: 's' };

it('writes an app call as the wire has it, signed with the session', async () => {
  inBrowser();
  const { signCode, ...fields } = Object.fromEntries(await encode(call));
  expect(fields).toEqual({
    appVersion: '2',
    appType: '1',
    encryptType: '1',
    signType: '1',
    jsonPara: '{"sessionid":"s"}',
    language: 'en-us',
    session: 's',
    requestCode: 'Logout',
  });
  expect(signCode).toBe(
    createHmac('sha256', 's')
      .update(signText('Logout', 'en-us', '{"sessionid":"s"}'))
      .digest('hex'),
  );
});

it('signs with the agreed word before there is a session, and not at all without Web Crypto', async () => {
  inBrowser();
  const before = (await encode({ ...call, session: '' })).get('signCode');
  const text = signText('Logout', 'en-us', '{"sessionid":"s"}');
  expect(before).toBe(createHmac('sha256', 'portal').update(text).digest('hex'));
  vi.stubGlobal('crypto', {});
  expect((await encode(call)).get('signCode')).toBe('');
});

it('says when it runs inside the messaging app', async () => {
  inBrowser('Mozilla/5.0 MicroMessenger/8.0');
  expect((await encode(call)).get('appType')).toBe('2');
});

it('writes a direct call as plain fields and leaves out absent ones', async () => {
  inBrowser();
  const fields = await encode({ ...call, app: false, payload: { companyId: 9, langCode: undefined, list: [1, 2] } });
  expect(Object.fromEntries(fields)).toEqual({ language: 'en-us', companyId: '9', list: '[1,2]', session: 's' });
});
