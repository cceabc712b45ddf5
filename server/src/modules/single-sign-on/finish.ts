import type { Input, Reply } from '#contract/call';
import type { sso } from '#contract/calls/sso';
import type { CompanyCtx, Ctx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import {
  arrivalOf,
  assertOwnSite,
  companyOfCode,
  enterVouched,
  forgetSlowed,
  keepCookies,
  sourceOf,
  tokenHash,
  type AccountRow,
} from '../identity/index.ts';
import { knownBy, wantedClaims, type Known } from './claims.ts';
import { accountNamed } from './find-account.ts';
import { dropFlow, rememberKnown, spendFlow, takeFlow } from './flow.ts';
import { lockMaking, makeAccount } from './make-account.ts';
import { providerOf, type Provider } from './provider-settings.ts';
import { providerMarks } from './provider-marks.ts';
import { faultOfAnswer, saidInWords } from './trouble.ts';

type Request = Input<typeof sso.FinishSso>;

/** The provider has answered: who it is is found out once, and makes one session, also where the consent comes later. */
export async function finishSso(base: Ctx, request: Request): Promise<Reply<typeof sso.FinishSso>> {
  assertOwnSite(base);
  const [code = ''] = request.state.split('.');
  const company = await companyOfCode(base.portal, base.client.address(), code.toLowerCase());
  const ctx: CompanyCtx = { ...base, company };
  ctx.trail.companyId = company.companyId;
  const provider = await providerOf(ctx);
  await learnWho(ctx, provider, request);
  const arrival = await arrivalOf(ctx);
  const done = await transact(ctx, async (ctx) => {
    const { known, redirect } = await spendFlow(ctx, request.state);
    const { account, isNew } = await accountFor(ctx, known, provider);
    const { appType, consent = '' } = request;
    const marks = providerMarks(ctx, provider.issuer, known);
    const user = await enterVouched(ctx, account, { appType, consent, enteredBy: 'sso', provider: marks }, arrival);
    if (isNew)
      await recordByAccount(ctx, account.account_id, {
        ...{ action: 'account.made', subject: { kind: 'account', id: String(account.account_id) } },
        personGuid: account.person_guid,
      });
    return { user, redirect };
  });
  keepCookies(ctx, arrival);
  await forgetSlowed(ctx, 'sign-on', sourceOf(ctx.client.address()));
  return done;
}

/** Asks the provider, outside of any transaction, for what its code stands for; a code is exchanged once. */
async function learnWho(ctx: CompanyCtx, provider: Provider, { state, code, iss, error }: Request): Promise<void> {
  const flow = await transact(ctx, (ctx) => takeFlow(ctx, state));
  if (flow.known) return;
  if (error !== undefined || code === undefined) {
    await transact(ctx, (ctx) => dropFlow(ctx, tokenHash(state)));
    throw error === undefined ? new Fault('ssoLost') : faultOfAnswer(error);
  }
  const wanted = wantedClaims(provider.claims, provider.makesAccounts);
  const claims = await saidInWords(ctx, () =>
    ctx.portal.ports.identityProvider.claimsOf(provider, { ...flow, state }, { code, iss }, wanted),
  );
  const known = knownBy(claims, provider.claims);
  await transact(ctx, (ctx) => rememberKnown(ctx, state, { ...flow, known }));
}

async function accountFor(
  ctx: InTx<CompanyCtx>,
  known: Known,
  { makesAccounts }: Provider,
): Promise<{ account: AccountRow; isNew: boolean }> {
  const account = await accountNamed(ctx, known.account);
  if (account) return { account, isNew: false };
  // guard: sso: accounts only where the company allows it
  if (!makesAccounts) throw new Fault('ssoNoAccount');
  // guard: sso: one account for two windows
  await lockMaking(ctx);
  const isNew = (await accountNamed(ctx, known.account)) === undefined;
  if (isNew) await makeAccount(ctx, known);
  const made = await accountNamed(ctx, known.account);
  if (!made) throw new Fault('ssoNoAccount');
  return { account: made, isNew };
}
