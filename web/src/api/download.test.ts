import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../platform/session.ts';
import { download } from './send.ts';

const user = { Session: 'token', CompanyCode: 'acme', CompanyId: 9, Name: 'x' } as Parameters<typeof session.signIn>[0];
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  session.signIn(user, null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  session.signOut();
});

it('takes the file and its name, and sends no token', async () => {
  const headers = { 'content-disposition': `attachment; filename="__.pdf"; filename*=UTF-8''%E5%8F%91%E7%A5%A8.pdf` };
  fetchMock.mockResolvedValueOnce(new Response('%PDF', { headers }));
  const { name, content } = await download('GetInvoiceFile', { orderId: 7 });
  expect([name, await content.text()]).toEqual(['发票.pdf', '%PDF']);
  expect(JSON.stringify(fetchMock.mock.lastCall)).not.toContain('token');
  expect(fetchMock.mock.lastCall?.[0]).toMatch(/^\/Invoice\/GetInvoiceFile\?language=[a-z-]+&orderId=7$/);
});

it('a refusal is a failure, not a file', async () => {
  const refusal = { Suc: false, ErrCode: -107, Message: 'no', Data: null };
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(refusal)));
  await expect(download('GetInvoiceFile', { orderId: 7 })).rejects.toMatchObject({ code: -107 });
});
