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
let last = performance.now();await fillDemoWorld(portal, (s) => { const n = performance.now(); console.log(Math.round(n - last), s); last = n; });
const q = async (t: string) => console.log((await database.pool.query(t)).rows.map((r) => Object.values(r).join(' ')).join('\n'));

const body = (from: string, to: string, rest: string, anti: string) => `INSERT INTO segment (center_id, day, starts, ends, capacity)
    SELECT w.center_id, d.day, w.starts, w.ends, w.capacity
    FROM (SELECT '${from}'::date + n AS day FROM generate_series(0, '${to}'::date - '${from}'::date) AS n) d
    JOIN weekly_pattern w ON w.weekday = extract(dow FROM d.day)::int
    ${anti}
    ${rest}
    ORDER BY w.center_id, d.day, w.starts
    ON CONFLICT DO NOTHING`;
const NE = "NOT EXISTS (SELECT FROM center_exception e WHERE e.center_id = w.center_id AND e.day = d.day AND e.kind = 'rest')";
const NI = "(w.center_id, d.day) NOT IN (SELECT e.center_id, e.day FROM center_exception e WHERE e.kind = 'rest')";
const LAT = "LEFT JOIN LATERAL (SELECT 1 AS there FROM segment s WHERE s.center_id = w.center_id AND s.day = d.day AND s.starts = w.starts LIMIT 1) x ON true";
const time = async (name: string, text: string) => { const t = performance.now(); const r = await database.pool.query(text); console.log(name, r.rowCount, Math.round(performance.now() - t)); };
for (let k = 0; k < 2; k++) {
await time('conflict only, all there', body('2026-06-10', '2026-09-10', 'WHERE ' + NE, ''));
await time('conflict only NI, all there', body('2026-06-10', '2026-09-10', 'WHERE ' + NI, ''));
await time('lateral, all there', body('2026-06-10', '2026-09-10', 'WHERE x.there IS NULL AND ' + NE, LAT));
}
await time('conflict only, none there', body('2027-06-10', '2027-09-10', 'WHERE ' + NE, ''));
await time('lateral, none there', body('2028-06-10', '2028-09-10', 'WHERE x.there IS NULL AND ' + NE, LAT));
await time('none, no order', body('2029-06-10', '2029-09-10', 'WHERE ' + NE, '').replace(/ORDER BY.*/, ''));
await database.close();
