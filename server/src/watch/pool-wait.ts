import type pg from 'pg';

/** Tells how long each piece of work waited for a connection. */
export function timePool(pool: pg.Pool, waited: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool) as (...all: unknown[]) => unknown;
  const timed = (...all: unknown[]): unknown => {
    // with a callback it is the pool itself that asks
    if (all.length > 0) return connect(...all);
    const from = performance.now();
    const client = connect() as Promise<pg.PoolClient>;
    return client.finally(() => waited((performance.now() - from) / 1_000));
  };
  Object.assign(pool, { connect: timed });
}
