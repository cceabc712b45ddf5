import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { openDatabase, type Database } from '../server/src/db/open.ts';
import { brokenInvariants } from '../server/src/modules/ledger/index.ts';
import { TEST_NOW } from '../server/test/clock.ts';
import { makeCrowd } from '../server/test/crowd.ts';
import { makeSeats, seatsMatchOrders } from '../server/test/seats.ts';
import { book, type Told, type Wish } from './book.ts';
import { DURABLE, fill, portalAt, settingsOf } from './world.ts';

const PEOPLE = 150;
const CLIENTS = 10;
const COMMANDS = fileURLToPath(new URL('../server/src/commands/', import.meta.url));

/** Where a portal's data are, before the disaster and after it. */
interface Place {
  settings: Record<string, string>;
  /** Only a server can be backed up while it works. */
  online: boolean;
  /** The same with a login that sees every row, to look into it. */
  seeing(settings: Record<string, string>): Record<string, string>;
  /** Everything is lost; answers with what a new place for it is called. */
  lose(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

type Verdict = { line: string; problems: string[] };

/** Load, backup, more load, everything lost, restore, another load: no person gets another's order or money. */
export async function drillRestore(engine: 'postgres' | 'embedded', home: string): Promise<Verdict> {
  await mkdir(home, { recursive: true });
  const place = await (engine === 'postgres' ? onPostgres(home) : onEmbedded(home));
  try {
    const portal = await portalAt(home, place.settings);
    const look = <T>(settings: Record<string, string>, work: (database: Database) => Promise<T>) =>
      onDatabase(place.seeing(settings), work);
    const before = await look(place.settings, ({ pool }) => makeWishes(pool, PEOPLE));
    await portal.start();
    const early = await load(portal.url, before.slice(0, PEOPLE / 3));
    const backup = join(home, 'backup');
    if (!place.online) await portal.stop();
    const takenAt = Date.now();
    const taking = timed(() => run('backup', place.settings, ['--to', backup]));
    const during = place.online ? await load(portal.url, before.slice(PEOPLE / 3, PEOPLE / 2)) : [];
    const taken = await taking;
    if (!place.online) await portal.start();
    const late = await load(portal.url, before.slice(PEOPLE / 2));
    const lostAt = Date.now();
    await portal.kill();

    const settings = await place.lose();
    const restored = await timed(() => run('restore', settings, ['--from', backup]));
    const again = await portalAt(home, settings);
    const after = await look(settings, ({ pool }) => makeWishes(pool, PEOPLE));
    const opened = await timed(again.start);
    const others = await load(again.url, after);
    await again.stop();
    const problems = await look(settings, (database) => problemsIn(database, { early, others }));
    const given = new Set([...early, ...during, ...late].map(({ orderId }) => orderId));
    problems.push(
      ...others.filter(({ orderId }) => given.has(orderId)).map(({ orderId }) => `order ${orderId} came again`),
    );
    if (!/The epoch is 1:/.test(restored.value)) problems.push(`the epoch was not raised: ${restored.value}`);
    return {
      line:
        `${early.length} orders before the backup (${seconds(taken.ms)}), ${during.length + late.length} since; ` +
        `lost ${seconds(lostAt - takenAt)} (RPO); restored in ${seconds(restored.ms)}, open after ${seconds(restored.ms + opened.ms)} (RTO); ` +
        `${others.length} orders since, none with a number of before`,
      problems,
    };
  } finally {
    await place.close();
  }
}

async function onPostgres(home: string): Promise<Place> {
  const server = await startPostgres({ settings: DURABLE });
  await fill({ databaseUrl: server.url, dataDir: home });
  const admin = async (...statements: string[]): Promise<void> => {
    const client = new pg.Client(server.url);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  // a login that sees everything and only reads, one that owns the restored tables, and the portal's, which owns
  // nothing
  await admin(
    'CREATE ROLE keeper LOGIN BYPASSRLS NOSUPERUSER IN ROLE pg_read_all_data',
    'CREATE ROLE owner LOGIN CREATEROLE NOSUPERUSER NOBYPASSRLS',
    'CREATE ROLE visitor LOGIN NOSUPERUSER NOBYPASSRLS',
    'CREATE DATABASE restored OWNER owner',
  );
  const url = (user: string, name: string): string => {
    const address = new URL(server.url);
    address.username = user;
    address.pathname = name;
    return address.href;
  };
  const settings = settingsOf(home, {
    DATABASE_URL: server.url,
    BACKUP_DATABASE_URL: url('keeper', 'postgres'),
  });
  return {
    settings,
    online: true,
    seeing: ({ DATABASE_URL = '', ...others }) => ({
      ...others,
      DATABASE_URL: url('postgres', new URL(DATABASE_URL).pathname),
    }),
    lose: async () => ({
      ...settings,
      DATABASE_URL: url('visitor', 'restored'),
      DATABASE_OWNER_URL: url('owner', 'restored'),
    }),
    close: server.stop,
  };
}

async function onEmbedded(home: string): Promise<Place> {
  const dataDir = join(home, 'data');
  await fill({ databaseUrl: undefined, dataDir });
  const settings = settingsOf(dataDir, {});
  return {
    settings,
    online: false,
    seeing: (settings) => settings,
    lose: async () => {
      rmSync(dataDir, { recursive: true });
      return settings;
    },
    close: async () => {},
  };
}

async function makeWishes(pool: pg.Pool, count: number): Promise<Wish[]> {
  const crowd = await makeCrowd({ portal: { database: { pool } }, clock: { now: () => TEST_NOW } }, count);
  const seats = await makeSeats(pool, count);
  return crowd.map((member) => ({ member, seats, scarce: false }));
}

/** Everybody gets a seat: there is one for each. */
async function load(url: string, wishes: Wish[]): Promise<Told[]> {
  const queue = [...wishes];
  const told: Told[] = [];
  const client = async (): Promise<void> => {
    for (let wish = queue.shift(); wish; wish = queue.shift()) told.push(await book(url, wish, false));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return told;
}

async function problemsIn(
  database: Database,
  { early, others }: Record<'early' | 'others', Told[]>,
): Promise<string[]> {
  const promised = [...early, ...others];
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT order_id::text AS id FROM exam_order WHERE order_id = ANY($1::bigint[])',
    [promised.map(({ orderId }) => orderId ?? 0)],
  );
  const there = new Set(rows.map(({ id }) => Number(id)));
  const missing = promised.filter(({ orderId }) => orderId === undefined || !there.has(orderId));
  return [
    ...missing.map(({ orderId, refusal }) => `order ${orderId ?? refusal} was acknowledged and is not there`),
    ...(await seatsMatchOrders(database.pool)),
    ...(await brokenInvariants(database)),
  ];
}

async function onDatabase<T>(settings: Record<string, string>, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR ?? '' });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function run(name: 'backup' | 'restore', settings: Record<string, string>, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(COMMANDS, `${name}.ts`), ...args],
    { env: { PATH: process.env.PATH, ...settings } },
  );
  return stdout;
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const from = performance.now();
  return { value: await work(), ms: performance.now() - from };
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
