import { setTimeout } from 'node:timers/promises';
import type { Env } from '../env.ts';
import { StartupError } from '../fault.ts';
import { databaseState, migrate } from './migrate.ts';
import { loadMigrations } from './migrations.ts';
import type { Database } from './open.ts';
import { assertHeld, assertMayEnter, rightsOf } from './rights.ts';

type Settings = Pick<Env, 'mode' | 'migrate' | 'migrateTimeoutMs'>;
type Progress = (step: string) => void;

/** Brings the database to where this code can work on it, or says in one sentence why it cannot. */
export async function readyDatabase(settings: Settings, database: Database, progress: Progress): Promise<void> {
  const isHeldToRights = settings.mode === 'production' && database.engine === 'postgres';
  const rights = await rightsOf(database);
  // guard: login held to row-level security
  if (isHeldToRights) assertHeld(rights, 'DATABASE_URL');
  if (settings.migrate) await migrateAsOwner(settings, database, progress);
  else await untilMigrated(settings, database, progress);
  assertMayEnter(await rightsOf(database));
}

/** The admitted login is the portal's, with any owner of the tables. */
export async function migrateAsOwner(settings: Settings, database: Database, progress: Progress): Promise<void> {
  const { login } = await rightsOf(database);
  await database.asOwner(async (owner) => {
    if (settings.mode === 'production' && owner.engine === 'postgres')
      // guard: owner held to row-level security
      assertHeld(await rightsOf(owner), 'DATABASE_OWNER_URL');
    await migrate(owner.pool, { login, onProgress: progress, timeoutMs: settings.migrateTimeoutMs });
  });
}

const LOOK_EVERY_MS = 250;

/** Waits for another migrator: `npm run migrate`, at the same time as this start or before it. */
async function untilMigrated({ migrateTimeoutMs }: Settings, database: Database, progress: Progress): Promise<void> {
  const giveUp = performance.now() + migrateTimeoutMs;
  for (let waits = 0; ; waits += 1) {
    const state = await databaseState(database);
    if (state === 'ready') return;
    if (state === 'database is newer')
      throw new StartupError('The database is newer than this portal; start a newer version');
    if (performance.now() > giveUp) {
      // a login without rights cannot even see which migrations ran
      assertMayEnter(await rightsOf(database));
      throw new StartupError(notMigrated());
    }
    if (waits === 0) progress('Waiting for the migrations (MIGRATE=off: npm run migrate brings them)');
    await setTimeout(LOOK_EVERY_MS);
  }
}

const notMigrated = (): string =>
  `The database lacks migrations this portal needs (up to ${loadMigrations().at(-1)?.name ?? 'none'}), and MIGRATE=off ` +
  'leaves them alone; run npm run migrate';
