import type { Input, Reply } from '#contract/call';
import { CLAIM_FIELDS, type opsSignOn } from '#contract/ops/sign-on';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { askForApproval, waitingFor } from '../../approvals/index.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany } from '../../company/index.ts';
import { changeProvider, linkKeyApproval, providerApproval } from '../approvals.ts';
import { LOGOUT_PATH } from '../backchannel.ts';
import { redirectUri } from '../begin.ts';
import { freeSlot, linkKeys, retireLinkKey } from '../link-keys.ts';
import { forgetProviders, isOffered, providerRow, type ProviderRow } from '../provider-settings.ts';
import { assertUnmoved, type ProviderProposal } from '../save-provider.ts';

type Calls = typeof opsSignOn;

async function readSignOn(base: OperatorCtx, { companyId }: { companyId: number }): Promise<Reply<Calls['OpsSignOn']>> {
  const ctx = await enterCompany(base, companyId);
  const { company, client } = ctx;
  const { row, keys, waiting } = await transact(ctx, async (ctx) => ({
    row: await providerRow(ctx),
    keys: await linkKeys(ctx),
    waiting: {
      provider: (await waitingFor(ctx, providerApproval.kind, 'provider')) !== undefined,
      linkKey: (await waitingFor(ctx, linkKeyApproval.kind, 'linkKey')) !== undefined,
    },
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
    linksOn: company.config.login.links,
    waiting,
  };
}

/** Switching a provider off takes one person: it opens nothing, and may be urgent. All else waits for a second one. */
async function saveProvider(
  base: OperatorCtx,
  { companyId, reason, ...wanted }: Input<Calls['OpsSignOnSave']>,
): Promise<Committed<Reply<Calls['OpsSignOnSave']>>> {
  const ctx = await enterCompany(base, companyId);
  if (!ctx.portal.ports.identityProvider.mayAsk(wanted.issuer)) throw new Fault('issuerRefused');
  const done = await commitOnce(ctx, async (ctx) => {
    const before = await assertUnmoved(ctx, wanted);
    if (
      /* guard: approvals: a new provider waits → before */ before?.is_on &&
      !wanted.isOn &&
      isElseTheSame(before, wanted)
    ) {
      await changeProvider(ctx, wanted, reason);
      return { approvalId: null };
    }
    const approvalId = await askForApproval(ctx, providerApproval, { subject: 'provider', proposal: wanted, reason });
    return { approvalId };
  });
  forgetProviders(ctx.portal);
  return done;
}

/** But for the switch. */
const isElseTheSame = (row: NonNullable<ProviderRow>, wanted: ProviderProposal): boolean =>
  row.issuer === wanted.issuer &&
  row.client_id === wanted.clientId &&
  row.makes_accounts === wanted.makesAccounts &&
  wanted.clientSecret === undefined &&
  CLAIM_FIELDS.every((field) => row.claims[field] === wanted.claims[field]);

async function testProvider(
  base: OperatorCtx,
  { companyId, issuer, clientId }: Input<Calls['OpsSignOnTest']>,
): Promise<Reply<Calls['OpsSignOnTest']>> {
  const { portal } = await enterCompany(base, companyId);
  return { findings: await portal.ports.identityProvider.examine({ issuer, clientId, clientSecret: undefined }) };
}

async function addKey(
  base: OperatorCtx,
  { companyId, reason }: Input<Calls['OpsLinkKeyAdd']>,
): Promise<Committed<Reply<Calls['OpsLinkKeyAdd']>>> {
  const ctx = await enterCompany(base, companyId);
  if (!ctx.company.config.login.links) throw new Fault('linksOff');
  return commitOnce(ctx, async (ctx) => {
    await freeSlot(ctx);
    return { approvalId: await askForApproval(ctx, linkKeyApproval, { subject: 'linkKey', proposal: {}, reason }) };
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
