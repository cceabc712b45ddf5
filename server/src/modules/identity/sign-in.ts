import { CONSENT_VERSION, type LoginUser, type identity } from '#contract/identity';
import type { Input } from '#contract/call';
import type { CompanyCtx, Ctx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { loadCompanyByCode } from '../company/index.ts';
import { assertHuman } from './captcha.ts';
import { normalLogin } from './login-index.ts';
import { passwordMatches } from './password-hash.ts';
import { presentUser } from './present.ts';
import { accountByLogin, hasConsented, PORTAL_CONSENT, type AccountRow } from './queries.ts';
import { newToken, startSession } from './session.ts';
import { countTry, forgetTries } from './throttle.ts';

type Request = Input<typeof identity.Login>;

/** §4.1: checks who it is and starts a session. Unknown and wrong take the same time and give the same text. */
export async function signIn(base: Ctx, request: Request): Promise<LoginUser> {
  const company = await loadCompanyByCode(base.portal, request.companyCode);
  if (!company) throw new Fault('companyUnknown');
  if (company.config.login.ssoOnly) throw new Fault('ssoOnly');
  const ctx: CompanyCtx = { ...base, company };
  const { account, captchaNeeded } = await findAndCount(ctx, normalLogin(request.user));
  if (captchaNeeded) await assertHuman(ctx, request.captcha);
  // outside any transaction: a hash takes long enough to hold up the embedded engine's only connection
  if (!(await passwordMatches(request.password, account?.password_hash)) || !account)
    throw new Fault('wrongCredentials');
  return enter(ctx, account, request);
}

/** One transaction for both: under a flood of logins the embedded engine holds up the hashing. */
const findAndCount = (
  ctx: CompanyCtx,
  login: string,
): Promise<{ account: AccountRow | undefined; captchaNeeded: boolean }> =>
  transact(ctx, async (ctx) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const account = await accountByLogin(ctx, key.index('login', login));
    return { account, ...(await countTry(ctx, login)) };
  });

function enter(ctx: CompanyCtx, account: AccountRow, { consent, appType, user: login }: Request): Promise<LoginUser> {
  const cookie = ctx.client.isBrowser ? newToken() : undefined;
  return transact(ctx, async (ctx) => {
    const agrees = consent === CONSENT_VERSION;
    if (!agrees && !(await hasConsented(ctx, account.person_guid, CONSENT_VERSION))) throw new Fault('consentRequired');
    if (agrees) {
      await ctx.db
        .insertInto('consent')
        .values({
          company_id: ctx.company.companyId,
          person_guid: account.person_guid,
          purpose: PORTAL_CONSENT,
          text_version: CONSENT_VERSION,
          given_at: ctx.now(),
          channel: appType === 2 ? 'messaging-app' : 'web',
          withdrawn_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const session = await startSession(ctx, account.account_id, { appType, cookie });
    const user = await presentUser(ctx, account, session);
    await forgetTries(ctx, normalLogin(login));
    if (cookie) ctx.client.setCookie(cookie);
    return user;
  });
}
