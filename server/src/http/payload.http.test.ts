import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { envelopes } from '#contract/wire';
import { faultOf } from '../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../test/portal.ts';
import { signCode } from '../../test/wire.ts';

let portal: TestPortal;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal();
  who = await portal.login('demo', 'emp');
});
afterAll(() => portal.stop());

const ask = (fields: Record<string, string | undefined>, session: SignedIn | string = who) =>
  portal.call('GetCompanyInfoById', { CompanyId: 100 }, { session, fields });

describe('signCode', () => {
  it('may be empty or absent: a browser without Web Crypto sends none', async () => {
    expect(faultOf(await ask({ signCode: '' }))).toBe('answered');
    expect(faultOf(await ask({ signCode: undefined, signType: undefined }))).toBe('answered');
  });

  it('is checked when sent, in either case of its hex digits', async () => {
    const right = signCode(who.token, 'GetCompanyInfoById', 'zh-cn', '{"CompanyId":100}');
    expect(faultOf(await ask({ signCode: right.toUpperCase() }))).toBe('answered');
    expect(faultOf(await ask({ signCode: right.slice(1) }))).toBe('badSignature');
    expect(faultOf(await ask({ signCode: `${right}00` }))).toBe('badSignature');
    expect(faultOf(await ask({ signCode: 'not hex' }))).toBe('badSignature');
    expect(faultOf(await ask({ signCode: '0'.repeat(64) }))).toBe('badSignature');
  });

  it('covers the request code, the language and the payload', async () => {
    expect(faultOf(await ask({ jsonPara: '{"CompanyId":100 }' }))).toBe('badSignature');
    expect(faultOf(await ask({ language: 'en-us' }))).toBe('badSignature');
    expect(faultOf(await ask({ requestCode: 'CanBookingOrdering' }))).toBe('badSignature');
  });

  it('is keyed by the session, and by a word before there is one', async () => {
    const jsonPara = '{"CompanyId":100}';
    expect(faultOf(await ask({ signCode: signCode('', 'GetCompanyInfoById', 'zh-cn', jsonPara) }))).toBe(
      'badSignature',
    );
    const captcha = (key: string) =>
      portal.call('GetCaptcha', {}, { fields: { signCode: signCode(key, 'GetCaptcha', 'zh-cn', '{}') } });
    expect(faultOf(await captcha('portal'))).toBe('answered');
    expect(faultOf(await captcha('other'))).toBe('badSignature');
  });

  it.each(['', '0', '2', 'x'])('is refused with signType %j', async (signType) => {
    expect(faultOf(await ask({ signType }))).toBe('badSignature');
  });
});

describe('encryptType', () => {
  it.each(['2', '0', 'x', '1 '])('%j is refused', async (encryptType) => {
    expect(faultOf(await ask({ encryptType }))).toBe('encryptTypeUnknown');
  });

  it('1 and none are understood', async () => {
    expect(faultOf(await ask({ encryptType: '1' }))).toBe('answered');
    expect(faultOf(await ask({ encryptType: undefined }))).toBe('answered');
  });
});

describe('jsonPara', () => {
  const deep = `{"CompanyId":100,"x":${'['.repeat(33)}${']'.repeat(33)}}`;
  const wrong = ['[]', '[{"CompanyId":100}]', 'null', '1', '"text"', 'true', '{', '{"CompanyId":100', 'CompanyId=100'];

  it.each([...wrong, '{"CompanyId":100}x', "{'CompanyId':100}", '{"CompanyId":NaN}', '\u0000', deep])(
    '%j is refused clearly',
    async (jsonPara) => {
      const answer = await ask({ jsonPara, signCode: undefined });
      expect(answer.status).toBe(200);
      expect(answer.decoded).toMatchObject({
        ok: false,
        code: -101,
        text: faultText('badInput', 'zh-cn', { field: 'jsonPara' }),
      });
    },
  );

  it('may be missing for a call that takes nothing, and names the field for one that does', async () => {
    const nothing = await portal.call('GetCaptcha', {}, { fields: { jsonPara: undefined, signCode: undefined } });
    expect(faultOf(nothing)).toBe('answered');
    const missing = await ask({ jsonPara: undefined, signCode: undefined });
    expect(missing.decoded).toMatchObject({ ok: false, detail: { fault: 'badInput', params: { field: 'CompanyId' } } });
  });

  it('names the field that is wrong, not its value', async () => {
    const answer = await ask({ jsonPara: '{"CompanyId":"tell nobody"}', signCode: undefined });
    expect(answer.decoded).toMatchObject({ ok: false, detail: { fault: 'badInput', params: { field: 'CompanyId' } } });
    expect(answer.body).not.toContain('tell nobody');
  });
});

describe('a body', () => {
  const tooLarge = `requestCode=GetCaptcha&jsonPara=${'a'.repeat(300_000)}`;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (path: string, body: BodyInit, headers?: Record<string, string>) =>
    portal.fetch(path, { method: 'POST', body, headers: headers ?? form });

  it('too large is refused with 413, in the envelope of its path', async () => {
    const app = await post('/examApi/PostAppCall', tooLarge);
    expect(app.status).toBe(413);
    expect(envelopes.app.decode((await app.json()) as Record<string, unknown>)).toMatchObject({
      ok: false,
      code: -102,
    });
    const direct = await post('/Company/GetCompanyColorsAndIndexMenus', tooLarge);
    expect(direct.status).toBe(413);
    expect(envelopes.suc.decode((await direct.json()) as Record<string, unknown>)).toMatchObject({
      ok: false,
      code: -102,
    });
  });

  it('too large is refused in a multipart form too', async () => {
    const multipart = new FormData();
    multipart.set('requestCode', 'GetCaptcha');
    multipart.set('jsonPara', 'a'.repeat(300_000));
    const response = await portal.fetch('/examApi/PostAppCall', { method: 'POST', body: multipart });
    expect(response.status).toBe(413);
    expect(envelopes.app.decode((await response.json()) as Record<string, unknown>)).toMatchObject({
      ok: false,
      code: -102,
    });
  });

  it.each([
    [
      'a file where none is taken',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="f"; filename="x.pdf"\r\n\r\n%PDF\r\n--b--\r\n',
    ],
    [
      'a multipart form cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="f"\r\n\r\nhal',
    ],
    ['a multipart form without a boundary', 'multipart/form-data', 'x'],
    ['broken JSON', 'application/json', '{"a":'],
    ['a JSON list', 'application/json', '[1,2]'],
    ['a type nobody speaks', 'text/plain', 'hello'],
    ['three hundred fields', form['content-type'], Array.from({ length: 300 }, (_, at) => `f${at}=1`).join('&')],
    ['fields sent twice', form['content-type'], 'requestCode=Login&requestCode=Logout'],
  ])('%s is refused in the envelope, not with a 500', async (_, type, body) => {
    for (const [path, envelope] of [
      ['/examApi/PostAppCall', envelopes.app],
      ['/Company/GetCompanyColorsAndIndexMenus', envelopes.suc],
    ] as const) {
      const response = await post(path, body, { 'content-type': type });
      expect([200, 413]).toContain(response.status);
      const decoded = envelope.decode((await response.json()) as Record<string, unknown>);
      expect(decoded).toMatchObject({ ok: false });
      expect(decoded).toHaveProperty('detail.fault');
    }
  });
});

describe('an unknown path', () => {
  it.each([
    '/nothing',
    '/examApi',
    '/examApi/PostAppCall/more',
    '/Company/Nothing',
    '/wp-admin/setup.php',
    '/%2e%2e/etc/passwd',
  ])('%s is a 404 in the envelope', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await portal.fetch(path, { method, headers: { 'accept-language': 'en-GB,en;q=0.9' } });
      expect(response.status).toBe(404);
      expect(envelopes.app.decode((await response.json()) as Record<string, unknown>)).toMatchObject({
        ok: false,
        code: 404,
        text: faultText('notFound', 'en-us'),
      });
    }
  });

  it('a known path with another method is none', async () => {
    expect((await portal.fetch('/examApi/PostAppCall')).status).toBe(404);
    expect((await portal.fetch('/examApi/PostAppCall', { method: 'PUT', body: '' })).status).toBe(404);
  });

  it('an unknown request code is told apart from it', async () => {
    const answer = await portal.call('GetCaptcha', {}, { fields: { requestCode: 'getcaptcha', signCode: undefined } });
    expect(answer.status).toBe(200);
    expect(faultOf(answer)).toBe('unknownCall');
  });
});
