import type { CompanyFace } from '#contract/calls/company';
import { CompanyConfig, PublicConfig, type CompanyConfigInput } from '#contract/company-config';
import { ALLOWED_HOST, HOSTILE } from '#contract/rules/hostile-targets.fixture';
import { outsideTarget } from '#contract/rules/outside';
import { describe, expect, it } from 'vitest';
import { portalOf } from '../features/identity/login/portal-of.ts';
import { postTarget } from '../features/partner/post-target.ts';
import { nextTarget } from '../features/people/user-info-form.ts';
import { partnerLink } from '../parts/account/partner-link.ts';
import { entryPath, guardedBy, loginPath, targetAfterFailure, wayAfterExpiry, wayOut } from '../platform/login-path.ts';
import { appPath, BASE, redirectTarget } from '../platform/paths.ts';

const ORIGIN = 'https://portal.example';

const face = (login: Partial<CompanyFace['login']> = {}): CompanyFace => ({
  ...{ companyId: 1, companyCode: 'acme', name: '', nameEng: '', logo: '', hotline: '' },
  hotlineHours: { zh: '', en: '' },
  colors: { ThemeColor: '', ButtonColor: '', SvgColor: '', SvgColorDark: '', TopColor: '' },
  multiLanguage: true,
  outsideHosts: [ALLOWED_HOST],
  login: { variant: 'standard', ownPage: true, sso: false, ssoOnly: false, wechat: false, ...login },
});

const config = (more: CompanyConfigInput): PublicConfig =>
  PublicConfig.parse(CompanyConfig.parse({ outsideHosts: [ALLOWED_HOST], ...more }));

type Way = ReturnType<typeof guardedBy>;
const addressOf = (way: Way): string => ('leaveFor' in way ? way.leaveFor : BASE + way.goTo);
const inside = (path: string | undefined): string => BASE + (path ?? '/web/home');

/** Every place of the portal where an address handed in becomes one that is opened. */
const INPUTS: Record<string, (target: string) => string | undefined> = {
  'login: redirect': (target) => inside(redirectTarget(target)),
  'login that fails: redirect': (target) => inside(targetAfterFailure(target, 'acme')),
  'login page: redirect, passed on': (target) => inside(loginPath(face(), appPath(target))),
  'entry: redirect': (target) => inside(entryPath(face(), appPath(target))),
  'userinfo: next': (target) => inside(nextTarget(target)),
  'questionnaire: back': (target) => inside(appPath(target)),
  'without a session: accountPage': (target) => addressOf(guardedBy(face({ accountPage: target }))),
  'login and entry: portal': (target) => outsideTarget(target, face().outsideHosts),
  'entry, refused: portal': (target) => portalOf(face({ portal: { url: target, label: { zh: '', en: '' } } })),
  'login and entry: redirectBack, kept': (target) => outsideTarget(target, face().outsideHosts),
  'logout: redirectBack, kept': (target) =>
    addressOf(wayOut({ config: config({ afterLogout: { to: 'redirectBack' } }), redirectBack: target }, face())),
  'expiry: redirectBack, kept': (target) =>
    addressOf(
      wayAfterExpiry({ config: config({ afterLogout: { to: 'redirectBack' } }), redirectBack: target }, face()),
    ),
  'logout: external': (target) =>
    addressOf(wayOut({ config: config({ afterLogout: { to: 'external', url: target } }), redirectBack: null }, face())),
  'header: backToPartner': (target) =>
    partnerLink(config({ header: { backToPartner: { url: target, label: { zh: '', en: '' } } } }), 'acme', (zh) => zh)
      ?.url,
  'partner: callbackUrl': (target) => postTarget({ callbackUrl: target }, config({})),
};

describe.each(Object.entries(INPUTS))('%s', (_, leadsTo) => {
  it.each(HOSTILE)('does not leave for %j', (hostile) => {
    // nowhere is as good as the page one is on
    expect(new URL(leadsTo(hostile) ?? ORIGIN, ORIGIN).origin).toBe(ORIGIN);
  });
});

it('the company’s own address is gone to by each that may leave', () => {
  const own = `https://${ALLOWED_HOST}/home`;
  const left = Object.entries(INPUTS).flatMap(([name, leadsTo]) => (leadsTo(own) === own ? [name] : []));
  expect(left).toEqual(Object.keys(INPUTS).slice(6));
});
