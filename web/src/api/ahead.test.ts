import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speakToEmployees } from '../platform/employee-language.ts';
import { session } from '../platform/session.ts';
import { answeredAhead, askAhead, isAskedAhead, takeAhead, takeArrived } from './ahead.ts';

const user = { Session: 'token', CompanyCode: 'acme', CompanyId: 9, MulLanguage: true, Name: 'x' } as Parameters<
  typeof session.signIn
>[0];
const question = { CompanyId: 9 };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  speakToEmployees();
  vi.stubGlobal('navigator', { userAgent: 'Chrome' });
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => new Response(JSON.stringify({ success: true, data: { CompanyId: 9 } })));
  session.signIn(user, null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  session.signOut();
});

it('hands the answer to the first who asks the same, and to none after', async () => {
  askAhead('GetCompanyInfoById', question);
  expect(takeAhead('GetCompanyInfoById', { CompanyId: 8 })).toBeUndefined();
  expect(await takeAhead('GetCompanyInfoById', question)).toEqual({ CompanyId: 9 });
  expect(takeAhead('GetCompanyInfoById', question)).toBeUndefined();
  expect(fetchMock).toHaveBeenCalledOnce();
});

it('hands nothing to another person who signed in meanwhile, nor in another language', async () => {
  askAhead('GetCompanyInfoById', question);
  session.update({ locale: 'en-us' });
  expect(takeAhead('GetCompanyInfoById', question)).toBeUndefined();
  askAhead('GetCompanyInfoById', question);
  session.signIn({ ...user, Session: 'other' }, null);
  expect(takeAhead('GetCompanyInfoById', question)).toBeUndefined();
});

it('hands on a failure', async () => {
  fetchMock.mockRejectedValue(new TypeError('no network'));
  askAhead('GetCompanyInfoById', question);
  await expect(takeAhead('GetCompanyInfoById', question)).rejects.toMatchObject({ code: 'offline' });
});

it('has the answer for a first drawing once it is there, and hands it over once', async () => {
  askAhead('GetCompanyInfoById', question);
  expect(isAskedAhead('GetCompanyInfoById', question)).toBe(true);
  expect(takeArrived('GetCompanyInfoById', question)).toBeUndefined();
  await answeredAhead();
  expect(takeArrived('GetCompanyInfoById', question)).toEqual({ CompanyId: 9 });
  expect(takeArrived('GetCompanyInfoById', question)).toBeUndefined();
  expect(isAskedAhead('GetCompanyInfoById', question)).toBe(false);
});

it('is answered when what followed from an answer is answered, too, and though one failed', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('no network'));
  askAhead('GetCompanyInfoById', { CompanyId: 7 });
  askAhead('GetCompanyInfoById', question, () => askAhead('GetCompanyInfoById', { CompanyId: 8 }));
  await answeredAhead();
  expect(takeArrived('GetCompanyInfoById', { CompanyId: 7 })).toBeUndefined();
  expect(takeArrived('GetCompanyInfoById', { CompanyId: 8 })).toEqual({ CompanyId: 9 });
});
