import type { opsConnections } from '#contract/ops/connections';
import type { Handlers } from '../../http/handlers.ts';
import { listConnections } from './list-connections.ts';
import { testConnection } from './test-connection.ts';

export const connectionCalls: Handlers<typeof opsConnections> = {
  OpsConnections: listConnections,
  OpsConnectionTest: testConnection,
};
