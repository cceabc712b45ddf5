import type { Clock } from '../src/clock.ts';
import type { Portal } from '../src/ctx.ts';
import { openKeyring } from '../src/db/keyring.ts';
import { masterKeyOf } from '../src/db/master-key.ts';
import type { Database } from '../src/db/open.ts';
import type { Env } from '../src/env.ts';
import { openPorts } from '../src/ports/open.ts';
import { openWatch } from '../src/watch/open.ts';
import { testSimulatorKeys } from './simulator.ts';

/** The portal behind every context, without a server around it: nothing listens and no job runs. */
export async function barePortal(env: Env, database: Database, clock: Clock): Promise<Portal> {
  const simulator = { keys: await testSimulatorKeys(), at: () => 'http://127.0.0.1:9' };
  const keyring = openKeyring(masterKeyOf(env));
  const watch = openWatch(keyring);
  return { env, database, keyring, clock, ports: openPorts(env, clock, simulator, watch.connections), watch };
}
