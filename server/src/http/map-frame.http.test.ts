import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { readEnv } from '../env.ts';

/** Outside hosts are named in the policy of the map's own document and nowhere else. */
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

  // proves: the outside map has no origin of ours
  it('the frame has no origin, however it is opened: nothing of ours is within its reach', async () => {
    const answer = await portal.fetch(FRAME);
    expect(answer.headers.get('content-security-policy')).toMatch(/; sandbox allow-scripts$/);
  });

  it('its own script stands in it, named by its hash: of ours it may fetch nothing', async () => {
    const answer = await portal.fetch(FRAME);
    const code = /<script type="module">([^<]+)<\/script>/.exec(await answer.text())?.[1] ?? '';
    const hash = createHash('sha256').update(code).digest('base64');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'sha256-${hash}' https://webapi.amap.com`);
    expect(policy.replace("frame-ancestors 'self'", '')).not.toContain("'self'");
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

describe('with an address of its own', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    const env = { MAP_KEY, MAP_ORIGIN: 'https://map.portal.example', PUBLIC_URL: 'https://portal.example/' };
    portal = await startPortal({ env });
  });
  afterAll(() => portal.stop());

  /** With a Host that fetch would not let us say. */
  const policyAt = (host: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const asked = get(new URL(FRAME, portal.url), { headers: { host } }, (answer) => {
        answer.resume();
        resolve(String(answer.headers['content-security-policy']));
      });
      asked.on('error', reject);
    });

  it('the frame has that origin there, in our pages only, and none anywhere else', async () => {
    const there = await policyAt('map.portal.example');
    expect(there).toMatch(/frame-ancestors https:\/\/portal\.example(;|$)/);
    expect(there).not.toContain('sandbox');
    for (const host of ['portal.example', 'localhost']) expect(await policyAt(host)).toContain('sandbox allow-scripts');
  });

  it('pages say where it is, and may frame that alone', async () => {
    const answer = await portal.fetch('/v2/web/examselect');
    expect(await answer.text()).toContain('content="gaode" data-origin="https://map.portal.example">');
    expect(answer.headers.get('content-security-policy')).toMatch(/; frame-src https:\/\/map\.portal\.example$/);
    const frame = await (await portal.fetch(FRAME)).text();
    expect(frame).toContain('<meta name="portal-origin" content="https://portal.example">');
  });

  it('must be another host than ours', () => {
    const settings = { MAP_ORIGIN: 'https://portal.example:8443', PUBLIC_URL: 'https://portal.example' };
    expect(() => readEnv(settings)).toThrow('MAP_ORIGIN must be on another host than PUBLIC_URL');
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
