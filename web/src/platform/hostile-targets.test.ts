import type { CompanyFace } from '#contract/company';
import { describe, expect, it } from 'vitest';
import { forgotPath } from './forgot-path.ts';
import { guardedBy, loginPath, ownLoginPath, targetAfterFailure, wayOut } from './login-path.ts';
import { appPath, BASE, destinationOf, redirectTarget } from './paths.ts';

/** S9: ways to make an address that looks as if it stayed, or leads to where no page is. */
const HOSTILE = [
  'https://evil.example',
  'https://evil.example/web/home',
  'http://evil.example/web/home',
  'HTTPS://EVIL.EXAMPLE/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://portal.invalid@evil.example',
  'https://evil.example#@portal.invalid/web/home',
  'https://evil.example?portal.invalid/web/home',
  'https://portal.invalid.evil.example/web/home',
  'http://portal.invalid:8080/web/home',
  '//evil.example',
  '//evil.example/web/home',
  '///evil.example',
  '////evil.example',
  '//evil.example:443/%2f..',
  '//evil%E3%80%82example',
  '//evil。example/web/home',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '\u00a0//evil.example',
  '\u2028//evil.example',
  '/web/home\r\nLocation: https://evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '%2f%2fevil.example',
  '/web/..//evil.example',
  '/web/../..//evil.example',
  '/v2//evil.example',
  '/v2/..//evil.example',
  '/v2/\\evil.example/web/home',
  '/./\\evil.example',
  '/web/%2e%2e//evil.example',
  '/;@evil.example',
  '@evil.example',
  '.evil.example',
  'evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://portal.invalid/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://evil.example',
  'blob:https://evil.example/1',
  'about:blank',
  'intent://evil.example#Intent;scheme=https;end',
  'weixin://dl/business',
  '/web/nothing-here',
  '/examApi/PostAppCall',
];

/** As a browser would read it in an address bar of the portal's. */
const hostOf = (path: string): string => new URL(BASE + path, 'https://portal.example').host;

const face = (login: Partial<CompanyFace['login']>, companyCode = 'acme'): CompanyFace => ({
  companyId: 1,
  companyCode,
  name: '',
  nameEng: '',
  logo: '',
  hotline: '',
  hotlineHours: { zh: '', en: '' },
  colors: { ThemeColor: '', ButtonColor: '', SvgColor: '', SvgColorDark: '', TopColor: '' },
  multiLanguage: true,
  login: { variant: 'family', ownPage: true, sso: false, ssoOnly: false, wechat: false, ...login },
});

it('are more than sixty', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(60));

describe.each(HOSTILE)('%j', (hostile) => {
  it('is no target of a login, right or wrong, of the entry page or of a way back', () => {
    expect(redirectTarget(hostile)).toBe('/web/home');
    expect(targetAfterFailure(hostile, 'acme')).toBeUndefined();
    expect(appPath(hostile)).toBeUndefined();
    expect(loginPath(null, appPath(hostile))).toBe('/login');
    expect(guardedBy(face({ variant: 'standard' }), appPath(hostile))).toEqual({ goTo: '/login/acme' });
  });

  it('as the code of a company stays a code', () => {
    const paths = [
      forgotPath(face({}, hostile)),
      ownLoginPath(face({}, hostile)),
      ownLoginPath(face({ variant: 'hospitality' }, hostile)),
      ownLoginPath(face({ redirectTo: hostile })),
    ];
    for (const path of paths) expect(hostOf(path ?? '')).toBe('portal.example');
  });
});

describe('a page outside', () => {
  const outside = HOSTILE.filter((url) => destinationOf(url).kind === 'outside');

  it('is an https address of the company’s own settings, and never of another kind', () => {
    for (const url of HOSTILE) {
      const [guarded, left] = [guardedBy(face({ accountPage: url })), wayOut({ to: 'external', url }, null)];
      for (const way of [guarded, left])
        if ('leaveFor' in way) expect([url, new URL(way.leaveFor).protocol]).toEqual([url, 'https:']);
      expect('leaveFor' in guarded).toBe(outside.includes(url));
    }
    expect(outside.every((url) => /^https:\/\//i.test(url))).toBe(true);
  });
});
