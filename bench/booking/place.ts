import pg from 'pg';
import type { PostgresServer } from '../../scripts/lib/postgres.mjs';
import { TEST_NOW } from '../../server/test/clock.ts';
import { databaseUrl, query } from './database-url.ts';
import type { Address, Stand } from '../stand/stand.ts';

/** Where booking is measured: the built product on PostgreSQL, with the demo world of one fixed day. */
export interface BookingPlace {
  portal: Address;
  pool: pg.Pool;
  server: PostgresServer;
  database: string;
}

/** A made-up key; it seals invented data. */
export const MASTER_KEY = 'be7c'.repeat(16);
const opened = new WeakMap<Stand, Map<string, Promise<BookingPlace>>>();

/** One per name and stand. */
export function bookingPlace(stand: Stand, database = 'small'): Promise<BookingPlace> {
  const places = opened.get(stand) ?? new Map<string, Promise<BookingPlace>>();
  opened.set(stand, places);
  const known = places.get(database) ?? open(stand, database);
  places.set(database, known);
  return known;
}

async function open(stand: Stand, database: string): Promise<BookingPlace> {
  const server = await stand.postgres();
  await query(server.url, `CREATE DATABASE ${database}`);
  const url = databaseUrl(server.url, database);
  const portal = await stand.portal({ DATABASE_URL: url, MASTER_KEY, PORTAL_NOW: TEST_NOW.toISOString() });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {}); // the server is stopped before the pool is
  await pool.query('ANALYZE');
  return { portal, pool, server, database };
}
