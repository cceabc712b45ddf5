import { openInMemory } from './db/embedded.ts';
import { fromEmbedded } from './db/open.ts';
import { migrate } from './db/migrate.ts';
import { fillDemoWorld } from './demo/fill.ts';
import { openKeyring, masterKeyOf } from './db/keyring.ts';
import { testEnv } from '../test/env.ts';
import { startTestClock } from '../test/clock.ts';
const database = fromEmbedded(await openInMemory());
const env = testEnv();
await migrate(database.pool);
const portal = { env, database, keyring: openKeyring(masterKeyOf(env)), clock: startTestClock().now } as never;
let last = performance.now();const t0 = last; await fillDemoWorld(portal, (s) => { const n = performance.now(); console.log(Math.round(n - last), s); last = n; });
console.log('total', performance.now() - t0);
const q = async (t: string) => console.log((await database.pool.query(t)).rows.map((r) => Object.values(r).join(' ')).join('\n'));

const t1=performance.now(); const { keepCapacityAhead } = await import('./jobs/capacity.ts'); await keepCapacityAhead(portal); console.log('second run', Math.round(performance.now()-t1)); await database.close();
