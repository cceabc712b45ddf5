import { openKeyring, masterKeyOf } from '../src/db/keyring.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Database } from '../src/db/open.ts';
import { fillDemoWorld } from '../src/demo/fill.ts';
import { mallPayable } from '../src/modules/mall-orders/index.ts';
import { examPayable } from '../src/modules/orders/index.ts';
import { seedHolidays } from '../src/modules/booking/index.ts';
import { openPorts } from '../src/ports/open.ts';
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
    payables: { exam: examPayable, mall: mallPayable },
  };
  await seedHolidays(portal);
  await fillDemoWorld(portal, () => {});
}
