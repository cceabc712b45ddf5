import type { EnteredBy, LoginUser, identity } from '#contract/identity';
import type { Input } from '#contract/call';
import type { CompanyCtx, Ctx, InTx } from '../../ctx.ts';
import { together } from '../../db/together.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { consentTexts, type ConsentTexts } from '../content/index.ts';
import { boundAccount, type Told } from '../messaging-app/index.ts';
import { auditConsent } from './audit-consent.ts';
import { admitTry, assertAdmitted, countFailure, forgetTries, triedBy, type Tried } from './admit-try.ts';
import { careModeAtSignIn } from './care-mode.ts';
import { companyOfCode } from './company-of-code.ts';
import { createLine } from './line.ts';
import { auditBinding, joinByApp, toldAtLogin, type Joined } from './enter-by-app.ts';
import { deviceOf, rememberDevice } from './known-devices.ts';
import { normalLogin } from './login-index.ts';
import { assertOwnSite } from './own-site.ts';
import { passwordMatches } from './password-hash.ts';
import { presentUser } from './present.ts';
import { readWork, type Work } from './proof-of-work.ts';
import { accountById, accountByLogin, consentsOf, PORTAL_CONSENT, type AccountRow } from './queries.ts';
import { newToken, startSession } from './session.ts';
import { leaveTrail } from './trail.ts';

type Request = Input<typeof identity.Login>;

/** More than are hashed at a time, so that hashing never waits; few enough to leave connections for everybody else. */
const SIGNING_IN_AT_ONCE = 6;
export const inSignInLine = createLine(SIGNING_IN_AT_ONCE);

export const signIn = (ctx: Ctx, request: Request): Promise<LoginUser> =>
  inSignInLine(() => checkAndEnter(ctx, request));

/** §4.1: checks who it is and starts a session. Unknown and wrong take the same time and give the same text. */
async function checkAndEnter(base: Ctx, request: Request): Promise<LoginUser> {
  assertOwnSite(base);
  const isTyped = request.user !== '' || request.password !== '' || request.wxUserInfo === undefined;
  if (isTyped) assertTyped(request);
  const company = await companyOfCode(base.portal, base.client.address(), request.companyCode);
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

/** The contract leaves them out for whoever comes from the messaging app. */
function assertTyped({ user, password }: Request): void {
  if (user === '') throw new Fault('badInput', { field: 'user' });
  if (password === '') throw new Fault('badInput', { field: 'password' });
}

/** answers §2: whom the messaging app names and an account is bound to enters without a password. */
async function enterKnown(ctx: CompanyCtx, request: Request, told: Told): Promise<LoginUser> {
  const account = await transact(ctx, async (ctx) => {
    const accountId = await boundAccount(ctx, told);
    return accountId === undefined ? undefined : accountById(ctx, accountId);
  });
  leaveTrail(ctx, 'messaging app', account);
  if (!account) throw new Fault('wxUnknown');
  return enter(ctx, account, request, { tried: undefined, told });
}

/** One transaction for both: under a flood of logins the embedded engine holds up the hashing. */
const findAndAdmit = (ctx: CompanyCtx, login: string, work: Work | undefined) =>
  transact(ctx, async (ctx) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const account = await accountByLogin(ctx, key.indexes('login', login));
    leaveTrail(ctx, login, account);
    const verdict = await admitTry(ctx, triedBy(ctx, account?.account_id, login), work);
    return { account, verdict };
  });

export type Missing = 'consentRequired' | 'consentRenewed';
type Refused = Missing | Exclude<Joined, 'new' | 'known'>;

interface Way {
  /** What the password was counted under, where one was given. */
  tried: Tried | undefined;
  told: Told | undefined;
}

async function enter(ctx: CompanyCtx, account: AccountRow, request: Request, way: Way): Promise<LoginUser> {
  const texts = await consentTexts(ctx.portal, ctx.company.config.privacyText);
  const entered = await enterOnce(ctx, account, request, { ...way, texts });
  if (typeof entered === 'string') throw new Fault(entered);
  return entered;
}

/** Answers with what is missing of the consent or the binding: the password was right, and that is remembered all the same. */
function enterOnce(
  ctx: CompanyCtx,
  account: AccountRow,
  { consent = '', appType: saidType }: Request,
  { tried, told, texts }: Way & { texts: ConsentTexts },
): Promise<LoginUser | Refused> {
  const cookie = ctx.client.isBrowser ? newToken() : undefined;
  const device = deviceOf(ctx);
  const appType = told ? BY_APP : saidType;
  return transact(ctx, async (ctx) => {
    const agrees = texts.accepted.includes(consent);
    const missing = agrees ? undefined : missingOf(texts, consent, await consentsOf(ctx, account.person_guid));
    const joined = told && !missing ? await joinByApp(ctx, account, told, { isProven: tried !== undefined }) : 'known';
    const refused = missing ?? (joined === 'new' || joined === 'known' ? undefined : joined);
    if (refused) {
      if (tried) forgetTries(ctx, tried);
      return refused;
    }
    const enteredBy: EnteredBy = told ? 'messaging' : 'password';
    const options = { appType, cookie, device: device.name, enteredBy, messagingApp: told?.appId };
    const [isNewConsent, session] = await together([
      agrees && recordConsent(ctx, account.person_guid, consent, appType),
      startSession(ctx, account.account_id, options),
      rememberDevice(ctx, account.account_id, device),
    ]);
    const careMode = await careModeAtSignIn(ctx, account);
    const user = await presentUser(ctx, account, { session, careMode });
    if (isNewConsent) await auditConsent(ctx, account, consent);
    if (joined === 'new') await auditBinding(ctx, account, 'messaging.bind');
    // a session that a power cut takes costs one more sign-in, a consent or a binding that it takes could not be proven
    if (tried) forgetTries(ctx, tried, isNewConsent || joined === 'new' ? 'durable' : 'lazy');
    if (cookie) ctx.client.setCookie(cookie);
    if (cookie && device.secret) ctx.client.setCookie(device.secret, 'device');
    return user;
  });
}

/** §6 */
const BY_APP = 2;

/** A consent to a text that has changed in substance since counts no more: whoever gave it is told why they are asked again. */
export function missingOf({ accepted, outdated }: ConsentTexts, named: string, given: string[]): Missing | undefined {
  if (given.some((version) => accepted.includes(version))) return undefined;
  return [named, ...given].some((version) => outdated.includes(version)) ? 'consentRenewed' : 'consentRequired';
}

/** Whether it was not there yet. */
export async function recordConsent(
  { db, company, now }: InTx<CompanyCtx>,
  personGuid: string,
  version: string,
  appType: number,
) {
  const recorded = await db
    .insertInto('consent')
    .values({
      company_id: company.companyId,
      person_guid: personGuid,
      purpose: PORTAL_CONSENT,
      text_version: version,
      given_at: now(),
      channel: appType === BY_APP ? 'messaging-app' : 'web',
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return recorded.numInsertedOrUpdatedRows === 1n;
}
