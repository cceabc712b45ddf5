import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startNode, type Child } from '../bench/stand/child.ts';
import { bundle } from '../scripts/lib/bundle.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { openDatabase, type Database } from '../server/src/db/open.ts';
import { TEST_NOW } from '../server/test/clock.ts';
import { testEnv } from '../server/test/env.ts';
import { fillTemplate } from '../server/test/template.ts';
import type { Control, WorldName } from './options.mjs';

/** A portal that can be booked at, on a database we can look into, and something in it that can be killed. */
export interface World {
  url: string;
  /** Kills; `onBroken` looks at the broken state; then everything comes back. */
  crash(onBroken: (pool: pg.Pool) => Promise<void>): Promise<void>;
  /** Works on the database directly. Where only one process may hold it, the portal rests meanwhile. */
  look<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The settings of a careful operator; the tests' own server need not survive anything. */
export const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

const MAIN = fileURLToPath(new URL('../demo/main.ts', import.meta.url));

export async function openWorld(name: WorldName, home: string, control: Control | undefined): Promise<World> {
  mkdirSync(home, { recursive: true });
  return name === 'embedded' ? onEmbedded(home) : onPostgres(name, home, control);
}

async function onPostgres(victim: WorldName, home: string, control: Control | undefined): Promise<World> {
  const lazy = control === 'lazy-commit' ? { synchronous_commit: 'off' } : {};
  const server = await startPostgres({ settings: { ...DURABLE, ...lazy } });
  await fill({ databaseUrl: server.url, dataDir: home });
  const portal = await portalAt(home, { DATABASE_URL: server.url });
  await portal.start();
  const look = <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => withPool(server.url, work);
  return {
    url: portal.url,
    look,
    crash: async (onBroken) => {
      await (victim === 'postgres' ? server.crash() : portal.kill());
      await look(onBroken);
      if (victim === 'server') await portal.start();
    },
    close: async () => {
      await portal.stop();
      await server.stop();
    },
  };
}

export async function withPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** The portal's process holds the engine: killing one kills both. */
async function onEmbedded(home: string): Promise<World> {
  const dataDir = join(home, 'data');
  await fill({ databaseUrl: undefined, dataDir });
  const portal = await portalAt(home, { DATA_DIR: dataDir });
  await portal.start();
  const look = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    await portal.stop();
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      return await work(database.pool);
    } finally {
      await database.close();
      await portal.start();
    }
  };
  return {
    url: portal.url,
    look,
    crash: async (onBroken) => {
      await portal.kill();
      await look(onBroken);
    },
    close: portal.stop,
  };
}

export async function fill(place: { databaseUrl: string | undefined; dataDir: string }): Promise<void> {
  const database: Database = await openDatabase(place);
  await fillTemplate(database);
  await database.close();
}

/** The settings of every program of the portal here. */
export const settingsOf = (dataDir: string, more: Record<string, string>): Record<string, string> => ({
  DATA_DIR: dataDir,
  MASTER_KEY: testEnv().masterKey?.toString('hex') ?? '',
  PORTAL_NOW: TEST_NOW.toISOString(),
  LOG_LEVEL: 'fatal',
  NODE_ENV: 'test',
  ...more,
});

/** The portal as an operator starts it, always on the same port, so that clients find it again. */
export async function portalAt(home: string, settings: Record<string, string>, program?: string) {
  const port = await freePort();
  let running: Child | undefined;
  const start = async (): Promise<void> => {
    running = await startNode({
      script: program ?? MAIN,
      nodeArgs: program ? [] : ['--import', 'tsx'],
      env: settingsOf(home, { ...settings, PORT: String(port) }),
      log: join(home, 'log'),
      ready: /The portal is open: http:\/\/[^:]+:(\d+)/,
    });
  };
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    stop: async (): Promise<void> => running?.stop(),
    kill: async (): Promise<void> => running?.kill(),
  };
}

/** The portal as one file, for a part that starts it often. */
export async function bundledPortal(): Promise<string> {
  const outfile = fileURLToPath(new URL(`../.cache/programs/chaos-${process.pid}.mjs`, import.meta.url));
  process.once('exit', () => rmSync(outfile, { force: true }));
  await bundle({ contents: `import ${JSON.stringify(MAIN)};`, outfile });
  return outfile;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
