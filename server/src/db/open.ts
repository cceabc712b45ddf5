import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { DEFAULT_LIMITS, type DatabaseLimits } from '../database-settings.ts';
import { StartupError } from '../fault.ts';
import { connections, type Connection } from './connection.ts';
import { openEmbedded, type EmbeddedEngine } from './embedded.ts';
import { explained } from './explain.ts';
import { openServerPool, outliveConnections } from './pool.ts';
import { assertKeepsPrepared } from './pooler.ts';
import { createNames, prepared } from './prepare.ts';

export interface Database {
  engine: 'embedded' | 'postgres';
  pool: pg.Pool;
  limits: DatabaseLimits;
  /** Lends a connection for one piece of work, whose statements may take longer than others where that is said. */
  borrow<T>(work: (connection: Connection) => Promise<T>, statementMs?: number): Promise<T>;
  /** Works as the owner of the tables: migrating needs that, and nothing else does. */
  asOwner<T>(work: (owner: Database) => Promise<T>): Promise<T>;
  /** Grows with every statement that may write; unknown where others can write too. */
  changes(): number | undefined;
  /** Of a disk we can see; a server looks after its own. */
  isDiskFull(): boolean;
  close(): Promise<void>;
}

interface Where {
  databaseUrl: string | undefined;
  /** Undefined: the same login owns the tables. */
  databaseOwnerUrl?: string | undefined;
  dataDir: string;
  /** False behind a pooler that cannot keep prepared statements apart. */
  prepare?: boolean;
  databaseLimits?: DatabaseLimits;
}

export async function openDatabase(where: Where): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, dataDir, prepare = true, databaseLimits = DEFAULT_LIMITS } = where;
  if (!databaseUrl) return fromEmbedded(await openEmbedded(dataDir));
  const database = await openPostgres('DATABASE_URL', databaseUrl, databaseLimits, prepare);
  return databaseOwnerUrl ? { ...database, asOwner: ownedBy(databaseOwnerUrl, databaseLimits) } : database;
}

/** Opened for the moment it is needed: nothing that serves requests can reach it. */
const ownedBy =
  (url: string, limits: DatabaseLimits): Database['asOwner'] =>
  async (work) => {
    const owner = await openPostgres('DATABASE_OWNER_URL', url, limits, false);
    try {
      return await work(owner);
    } finally {
      await owner.close();
    }
  };

export function fromEmbedded(embedded: EmbeddedEngine): Database {
  outliveConnections(embedded.pool);
  const changes = countChanges(embedded.pool);
  const { pool, close, isDiskFull } = embedded;
  const onClient = connections();
  const database: Database = {
    engine: 'embedded',
    pool,
    limits: DEFAULT_LIMITS,
    changes,
    isDiskFull,
    close,
    borrow: async (work) => {
      // the engine answers in microtasks and would starve timers and sockets: let the loop turn
      await setImmediate();
      const client = await pool.connect();
      try {
        return await onClient(client, work);
      } finally {
        client.release();
      }
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

async function openPostgres(setting: string, url: string, limits: DatabaseLimits, prepare: boolean): Promise<Database> {
  const { pool, lend, close } = openServerPool(url, limits);
  try {
    await lend(async (client) => {
      if (prepare) await assertKeepsPrepared(client, () => pool.connect());
    });
  } catch (error) {
    await close();
    const reason = explained(error);
    if (reason instanceof StartupError) throw reason;
    throw new StartupError(`${setting} cannot be reached: ${reasonOf(error)}`);
  }
  const onClient = connections(prepare ? prepared(createNames()) : undefined);
  const database: Database = {
    engine: 'postgres',
    pool,
    limits,
    changes: () => undefined,
    isDiskFull: () => false,
    close,
    borrow: (work, statementMs) => lend((client) => onClient(client, work), statementMs),
    asOwner: (work) => work(database),
  };
  return database;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message;
  return error instanceof Error ? error.message : String(error);
}
