import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { StartupError } from '../fault.ts';

interface Migration {
  id: number;
  name: string;
  sql: string;
  checksum: string;
}

/** Any fixed number: nodes that start together queue up behind it. Migrations are no core path (law 3). */
const MIGRATION_LOCK = 7_340_551;

/** Brings the database to the code's version: forward only, one node at a time, each migration in its own transaction. */
export async function migrate(pool: pg.Pool, onProgress: (name: string) => void = () => {}): Promise<void> {
  const known = loadMigrations();
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query(
      `CREATE TABLE IF NOT EXISTS migration (
         id int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const { rows: applied } = await client.query<{ id: number; name: string; checksum: string }>(
      'SELECT id, name, checksum FROM migration ORDER BY id',
    );
    assertKnown(known, applied);
    const done = new Set(applied.map((row) => row.id));
    for (const migration of known.filter(({ id }) => !done.has(id))) {
      onProgress(migration.name);
      await client.query(migration.sql);
      await client.query('INSERT INTO migration (id, name, checksum) VALUES ($1, $2, $3)', [
        migration.id,
        migration.name,
        migration.checksum,
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

/** True when the database has exactly the code's migrations: part of /readyz. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM migration');
  return rows[0]?.count === loadMigrations().length;
}

function assertKnown(known: Migration[], applied: { id: number; name: string; checksum: string }[]): void {
  for (const row of applied) {
    const ours = known.find(({ id }) => id === row.id);
    if (!ours) {
      throw new StartupError(
        `The database is newer than this portal (it has migration ${row.id} ${row.name}); start a newer version`,
      );
    }
    if (ours.checksum !== row.checksum) {
      throw new StartupError(
        `Migration ${row.name} was changed after it ran on this database; restore the original file`,
      );
    }
  }
}

let loaded: Migration[] | undefined;
function loadMigrations(): Migration[] {
  if (loaded) return loaded;
  const folder = new URL('./migrations/', import.meta.url);
  loaded = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(new URL(file, folder), 'utf8');
      return {
        id: Number(file.slice(0, 4)),
        name: file.replace('.sql', ''),
        sql,
        checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
      };
    });
  return loaded;
}
