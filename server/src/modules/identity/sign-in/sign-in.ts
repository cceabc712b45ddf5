import type { LoginUser, identity } from '#contract/calls/identity';
import type { Input } from '#contract/call';
import type { CompanyCtx, Ctx, InTx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordAll } from '../../audit/index.ts';
import { boundAccount, type Told } from '../../messaging-app/index.ts';
import { admitTry, assertAdmitted, countFailure, forgetTries, triedBy, type Tried, type Verdict } from './admit-try.ts';
import { arrivalOf, keepCookies } from './arrival.ts';
import { beginSession, missingConsent, type Beginning } from './begin-session.ts';
import { companyOfCode } from './company-of-code.ts';
import { BY_APP, consentEntry, type Missing } from '../consent.ts';
import { bindingEntry, joinByApp, toldAtLogin, type Joined } from './enter-by-app.ts';
import { normalLogin } from './login-index.ts';
import { assertOwnSite } from '../own-site.ts';
import { passwordMatches } from '../password/password-hash.ts';
import { readWork, type Work } from './proof-of-work.ts';
import { accountById, accountByLogin, holdAccount, type AccountRow } from '../queries.ts';
import { leaveTrail } from './trail.ts';

type Request = Input<typeof identity.Login>;

/** Checks the account and starts a session. Unknown and wrong take the same time and give the same text. */
export async function signIn(base: Ctx, request: Request): Promise<LoginUser> {
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
  const { account, verdict } = await findAndCount(ctx, normalLogin(request.user), work);
  await assertAdmitted(ctx, verdict);
  // outside any transaction: a password waits for its hash, and a connection would wait with it
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

interface Found {
  account: AccountRow | undefined;
  verdict: Verdict;
}

/** One transaction for both: the try is counted before another one can look. */
const findAndCount = (ctx: CompanyCtx, login: string, work: Work | undefined): Promise<Found> =>
  transact(ctx, async (ctx) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const indexes = /* guard: an index is looked for under each key → [key.index('login', login)] */ key.indexes(
      'login',
      login,
    );
    const account = await accountByLogin(ctx, indexes);
    leaveTrail(ctx, login, account);
    return { account, verdict: await admitTry(ctx, triedBy(ctx, account?.account_id, login), work) };
  });

/** A right password, the word of the messaging app, or both. */
interface Proof {
  /** The buckets the password was counted in, where one was given. */
  tried: Tried | undefined;
  told: Told | undefined;
}

async function enter(ctx: CompanyCtx, account: AccountRow, request: Request, proof: Proof): Promise<LoginUser> {
  const { consent = '', appType } = request;
  const arrival = await arrivalOf(ctx);
  const way = proof.told
    ? ({ appType: BY_APP, enteredBy: 'messaging', messagingApp: proof.told.appId } as const)
    : ({ appType, enteredBy: 'password' } as const);
  const entered = await transact(ctx, (ctx) => enterOrRefuse(ctx, account, proof, { ...way, consent, arrival }));
  if (entered === 'wrongCredentials' && proof.tried) await countFailure(ctx, proof.tried);
  if (typeof entered === 'string') throw new Fault(entered);
  keepCookies(ctx, arrival);
  return entered;
}

/** The missing consent or binding; or the password is no longer the one that was found right. */
type Refused = Missing | Exclude<Joined, 'new' | 'known'> | 'wrongCredentials';

/** Starts a session, or answers with the missing thing: the password was right, and that is remembered all the same. */
async function enterOrRefuse(
  ctx: InTx<CompanyCtx>,
  account: AccountRow,
  { tried, told }: Proof,
  beginning: Beginning,
): Promise<LoginUser | Refused> {
  const stored = await holdAccount(ctx, account.account_id);
  if (stored === undefined) return 'wrongCredentials';
  // the hash took its time: meanwhile another password may have taken this one's place
  // guard: a password is asked again where its session begins
  if (tried && stored !== account.password_hash) return 'wrongCredentials';
  const missing = await missingConsent(ctx, account, beginning);
  const joined = told && !missing ? await joinByApp(ctx, account, told, { isProven: tried !== undefined }) : 'known';
  const refused =
    /* guard: consent at sign-in */ missing ?? (joined === 'new' || joined === 'known' ? undefined : joined);
  if (refused) {
    if (tried) await forgetTries(ctx, tried, 'lazy');
    return refused;
  }
  const { user, isNewConsent } = await beginSession(ctx, account, beginning);
  const entries = [
    ...(isNewConsent ? [consentEntry(ctx, account, beginning.consent)] : []),
    ...(joined === 'new' ? [bindingEntry(ctx, account, 'messaging.bind')] : []),
  ];
  if (entries.length > 0) await recordAll(ctx, entries);
  // a session that a power cut takes costs one more sign-in, a consent or a binding that it takes could not be proven
  if (tried) await forgetTries(ctx, tried, entries.length > 0 ? 'durable' : 'lazy');
  return user;
}
