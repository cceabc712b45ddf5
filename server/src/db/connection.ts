import type { Socket } from 'node:net';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { Tx } from './tx.ts';
import type { Names } from './prepare.ts';
import type { Schema } from './tables.ts';
import { together } from './together.ts';

/**
 * A connection as long as one piece of work has it. Statements go out as they come, in order, without waiting for the
 * answer to the one before (docs/decisions/database.md).
 */
export interface Connection {
  /** For one transaction: its notes end with it. */
  transaction(): Tx;
  /** A message without values; several statements may be in it. Answers with the last one's command. */
  send(text: string): Promise<string>;
  /** The same after some last statements, all of it in one piece; fails with the first of them that fails. */
  end(last: readonly CompiledQuery[], text: string): Promise<string>;
}

type Send = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** The same connection each time, for a client of the pool. */
export function connections(send: (client: pg.PoolClient) => Send): (client: pg.PoolClient) => Connection {
  const known = new WeakMap<pg.PoolClient, Connection>();
  return (client) => {
    const connection = known.get(client) ?? connect(send(client));
    known.set(client, connection);
    return connection;
  };
}

/** One after the other, each when the one before is answered. */
export function plainly(client: pg.PoolClient): Send {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const next = last.then(() => client.query(text, [...values]));
    last = next.catch(() => {});
    return next;
  };
}

/** Prepared under a name of its own; the statements of one turn leave in one piece. */
export const prepared =
  (names: Names) =>
  (client: pg.PoolClient): Send => {
    const gather = gathering((client as unknown as { connection: { stream: Socket } }).connection.stream);
    return async (text, values) => {
      gather();
      const name = values.length > 0 ? names.of(text) : undefined;
      if (name === undefined) return client.query(text, [...values]);
      try {
        return await client.query({ name, text, values: [...values] });
      } catch (error) {
        names.renewIfOutdated(error);
        throw error;
      }
    };
  };

function gathering(stream: Socket): () => void {
  let gathered = false;
  return () => {
    if (gathered) return;
    gathered = true;
    stream.cork();
    process.nextTick(() => {
      gathered = false;
      stream.uncork();
    });
  };
}

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function connect(send: Send): Connection {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, command, rowCount } = await send(sql, parameters);
      return CHANGING.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    },
    streamQuery: () => {
      throw new Error('Nobody here reads through a cursor');
    },
  };
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(connection),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const sendText = async (text: string): Promise<string> => {
    const result: pg.QueryResult | pg.QueryResult[] = await send(text, []);
    return (Array.isArray(result) ? result.at(-1) : result)?.command ?? '';
  };
  return {
    transaction: () => db.withoutPlugins() as unknown as Tx,
    send: sendText,
    end: async (last, text) => {
      const sent = last.map(({ sql, parameters }) => send(sql, parameters));
      const [ended] = await together([sendText(text), ...sent]);
      return ended;
    },
  };
}

/** Transactions are begun and ended by `transact` alone. */
function driverOf(connection: DatabaseConnection): Driver {
  const never = async (): Promise<void> => {
    throw new Error('Transactions are begun by transact()');
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: never,
    commitTransaction: never,
    rollbackTransaction: never,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}
