import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { challenges } from '../platform/challenge.ts';
import { session } from '../platform/session.ts';
import type { Failure } from './failure.ts';
import { send } from './send.ts';

const user = { Session: 'token', CompanyCode: 'acme', CompanyId: 9, Name: 'x' } as Parameters<typeof session.signIn>[0];
const fetchMock = vi.fn<typeof fetch>();
const reply = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const lastHeaders = () => new Headers(fetchMock.mock.lastCall?.[1]?.headers);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Failure) => error,
  );

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Chrome' });
  vi.stubGlobal('fetch', fetchMock);
  session.signIn(user, null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetchMock.mockReset();
  session.signOut();
});

it('keeps the settings of a company with their ETag and takes 304 for an answer', async () => {
  const info = { CompanyId: 9, Name: 'Acme' };
  fetchMock.mockResolvedValueOnce(reply({ success: true, data: info }, { headers: { ETag: '"1"' } }));
  expect(await send('GetCompanyInfoById', { CompanyId: 9 })).toEqual(info);
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 304 }));
  expect(await send('GetCompanyInfoById', { CompanyId: 9 })).toEqual(info);
  expect(lastHeaders().get('If-None-Match')).toBe('"1"');
  fetchMock.mockResolvedValueOnce(reply({ success: true, data: info }));
  await send('GetCompanyInfoById', { CompanyId: 8 });
  expect(lastHeaders().has('If-None-Match')).toBe(false);
});

it('keeps nothing for another person who signed in meanwhile', async () => {
  fetchMock.mockImplementationOnce(async () => {
    session.signIn({ ...user, Session: 'other' }, null);
    return reply({ success: true, data: { Name: 'Acme' } }, { headers: { ETag: '"1"' } });
  });
  await send('GetCompanyInfoById', { CompanyId: 9 });
  expect(session.get().kept).toEqual({});
});

it('sends the key with writes, and neither key nor session before a login', async () => {
  fetchMock.mockImplementation(async () => reply({ success: true, data: {} }));
  await send('Logout', { sessionid: 'token' }, { idempotencyKey: 'k' });
  expect(lastHeaders().get('Idempotency-Key')).toBe('k');
  await send('GetCaptcha', {}, { idempotencyKey: 'k' });
  expect(lastHeaders().has('Idempotency-Key')).toBe(false);
  const body = fetchMock.mock.lastCall?.[1]?.body;
  expect(body instanceof URLSearchParams && body.get('session')).toBe('');
});

it('puts the token of a GET into a header, never into the address', async () => {
  fetchMock.mockImplementation(async () => reply({ Suc: true, Data: [] }));
  await send('YonYouGetCompanyListByName', { keyName: 'Acme' });
  expect(lastHeaders().get('x-session')).toBe('token');
  expect(fetchMock.mock.lastCall?.[0]).toBe('/Invoice/YonYouGetCompanyListByName?language=zh-cn&keyName=Acme');
});

describe('a refusal that wants something first', () => {
  const refusal = {
    success: false,
    errorCode: -131,
    message: { content: '' },
    data: { fault: 'passwordAgain', next: 'confirmPassword' },
  };
  const answered = async (passed: boolean) => {
    await vi.waitFor(() => expect(challenges.get().open).toHaveLength(1));
    for (const { answer } of challenges.get().open) answer(passed);
  };

  it('is met, and the same call made again with the same key', async () => {
    fetchMock.mockImplementationOnce(async () => reply(refusal));
    fetchMock.mockImplementationOnce(async () => reply({ success: true, data: { phone: '1' } }));
    const sent = send('AskPhoneCode', { userGuid: 'x', phone: '1' }, { idempotencyKey: 'k' });
    await answered(true);
    expect(await sent).toEqual({ phone: '1' });
    expect(fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))).toEqual([
      'k',
      'k',
    ]);
    expect(challenges.get().open).toEqual([]);
  });

  it('is given up without another word, by all who asked for the same', async () => {
    fetchMock.mockImplementation(async () => reply(refusal));
    const both = [1, 2].map(() => failureOf(send('RevealPerson', { customerGuid: 'x' })));
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    await answered(false);
    expect((await Promise.all(both)).map((error) => error?.code)).toEqual([-39, -39]);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

it('rejects with what the server refused, in its envelope', async () => {
  const detail = { fault: 'ssoOnly', next: 'callHotline' };
  fetchMock.mockResolvedValueOnce(reply({ Suc: false, ErrCode: -115, Message: 'no', Data: detail }));
  expect(await failureOf(send('InspectionCompany', { user: 'x' }))).toMatchObject({ code: -115, text: 'no', detail });
});

it("takes a proxy's page for a failure, and knows no network from no time", async () => {
  fetchMock.mockResolvedValueOnce(new Response('<html>Bad gateway', { status: 502 }));
  expect(await failureOf(send('GetCaptcha', {}))).toMatchObject({
    code: 502,
    detail: { fault: 'systemBusy', next: 'retry' },
  });
  fetchMock.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(await failureOf(send('GetCaptcha', {}))).toMatchObject({ code: 404 });
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await failureOf(send('GetCaptcha', {}))).toMatchObject({ code: 'offline' });
});

it('gives up after 60 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetchMock.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const failed = failureOf(send('GetCaptcha', {}));
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled());
  vi.advanceTimersByTime(60_000);
  expect(await failed).toMatchObject({ code: 'timeout', text: '请求超时，请重试' });
});
