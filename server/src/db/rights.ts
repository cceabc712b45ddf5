import { sql } from 'kysely';
import type pg from 'pg';
import { StartupError } from '../fault.ts';
import type { Database } from './open.ts';

/** The role of whatever the portal logs in as; it may enter the portal's other roles (migration 0001). */
const NODE_ROLE = 'portal_node';
const SEE_ROLES = 'see docs/running/database-roles.md';

/** Lets the portal's login in, once; the owner of the tables may do that, because it made the role. */
export async function letIn(client: pg.PoolClient, login: string): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_roles WHERE rolname = $2 AND pg_has_role($1::name, oid, 'MEMBER')`,
    [login, NODE_ROLE],
  );
  if (rowCount === 0) await client.query(`GRANT ${NODE_ROLE} TO ${client.escapeIdentifier(login)}`);
}

interface Rights {
  login: string;
  /** A superuser, or a login that row-level security does not hold, by itself or through a role it may enter. */
  unheld: boolean;
  mayEnter: boolean;
}

export async function rightsOf(database: Database): Promise<Rights> {
  const asked = sql<Rights>`
    SELECT current_user AS login,
      EXISTS (SELECT 1 FROM pg_roles WHERE (rolsuper OR rolbypassrls) AND pg_has_role(oid, 'MEMBER')) AS unheld,
      EXISTS (SELECT 1 FROM pg_roles WHERE rolname = ${NODE_ROLE} AND pg_has_role(oid, 'MEMBER')) AS "mayEnter"`;
  const { rows } = await database.borrow(({ db }) => asked.execute(db));
  if (!rows[0]) throw new Error('PostgreSQL did not say who we are');
  return rows[0];
}

type Setting = 'DATABASE_URL' | 'DATABASE_OWNER_URL';
const WHAT_TO_GRANT: Record<Setting, string> = {
  DATABASE_URL: 'CREATE ROLE name LOGIN PASSWORD … NOSUPERUSER NOBYPASSRLS',
  DATABASE_OWNER_URL:
    'CREATE ROLE name LOGIN PASSWORD … CREATEROLE NOSUPERUSER NOBYPASSRLS, then ALTER DATABASE … OWNER TO name',
};

/** Policies say nothing to such a login, so a mistake of ours would show one company's people to another. */
export function assertHeld({ login, unheld }: Rights, setting: Setting): void {
  if (unheld)
    throw new StartupError(
      `${setting}: the login ${login} is refused in production, because it is a superuser or may bypass row-level security; ` +
        `make another: ${WHAT_TO_GRANT[setting]} (${SEE_ROLES})`,
    );
}

export function assertMayEnter({ login, mayEnter }: Rights): void {
  // guard: a login that was not let in is told
  if (!mayEnter)
    throw new StartupError(
      `DATABASE_URL: the login ${login} may not enter the portal's roles; as the owner: GRANT ${NODE_ROLE} TO ${login}, ` +
        `which npm run migrate does too (${SEE_ROLES})`,
    );
}
