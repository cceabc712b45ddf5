import type pg from 'pg';
import { StartupError } from '../fault.ts';

const PID = { name: 'portal_probe', text: 'SELECT pg_backend_pid() AS pid', query_timeout: 1_000 };
/** A pooler hands out its connections as it likes: so often is tried to get the other one's. */
const TRIES = 5;

/**
 * A pooler in transaction mode gives every transaction another connection, on which a prepared statement need not be:
 * that would come out under load. Here a second client takes the connection it was prepared on, to see the effect.
 */
export async function assertKeepsPrepared(client: pg.PoolClient, another: () => Promise<pg.PoolClient>): Promise<void> {
  const own = (client as unknown as { processID: number }).processID;
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (rows[0]?.pid === own) return; // nothing stands between us and PostgreSQL
  const other = await another();
  try {
    for (let tries = 0; tries < TRIES; tries += 1) await triesWhileTaken(client, other);
  } catch {
    throw new StartupError(
      'DATABASE_URL leads to a pooler that does not keep prepared statements: set DATABASE_PREPARE=off, ' +
        'or give PgBouncer (1.21 or newer) max_prepared_statements above 0',
    );
  } finally {
    other.release(true);
  }
}

async function triesWhileTaken(client: pg.PoolClient, other: pg.PoolClient): Promise<void> {
  await client.query(PID);
  await other.query('BEGIN');
  try {
    await client.query(PID);
  } finally {
    await other.query('ROLLBACK');
  }
}
