import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLimits } from '../database-settings.ts';
import { followHosts, type Hosts } from './hosts.ts';
import { isLost, LostConnection } from './lost.ts';
import { pgTypes } from './types.ts';

/** The pool waits for the hook's promise; the types lag behind. */
const onConnect = (hook: (client: pg.ClientBase) => unknown): pg.PoolConfig => ({ onConnect: hook });
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
const LOOK_EVERY_MS = 250;
/** PostgreSQL tells of its own endings a little later. */
const GRACE_MS = 1_000;
const CLOSE_WITHIN_MS = 1_000;

/** The facts about a client of the pool. */
interface Seen {
  /** How much it had read when it was taken; undefined while it is free. */
  readAtStart: number | undefined;
  read: number;
  /** How often in a row we looked and it had unanswered statements and no new byte. */
  silent: number;
}

export interface ServerPool {
  pool: pg.Pool;
  lend<T>(work: (client: pg.PoolClient) => Promise<T>, statementMs?: number): Promise<T>;
  close(): Promise<void>;
}

/** Connections to PostgreSQL, wherever it is now. One that goes silent is cut, and with it all that lie idle. */
export function openServerPool(url: string, limits: DatabaseLimits): ServerPool {
  const hosts = followHosts(url);
  /** Where each client has gone. */
  const addresses: Addresses = new WeakMap();
  const pool = new pg.Pool({
    connectionString: hosts.current(),
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    types: pgTypes,
    ...KEEP_ALIVE,
    Client: clientOn(hosts, addresses),
    // guard: a server that can only be read is noticed at start
    ...onConnect((client) => assertWritable(client, limits.connectMs)),
  });
  outliveConnections(pool);
  const clients = new Map<pg.PoolClient, Seen>();
  pool.on('connect', (client) => clients.set(client, { readAtStart: undefined, read: 0, silent: 0 }));
  pool.on('remove', (client) => clients.delete(client));
  const cutIdle = (): void => {
    for (const [client, { readAtStart }] of clients) if (readAtStart === undefined) cut(client);
  };
  /** A server that is silent or has become a standby is so for all of our connections. */
  const leave = (client: pg.PoolClient): void => {
    hosts.leave(addresses.get(client) ?? '');
    cutIdle();
  };
  const longest = new WeakMap<pg.PoolClient, number>();
  const look = (): void => {
    for (const [client, seen] of clients) {
      const { bytesRead } = streamOf(client);
      const isSilent = seen.readAtStart !== undefined && bytesRead === seen.read && isWaiting(client);
      seen.silent = isSilent ? seen.silent + 1 : 0;
      seen.read = bytesRead;
      const statementMs = (longest.get(client) ?? limits.statementMs) + GRACE_MS;
      const most = bytesRead === seen.readAtStart ? limits.silenceMs : statementMs;
      if (seen.silent * LOOK_EVERY_MS < /* guard: silent connection → most * 4 */ most) continue;
      cut(client);
      // guard: idle connections beside a silent one
      leave(client);
    }
  };
  // looks are counted and not milliseconds: while this process itself stood still, PostgreSQL was not silent
  const looking = setInterval(look, LOOK_EVERY_MS).unref();

  async function take(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const address = hosts.current();
      try {
        return await pool.connect();
      } catch (error) {
        hosts.leave(address);
        if (tries >= hosts.count || !isLost(error)) throw error;
      }
    }
  }

  return {
    pool,
    lend: async (work, statementMs) => {
      const client = await take();
      const { bytesRead } = streamOf(client);
      const seen = clients.get(client);
      if (seen) Object.assign(seen, { readAtStart: bytesRead, read: bytesRead, silent: 0 });
      if (statementMs !== undefined) longest.set(client, statementMs);
      let isStandby = false;
      try {
        return await work(client);
      } catch (error) {
        isStandby = isReadOnly(error);
        throw error;
      } finally {
        longest.delete(client);
        if (seen) seen.readAtStart = undefined;
        client.release(isStandby || !isClean(client));
        if (isStandby) leave(client);
      }
    },
    close: async () => {
      clearInterval(looking);
      // a server that is silent does not say good-bye either
      await Promise.race([pool.end(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
      for (const client of clients.keys()) cut(client);
    },
  };
}

/**
 * A connection that dies must not end the process, neither an idle one nor one between two statements of a transaction,
 * which learns of it from its next statement. The pool replaces it. To be called before the first connection is made.
 */
export function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

type Addresses = WeakMap<pg.ClientBase, string>;

/** The pool makes its clients itself; each is to go where PostgreSQL is at that moment. */
const clientOn = (hosts: Hosts, addresses: Addresses): new () => pg.ClientBase =>
  class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      const address = hosts.current();
      super({ ...options, connectionString: address });
      addresses.set(this, address);
    }
  };

async function assertWritable(client: pg.ClientBase, ms: number): Promise<void> {
  const question = { text: 'SHOW transaction_read_only', query_timeout: ms };
  const { rows } = await client.query<{ transaction_read_only: string }>(question);
  if (rows[0]?.transaction_read_only !== 'on') return;
  throw Object.assign(new Error('this PostgreSQL server is read-only (a standby)'), { code: '25006' });
}

/** Of the driver's client, what its types do not tell. */
interface Inside {
  connection: { stream: Socket };
  _activeQuery: unknown;
  _queryQueue: unknown[];
  getTransactionStatus(): string | null;
}
const inside = (client: pg.PoolClient): Inside => client as unknown as Inside;
const streamOf = (client: pg.PoolClient): Socket => inside(client).connection.stream;

function isWaiting(client: pg.PoolClient): boolean {
  const { _activeQuery, _queryQueue } = inside(client);
  return Boolean(_activeQuery) || _queryQueue.length > 0;
}

/** Nothing unanswered and no transaction open; anything else is not for the next one to find. */
const isClean = (client: pg.PoolClient): boolean => inside(client).getTransactionStatus() === 'I' && !isWaiting(client);

const cut = (client: pg.PoolClient): void =>
  void streamOf(client).destroy(new LostConnection('PostgreSQL has not answered in time'));

const isReadOnly = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === '25006';
