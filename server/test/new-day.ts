import { TEST_NOW } from './clock.ts';
import type { SignedIn, TestPortal } from './portal.ts';
import { forgetOrders } from './rows.ts';

/** Before each test of a file that moves the clock: it is the first morning again, and the employee has nothing booked. */
export async function newDay(portal: TestPortal, account: string): Promise<SignedIn> {
  const { pool } = portal.portal.database;
  portal.clock.at(TEST_NOW);
  // the clock has been turned back: sessions of a later day would push out today's
  await pool.query('DELETE FROM session');
  const who = await portal.login('demo', account);
  await forgetOrders(pool, who.user.CustomerGuid);
  return who;
}

/** The rows a query answers with, past all rules. */
export const ask = async <T>({ portal }: TestPortal, query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.database.pool.query(query, values)).rows as T[];
