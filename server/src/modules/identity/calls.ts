import { type identity as contract } from '#contract/identity';
import { lowerCased } from '#contract/ids';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';
import { loadCompanyByCode, presentFace } from '../company/index.ts';
import { issueCaptcha } from './captcha.ts';
import { changePassword } from './change-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const identityCalls: Handlers<typeof contract> = {
  Login: signIn,
  Logout: (ctx) => signOut(ctx),
  ChangePw: (ctx, { pw, npw }) => changePassword(ctx, pw, npw),
  GetCaptcha: (ctx) => issueCaptcha(ctx),
  InspectionCompany: async (ctx, { user }) => {
    const company = await loadCompanyByCode(ctx.portal, lowerCased(user.split('/')[0] ?? ''));
    if (!company) throw new Fault('companyUnknown');
    return presentFace(company);
  },
};
