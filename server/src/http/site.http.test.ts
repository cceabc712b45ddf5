import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inCompany } from '../../test/answers.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const ASSET = '/v2/assets/app-1a2b3c4d.js';
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

describe('security headers', () => {
  const calls = [
    ['a call', '/examApi/PostAppCall', form({ requestCode: 'GetCaptcha', jsonPara: '{}' }), 200],
    ['a refusal', '/examApi/PostAppCall', form({ requestCode: 'Logout', jsonPara: '{}' }), 200],
    ['a body too large', '/examApi/PostAppCall', form({ jsonPara: 'x'.repeat(300_000) }), 413],
  ] as const;
  it.each(calls)('of other addresses are on %s', async (_, path, init, status) => {
    const { headers, status: answered } = await portal.fetch(path, init);
    expect(answered).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const telling of ['server', 'x-powered-by']) expect(headers.has(telling)).toBe(false);
  });

  const everywhere = [
    ['a page', '/v2/web/home', {}, 200],
    ['a login page', '/v2/login/demo', {}, 200],
    ['the console', '/v2/ops', {}, 200],
    ['a file', ASSET, {}, 200],
    ['a file that is not there', '/v2/assets/app-00000000.js', {}, 404],
    ['an unknown path', '/nothing', {}, 404],
    ['an unknown page', '/v2/web/nowhere', {}, 404],
    ['the root', '/', {}, 302],
    ['a login page without the base', '/login', {}, 302],
    ['/livez', '/livez', {}, 200],
    ['/readyz', '/readyz', {}, 200],
  ] as const;

  // proves: screens: 404 of an unknown page
  it.each(everywhere)('are on %s', async (_, path, init, status) => {
    const { headers, status: answered } = await portal.fetch(path, init);
    expect(answered).toBe(status);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const telling of ['server', 'x-powered-by']) expect(headers.has(telling)).toBe(false);
  });

  it('on a 304 and on a demo picture too', async () => {
    const etag = (await portal.fetch('/v2/web/home')).headers.get('etag') ?? '';
    const unchanged = await portal.fetch('/v2/web/home', { headers: { 'if-none-match': etag } });
    expect([unchanged.status, unchanged.headers.get('x-content-type-options')]).toEqual([304, 'nosniff']);
    const { user } = await portal.login('demo', 'emp');
    const picture = await portal.fetch(user.CompanyLogoUrl);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(picture.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('and nothing a call answers may be kept', async () => {
    const answer = await portal.fetch('/examApi/PostAppCall', form({ requestCode: 'GetCaptcha', jsonPara: '{}' }));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const ids = await Promise.all([portal.fetch('/livez'), portal.fetch('/livez')]);
    expect(new Set(ids.map(({ headers }) => headers.get('x-request-id'))).size).toBe(2);
  });
});

/** fetch would decompress, and would tidy the path up. */
const raw = (
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(portal.url);
    const asked = request({ hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

describe('a page', () => {
  it('names the files it is drawn from, so that they come beside the program', async () => {
    const text = async (path: string) => (await portal.fetch(path)).text();
    const link = '<link rel="modulepreload" crossorigin href="/v2/assets/pay-5e6f7a8b.js">';
    expect(await text('/v2/web/pay/7')).toContain(link);
    expect(await text('/v2/web/examselect')).not.toContain('modulepreload');
    expect(await text('/v2/web/nowhere')).not.toContain('modulepreload');
  });
});

describe('files', () => {
  it('with a hash in their name may be kept for ever', async () => {
    const { headers } = await portal.fetch(ASSET);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  });

  it('come compressed as they were built, to clients that understand it', async () => {
    const packed = await raw(ASSET, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    const plain = await raw(ASSET, {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString());
  });

  it.each([
    '/v2/assets/../index.html',
    '/v2/assets/..%2findex.html',
    '/v2/assets/%2e%2e/%2e%2e/portal.ts',
    '/v2/assets/..%5c..%5cportal.ts',
    '/v2/assets/',
  ])('outside their folder are not served: %s', async (path) => {
    const { status, body } = await raw(path, {});
    expect([200, 400, 403, 404]).toContain(status);
    // at most the page itself, as for any address below /v2/
    expect(body.toString()).not.toMatch(/startPortal|import /);
  });
});

describe('the console', () => {
  it.each(['/v2/ops', '/v2/ops/orders', '/v2/ops/orders/7/12?q=x'])(
    'is one page that nobody lists: %s',
    async (path) => {
      const answer = await portal.fetch(path);
      expect(await answer.text()).toContain('<title>Console</title>');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  it('is not where an employee looks', async () => {
    const answer = await portal.fetch('/v2/opsx');
    expect(await answer.text()).toContain('<title>Portal</title>');
    expect(answer.headers.has('x-robots-tag')).toBe(false);
  });
});

describe('the page', () => {
  it('is asked for each time, and answered with 304 while it is the same', async () => {
    const first = await portal.fetch('/v2/web/home');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const etag = first.headers.get('etag') ?? '';
    const again = await portal.fetch('/v2/web/404', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('comes compressed to clients that understand it', async () => {
    const packed = await raw('/v2/web/home', { 'accept-encoding': 'gzip, br' });
    const plain = await raw('/v2/web/home', { 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString());
  });

  it('is where the root leads', async () => {
    for (const path of ['/', '/v2', '/v2/']) {
      const { status, headers } = await portal.fetch(path);
      expect([path, status, headers.get('location')]).toEqual([path, 302, '/v2/web/home']);
    }
  });
});

describe('a company’s login page', () => {
  const FACE = /<script type="application\/json" id="company-face">(.*?)<\/script>/gs;
  const faces = async (path: string) =>
    [...(await (await portal.fetch(path)).text()).matchAll(FACE)].map(
      ([, json = '']) => JSON.parse(json) as { companyCode: string; name: string },
    );

  it.each(['/v2/login/demo', '/v2/login/DEMO', '/v2/login/demo/', '/v2/login/demo?from=mail', '/v2/demo/login'])(
    'has its face in it: %s',
    async (path) => {
      expect(await faces(path)).toMatchObject([{ companyCode: 'demo', name: '云帆科技' }]);
    },
  );

  it.each([
    '/v2/login',
    '/v2/login/nobody',
    '/v2/login/demo/more',
    '/v2/web/home',
    '/v2/web/login/demo',
    '/v2/login/%3Cscript%3E',
  ])('is no other page: %s', async (path) => {
    expect(await faces(path)).toEqual([]);
  });

  it('is the face InspectionCompany shows, and holds nothing a stranger may not know', async () => {
    const answer = await portal.call('InspectionCompany', { user: 'deqin4' });
    const shown = answer.decoded?.ok ? answer.decoded.data : undefined;
    // with the portal's clock, which the browser's may disagree with
    expect(await faces('/v2/login/deqin4')).toEqual([{ ...shown, now: expect.stringMatching(/^2026-06-10T/) }]);
    for (const secret of ['menuRules', 'bookingWindows', '1144']) expect(answer.body).not.toContain(secret);
  });

  it('is not broken out of by what a company calls itself', async () => {
    const name = '</script><script>alert(1)</script><!-- $& $1 --> \u2028"\'';
    await inCompany(portal, 240, (db) =>
      db.updateTable('company').set({ name }).where('company_id', '=', 240).execute(),
    );
    const html = await (await portal.fetch('/v2/login/pocket')).text();
    expect(html).not.toContain('<script>alert(1)');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(await faces('/v2/login/pocket')).toMatchObject([{ companyCode: 'pocket', name }]);
  });
});
