import { openKeyring, masterKeyOf } from '../src/db/keyring.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Database } from '../src/db/open.ts';
import { fillDemoWorld } from '../src/demo/fill.ts';
import { seedHolidays } from '../src/modules/booking/index.ts';
import { openPorts } from '../src/ports/open.ts';
import { startTestClock } from './clock.ts';
import { testEnv } from './env.ts';

/** What every test file's database is a copy of: migrated, with the demo world as of TEST_NOW. */
export async function fillTemplate(database: Database): Promise<void> {
  const env = testEnv();
  await migrate(database.pool);
  const portal = {
    env,
    database,
    keyring: openKeyring(masterKeyOf(env)),
    clock: startTestClock().now,
    ports: openPorts(env),
  };
  await seedHolidays(portal);
  await fillDemoWorld(portal, () => {});
}
