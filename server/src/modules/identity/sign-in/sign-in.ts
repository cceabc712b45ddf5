import type { LoginUser, identity } from '#contract/identity';
import type { Input } from '#contract/call';
import type { CompanyCtx, Ctx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { boundAccount, type Told } from '../../messaging-app/index.ts';
import { assertAdmitted, countFailure } from './admit-try.ts';
import { arrivalOf, keepCookies } from './arrival.ts';
import { companyOfCode } from './company-of-code.ts';
import { toldAtLogin } from './enter-by-app.ts';
import { enterOrRefuse, type Entering } from './enter-together.ts';
import { findAndAdmit } from './find-and-admit.ts';
import { createLine } from './line.ts';
import { normalLogin } from './login-index.ts';
import { assertOwnSite } from '../own-site.ts';
import { passwordMatches } from '../password/password-hash.ts';
import { readWork } from './proof-of-work.ts';
import { accountById, type AccountRow } from '../queries.ts';
import { leaveTrail } from './trail.ts';

type Request = Input<typeof identity.Login>;

/** So many more than are hashed at a time that hashing never waits for a round of those who come or have been found right. */
const SIGNING_IN_AT_ONCE = 40;
export const inSignInLine = createLine(SIGNING_IN_AT_ONCE);

export const signIn = (ctx: Ctx, request: Request): Promise<LoginUser> =>
  inSignInLine(() => checkAndEnter(ctx, request));

/** Checks the account and starts a session. Unknown and wrong take the same time and give the same text. */
async function checkAndEnter(base: Ctx, request: Request): Promise<LoginUser> {
  assertOwnSite(base);
  const isTyped = request.user !== '' || request.password !== '' || request.wxUserInfo === undefined;
  if (isTyped) assertTyped(request);
  const company = await companyOfCode(base.portal, base.client.address(), request.companyCode);
  // guard: single sign-on only
  if (company.config.login.ssoOnly) throw new Fault('ssoOnly');
  const ctx: CompanyCtx = { ...base, company };
  const told = toldAtLogin(ctx, request.wxUserInfo);
  if (told && !isTyped) return enterKnown(ctx, request, told);
  const work = await readWork(ctx, 'sign-in', request.work);
  const { account, verdict } = await findAndAdmit(ctx, normalLogin(request.user), work);
  await assertAdmitted(ctx, verdict);
  // outside any transaction: a hash takes long enough to hold up the embedded engine's only connection
  if (!(await passwordMatches(request.password, account?.password_hash)) || !account) {
    await countFailure(ctx, verdict.tried);
    throw new Fault('wrongCredentials');
  }
  return enter(ctx, account, request, { tried: verdict.tried, told });
}

/** The contract leaves them out for people who come from the messaging app. */
function assertTyped({ user, password }: Request): void {
  if (user === '') throw new Fault('badInput', { field: 'user' });
  if (password === '') throw new Fault('badInput', { field: 'password' });
}

/** A person named by the messaging app, with a bound account, enters without a password. */
async function enterKnown(ctx: CompanyCtx, request: Request, told: Told): Promise<LoginUser> {
  const account = await transact(ctx, async (ctx) => {
    const accountId = await boundAccount(ctx, told);
    return accountId === undefined ? undefined : accountById(ctx, accountId);
  });
  leaveTrail(ctx, 'messaging app', account);
  if (!account) throw new Fault('wxUnknown');
  return enter(ctx, account, request, { tried: undefined, told });
}

type Way = Pick<Entering, 'tried' | 'told'>;

async function enter(ctx: CompanyCtx, account: AccountRow, request: Request, way: Way): Promise<LoginUser> {
  const { consent = '', appType } = request;
  const arrival = await arrivalOf(ctx);
  const entered = await enterOrRefuse({ ctx, account, consent, appType, arrival, ...way });
  if (entered === 'wrongCredentials' && way.tried) await countFailure(ctx, way.tried);
  if (typeof entered === 'string') throw new Fault(entered);
  keepCookies(ctx, arrival);
  return entered;
}
