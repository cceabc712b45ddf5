import { defineModule } from '../../module.ts';
import { connectionCalls } from './calls.ts';
import { connectionJobs, connectionSweep, writeUses } from './jobs.ts';

/** How the portal stands with the systems outside: figures of all nodes, and tests by hand. */
export const connections = defineModule({
  calls: connectionCalls,
  jobs: connectionJobs,
  sweeps: [connectionSweep],
  stop: writeUses,
});
