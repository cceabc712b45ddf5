import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type TestPortal } from '../../test/portal.ts';

/** docs/decisions/015, reliability §2.5: outside hosts are named in the policy of the map's own document and nowhere else. */
const MAP_KEY = '0123456789abcdef0123456789abcdef';
const FRAME = '/v2/map-frame';
const ELSEWHERE = ['/v2/web/home', '/v2/web/examselect', '/v2/web/examconfirm', '/v2/login', '/livez'];

describe('with a key for the outside map', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startPortal({ env: { MAP_KEY } });
  });
  afterAll(() => portal.stop());

  it('the frame has the key and its own policy: it may be framed by us, and speaks to the map’s hosts only', async () => {
    const answer = await portal.fetch(FRAME);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<meta name="map-key" content="${MAP_KEY}">`);
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
    expect(directives.get('script-src')).toContain('https://webapi.amap.com');
    expect(directives.get('script-src')?.join()).not.toMatch(/unsafe|blob|\*/);
    // it can neither make our calls nor send a form anywhere
    expect(directives.get('connect-src')).not.toContain("'self'");
    expect(directives.get('form-action')).toEqual(["'none'"]);
  });

  it.each(ELSEWHERE)('%s names no outside host and does not hold the key', async (path) => {
    const answer = await portal.fetch(path);
    expect(answer.headers.get('content-security-policy')).not.toMatch(/https?:|unsafe|blob/);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(await answer.text()).not.toContain(MAP_KEY);
  });

  it('pages say that there is one, and may frame nothing but ourselves', async () => {
    const answer = await portal.fetch('/v2/web/examselect');
    expect(await answer.text()).toContain('<meta name="outside-map" content="gaode">');
    expect(answer.headers.get('content-security-policy')).toMatch(/; frame-src 'self'$/);
  });
});

describe('without one', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  it('no page speaks of an outside map, and there is no frame', async () => {
    for (const path of [...ELSEWHERE, FRAME]) {
      const answer = await portal.fetch(path);
      expect(answer.headers.get('content-security-policy')).not.toMatch(/frame-src|amap/);
      expect(await answer.text()).not.toMatch(/outside-map|map-key/);
    }
  });
});
