import type { Reply } from '#contract/call';
import type { ConnectionRow, ConnectionState, opsConnections } from '#contract/ops/connections';
import type { OperatorCtx } from '../../ctx.ts';
import { asConsole, PLATFORM_ID, transact } from '../../db/transact.ts';
import { messageQueues } from '../messages/index.ts';
import { describedIn, type Described } from './described.ts';
import { idOf, signOnProviders, usesOfDay, type UsesOfDay } from './queries.ts';

/** Every connection with the figures of all nodes; those that fail stand first. */
export async function listConnections(ctx: OperatorCtx): Promise<Reply<typeof opsConnections.OpsConnections>> {
  const { portal } = ctx;
  const now = ctx.now();
  const uses = await transact({ portal, company: { companyId: PLATFORM_ID } }, (ctx) => usesOfDay(ctx, now));
  const { providers, queues } = await asConsole(portal.database, async (db) => ({
    providers: await signOnProviders(db),
    queues: await messageQueues(db, now),
  }));
  const useOf = (connection: string, target: string): UsesOfDay | undefined =>
    uses.find((use) => use.connection === connection && use.target === target);
  const own = describedIn(portal.env).map((described) => {
    const { service } = described;
    const queue = service === 'sms' || service === 'email' ? queues[service] : null;
    return rowOf(described, useOf(service, ''), { connectionId: idOf(service), company: null, queue });
  });
  const companies = providers.map(({ company_id, issuer, name, name_eng }) => {
    const described: Described = {
      ...{ service: 'identityProvider', via: 'oidc', at: new URL(issuer).host, test: 'press', isConfigured: true },
    };
    return rowOf(described, useOf('identityProvider', issuer), {
      connectionId: idOf('identityProvider', company_id),
      company: { zh: name, en: name_eng },
      queue: null,
    });
  });
  const connections = [...own, ...companies];
  const isFailing = ({ state }: ConnectionRow): boolean => state === 'failing';
  return {
    at: now.toISOString(),
    connections: [...connections.filter(isFailing), ...connections.filter((row) => !isFailing(row))],
  };
}

function rowOf(
  described: Described,
  use: UsesOfDay | undefined,
  rest: Pick<ConnectionRow, 'connectionId' | 'company' | 'queue'>,
): ConnectionRow {
  const { service, via, at, test } = described;
  const { calls = 0, failures = 0, total_ms: totalMs = 0 } = use ?? {};
  const state = stateOf(described, use);
  return {
    ...rest,
    ...{ service, via, at, state, test: described.isConfigured ? test : 'none' },
    failingSince: state === 'failing' ? (use?.failing_since?.toISOString() ?? null) : null,
    lastSuccessAt: use?.last_ok_at?.toISOString() ?? null,
    lastFailure:
      use?.last_failed_at && use.cause
        ? { at: use.last_failed_at.toISOString(), cause: use.cause, status: use.status }
        : null,
    lastDay: {
      ...{ succeeded: calls - failures, failed: failures },
      meanMs: calls > 0 ? Math.round(totalMs / calls) : null,
    },
  };
}

/** A sandbox only pretends, so it never counts as working. */
function stateOf({ via, isConfigured }: Described, use: UsesOfDay | undefined): ConnectionState {
  if (!isConfigured) return 'notConfigured';
  if (via === 'sandbox') return 'sandbox';
  if (!use) return 'unused';
  return use.failing_since ? 'failing' : 'works';
}
