import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Input } from '#contract/call';
import type { LoginUser } from '#contract/calls/identity';
import { LINK_MINUTES, linkText, type LinkFields } from '#contract/rules/link-text';
import type { sso } from '#contract/calls/sso';
import type { CompanyCtx, Ctx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { arrivalOf, assertOwnSite, companyOfCode, enterVouched, keepCookies } from '../identity/index.ts';
import { accountNamed } from './find-account.ts';
import { linkSecret, noteUse } from './link-keys.ts';
import { spendNonce } from './nonces.ts';

type Link = Input<typeof sso.EnterByLink>;

export const signLink = (secret: string, link: LinkFields): string =>
  createHmac('sha256', secret).update(linkText(link)).digest('hex');

/** A link that the company has signed lets in one person, once, for some minutes. */
export async function enterByLink(base: Ctx, link: Link): Promise<LoginUser> {
  assertOwnSite(base);
  const company = await companyOfCode(base.portal, base.client.address(), link.companyCode);
  const ctx: CompanyCtx = { ...base, company };
  ctx.trail.companyId = company.companyId;
  // guard: approvals: a company without links has none
  if (!company.config.login.links) throw new Fault('linksOff');
  const arrival = await arrivalOf(ctx);
  const user = await transact(ctx, async (ctx) => {
    await assertSigned(ctx, link);
    assertInTime(ctx, link);
    const account = await accountNamed(ctx, link.user_id);
    if (!account) throw new Fault('ssoNoAccount');
    // with the session or not at all: a refusal below gives it back
    // guard: sso: a link opens once
    if (!(await spendNonce(ctx, link.nonce))) throw new Fault('linkUsed');
    const { appType, consent = '' } = link;
    const entered = await enterVouched(ctx, account, { appType, consent, enteredBy: 'link' }, arrival);
    await noteUse(ctx, link.keyId);
    return entered;
  });
  keepCookies(ctx, arrival);
  return user;
}

async function assertSigned(ctx: InTx<CompanyCtx>, link: Link): Promise<void> {
  const secret = await linkSecret(ctx, link.keyId);
  if (secret === undefined) throw new Fault('linkKeyUnknown');
  const signed = Buffer.from(signLink(secret, { ...link, company: ctx.company.code }), 'hex');
  // guard: sso: a link is signed
  if (!timingSafeEqual(signed, Buffer.from(link.sign, 'hex'))) throw new Fault('linkForged');
}

function assertInTime({ now }: Ctx, { accesstime }: Link): void {
  const apartMs = Math.abs(now().getTime() - Number(accesstime) * 1_000);
  // guard: sso: a link ends
  if (apartMs > LINK_MINUTES * 60_000) throw new Fault('linkExpired');
}
