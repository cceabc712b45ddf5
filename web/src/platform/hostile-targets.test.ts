import { HOSTILE } from '#contract/rules/hostile-targets.fixture';
import type { CompanyFace } from '#contract/calls/company';
import { describe, expect, it } from 'vitest';
import { forgotPath } from './forgot-path.ts';
import { guardedBy, loginPath, ownLoginPath, targetAfterFailure } from './login-path.ts';
import { appPath, BASE, destinationOf, redirectTarget } from './paths.ts';

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

it('a link outside is an https address that says where it leads', () => {
  for (const url of HOSTILE) {
    const found = destinationOf(url);
    if (found.kind !== 'outside') continue;
    const { protocol, username, password } = new URL(found.url);
    expect([url, protocol, username + password]).toEqual([url, 'https:', '']);
  }
});
