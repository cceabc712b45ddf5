import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { DEFAULT_LIMITS, type DatabaseLimits } from '../src/database-settings.ts';
import { openInMemory } from '../src/db/embedded.ts';
import { fromEmbedded, openDatabase, type Database } from '../src/db/open.ts';
import { pgTypes } from '../src/db/types.ts';
import './engine.ts';
import { databaseUrl, loginsOf, OWNER } from './logins.ts';

export { databaseUrl, loginsOf };

export interface TestHandle extends Database {
  /** The connections of the portal itself. */
  loginPool: pg.Pool;
}

export interface TestDatabase {
  /** Another handle on the same database, as another node of the portal would have one. */
  open(): Promise<TestHandle>;
  /** Throws the database away; close the handles first. */
  drop(): Promise<void>;
}

/** A database of its own: a copy of the filled template, or an empty one that was never migrated. */
export async function freshDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const engine = inject('engine');
  return engine.kind === 'embedded'
    ? freshEmbedded(options.empty ? engine.empty : engine.template)
    : freshPostgres(engine.url, options.empty ? 'template1' : engine.template);
}

async function freshEmbedded(template: string): Promise<TestDatabase> {
  const database = fromEmbedded(await openInMemory(await openAsBlob(template)));
  return {
    // the engine has one session, so all handles are the same one
    open: async () => ({ ...database, loginPool: database.pool, close: async () => {} }),
    drop: () => database.close(),
  };
}

async function freshPostgres(url: string, template: string): Promise<TestDatabase> {
  const name = `portal_test_${randomBytes(8).toString('hex')}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${OWNER}`);
  return {
    open: () => openAsPortal(databaseUrl(url, name)),
    drop: () => administer(url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** However slow the machine: a test that is about waiting brings its own. */
const PATIENT = { connectMs: 30_000, silenceMs: 30_000, statementMs: 30_000, lockMs: 30_000 };

/** The portal works in it as its own login; `pool` is the administrator's, for a test's acts by hand. */
export async function openAsPortal(url: string, limits: Partial<DatabaseLimits> = {}): Promise<TestHandle> {
  const databaseLimits = { ...DEFAULT_LIMITS, ...PATIENT, ...limits };
  const database = await openDatabase({ ...loginsOf(url), dataDir: '', databaseLimits });
  const pool = new pg.Pool({ connectionString: url, max: 8, types: pgTypes });
  pool.on('error', () => {}); // the database may be dropped before it is closed
  const close = async (): Promise<void> => {
    await database.close();
    await pool.end();
  };
  return { ...database, borrow: oneAtATime(database), pool, loginPool: database.pool, close };
}

const holding = new AsyncLocalStorage<{ released: boolean }>();

/**
 * A holder of a connection must not wait for another: the embedded engine has no second one, and a pool may have none
 * left. Here that is an error at once, so that tests on PostgreSQL find it too.
 */
function oneAtATime({ borrow }: Database): Database['borrow'] {
  return (work, statementMs) => {
    if (holding.getStore()?.released === false) throw new Error('A connection is borrowed while another one is held');
    const held = { released: false };
    return borrow((connection) => holding.run(held, () => work(connection)), statementMs).finally(
      () => (held.released = true),
    );
  };
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
