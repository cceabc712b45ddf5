import type { ClaimNames } from '#contract/ops/sign-on';
import { cacheFor } from '../../cache.ts';
import type { Company, CompanyCtx, InCompany, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { ProviderSettings } from '../../ports/identity-provider/port.ts';

export const secretContext = (companyId: number) => ({
  ...{ table: 'sso_provider', column: 'client_secret', row: String(companyId) },
});

export interface Provider extends ProviderSettings {
  claims: ClaimNames;
  makesAccounts: boolean;
}

/** Whether a company's login page offers it. */
export const isOffered = ({ config }: Company): boolean => config.login.sso || config.login.ssoOnly;

export const providerRow = ({ db, company }: InCompany) =>
  db.selectFrom('sso_provider').selectAll().where('company_id', '=', company.companyId).executeTakeFirst();

export type ProviderRow = Awaited<ReturnType<typeof providerRow>>;

/** As it is set up, or a refusal where it is not, or is off. */
export async function readProvider(ctx: InCompany): Promise<Provider> {
  const row = await providerRow(ctx);
  if (!row?.is_on) throw new Fault('ssoNotHere');
  const key = await ctx.portal.keyring.companyKey(ctx);
  return {
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: row.client_secret ? key.unseal(secretContext(ctx.company.companyId), row.client_secret) : undefined,
    claims: row.claims,
    makesAccounts: row.makes_accounts,
  };
}

/** The provider of a company that signs on by it. */
export async function providerOf(ctx: CompanyCtx): Promise<Provider> {
  if (!isOffered(ctx.company)) throw new Fault('ssoNotHere');
  return transact(ctx, readProvider);
}

/** Login pages are drawn often: what they are told may be a second old. */
const ons = cacheFor<number, boolean>(1_000, 10_000);
export const forgetProviders = (portal: Portal): void => ons.clear(portal);

export const isProviderOn = async (portal: Portal, company: Company): Promise<boolean> =>
  isOffered(company) &&
  ons.get(portal, company.companyId, () =>
    transact({ portal, company }, async (ctx) => (await providerRow(ctx))?.is_on ?? false),
  );
