import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startNode, type Child } from '../bench/stand/child.ts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { openDatabase, type Database } from '../server/src/db/open.ts';
import { barePortal } from '../server/test/bare-portal.ts';
import { TEST_NOW } from '../server/test/clock.ts';
import { askToCount, stepsDone } from '../server/test/counting-task.ts';
import { testEnv } from '../server/test/env.ts';
import { fillTemplate } from '../server/test/template.ts';
import { DURABLE } from './world.ts';

const STEPS = 10_000;
const KILLS = 3;
const SHARE = STEPS / (KILLS + 1);
const LEASE_MS = 2_000;
const COMPANY = 100;
const NODE = fileURLToPath(new URL('../server/test/run-tasks.ts', import.meta.url));

/** A task of many steps whose node is killed again and again: in the end each step must have been done once. */
export async function killTasks(home: string): Promise<{ line: string; problems: string[] }> {
  const from = Date.now();
  const now = (): Date => new Date(TEST_NOW.getTime() + Date.now() - from);
  const server = await startPostgres({ settings: DURABLE });
  const database = await openDatabase({ databaseUrl: server.url, dataDir: home });
  try {
    await fillTemplate(database);
    const taskId = await askToCount(await barePortal(testEnv(), database, now), COMPANY, STEPS);
    const start = (): Promise<Child> =>
      startNode({
        script: NODE,
        nodeArgs: ['--import', 'tsx'],
        args: [String(LEASE_MS)],
        env: {
          DATABASE_URL: server.url,
          DATA_DIR: home,
          MASTER_KEY: testEnv().masterKey?.toString('hex') ?? '',
          PORTAL_NOW: now().toISOString(),
        },
        log: join(home, 'tasks.log'),
        ready: /step (\d+)/,
      });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const node = await start();
      await reached(database, taskId, SHARE * kill + randomInt(SHARE / 2));
      await node.kill();
    }
    const last = await start();
    await reached(database, taskId, STEPS);
    await last.stop();
    return await judged(database, taskId, Date.now() - from);
  } finally {
    await database.close();
    await server.stop();
  }
}

const LOOK_EVERY_MS = 20;
const GIVE_UP_MS = 300_000;

async function reached(database: Database, taskId: string, done: number): Promise<void> {
  for (let waited = 0; waited < GIVE_UP_MS; waited += LOOK_EVERY_MS) {
    if ((await standOf(database, taskId)).done >= done) return;
    await setTimeout(LOOK_EVERY_MS);
  }
  throw new Error(`The task did not come to step ${done}`);
}

async function standOf({ pool }: Database, taskId: string) {
  const { rows } = await pool.query<{ state: string; done: number; restarts: number }>(
    'SELECT state, done, restarts FROM task WHERE task_id = $1',
    [taskId],
  );
  return rows[0] ?? { state: 'gone', done: 0, restarts: 0 };
}

async function judged(database: Database, taskId: string, ms: number) {
  const { state, restarts } = await standOf(database, taskId);
  const steps = await stepsDone(database.pool, taskId);
  const twice = steps.length - new Set(steps).size;
  const missing = STEPS - new Set(steps).size;
  const problems = [
    ...(state === 'done' ? [] : [`the task is ${state}`]),
    ...(twice > 0 ? [`${twice} steps were done twice`] : []),
    ...(missing > 0 ? [`${missing} steps were never done`] : []),
    ...(restarts === KILLS ? [] : [`${restarts} restarts were counted`]),
  ];
  const line = `${STEPS} steps, node killed ${KILLS} times: ${twice} twice, ${missing} missing; ${(ms / 1_000).toFixed(1)} s`;
  return { line, problems };
}
