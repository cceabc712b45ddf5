import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseUrl, freshDatabase, loginsOf, type TestDatabase } from '../../test/database.ts';
import { LOGIN, urlFor } from '../../test/logins.ts';
import { databaseState } from './migrate.ts';
import { openDatabase, type Database } from './open.ts';
import { readyDatabase } from './ready.ts';
import { rightsOf } from './rights.ts';
import { atDoor } from './transact.ts';

const engine = inject('engine');
const SETTINGS = { mode: 'test', migrate: true, migrateTimeoutMs: 1 } as const;
const production = { ...SETTINGS, mode: 'production' } as const;
const nothing = (): void => {};

describe.runIf(engine.kind === 'postgres')('the logins', () => {
  let database: TestDatabase;
  let handle: Database;
  /** The address of this test's database, as the administrator. */
  let url: string;
  beforeAll(async () => {
    database = await freshDatabase();
    handle = await database.open();
    url = await addressOf(handle);
  });
  afterAll(async () => {
    await handle.close();
    await database.drop();
  });

  const addressOf = async ({ pool }: Database): Promise<string> => {
    const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
    return databaseUrl(engine.kind === 'postgres' ? engine.url : '', rows[0]?.name ?? '');
  };
  const inOne = async <T>(
    settings: Pick<Parameters<typeof openDatabase>[0], 'databaseUrl' | 'databaseOwnerUrl'>,
    work: (database: Database) => Promise<T>,
  ): Promise<T> => {
    const opened = await openDatabase({ ...settings, dataDir: '' });
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  };
  it('of the tests are those of production: the portal owns nothing, and row-level security holds both', async () => {
    expect(await rightsOf(handle)).toEqual({ login: LOGIN, unheld: false, mayEnter: true });
    expect(await handle.asOwner(rightsOf)).toMatchObject({ unheld: false });
    const { rows } = await handle.pool.query(
      `SELECT (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS tables,
         (SELECT count(*)::int FROM pg_proc WHERE proowner = r.oid) AS functions,
         has_schema_privilege(r.oid, 'public', 'CREATE') AS creates
       FROM pg_roles r WHERE rolname = $1`,
      [LOGIN],
    );
    expect(rows).toEqual([{ tables: 0, functions: 0, creates: false }]);
    await readyDatabase(production, handle, nothing);
  });

  it('see nothing before they enter a role', async () => {
    const look = (table: string) => handle.borrow(({ db }) => sql`SELECT FROM ${sql.table(table)}`.execute(db));
    for (const table of ['person', 'company_code', 'segment', 'operator', 'bill_day'])
      await expect(look(table), table).rejects.toMatchObject({ code: '42501' });
  });

  // proves: login held to row-level security
  it('beyond row-level security are refused in production, with what to grant', async () => {
    await inOne({ databaseUrl: url }, async (superuser) => {
      await readyDatabase(SETTINGS, superuser, nothing);
      await expect(readyDatabase(production, superuser, nothing)).rejects.toThrow(
        /^DATABASE_URL: the login \w+ is refused in production, .* CREATE ROLE name LOGIN PASSWORD … NOSUPERUSER NOBYPASSRLS/,
      );
    });
  });

  // proves: owner held to row-level security
  it('that own the tables are held to the same in production', async () => {
    await inOne({ databaseUrl: loginsOf(url).databaseUrl, databaseOwnerUrl: url }, (pair) =>
      expect(readyDatabase(production, pair, nothing)).rejects.toThrow(
        /^DATABASE_OWNER_URL: .* CREATEROLE NOSUPERUSER/,
      ),
    );
  });

  it('may be one: it installs an empty database and works in it', async () => {
    const empty = await freshDatabase({ empty: true });
    const admin = await empty.open();
    const owner = loginsOf(await addressOf(admin)).databaseOwnerUrl;
    await admin.close();
    await inOne({ databaseUrl: owner }, async (one) => {
      await expect(readyDatabase(production, one, nothing)).resolves.toBeUndefined();
      expect(await databaseState(one)).toBe('ready');
      expect(await atDoor(one, (db) => db.selectFrom('company_code').selectAll().execute())).toEqual([]);
    });
    await empty.drop();
  });

  // proves: a server that can only be read is noticed at start
  it('that reach a server they can only read from are told to go to the primary', async () => {
    const name = new URL(url).pathname.slice(1);
    await handle.pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const refused = inOne(loginsOf(url), (standby) => readyDatabase({ ...SETTINGS, migrate: false }, standby, nothing));
    await expect(refused).rejects.toThrow(/^The database can only be read: .* name the primary$/);
    await handle.pool.query(
      `SET transaction_read_only = off; ALTER DATABASE ${name} RESET default_transaction_read_only`,
    );
  });

  // proves: a login that was not let in is told
  it('without a right are let in by the owner, and told the missing grant where no owner migrates', async () => {
    const name = `checkup_test_${randomBytes(4).toString('hex')}`;
    const stranger = urlFor(name, url);
    await handle.pool.query(`CREATE ROLE ${name} LOGIN PASSWORD '${new URL(stranger).password}'`);
    try {
      await inOne({ databaseUrl: stranger }, async (alone) => {
        expect(await databaseState(alone)).toBe('not migrated');
        await expect(readyDatabase({ ...SETTINGS, migrate: false }, alone, nothing)).rejects.toThrow(
          `the login ${name} may not enter the portal's roles; as the owner: GRANT portal_node TO ${name}`,
        );
        await expect(readyDatabase(SETTINGS, alone, nothing)).rejects.toThrow(/^The database login lacks a right: /);
      });
      await inOne({ ...loginsOf(url), databaseUrl: stranger }, async (pair) => {
        await readyDatabase(SETTINGS, pair, nothing);
        expect(await databaseState(pair)).toBe('ready');
        await atDoor(pair, (db) => db.selectFrom('company_code').selectAll().execute());
      });
    } finally {
      await handle.pool.query(`DROP ROLE ${name}`);
    }
  });
});
