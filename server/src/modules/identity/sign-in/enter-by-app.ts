import type { messagingApp } from '#contract/calls/messaging-app';
import type { Input, Reply } from '#contract/call';
import type { Company, CompanyCtx, Ctx, InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { entryByAccount, type AuditEntry } from '../../audit/index.ts';
import { loadCompany } from '../../company/index.ts';
import {
  beginRound,
  bind,
  boundAccount,
  companyOfRound,
  readTold,
  spendTold,
  tell,
  type Bound,
  type Told,
} from '../../messaging-app/index.ts';
import { companyOfCode } from './company-of-code.ts';
import { assertOwnSite } from '../own-site.ts';
import type { AccountRow } from '../queries.ts';
import { sourceOf } from './source.ts';
import { countOfSource } from './throttle.ts';

/** Where the browser is sent to learn its user's identity in the app; it comes back to /wxIndex. */
export async function beginByApp(
  ctx: Ctx,
  { companyCode, redirect }: Input<typeof messagingApp.BeginWX>,
): Promise<Reply<typeof messagingApp.BeginWX>> {
  assertOwnSite(ctx);
  const company = await companyOfCode(ctx.portal, ctx.client.address(), companyCode);
  assertByApp(company);
  const search = new URLSearchParams({ cp: company.code, ...(redirect && { redirect }) });
  const back = `${ctx.client.origin()}/v2/wxIndex?${search.toString()}`;
  try {
    return { url: ctx.portal.ports.messagingApp.askAt(back, beginRound(ctx, company.companyId)) };
  } catch (error) {
    ctx.log.error({ err: error }, 'nobody can enter from the messaging app');
    throw new Fault('wxNotAnswering');
  }
}

/** Exchanges the app's code for the user's identity, as a text the browser hands on to Login and cannot read. */
export async function userInfoByApp(
  base: Ctx,
  { code, key }: Input<typeof messagingApp.GetWXUserInfo>,
): Promise<Reply<typeof messagingApp.GetWXUserInfo>> {
  // guard: messaging app: asked by own pages
  assertOwnSite(base);
  const company = await loadCompany(base.portal, companyOfRound(base, key));
  if (!company) throw new Fault('wxRoundGone');
  assertByApp(company);
  await countOfSource(base, 'messaging-code', sourceOf(base.client.address()));
  const { messagingApp: app } = base.portal.ports;
  const openId = await app.openIdOf(code).catch((error: unknown) => {
    base.log.warn({ err: error }, 'the messaging app does not say who enters');
    throw new Fault('wxNotAnswering');
  });
  return { wxuserinfo: tell({ ...base, company }, openId), appid: app.appId };
}

/** Who the app says it is, where Login was told so. */
export function toldAtLogin(ctx: CompanyCtx, text: string | undefined): Told | undefined {
  if (text === undefined) return undefined;
  assertByApp(ctx.company);
  return readTold(ctx, text);
}

export type Joined = 'new' | 'known' | 'wxUnknown' | Exclude<Bound, 'new' | 'known'>;

/**
 * Joins the app's person to an account, in the transaction that enters it: after a right password they are bound, else
 * they must be. The app's word is spent with it; a refusal leaves it for another try.
 */
export async function joinByApp(
  ctx: InTx<CompanyCtx>,
  { account_id }: AccountRow,
  told: Told,
  { isProven }: { isProven: boolean },
): Promise<Joined> {
  const joined = isProven
    ? await bind(ctx, account_id, told)
    : (await boundAccount(ctx, told)) === account_id
      ? 'known'
      : 'wxUnknown';
  if (joined !== 'new' && joined !== 'known') return joined;
  // guard: messaging app: told once → await spendTold(ctx, told)
  if (!(await spendTold(ctx, told))) throw new Fault('wxRoundGone');
  return joined;
}

export const bindingEntry = (
  ctx: CompanyCtx,
  { account_id, person_guid }: Pick<AccountRow, 'account_id' | 'person_guid'>,
  action: 'messaging.bind' | 'messaging.unbind',
): AuditEntry =>
  entryByAccount(ctx, account_id, {
    action,
    subject: { kind: 'account', id: String(account_id) },
    personGuid: person_guid,
  });

function assertByApp({ config }: Company): void {
  if (config.login.ssoOnly) throw new Fault('ssoOnly');
  // guard: messaging app: switched on by the company
  if (!config.login.wechat) throw new Fault('wxOff');
}
