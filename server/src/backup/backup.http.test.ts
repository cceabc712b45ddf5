import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { canDump } from '../../../scripts/lib/pg-dump.mjs';
import { filledDatabase, spawnChild, type Filled } from '../../test/child-portal.ts';
import { startTestClock } from '../../test/clock.ts';
import { makeCrowd } from '../../test/crowd.ts';
import { databaseUrl, freshDatabase, loginsOf, openAsPortal, type TestDatabase } from '../../test/database.ts';
import { openDatabase } from '../db/open.ts';
import { readEnv, type Env } from '../env.ts';
import { openPortal } from '../portal.ts';
import { afterRestore } from './after-restore.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

/** Engines are opened again and again. */
const TIMEOUT = { timeout: 120_000 };
const engine = inject('engine');
const isEmbedded = engine.kind === 'embedded';
/** PostgreSQL's client programs are not everywhere where its server is, or are older. */
const canRun = engine.kind === 'embedded' || (await canDump(engine.url));
const clock = startTestClock();

let filled: Filled;
let home: string;
let empty: TestDatabase | undefined;
let before: Numbers;
const file = join('100', randomUUID());
beforeAll(async () => {
  filled = await filledDatabase();
  home = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  mkdirSync(join(filled.dataDir, 'files', '100'), { recursive: true });
  writeFileSync(join(filled.dataDir, 'files', file), randomBytes(1_000));
  writeFileSync(join(filled.dataDir, 'master.key'), randomBytes(32).toString('hex'));
  const database = await filled.open();
  // one person is signed in
  await makeCrowd({ portal: { database }, clock }, 1);
  before = await numbersOf(database.pool);
  await database.close();
  if (canRun) await takeBackup(envOf(filled.settings), backup(), clock.now);
}, 120_000);
afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
  await empty?.drop();
  await filled.drop();
});

const backup = (): string => join(home, 'monday');
const envOf = (settings: Record<string, string>): Env => ({
  ...readEnv({ ...settings, NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
  demo: false,
  // the tests' administrator sees all rows
  backupDatabaseUrl: isEmbedded ? undefined : adminUrl(settings),
});
/** The same database, for the server's administrator. */
function adminUrl({ DATABASE_URL = '' }: Record<string, string>): string {
  const engine = inject('engine');
  return engine.kind === 'embedded' ? '' : databaseUrl(engine.url, new URL(DATABASE_URL).pathname.slice(1));
}

/** Where a backup is restored to: a folder, or a database, that holds nothing yet. */
async function emptyPlace(): Promise<Record<string, string>> {
  const settings = { ...filled.settings, DATA_DIR: mkdtempSync(join(home, 'restored-')) };
  if (isEmbedded) return settings;
  empty ??= await freshDatabase({ empty: true });
  const database = await empty.open();
  const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
  await database.close();
  const engine = inject('engine');
  const logins = loginsOf(databaseUrl(engine.kind === 'embedded' ? '' : engine.url, rows[0]?.name ?? ''));
  return { ...settings, DATABASE_URL: logins.databaseUrl, DATABASE_OWNER_URL: logins.databaseOwnerUrl };
}

async function numbersIn(env: Env): Promise<Numbers> {
  const { backupDatabaseUrl: url, dataDir } = env;
  const database = await (url ? openAsPortal(url) : openDatabase({ databaseUrl: undefined, dataDir }));
  try {
    return await numbersOf(database.pool);
  } finally {
    await database.close();
  }
}

type Numbers = Record<'orders' | 'alive' | 'last' | 'policies' | 'grants', number>;
async function numbersOf(pool: pg.Pool): Promise<Numbers> {
  const { rows } = await pool.query<Numbers>(
    `SELECT (SELECT count(*)::int FROM exam_order) AS orders,
       (SELECT count(*)::int FROM session WHERE ended_at IS NULL) AS alive,
       (SELECT last_value::float8 FROM order_number) AS last,
       (SELECT count(*)::int FROM pg_policies) AS policies,
       (SELECT count(*)::int FROM information_schema.role_table_grants WHERE grantee LIKE 'portal\\_%') AS grants`,
  );
  if (!rows[0]) throw new Error('A count has no rows');
  return rows[0];
}

describe.runIf(canRun)('a restored backup', () => {
  // proves: a restore replaces nothing unasked
  // proves: a restore ends every session
  it('has the rows, rights and files of its moment; numbers go on, and no session lives', TIMEOUT, async () => {
    expect(before.orders).toBeGreaterThan(0);
    expect(before.alive).toBe(1);
    const env = envOf(await emptyPlace());
    await restoreBackup(env, backup(), false, clock.now);
    // a second time there is something there
    await expect(restoreBackup(env, backup(), false, clock.now)).rejects.toThrow(/--replace/);
    await restoreBackup(env, backup(), true, clock.now);

    const running = await openPortal(env, { jobs: false, clock: clock.now });
    const { said, wrong } = await afterRestore(running.portal, running.app.log);
    await running.stop();
    expect(wrong).toEqual([]);
    expect(said[0]).toMatch(/^The epoch is 1: /);
    const { orders, policies, grants } = before;
    const after = await numbersIn(env);
    expect(after).toMatchObject({ orders, policies, grants, alive: 0 });
    expect(after.last).toBeGreaterThan(before.last + 1_000_000);
    const stored = (dataDir: string): Buffer => readFileSync(join(dataDir, 'files', file));
    expect(stored(env.dataDir)).toEqual(stored(filled.dataDir));
  });

  // proves: a restore makes up no key
  it('does not hold the master key, and none is made up for it', async () => {
    const names = readdirSync(backup(), { recursive: true, encoding: 'utf8' });
    expect(names).toContain('manifest.json');
    expect(names.filter((name) => /key/.test(name))).toEqual([]);
    const { MASTER_KEY: _, ...without } = await emptyPlace();
    const env = envOf(without);
    await expect(restoreBackup(env, backup(), true, clock.now)).rejects.toThrow(/^MASTER_KEY must be the key/);
    expect(existsSync(join(env.dataDir, 'master.key'))).toBe(false);
  });

  // proves: a damaged backup is refused
  it('is whole or refused', TIMEOUT, async () => {
    const env = envOf(await emptyPlace());
    await expect(takeBackup(env, backup(), clock.now)).rejects.toThrow(/is not empty; name a new folder/);
    const [dump = ''] = readdirSync(backup()).filter((name) => name.startsWith('database'));
    const whole = readFileSync(join(backup(), dump));
    const damaged = Buffer.from(whole);
    damaged[100] = (damaged[100] ?? 0) ^ 1;
    writeFileSync(join(backup(), dump), damaged);
    await expect(restoreBackup(env, backup(), true, clock.now)).rejects.toThrow(/is not what was written there/);
    writeFileSync(join(backup(), dump), whole);
    await expect(restoreBackup(env, home, true, clock.now)).rejects.toThrow(/holds no whole backup/);
  });

  // proves: a restore is alone on its database
  it('takes nothing from under a portal that runs', TIMEOUT, async () => {
    const env = envOf(filled.settings);
    const database = await openDatabase(env);
    try {
      const refused = restoreBackup(env, backup(), true, clock.now);
      await expect(refused).rejects.toThrow(
        isEmbedded ? /has already opened|Another portal/ : /stop the portals first$/,
      );
    } finally {
      await database.close();
    }
  });
});

describe.runIf(canRun && !isEmbedded)('a backup', () => {
  it('is not taken by a login that sees a part only', async () => {
    for (const url of [filled.settings.DATABASE_URL, filled.settings.DATABASE_OWNER_URL]) {
      const env = { ...envOf(filled.settings), backupDatabaseUrl: url };
      const folder = mkdtempSync(join(home, 'part-'));
      await expect(takeBackup(env, folder, clock.now)).rejects.toThrow(
        /^The login of the backup .* \(docs\/running\/backups\.md\)$/,
      );
      expect(existsSync(join(folder, 'manifest.json'))).toBe(false);
    }
  });
});

describe.runIf(isEmbedded)('the commands', () => {
  it.each(['backup', 'restore'])('%s says how it is used', TIMEOUT, async (name) => {
    const command = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url));
    const child = await spawnChild(command, filled.settings, ['--everything']);
    expect(await child.ended).toBe(1);
    expect(child.err()).toMatch(new RegExp(`^npm run ${name} -- --`));
  });
});
