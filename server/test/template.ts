import { openKeyring, masterKeyOf } from '../src/db/keyring.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Database } from '../src/db/open.ts';
import { fillDemoWorld } from '../src/demo/fill.ts';
import { openPorts } from '../src/ports/open.ts';
import { startModules } from '../src/portal.ts';
import { startTestClock } from './clock.ts';
import { testEnv } from './env.ts';
import { testSimulatorKeys } from './simulator.ts';

/** What every test file's database is a copy of: migrated, with the demo world as of TEST_NOW. */
export async function fillTemplate(database: Database): Promise<void> {
  const env = testEnv();
  await migrate(database.pool);
  const clock = startTestClock().now;
  const portal = {
    env,
    database,
    keyring: openKeyring(masterKeyOf(env)),
    clock,
    ports: openPorts(env, clock, { keys: await testSimulatorKeys(), at: () => 'http://127.0.0.1:9' }),
  };
  await startModules(portal);
  await fillDemoWorld(portal, () => {});
}
