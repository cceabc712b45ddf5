import type { Portal } from '../src/ctx.ts';
import { openKeyringOf } from '../src/db/key-probe.ts';
import type { Database } from '../src/db/open.ts';
import { readyDatabase } from '../src/db/ready.ts';
import { fillDemoWorld } from '../../demo/fill.ts';
import { startModules } from '../src/portal.ts';
import { barePortal } from './bare-portal.ts';
import { startTestClock } from './clock.ts';
import { testEnv } from './env.ts';

/** The database every test file has a copy of: migrated, with the demo world as of TEST_NOW. */
export async function fillTemplate(database: Database): Promise<Portal> {
  const env = testEnv();
  await readyDatabase(env, database, () => {});
  await openKeyringOf(env, database);
  const portal = await barePortal(env, database, startTestClock().now);
  await startModules(portal);
  await fillDemoWorld(portal, () => {});
  return portal;
}
