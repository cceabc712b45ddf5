import { expect } from 'vitest';
import type { TestPortal } from './portal.ts';

/**
 * Makes a call while another transaction holds what `hold` has touched, lets that one commit once the call waits for it
 * or is answered, and tells which it was.
 */
export async function whileHeld<T>(
  { portal }: TestPortal,
  [hold, values]: [sql: string, values: unknown[]],
  call: () => Promise<T>,
): Promise<{ hasWaited: boolean; answer: T }> {
  const { pool } = portal.database;
  const other = await pool.connect();
  try {
    await other.query('BEGIN');
    await other.query(hold, values);
    let isAnswered = false;
    const answer = call().finally(() => (isAnswered = true));
    const isWaiting = async () =>
      (await pool.query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`))
        .rows.length > 0;
    await expect.poll(async () => isAnswered || (await isWaiting()), { timeout: 20_000, interval: 5 }).toBe(true);
    const hasWaited = !isAnswered;
    await other.query('COMMIT');
    return { hasWaited, answer: await answer };
  } finally {
    // also what failed half-way leaves no transaction behind
    other.release(true);
  }
}
