import { type identity as contract } from '#contract/calls/identity';
import type { messagingApp } from '#contract/calls/messaging-app';
import type { sessions } from '#contract/calls/sessions';
import { lowerCased } from '#contract/ids';
import type { Handlers } from '../../http/handlers.ts';
import { boundSince } from '../messaging-app/index.ts';
import { saveCareMode } from './care-mode.ts';
import { issueCaptcha } from './captcha/captcha.ts';
import { changePassword } from './password/change-password.ts';
import { companyOfCode } from './sign-in/company-of-code.ts';
import { confirmPassword } from './password/confirm-password.ts';
import { beginByApp, userInfoByApp } from './sign-in/enter-by-app.ts';
import { faceOf } from './sign-in/face-of.ts';
import { leaveApp, unbindApp } from './session/leave-app.ts';
import { endOtherSessions, endOwnSession, listSessions } from './session/own-sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './session/sign-out.ts';
import { noteSignIn } from './sign-in/trail.ts';

export const identityCalls: Handlers<typeof contract & typeof sessions & typeof messagingApp> = {
  Login: async (ctx, request) => {
    const user = await signIn(ctx, request);
    noteSignIn(ctx);
    return user;
  },
  Logout: (ctx) => signOut(ctx),
  ChangePw: (ctx, { pw, npw }) => changePassword(ctx, pw, npw),
  SaveCareMode: (ctx, { on }) => saveCareMode(ctx, on),
  MySessions: async (ctx) => ({ sessions: await listSessions(ctx) }),
  EndSession: (ctx, { id }) => endOwnSession(ctx, id),
  EndOtherSessions: (ctx) => endOtherSessions(ctx),
  ConfirmPassword: (ctx, { pw }) => confirmPassword(ctx, pw),
  BeginWX: (ctx, request) => beginByApp(ctx, request),
  GetWXUserInfo: (ctx, request) => userInfoByApp(ctx, request),
  WxLoginOut: (ctx, { wxuser }) => leaveApp(ctx, wxuser),
  MyWX: async (ctx) => ({ boundSince: (await boundSince(ctx))?.toISOString() ?? null }),
  UnbindWX: (ctx) => unbindApp(ctx),
  GetCaptcha: (ctx, { withoutPicture }) => issueCaptcha(ctx, { withoutPicture }),
  InspectionCompany: async ({ portal, client }, { user }) =>
    faceOf(portal, await companyOfCode(portal, client.address(), lowerCased(user.split('/')[0] ?? ''))),
};
