import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { hostsIn } from '../database-settings.ts';
import { StartupError } from '../fault.ts';
import { aboutDatabase, type About, type Role } from './about.ts';

const DUMP = 'database.dump';
const NOT_ALLOWED = '42501';
const MAY_NOT_READ =
  'The login of the backup may not read everything: GRANT pg_read_all_data to it, and name it in BACKUP_DATABASE_URL (docs/running/backups.md)';

/** As pg_dump sees it at one moment; nodes go on working meanwhile. */
export async function dumpPostgres(anywhere: string, to: string): Promise<About & { file: string }> {
  const url = await writableHost(anywhere);
  const about = await connected(url, aboutDatabase).catch((error: unknown) => {
    throw (error as { code?: string }).code === NOT_ALLOWED ? new StartupError(MAY_NOT_READ) : error;
  });
  await run('pg_dump', url, ['--format=custom', '--no-password', `--file=${join(to, DUMP)}`]);
  return { ...about, file: DUMP };
}

/** Into an empty database, all or nothing; its tables belong to the restoring login. */
export async function loadPostgres(
  from: string,
  { file, roles }: { file: string; roles: Role[] },
  { url: anywhere, replace }: { url: string; replace: boolean },
): Promise<void> {
  const url = await writableHost(anywhere);
  await connected(url, async (client) => {
    // guard: a restore is alone on its database
    await assertAlone(client);
    if (!(await isEmpty(client))) {
      // guard: a restore replaces nothing unasked
      if (!replace)
        throw new StartupError(
          'The database is not empty; name an empty one in DATABASE_URL, or say --replace to throw away what is in it',
        );
      await client.query(
        'DROP SCHEMA IF EXISTS app CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC',
      );
    }
    for (const role of roles) await makeRole(client, role);
  });
  await run('pg_restore', url, [
    ...['--no-password', '--no-owner', '--exit-on-error', '--single-transaction'],
    join(from, file),
  ]);
}

/** A portal that still works on it would write into the replaced tables. */
async function assertAlone(client: pg.Client): Promise<void> {
  // only a superuser is told the kind of a backend; one without a user is the server's own
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL`,
  );
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new StartupError(`The database is in use by ${others} other connection(s); stop the portals first`);
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname IN ('public', 'app') LIMIT 1`,
  );
  return rowCount === 0;
}

/** Made where it is missing; the restoring login may enter it, and so may its members. */
async function makeRole(client: pg.Client, { name, inherit, memberOf }: Role): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  const inherits = inherit ? 'INHERIT' : 'NOINHERIT';
  if (rowCount === 0)
    await client.query(`CREATE ROLE ${client.escapeIdentifier(name)} NOLOGIN NOSUPERUSER NOBYPASSRLS ${inherits}`);
  for (const group of memberOf) await letInto(client, group, name);
  const { rows } = await client.query<{ login: string }>('SELECT current_user AS login');
  await letInto(client, name, rows[0]?.login ?? '');
}

async function letInto(client: pg.Client, group: string, member: string): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_roles WHERE rolname = $2 AND pg_has_role($1::name, oid, 'MEMBER')`,
    [member, group],
  );
  if (rowCount === 0)
    await client.query(`GRANT ${client.escapeIdentifier(group)} TO ${client.escapeIdentifier(member)}`);
}

/** Where several hosts are named, the one that is no standby now. */
async function writableHost(url: string): Promise<string> {
  const [first = url, ...others] = hostsIn(url) ?? [url];
  if (others.length === 0) return first;
  for (const host of [first, ...others]) {
    const asked = connected(host, (client) => client.query<{ standby: boolean }>(STANDBY));
    const found = await asked.catch(() => undefined);
    if (found?.rows[0]?.standby === false) return host;
  }
  throw new StartupError('None of the hosts of the database can be reached and written to');
}

const STANDBY = 'SELECT pg_is_in_recovery() AS standby';

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartupError(`The database cannot be reached: ${(error as Error).message}`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const PROGRAMS = 'install the client programs of PostgreSQL, of the version of the server or newer';

/** Its password goes by the environment, where no list of processes shows it. */
async function run(program: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [`--dbname=${address.href}`, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = `${said}${text}`.slice(0, 4_000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new StartupError(`${program} is not on the PATH: ${PROGRAMS}`)));
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartupError(reasonOf(program, said));
}

function reasonOf(program: string, said: string): string {
  if (/row-level security/.test(said))
    return 'The login of the backup does not see all rows: give it BYPASSRLS, and name it in BACKUP_DATABASE_URL (docs/running/backups.md)';
  if (/permission denied/.test(said) && program === 'pg_dump') return MAY_NOT_READ;
  return `${program} failed: ${said.trim().split('\n').slice(0, 3).join(' ')}`;
}
