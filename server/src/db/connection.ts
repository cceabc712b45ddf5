import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Schema } from './tables.ts';
import type { Tx } from './tx.ts';

/** A connection as long as one piece of work has it. */
export interface Connection {
  /** Its statements go out one after the other, in the order in which they were asked. */
  db: Tx;
  /** A message without values; several statements may be in it. Answers with the last one's command. */
  send(text: string): Promise<string>;
}

export type Query = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** Runs work on clients that the pool has lent, through kysely's own dialect. */
export type OnClient = <T>(client: pg.PoolClient, work: (connection: Connection) => Promise<T>) => Promise<T>;

/** `queryOf` may send a client's statements in another way than the client itself does. */
export function connections(queryOf: (client: pg.PoolClient) => Query = plainly): OnClient {
  // making one takes longer than borrowing it
  const known = new WeakMap<pg.PoolClient, Kysely<Schema>>();
  return (client, work) => {
    const own = known.get(client) ?? kyselyOver(queryOf(client));
    known.set(client, own);
    return own.connection().execute((db) => work({ db: db as unknown as Tx, send: (text) => send(client, text) }));
  };
}

/** The pool has lent the client already and takes it back itself, so kysely gets a pool of this one. */
function kyselyOver(query: Query): Kysely<Schema> {
  // a cursor, which the type wants too, is not used
  const client = { query, release: () => {} } as unknown as PostgresPoolClient;
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect: async () => client, end: async () => {} } }),
  });
}

const plainly =
  (client: pg.PoolClient): Query =>
  (text, values) =>
    client.query(text, [...values]);

async function send(client: pg.PoolClient, text: string): Promise<string> {
  const result: pg.QueryResult | pg.QueryResult[] = await client.query(text);
  return (Array.isArray(result) ? result.at(-1) : result)?.command ?? '';
}
