import type pg from 'pg';
import { StartupError } from '../fault.ts';
import { loadMigrations, type Migration } from './migrations.ts';

interface Applied {
  id: number;
  name: string;
  checksum: string;
  /** The migration a version must know to work on this database; 0 for any version. */
  compatible_from: number;
}

/** Any fixed number: nodes that start together queue up behind it. Migrations are no core path (law 3). */
const MIGRATION_LOCK = 7_340_551;

/**
 * Brings the database to the code's version: forward only, one node at a time, all in one transaction. A newer database
 * is left as it is: the code works on it or is refused (docs/upgrades.md).
 */
export async function migrate(
  pool: pg.Pool,
  onProgress: (name: string) => void = () => {},
  known = loadMigrations(),
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await prepareTable(client);
    const applied = await appliedOn(client);
    assertUnchanged(known, applied);
    const newer = firstIncompatible(known, applied);
    if (newer) {
      throw new StartupError(
        `The database is newer than this portal (it has migration ${newer.id} ${newer.name}); start a newer version`,
      );
    }
    for (const migration of missingOn(known, applied)) {
      onProgress(migration.name);
      await client.query(migration.sql);
      await client.query('INSERT INTO migration (id, name, checksum, compatible_from) VALUES ($1, $2, $3, $4)', [
        migration.id,
        migration.name,
        migration.checksum,
        migration.compatibleFrom,
      ]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    client.release(true);
    throw error;
  }
}

/** Whether this code can work on the database as it is now, which a newer node may have migrated since: for /readyz. */
export async function databaseState(
  pool: pg.Pool,
  known = loadMigrations(),
): Promise<'ready' | 'not migrated' | 'database is newer'> {
  const applied = await appliedOn(pool);
  if (missingOn(known, applied).length > 0) return 'not migrated';
  return firstIncompatible(known, applied) ? 'database is newer' : 'ready';
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

async function appliedOn(database: pg.Pool | pg.PoolClient): Promise<Applied[]> {
  const { rows } = await database.query<Applied>(
    'SELECT id, name, checksum, compatible_from FROM migration ORDER BY id',
  );
  return rows;
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
