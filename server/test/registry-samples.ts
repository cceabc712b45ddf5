import { isAppCall, type Call, type Payload } from '#contract/call';
import { CONSENT_VERSION } from '#contract/identity';
import type { OwnedKind } from '#contract/ids';
import { registry, type CallName, type Registry } from '#contract/registry';
import { DEMO_PASSWORD } from '../src/demo/password.ts';
import type { SignedIn } from './portal.ts';

/** Who makes the calls of the loops, and whose ids are foreign to it: another company's, a colleague's. */
export const ACTOR = { company: 'demo', account: 'teen' };
export const STRANGER = { company: 'hilton', account: 'emp' };
export const COLLEAGUE = { company: 'demo', account: 'hr' };

/** For every call a payload that is answered; a call without one does not compile. */
export const samples: { [N in CallName]: (who: SignedIn) => Payload<Registry[N]> } = {
  Login: () => ({
    appType: 1,
    user: ACTOR.account,
    password: DEMO_PASSWORD,
    companyCode: ACTOR.company,
    consent: CONSENT_VERSION,
  }),
  Logout: ({ token }) => ({ sessionid: token }),
  ChangePw: ({ user }) => ({ userGuid: user.CustomerGuid, pw: DEMO_PASSWORD, npw: 'Harbour~2031' }),
  InspectionCompany: () => ({ user: 'demo/teen' }),
  GetCaptcha: () => ({}),
  GetCompanyColorsAndIndexMenus: ({ user, token }) => ({
    companyId: user.CompanyId,
    session: token,
    langCode: 'zh-cn',
    employeeType: '',
  }),
  GetCompanyInfoById: ({ user }) => ({ CompanyId: user.CompanyId }),
  GetCampaigns: ({ user }) => ({ companyCode: user.CompanyCode, cityId: '' }),
  GetBannerByCode: ({ user }) => ({ code: user.CompanyCode, component: 'slide', langCode: 'zh-cn' }),
  CanBookingOrdering: ({ user }) => ({ companyId: user.CompanyId }),
};

/** An id of each kind that somebody else really has; a new kind of id needs a line here. */
export const idOf: Record<OwnedKind, (someone: SignedIn) => string | number> = {
  user: ({ user }) => user.CustomerGuid,
  company: ({ user }) => user.CompanyId,
  companyCode: ({ user }) => user.CompanyCode,
  session: ({ token }) => token,
};

export interface NamedCall extends Call {
  name: CallName;
}

export const calls: NamedCall[] = (Object.keys(registry) as CallName[]).map((name) => ({ ...registry[name], name }));
export const appCalls = calls.filter(({ path }) => isAppCall(path));
export const directCalls = calls.filter(({ path }) => !isAppCall(path));

export const sampleOf = (name: CallName, who: SignedIn): Record<string, unknown> => ({ ...samples[name](who) });
