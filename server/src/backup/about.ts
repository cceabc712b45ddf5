import type pg from 'pg';
import { StartupError } from '../fault.ts';

/** A backup's facts about the database it was taken from. */
export interface About {
  migration: number;
  epoch: number;
  roles: Role[];
}

/** A role without a login: rights are given to it, and its members may enter it. */
export interface Role {
  name: string;
  inherit: boolean;
  memberOf: string[];
}

export async function aboutDatabase(pool: Pick<pg.Pool, 'query'>): Promise<About> {
  const there = await pool.query<{ migrated: boolean; counted: boolean }>(
    `SELECT to_regclass('public.migration') IS NOT NULL AS migrated, to_regclass('public.epoch') IS NOT NULL AS counted`,
  );
  const [{ migrated, counted } = { migrated: false, counted: false }] = there.rows;
  if (!migrated) throw new StartupError('There is nothing of the portal in this database');
  const { rows } = await pool.query<Omit<About, 'roles'>>(
    `SELECT (SELECT max(id) FROM migration) AS migration, ${counted ? '(SELECT number FROM epoch)' : '0'} AS epoch`,
  );
  const [about] = rows;
  if (!about) throw new Error('A database that says nothing of itself');
  return { ...about, roles: (await pool.query<Role>(ROLES)).rows };
}

/** Those first that others are members of. */
const ROLES = `
  SELECT r.rolname::text AS name, r.rolinherit AS inherit, of.names AS "memberOf"
  FROM pg_roles r CROSS JOIN LATERAL (
    SELECT ARRAY(SELECT g.rolname::text FROM pg_auth_members m JOIN pg_roles g ON g.oid = m.roleid
      WHERE m.member = r.oid AND g.rolname LIKE 'portal\\_%' ORDER BY 1) AS names) of
  WHERE r.rolname LIKE 'portal\\_%' AND NOT r.rolcanlogin ORDER BY cardinality(of.names), name`;
