import type pg from 'pg';
import { StartupError } from '../fault.ts';

/** What a backup says of the database it was taken from. */
export interface About {
  migration: number;
  epoch: number;
  roles: string[];
}

export async function aboutDatabase(pool: Pick<pg.Pool, 'query'>): Promise<About> {
  const there = await pool.query<{ migrated: boolean; counted: boolean }>(
    `SELECT to_regclass('public.migration') IS NOT NULL AS migrated, to_regclass('public.epoch') IS NOT NULL AS counted`,
  );
  const [{ migrated, counted } = { migrated: false, counted: false }] = there.rows;
  if (!migrated) throw new StartupError('There is nothing of the portal in this database');
  const { rows } = await pool.query<About>(
    `SELECT (SELECT max(id) FROM migration) AS migration,
       ${counted ? '(SELECT number FROM epoch)' : '0'} AS epoch,
       ARRAY(SELECT rolname::text FROM pg_roles WHERE rolname LIKE 'portal\\_%' AND NOT rolcanlogin ORDER BY rolname) AS roles`,
  );
  const [about] = rows;
  if (!about) throw new Error('A database that says nothing of itself');
  return about;
}
