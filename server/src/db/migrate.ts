import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { StartupError } from '../fault.ts';
import { codeOf, explained } from './explain.ts';
import type { Database } from './open.ts';
import { letIn } from './rights.ts';
import { loadMigrations, type Migration } from './migrations.ts';

interface Applied {
  id: number;
  name: string;
  checksum: string;
  /** The migration a version must know to work on this database; 0 for any version. */
  compatible_from: number;
}

/** Any fixed number: nodes that start together queue up behind it. */
const MIGRATION_LOCK = 7_340_551;

/** Less than the three seconds a request waits for a lock: it queues behind us and must not be refused. */
const LOCK_TIMEOUT_MS = 2_000;
const PAUSE_MS = 200;
const APPLIED = 'SELECT id, name, checksum, compatible_from FROM migration ORDER BY id';
/** Codes of a table or column that does not exist or may not be read. */
const NOT_THERE = new Set(['42P01', '42703', '42501']);
/** Another node has the lock, or we were the one to give way. */
const COME_AGAIN = new Set(/* guard: a migration that meets a lock says so */ ['55P03', '40P01']);

interface MigrateOptions {
  onProgress?: (step: string) => void;
  known?: Migration[];
  /** The portal's login, where it does not own the tables. */
  login?: string | undefined;
  /** How long to try for the locks. */
  timeoutMs?: number;
}

/**
 * Brings the database to the code's version: forward only, one node at a time, all in one transaction. A newer database
 * is left as it is: the code works on it or is refused (docs/running/upgrades.md).
 */
export async function migrate(
  pool: pg.Pool,
  { onProgress = () => {}, known = loadMigrations(), login, timeoutMs = 60_000 }: MigrateOptions = {},
): Promise<void> {
  const giveUp = performance.now() + timeoutMs;
  for (let waits = 0; ; waits += 1) {
    try {
      await inTransaction(pool, Math.min(timeoutMs, LOCK_TIMEOUT_MS), (client) =>
        bringForward(client, known, onProgress, login),
      );
      return;
    } catch (error) {
      if (!COME_AGAIN.has(codeOf(error))) throw explained(error);
      if (waits === 0) onProgress('Waiting: another node is migrating, or a long transaction holds a table');
      if (performance.now() > giveUp) throw new StartupError(outOfTime(timeoutMs));
      await setTimeout(PAUSE_MS);
    }
  }
}

const outOfTime = (timeoutMs: number): string =>
  `The migrations could not begin within ${timeoutMs / 1_000} s: another node is migrating, or a long transaction holds a ` +
  'table (see pg_stat_activity); end it, or set MIGRATE_TIMEOUT to more seconds';

async function inTransaction(
  pool: pg.Pool,
  lockTimeoutMs: number,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}; SET LOCAL statement_timeout = 0`);
    await work(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    client.release(true);
    throw error;
  }
}

async function bringForward(
  client: pg.PoolClient,
  known: Migration[],
  onProgress: (step: string) => void,
  login: string | undefined,
): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await prepareTable(client);
  const applied = await appliedOn(client);
  assertUnchanged(known, applied);
  const newer = firstIncompatible(known, applied);
  // guard: an incompatible database refuses a start
  if (newer) {
    throw new StartupError(
      `The database is newer than this portal (it has migration ${newer.id} ${newer.name}); start a newer version`,
    );
  }
  for (const migration of missingOn(known, applied)) {
    onProgress(`Migrating: ${migration.name}`);
    await run(client, migration).catch((error: unknown) => {
      throw told(migration, error);
    });
  }
  await letIn(client, login ?? (await loginOf(client)));
}

/** An error with a sentence of its own, or one that is tried again, stays as it is. */
function told({ name }: Migration, error: unknown): unknown {
  if (COME_AGAIN.has(codeOf(error)) || explained(error) !== error || !(error instanceof Error)) return error;
  return new StartupError(`Migration ${name} failed, and nothing was changed: ${error.message}`);
}

async function loginOf(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ login: string }>('SELECT current_user AS login');
  return rows[0]?.login ?? '';
}

async function run(client: pg.PoolClient, { id, name, sql, checksum, compatibleFrom }: Migration) {
  await client.query(sql);
  await client.query('INSERT INTO migration (id, name, checksum, compatible_from) VALUES ($1, $2, $3, $4)', [
    id,
    name,
    checksum,
    compatibleFrom,
  ]);
}

export type DatabaseState = 'ready' | 'disk is full' | 'not migrated' | 'database is newer';

/** Whether this code can work on the database as it is now, which a newer node may have migrated since: for /readyz. */
export async function databaseState(database: Database, known = loadMigrations()): Promise<DatabaseState> {
  // guard: a full disk is not ready
  if (database.isDiskFull()) return 'disk is full';
  const applied = await appliedFor(database);
  if (missingOn(known, applied).length > 0) return 'not migrated';
  return /* guard: an incompatible database is not ready → 'ready' */ firstIncompatible(known, applied)
    ? 'database is newer'
    : 'ready';
}

/** As the portal's own login, which may not look before the first migrations have let it in. */
async function appliedFor(database: Database): Promise<Applied[]> {
  try {
    return await database.borrow(async ({ db }) => (await sql<Applied>`${sql.raw(APPLIED)}`.execute(db)).rows);
  } catch (error) {
    if (NOT_THERE.has(codeOf(error))) return [];
    throw error;
  }
}

/** Looks before it alters: altering would keep /readyz of running nodes waiting until the migrations are through. */
async function prepareTable(client: pg.PoolClient): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS migration (
       id int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(),
       compatible_from int NOT NULL DEFAULT 0)`,
  );
  const { rowCount } = await client.query(
    `SELECT FROM pg_attribute WHERE attrelid = 'migration'::regclass AND attname = 'compatible_from'`,
  );
  if (rowCount === 0) await client.query('ALTER TABLE migration ADD compatible_from int NOT NULL DEFAULT 0');
}

async function appliedOn(database: pg.PoolClient): Promise<Applied[]> {
  return (await database.query<Applied>(APPLIED)).rows;
}

function missingOn(known: Migration[], applied: Applied[]): Migration[] {
  const done = new Set(applied.map(({ id }) => id));
  return known.filter(({ id }) => !done.has(id));
}

/** A migration of a newer version that this one cannot live with. */
function firstIncompatible(known: Migration[], applied: Applied[]): Applied | undefined {
  const ids = new Set([0, ...known.map(({ id }) => id)]);
  return applied.find(({ id, compatible_from }) => !ids.has(id) && !ids.has(compatible_from));
}

function assertUnchanged(known: Migration[], applied: Applied[]): void {
  for (const row of applied) {
    const ours = known.find(({ id }) => id === row.id);
    if (ours && ours.checksum !== row.checksum) {
      throw new StartupError(
        `Migration ${row.name} was changed after it ran on this database; restore the original file`,
      );
    }
  }
}
