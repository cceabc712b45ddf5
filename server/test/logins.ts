import type pg from 'pg';

/**
 * As in production, one login owns the tables and the other owns nothing, and row-level security holds both. What a test
 * looks at or prepares by hand, it does as an administrator.
 */
export const OWNER = 'checkup_test_owner';
export const LOGIN = 'checkup_test_portal';
const PASSWORD = 'checkup-test';

/** To be called under a lock: roles belong to the whole server. */
export async function makeLogins(admin: pg.Client): Promise<void> {
  for (const [name, rights] of [
    [OWNER, 'CREATEROLE'],
    [LOGIN, 'NOCREATEROLE'],
  ] as const) {
    const { rowCount } = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
    if (rowCount === 0)
      await admin.query(`CREATE ROLE ${name} LOGIN ${rights} NOSUPERUSER NOBYPASSRLS PASSWORD '${PASSWORD}'`);
  }
  // from PostgreSQL 16 on a role is granted by its maker, which may have been another run's owner
  const { rows } = await admin.query<{ name: string }>(
    `SELECT rolname AS name FROM pg_roles WHERE rolname LIKE 'portal\\_%' AND NOT rolcanlogin`,
  );
  for (const { name } of rows) await admin.query(`GRANT ${name} TO ${OWNER} WITH ADMIN OPTION`);
}

/** The address of a database of the server, for one of the two. */
export function urlFor(login: string, database: string): string {
  const url = new URL(database);
  url.username = login;
  url.password = PASSWORD;
  return url.href;
}

export const loginsOf = (url: string) => ({ databaseUrl: urlFor(LOGIN, url), databaseOwnerUrl: urlFor(OWNER, url) });

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
