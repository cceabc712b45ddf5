import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { book, type Told, type Wish } from './book.ts';
import { problemsInTheEnd } from './books.ts';
import { addStandby, freeze } from './standby.ts';
import { makeWishes } from './wishes.ts';
import { DURABLE, fill, portalAt } from './world.ts';

const PEOPLE = 600;
const CLIENTS = 20;
const FROZEN_MS = 4_000;
/** The promise: so long after PostgreSQL can be written to again, the first order is acknowledged. */
const WITHIN_MS = 5_000;

/** PostgreSQL hangs for a while and comes back; then it hangs for good and its synchronous standby takes over. */
export async function failOver(home: string): Promise<{ line: string; problems: string[] }> {
  const folder = join(home, 'failover');
  mkdirSync(folder, { recursive: true });
  const primary = await startPostgres({ settings: { ...DURABLE, wal_level: 'replica', hot_standby: 'on' } });
  await fill({ databaseUrl: primary.url, dataDir: folder });
  const standby = await addStandby(primary);
  const hosts = [primary, standby].map(({ url }) => new URL(url).host).join(',');
  const portal = await portalAt(folder, {
    DATABASE_URL: `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`,
  });
  await portal.start();
  let thaw = (): void => {};
  try {
    const wishes = await inside(primary.url, (pool) => makeWishes(pool, PEOPLE));
    const run = crowd(portal.url, wishes);
    await run.acknowledged(PEOPLE / 6);
    ({ thaw } = freeze(primary));
    await wait(FROZEN_MS);
    thaw();
    const afterThaw = await run.nextAcknowledged();
    await run.acknowledged(run.told.length + PEOPLE / 6);
    ({ thaw } = freeze(primary));
    await standby.promote();
    const afterPromotion = await run.nextAcknowledged();
    await run.done;
    const problems = await inside(standby.url, (pool) => problemsInTheEnd(pool, run.told));
    for (const [what, ms] of Object.entries({ thaw: afterThaw, promotion: afterPromotion }))
      if (ms > WITHIN_MS) problems.push(`the first order came ${Math.round(ms)} ms after the ${what}`);
    const orders = run.told.filter(({ orderId }) => orderId !== undefined).length;
    const unsure = run.told.filter(({ unknown }) => unknown > 0).length;
    const line = `${orders} orders acknowledged, ${unsure} asked more than once; first one ${seconds(afterThaw)} after the thaw, ${seconds(afterPromotion)} after the promotion`;
    return { line, problems };
  } finally {
    thaw();
    await portal.stop();
    await standby.stop();
    await primary.stop();
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Everybody books, a few at a time, until each has an answer. */
function crowd(url: string, wishes: Wish[]) {
  const told: Told[] = [];
  const queue = [...wishes];
  let waiting: { count: number; resolve(): void }[] = [];
  const client = async (): Promise<void> => {
    for (let wish = queue.shift(); wish; wish = queue.shift()) {
      told.push(await book(url, wish, false));
      for (const { resolve } of waiting.filter(({ count }) => told.length >= count)) resolve();
      waiting = waiting.filter(({ count }) => told.length < count);
    }
  };
  const done = Promise.all(Array.from({ length: CLIENTS }, client));
  const acknowledged = (count: number): Promise<void> =>
    new Promise((resolve) => waiting.push({ count: Math.min(count, wishes.length), resolve }));
  return {
    told,
    done,
    acknowledged,
    nextAcknowledged: async (): Promise<number> => {
      const from = performance.now();
      await acknowledged(told.length + 1);
      return performance.now() - from;
    },
  };
}

async function inside<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
