import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../fault.ts';
import { connections, plainly, prepared, type Connection } from './connection.ts';
import { openEmbedded, type EmbeddedEngine } from './embedded.ts';
import { createNames } from './prepare.ts';
import { pgTypes } from './types.ts';

export interface Database {
  engine: 'embedded' | 'postgres';
  pool: pg.Pool;
  /** Lends a connection for one piece of work. */
  borrow<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Works as whoever owns the tables: what migrates needs that, and nothing else. */
  asOwner<T>(work: (owner: Database) => Promise<T>): Promise<T>;
  /** Grows with every statement that may write; unknown where others can write too. */
  changes(): number | undefined;
  close(): Promise<void>;
}

/** 2–4 connections per core; more is slower (reliability §0, fact 3). */
const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 5_000;
/** Statements are sent without waiting for the answers to those before (docs/decisions/026); the types lag behind. */
const PIPELINE = { pipeline: true } as pg.PoolConfig;

interface Where {
  databaseUrl: string | undefined;
  /** Undefined: the same login owns the tables. */
  databaseOwnerUrl?: string | undefined;
  dataDir: string;
  /** False behind a pooler that cannot keep prepared statements apart. */
  prepare?: boolean;
}

export async function openDatabase({
  databaseUrl,
  databaseOwnerUrl,
  dataDir,
  prepare = true,
}: Where): Promise<Database> {
  if (!databaseUrl) return fromEmbedded(await openEmbedded(dataDir));
  const database = await openPostgres('DATABASE_URL', databaseUrl, prepare);
  return databaseOwnerUrl ? { ...database, asOwner: ownedBy(databaseOwnerUrl) } : database;
}

/** Opened for the moment it is needed: nothing that serves requests can reach it. */
const ownedBy =
  (url: string): Database['asOwner'] =>
  async (work) => {
    const owner = await openPostgres('DATABASE_OWNER_URL', url, false);
    try {
      return await work(owner);
    } finally {
      await owner.close();
    }
  };

export function fromEmbedded(embedded: EmbeddedEngine): Database {
  outliveConnections(embedded.pool);
  const changes = countChanges(embedded.pool);
  const { pool, close } = embedded;
  const connectionOf = connections(plainly);
  const database: Database = {
    engine: 'embedded',
    pool,
    changes,
    close,
    borrow: async (work) => {
      // the engine answers in microtasks and would starve timers and sockets: let the loop turn
      await setImmediate();
      return lend(pool, connectionOf, work);
    },
    asOwner: (work) => work(database),
  };
  return database;
}

const READS = /^\s*(select|begin|commit|rollback|set|show)\b/i;

/** Of a database that has one connection, ours. To be called before it is made. */
function countChanges(pool: pg.Pool): () => number {
  let changes = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    const counted = (...all: unknown[]): unknown => {
      const [first] = all;
      const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
      if (text === undefined || !READS.test(text)) changes += 1;
      return query(...all);
    };
    Object.assign(client, { query: counted });
  });
  return () => changes;
}

async function openPostgres(setting: string, url: string, prepare: boolean): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: pgTypes,
    ...(prepare && PIPELINE),
  });
  outliveConnections(pool);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end().catch(() => {});
    throw new StartupError(`${setting} cannot be reached: ${reasonOf(error)}`);
  }
  const connectionOf = connections(prepare ? prepared(createNames()) : plainly);
  const database: Database = {
    engine: 'postgres',
    pool,
    changes: () => undefined,
    close: () => pool.end(),
    borrow: (work) => lend(pool, connectionOf, work),
    asOwner: (work) => work(database),
  };
  return database;
}

/**
 * A connection that dies must not end the process, neither an idle one nor one between two statements of a transaction,
 * which learns of it from its next statement. The pool replaces it. To be called before the first connection is made.
 */
function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

async function lend<T>(
  pool: pg.Pool,
  connectionOf: (client: pg.PoolClient) => Connection,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(connectionOf(client));
  } finally {
    client.release();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message;
  return error instanceof Error ? error.message : String(error);
}
