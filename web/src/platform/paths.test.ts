import { describe, expect, it } from 'vitest';
import { appPath, destinationOf, pathTo, redirectTarget, routeOf, screen } from './paths.ts';

describe('pathTo', () => {
  it('fills parameters and search', () => {
    expect(pathTo('/login/$cp', { cp: 'a b/c' })).toBe('/login/a%20b%2Fc');
    expect(pathTo('/$cp/login', { cp: 'x' }, { redirect: '/web/home?a=1' })).toBe(
      '/x/login?redirect=%2Fweb%2Fhome%3Fa%3D1',
    );
    expect(pathTo('/login', undefined, { redirect: undefined })).toBe('/login');
  });

  it('refuses unknown paths and missing parameters at compile time', () => {
    // @ts-expect-error no such path
    expect(() => pathTo('/nowhere')).not.toThrow();
    // @ts-expect-error cp is missing
    expect(() => pathTo('/login/$cp')).not.toThrow();
    // @ts-expect-error no such parameter
    expect(() => pathTo('/login/$cp', { code: 'x' })).not.toThrow();
  });
});

describe('routeOf', () => {
  it('knows the table', () => {
    expect(routeOf('/login')).toBe('/login');
    expect(routeOf('/login/abc')).toBe('/login/$cp');
    expect(routeOf('/abc/login')).toBe('/$cp/login');
    expect(routeOf('/WEB/Home/')).toBe('/web/home');
    expect(routeOf('/web/home/x')).toBeUndefined();
  });
});

describe('redirectTarget', () => {
  it('keeps a path of the portal with its search', () => {
    expect(redirectTarget('/web/changepass?a=1#b')).toBe('/web/changepass?a=1#b');
    expect(redirectTarget('/v2/web/changepass')).toBe('/web/changepass');
  });

  it.each([
    'https://evil.example/web/home',
    '//evil.example/web/home',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/v2//evil.example',
    '/v2/\\evil.example/web/home',
    ' /web/changepass',
    '/web/home\n//evil',
    'javascript:alert(1)',
    'data:text/html,x',
    '/web/../../evil',
    '/web/%2e%2e/evil',
    '/login',
    '/login/abc',
    '/web/nothing',
    'web/changepass',
    '',
    '/',
    null,
    undefined,
    42,
    ['/web/changepass'],
    { path: '/web/changepass' },
  ])('sends %j home', (hostile) => {
    expect(redirectTarget(hostile)).toBe('/web/home');
  });

  it('cannot be led out by dots', () => {
    expect(appPath('/web/home/../changepass')).toBe('/web/changepass');
    expect(appPath('/v2/../web/home')).toBe('/web/home');
    expect(appPath('/v2/..//evil.example')).toBeUndefined();
  });
});

describe('destinationOf', () => {
  it('tells inside, outside and nowhere apart', () => {
    expect(destinationOf('/web/changepass')).toEqual({ kind: 'inside', path: '/web/changepass' });
    expect(destinationOf('/web/not-built-yet')).toEqual({ kind: 'inside', path: '/web/wait' });
    expect(destinationOf('https://partner.example/a?b=1')).toEqual({
      kind: 'outside',
      url: 'https://partner.example/a?b=1',
    });
    expect(destinationOf('http://partner.example/')).toEqual({ kind: 'inside', path: '/web/wait' });
    expect(destinationOf('javascript:alert(1)')).toEqual({ kind: 'inside', path: '/web/wait' });
    expect(destinationOf('//evil.example')).toEqual({ kind: 'inside', path: '/web/wait' });
    expect(destinationOf(' ')).toEqual({ kind: 'nowhere' });
  });

  it('leads to "coming soon" until a screen is there', () => {
    expect(screen('/web/home')).toBe('/web/home');
    expect(screen('/web/mall')).toBe('/web/mall');
    expect(screen('/web/not_there_yet')).toBe('/web/wait');
  });
});
