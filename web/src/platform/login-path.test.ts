import type { CompanyFace } from '#contract/calls/company';
import type { PublicConfig } from '#contract/company-config';
import { expect, it } from 'vitest';
import { guardedBy, loginPath, ownLoginPath, targetAfterFailure, wayAfterExpiry, wayOut } from './login-path.ts';
import { pathTo } from './paths.ts';

const face = (login: Partial<CompanyFace['login']>): CompanyFace => ({
  companyId: 1,
  companyCode: 'acme',
  name: '',
  nameEng: '',
  logo: '',
  hotline: '',
  hotlineHours: { zh: '', en: '' },
  colors: { ThemeColor: '', ButtonColor: '', SvgColor: '', SvgColorDark: '', TopColor: '' },
  multiLanguage: true,
  outsideHosts: ['brand.example', 'account.example'],
  login: { variant: 'standard', ownPage: false, sso: false, ssoOnly: false, wechat: false, ...login },
});
const back = pathTo('/web/changepass');

it('is the default page without a company, and with the code filled in for one that has no page', () => {
  expect(loginPath(null)).toBe('/login');
  expect(loginPath(face({}), back)).toBe('/login?cp=acme&redirect=%2Fweb%2Fchangepass');
  expect(ownLoginPath(face({}))).toBeUndefined();
});

it('is the page of the company, of its kind', () => {
  expect(loginPath(face({ ownPage: true }))).toBe('/login/acme');
  expect(loginPath(face({ variant: 'partner' }))).toBe('/login/acme');
  expect(loginPath(face({ variant: 'family' }), back)).toBe('/login/acme?redirect=%2Fweb%2Fchangepass');
  expect(loginPath(face({ variant: 'hospitality' }))).toBe('/acme/login');
});

it("is the family's first page for its variants, which keep their code", () => {
  expect(loginPath(face({ variant: 'family', redirectTo: 'first' }))).toBe('/login/first?cp=acme');
});

const outsideHosts = ['brand.example', 'account.example'];
type AfterLogout = PublicConfig['afterLogout'];
const leaving = (afterLogout: AfterLogout, redirectBack: string | null = null) => ({
  config: { afterLogout, outsideHosts },
  redirectBack,
});

it('logging out leads to the company’s own page, or outside where the company says so', () => {
  const partner = face({ variant: 'partner', ownPage: true });
  const outside = 'https://brand.example/';
  expect(wayOut(leaving({ to: 'login' }, outside), partner)).toEqual({ goTo: '/login/acme' });
  expect(wayOut({ config: undefined, redirectBack: null }, null)).toEqual({ goTo: '/login' });
  expect(wayOut(leaving({ to: 'external', url: outside }), partner)).toEqual({ leaveFor: outside });
  for (const url of ['javascript:alert(1)', 'https://other.example/'])
    expect(wayOut(leaving({ to: 'external', url }), partner)).toEqual({ goTo: '/login/acme' });
  expect(wayOut(leaving({ to: 'relogon' }), partner)).toEqual({ leaveFor: '/v2/web/partner/acme?leave=1' });
});

it('a person who came with an address goes back to it, also when the session ends by itself', () => {
  const partner = face({ variant: 'partner', ownPage: true });
  const came = 'https://account.example/home';
  for (const way of [wayOut, wayAfterExpiry]) {
    expect(way(leaving({ to: 'redirectBack' }, came), partner)).toEqual({ leaveFor: came });
    expect(way(leaving({ to: 'redirectBack' }), partner)).toEqual({ goTo: '/login/acme' });
    expect(way(leaving({ to: 'redirectBack' }, 'https://evil.example/'), partner)).toEqual({ goTo: '/login/acme' });
    expect(way(leaving({ to: 'login' }, came), partner)).toEqual({ goTo: '/login/acme' });
  }
  expect(wayAfterExpiry(leaving({ to: 'external', url: came }), partner, back)).toEqual({
    goTo: '/login/acme?redirect=%2Fweb%2Fchangepass',
  });
});

// proves: the guard leads outside to https only
it('without a session the whole family begins on its first page, and one company outside', () => {
  const member = face({ variant: 'family', ownPage: true, familyPage: 'first' });
  expect(guardedBy(member, back)).toEqual({ goTo: '/login/first?cp=acme&redirect=%2Fweb%2Fchangepass' });
  expect(guardedBy(face({ variant: 'family', ownPage: true, familyPage: 'acme' }))).toEqual({ goTo: '/login/acme' });
  expect(loginPath(member), 'whoever logs out comes to their own').toBe('/login/acme');
  expect(guardedBy(face({ accountPage: 'https://account.example/in' }), back)).toEqual({
    leaveFor: 'https://account.example/in',
  });
  for (const accountPage of ['http://account.example/in', 'https://other.example/in'])
    expect(guardedBy(face({ accountPage }))).toEqual({ goTo: '/login?cp=acme' });
  expect(guardedBy(null, back)).toEqual({ goTo: '/login?redirect=%2Fweb%2Fchangepass' });
});

// proves: a failed login leads to login pages only
it('a login that fails leads to the other company’s page it was opened with, and to nothing else', () => {
  expect(targetAfterFailure('/login/other', 'acme')).toBe('/login/other');
  expect(targetAfterFailure('/v2/other/login?redirect=/web/home', 'acme')).toBe('/other/login?redirect=/web/home');
  expect(targetAfterFailure('/login?cp=OTHER', 'acme')).toBe('/login?cp=OTHER');
  for (const stays of ['/login/acme', '/login/ACME', '/login', '/login?cp=acme', '/web/changepass', '/entry?cp=other'])
    expect(targetAfterFailure(stays, 'acme')).toBeUndefined();
});
