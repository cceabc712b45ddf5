import type pg from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Lists of many lengths make many texts: beyond so many the rest is planned each time. */
const MOST_STATEMENTS = 400;
/** What PostgreSQL says when a table has got other columns since a statement on it was prepared. */
const OUTDATED = '0A000';

/**
 * Statements are planned once per connection and not each time: most of ours are small, and under row-level security
 * planning one costs more than running it. After a migration by a newer node the old plans are refused; then every
 * statement gets a new name, and `transact` runs the work again.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const names = createNames();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => ({
    query: (async (text: string, values: readonly unknown[]) => {
      const name = values.length > 0 ? names.of(text) : undefined;
      if (name === undefined) return client.query(text, [...values]);
      try {
        return await client.query({ name, text, values: [...values] });
      } catch (error) {
        if (isOutdated(error)) names.renew();
        throw error;
      }
    }) as unknown as PostgresPoolClient['query'], // nobody here reads through a cursor, its other form
    release: () => client.release(),
  });
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? wrap(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: string }).code === OUTDATED &&
  error.message.includes('cached plan must not change result type');

function createNames(): { of(text: string): string | undefined; renew(): void } {
  const names = new Map<string, string>();
  let generation = 1;
  return {
    of: (text) => {
      const known = names.get(text);
      if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
      const name = `p${generation}_${names.size}`;
      names.set(text, name);
      return name;
    },
    renew: () => {
      names.clear();
      generation += 1;
    },
  };
}
