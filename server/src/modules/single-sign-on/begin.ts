import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import type { CompanyCtx, Ctx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { assertOwnSite, companyOfCode, countOfSource, newToken, sourceOf } from '../identity/index.ts';
import { storeFlow } from './flow.ts';
import { providerOf } from './provider-settings.ts';
import { saidInWords } from './trouble.ts';

const COOKIE = /^[\w-]{43}$/;

/** Where providers send people back to. */
export const redirectUri = ({ client }: Pick<Ctx, 'client'>): string => `${client.origin()}/v2/entry`;

/**
 * Sends a person to their company's provider. The values its answer is held against stay here, and with this browser.
 */
export async function beginSso(
  base: Ctx,
  { companyCode, redirect }: { companyCode: string; redirect: string },
): Promise<{ url: string }> {
  assertOwnSite(base);
  const company = await companyOfCode(base.portal, base.client.address(), companyCode);
  const ctx: CompanyCtx = { ...base, company };
  ctx.trail.companyId = company.companyId;
  // guard: sso: begun sign-ons are counted by source
  await countOfSource(ctx, 'sign-on', sourceOf(ctx.client.address()));
  const provider = await providerOf(ctx);
  const state = `${company.code}.${newToken()}`;
  const asked = { nonce: randomNonce(), verifier: randomPKCECodeVerifier(), back: redirectUri(ctx) };
  const url = await saidInWords(ctx, () => ctx.portal.ports.identityProvider.askAt(provider, { state, ...asked }));
  const browser = ctx.client.isBrowser ? browserOf(ctx) : undefined;
  await transact(ctx, (ctx) => storeFlow(ctx, state, { ...asked, redirect }, browser));
  if (browser) ctx.client.setCookie(browser, 'sso');
  return { url };
}

/** One for all its windows: a person may begin in two of them. */
function browserOf({ client }: Ctx): string {
  const known = client.cookie('sso');
  return known && COOKIE.test(known) ? known : newToken();
}
