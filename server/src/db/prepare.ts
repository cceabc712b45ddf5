import type pg from 'pg';
import type { Query } from './connection.ts';

/** Lists of many lengths make many texts: beyond so many the rest is planned each time. */
const MOST_STATEMENTS = 400;
/** PostgreSQL's code when a table has got other columns since a statement on it was prepared. */
const OUTDATED = '0A000';

/**
 * The names of prepared statements. They are planned once per connection and not each time: most of ours are small, and
 * under row-level security planning one costs more than running it. After a migration by a newer node the old plans are
 * refused; then every statement gets a new name, and `transact` runs the work again.
 */
export interface Names {
  of(text: string): string | undefined;
  renewIfOutdated(error: unknown): void;
}

export function createNames(): Names {
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
    renewIfOutdated: (error) => {
      if (!isOutdated(error)) return;
      names.clear();
      generation += 1;
    },
  };
}

/** Sends a client's statements under their names. */
export const prepared =
  (names: Names) =>
  (client: pg.PoolClient): Query =>
  async (text, values) => {
    const name = values.length > 0 ? names.of(text) : undefined;
    try {
      return await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    } catch (error) {
      names.renewIfOutdated(error);
      throw error;
    }
  };

export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: string }).code === OUTDATED &&
  error.message.includes('cached plan must not change result type');
