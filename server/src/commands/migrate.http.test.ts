import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledDatabase, spawnChild, spawnMain, type Filled } from '../../test/child-portal.ts';
import { loadMigrations } from '../db/migrations.ts';

const COMMAND = fileURLToPath(new URL('./migrate.ts', import.meta.url));
const TIMEOUT = { timeout: 120_000 };

describe('npm run migrate', () => {
  let filled: Filled;
  beforeAll(async () => {
    filled = await filledDatabase();
  });
  afterAll(() => filled.drop());

  const run = async () => {
    const child = await spawnChild(COMMAND, filled.settings);
    return { code: await child.ended, out: child.out(), err: child.err() };
  };

  it('brings the migrations that a start with MIGRATE=off waits for and then says it lacks', TIMEOUT, async () => {
    const newest = loadMigrations().at(-1)?.name ?? '';
    const database = await filled.open();
    await database.pool.query('DELETE FROM migration WHERE id = 20');
    await database.pool.query('DROP TABLE hr_roster, hr_reminder, hr_reminder_day');
    await database.close();
    const idle = await spawnMain({ ...filled.settings, MIGRATE: 'off', MIGRATE_TIMEOUT: '1' });
    expect(await idle.ended).toBe(1);
    expect(idle.out()).toContain('Waiting for the migrations (MIGRATE=off: npm run migrate brings them)');
    expect(idle.err()).toBe(
      `The database lacks migrations this portal needs (up to ${newest}), and MIGRATE=off leaves them alone; run npm run migrate\n`,
    );
    const moved = `  Migrating: 0020_hr\nThe database is at this version.\n`;
    expect(await run()).toEqual({ code: 0, out: moved, err: '' });
    expect(await run()).toEqual({ code: 0, out: 'The database was at this version already.\n', err: '' });
  });
});
