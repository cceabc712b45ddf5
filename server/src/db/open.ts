import { setImmediate } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { StartupError } from '../fault.ts';
import { openEmbedded, type EmbeddedEngine } from './embedded.ts';
import { preparing } from './prepare.ts';
import type { Schema } from './schema.ts';
import { pgTypes } from './types.ts';

export interface Database {
  engine: 'embedded' | 'postgres';
  pool: pg.Pool;
  kysely: Kysely<Schema>;
  /** Grows with every statement that may write; unknown where others can write too. */
  changes(): number | undefined;
  close(): Promise<void>;
}

/** 2–4 connections per core; more is slower (reliability §0, fact 3). */
const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 5_000;

interface Where {
  databaseUrl: string | undefined;
  dataDir: string;
  /** False behind a pooler that cannot keep prepared statements apart. */
  prepare?: boolean;
}

export async function openDatabase({ databaseUrl, dataDir, prepare = true }: Where): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, prepare) : fromEmbedded(await openEmbedded(dataDir));
}

export function fromEmbedded(embedded: EmbeddedEngine): Database {
  outliveConnections(embedded.pool);
  const changes = countChanges(embedded.pool);
  return { ...assemble('embedded', embedded.pool, yielding(embedded.pool), embedded.close), changes };
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

async function openPostgres(url: string, prepare: boolean): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: pgTypes,
  });
  outliveConnections(pool);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end().catch(() => {});
    throw new StartupError(`DATABASE_URL cannot be reached: ${reasonOf(error)}`);
  }
  return assemble('postgres', pool, prepare ? preparing(pool) : pool, () => pool.end());
}

/**
 * A connection that dies must not end the process, neither an idle one nor one between two statements of a transaction,
 * which learns of it from its next statement. The pool replaces it. To be called before the first connection is made.
 */
function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

function assemble(
  engine: Database['engine'],
  pool: pg.Pool,
  connections: PostgresPool,
  close: () => Promise<void>,
): Database {
  const dialect = new PostgresDialect({ pool: connections });
  return { engine, pool, kysely: new Kysely<Schema>({ dialect }), changes: () => undefined, close };
}

/** The embedded engine answers in microtasks and would starve timers and sockets: let the loop turn per checkout. */
function yielding(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      await setImmediate();
      return pool.connect();
    },
    end: () => pool.end(),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message;
  return error instanceof Error ? error.message : String(error);
}
