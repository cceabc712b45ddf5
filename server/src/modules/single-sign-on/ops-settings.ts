import type { Input, Reply } from '#contract/call';
import type { opsSignOn } from '#contract/ops/sign-on';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany } from '../company/index.ts';
import { LOGOUT_PATH } from './backchannel.ts';
import { redirectUri } from './begin.ts';
import { addLinkKey, linkKeys, retireLinkKey } from './link-keys.ts';
import { forgetProviders, isOffered, providerRow, secretContext } from './provider-settings.ts';

type Calls = typeof opsSignOn;

async function readSignOn(base: OperatorCtx, { companyId }: { companyId: number }): Promise<Reply<Calls['OpsSignOn']>> {
  const ctx = await enterCompany(base, companyId);
  const { company, client } = ctx;
  const { row, keys } = await transact(ctx, async (ctx) => ({
    row: await providerRow(ctx),
    keys: await linkKeys(ctx),
  }));
  return {
    provider: row
      ? {
          ...{ isOn: row.is_on, issuer: row.issuer, clientId: row.client_id, hasSecret: row.client_secret !== null },
          ...{ claims: row.claims, makesAccounts: row.makes_accounts, updatedAt: row.updated_at.toISOString() },
        }
      : null,
    keys,
    offered: company.config.login.ssoOnly ? 'only' : isOffered(company) ? 'yes' : 'no',
    redirectUri: redirectUri(ctx),
    logoutUri: `${client.origin()}${LOGOUT_PATH}/${company.code}`,
    linkAt: `${redirectUri(ctx)}?cp=${company.code}`,
  };
}

async function saveProvider(
  base: OperatorCtx,
  input: Input<Calls['OpsSignOnSave']>,
): Promise<Committed<Record<string, never>>> {
  const ctx = await enterCompany(base, input.companyId);
  const { companyId: company_id } = ctx.company;
  if (!ctx.portal.ports.identityProvider.mayAsk(input.issuer)) throw new Fault('issuerRefused');
  const done = await commitOnce(ctx, async (ctx) => {
    const before = await providerRow(ctx);
    if (before?.updated_at.toISOString() !== input.seen) throw new Fault('contentMoved');
    const key = await ctx.portal.keyring.companyKey(ctx);
    const { clientSecret } = input;
    const columns = {
      ...{ is_on: input.isOn, issuer: input.issuer, client_id: input.clientId, updated_at: ctx.now() },
      ...{ claims: JSON.stringify(input.claims), makes_accounts: input.makesAccounts },
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
    await recordByOperator(ctx, {
      action: clientSecret === undefined ? 'signOn.save' : 'signOn.saveSecret',
      ...{ subject: { kind: 'company', id: String(company_id) }, reason: input.reason },
    });
    return {};
  });
  forgetProviders(ctx.portal);
  return done;
}

async function testProvider(
  base: OperatorCtx,
  { companyId, issuer, clientId }: Input<Calls['OpsSignOnTest']>,
): Promise<Reply<Calls['OpsSignOnTest']>> {
  const { portal } = await enterCompany(base, companyId);
  return { findings: await portal.ports.identityProvider.examine({ issuer, clientId, clientSecret: undefined }) };
}

async function addKey(base: OperatorCtx, { companyId, reason }: Input<Calls['OpsLinkKeyAdd']>) {
  const ctx = await enterCompany(base, companyId);
  return commitOnce(ctx, async (ctx) => {
    const added = await addLinkKey(ctx, String(ctx.operator.operatorId));
    await recordByOperator(ctx, {
      ...{ action: 'linkKey.add', subject: { kind: 'linkKey', id: added.keyId }, reason },
    });
    return added;
  });
}

async function retireKey(base: OperatorCtx, { companyId, keyId, reason }: Input<Calls['OpsLinkKeyRetire']>) {
  const ctx = await enterCompany(base, companyId);
  return commitOnce(ctx, async (ctx) => {
    await retireLinkKey(ctx, keyId);
    await recordByOperator(ctx, { action: 'linkKey.retire', subject: { kind: 'linkKey', id: keyId }, reason });
    return {};
  });
}

export const opsSignOnCalls: Handlers<Calls> = {
  OpsSignOn: readSignOn,
  OpsSignOnSave: saveProvider,
  OpsSignOnTest: testProvider,
  OpsLinkKeyAdd: addKey,
  OpsLinkKeyRetire: retireKey,
};
