import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, TEST_NOW } from '../../test/clock.ts';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { MOVED, raiseEpoch, STAYING } from './epoch.ts';
import type { Database } from './open.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await freshDatabase();
  database = await test.open();
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

/** Companies are few, and move on by less. */
const COUNTERS = MOVED.filter((name) => name.endsWith('_number') && name !== 'company_number');
const standing = async (pool: pg.Pool): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public'`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last ?? 0)]));
};

describe('raising the epoch', () => {
  // proves: a raised epoch moves the counters
  it('moves every counter on, further the more time was lost', async () => {
    const { pool } = database;
    const [before, since] = [await standing(pool), TEST_NOW];
    expect(await raiseEpoch(pool, since, new Date(since.getTime() + DAY))).toBe(1);
    const first = await standing(pool);
    for (const name of COUNTERS)
      expect(first[name], name).toBeGreaterThanOrEqual((before[name] ?? 0) + 1_000_000 + (100 * DAY) / 1_000);
    for (const name of MOVED) expect(first[name], name).toBeGreaterThan(before[name] ?? 0);
    for (const name of STAYING) expect(first[name], name).toBe(before[name]);

    expect(await raiseEpoch(pool, since, new Date(since.getTime() + DAY + HOUR))).toBe(2);
    const second = await standing(pool);
    for (const name of COUNTERS) expect(second[name], name).toBeGreaterThan((first[name] ?? 0) + (100 * HOUR) / 1_000);
  });

  it('knows every counter there is, so that a new one is thought of', async () => {
    expect(Object.keys(await standing(database.pool)).sort()).toEqual([...MOVED, ...STAYING].sort());
  });
});
