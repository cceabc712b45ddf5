import * as z from 'zod/mini';
import { opsSignOn } from '#contract/ops/sign-on';
import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { providerRow, secretContext } from './provider-settings.ts';

export const ProviderProposal = z.omit(opsSignOn.OpsSignOnSave.in, { companyId: true, reason: true });
export type ProviderProposal = z.output<typeof ProviderProposal>;

/** Writes on top of the looked-at version, or refuses, so that another operator's save is not overwritten. */
export async function writeProvider(ctx: InCompany, wanted: ProviderProposal): Promise<void> {
  const { companyId: company_id } = ctx.company;
  const before = await assertUnmoved(ctx, wanted);
  const key = await ctx.portal.keyring.companyKey(ctx);
  const { clientSecret } = wanted;
  const columns = {
    ...{ is_on: wanted.isOn, issuer: wanted.issuer, client_id: wanted.clientId, updated_at: ctx.portal.clock() },
    ...{ claims: JSON.stringify(wanted.claims), makes_accounts: wanted.makesAccounts },
    ...(clientSecret !== undefined && {
      client_secret: clientSecret ? key.seal(secretContext(company_id), clientSecret) : null,
    }),
  };
  const saved = await ctx.db
    .insertInto('sso_provider')
    .values({ company_id, client_secret: null, ...columns })
    .onConflict((conflict) => {
      const replaced = conflict.column('company_id').doUpdateSet(columns);
      return before ? replaced.where('sso_provider.updated_at', '=', before.updated_at) : conflict.doNothing();
    })
    .executeTakeFirst();
  if (saved.numInsertedOrUpdatedRows !== 1n) throw new Fault('contentMoved');
}

export async function assertUnmoved(ctx: InCompany, { seen }: Pick<ProviderProposal, 'seen'>) {
  const before = await providerRow(ctx);
  if (before?.updated_at.toISOString() !== seen) throw new Fault('contentMoved');
  return before;
}
