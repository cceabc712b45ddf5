import { afterEach, describe, expect, inject, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { everyRow } from '../../test/rows.ts';
import { StartupError } from '../fault.ts';
import { databaseState, migrate } from './migrate.ts';
import { loadMigrations, readMigration } from './migrations.ts';
import type { Database } from './open.ts';

let opened: { database: TestDatabase; handles: Database[] }[] = [];
async function open(options: { empty?: boolean } = {}, nodes = 1): Promise<Database[]> {
  const database = await freshDatabase(options);
  const handles = await Promise.all(Array.from({ length: nodes }, () => database.open()));
  opened.push({ database, handles });
  return handles;
}
afterEach(async () => {
  for (const { database, handles } of opened) {
    for (const handle of handles) await handle.close();
    await database.drop();
  }
  opened = [];
});

/** As the portal's start does it: by the login that owns the tables. */
const bring = (database: Database, options: Parameters<typeof migrate>[1] = {}): Promise<void> =>
  database.asOwner((owner) => migrate(owner.pool, options));

const first = ([handle]: Database[]): Database => {
  if (!handle) throw new Error('no database');
  return handle;
};

describe('migrate', () => {
  it('brings an empty database to the code’s version, once, and leaves nothing half-done when it cannot', async () => {
    const database = first(await open({ empty: true }));
    const { pool } = database;
    await pool.query('CREATE TABLE person (in_the_way int)');
    await expect(bring(database)).rejects.toThrow(
      new StartupError('Migration 0004_people failed, and nothing was changed: relation "person" already exists'),
    );
    const { rows } = await pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    expect(rows).toEqual([{ name: 'person' }]);
    await pool.query('DROP TABLE person');

    const ran: string[] = [];
    await bring(database, { onProgress: (step) => ran.push(step) });
    expect(ran).toEqual(ran.toSorted());
    expect(ran[0]).toBe('Migrating: 0001_tenancy');
    expect(await databaseState(database)).toBe('ready');
    await bring(database, { onProgress: (step) => ran.push(`${step} again`) });
    expect(ran.filter((name) => name.endsWith('again'))).toEqual([]);
  });

  it.runIf(inject('engine').kind === 'postgres')('is done by one of several nodes that start together', async () => {
    const nodes = await open({ empty: true }, 4);
    const ran = await Promise.all(
      nodes.map(async (node) => {
        const steps: string[] = [];
        await bring(node, { onProgress: (step) => steps.push(step) });
        return steps.filter((step) => step.startsWith('Migrating'));
      }),
    );
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await databaseState(first(nodes))).toBe('ready');
  });

  // proves: a migration that meets a lock says so
  it.runIf(inject('engine').kind === 'postgres')('waits for the lock, says so, and gives up in time', async () => {
    const database = first(await open());
    const holder = await database.pool.connect();
    await holder.query('BEGIN; LOCK TABLE migration IN ACCESS EXCLUSIVE MODE');
    const steps: string[] = [];
    const waiting = bring(database, { timeoutMs: 300, onProgress: (step) => steps.push(step) });
    const outcome = await waiting.catch((error: unknown) => error);
    await holder.query('COMMIT');
    holder.release();
    expect(outcome).toMatchObject({ message: expect.stringMatching(/^The migrations could not begin within 0.3 s: /) });
    expect(steps).toEqual([expect.stringMatching(/^Waiting: another node is migrating/)]);
    await bring(database);
  });

  it('leaves a database as it is that is migrated, or made by another migration', async () => {
    const database = first(await open());
    const { pool } = database;
    const before = await everyRow(pool);
    await bring(database);
    expect(await everyRow(pool)).toEqual(before);

    await pool.query("UPDATE migration SET checksum = 'other' WHERE id = 2");
    await expect(bring(database)).rejects.toThrow(StartupError);
    await expect(bring(database)).rejects.toThrow('Migration 0002_companies was changed after it ran on this database');
  });

  it('adds to a table of migrations from before versions were told apart, and calls all of them compatible', async () => {
    const database = first(await open());
    const { pool } = database;
    await pool.query('ALTER TABLE migration DROP compatible_from');
    await bring(database);
    expect(await databaseState(database, [])).toBe('ready');
  });
});

describe('older code on a newer database', () => {
  const ours = loadMigrations();
  const oldest = ours[0]?.name.slice(0, 4);
  const newest = ours.at(-1)?.name.slice(0, 4);
  const future = (id: number, firstLine: string) =>
    readMigration(`${id}_future.sql`, `${firstLine}\nCREATE TABLE future_${id} (id int);`);
  const refusal = (id: number) =>
    `The database is newer than this portal (it has migration ${id} ${id}_future); start a newer version`;

  it('works on after compatible migrations, and starts again on them, changing nothing', async () => {
    const database = first(await open());
    const { pool } = database;
    await bring(database, { known: [...ours, future(9001, '-- more'), future(9002, `-- compatible from ${newest}`)] });
    expect(await databaseState(database)).toBe('ready');
    const before = await everyRow(pool);
    await bring(database);
    expect(await everyRow(pool)).toEqual(before);
  });

  it('is not ready and does not start after an incompatible migration, however many compatible ones follow', async () => {
    const database = first(await open());
    const { pool } = database;
    const expanding = future(9001, '');
    const newer = [...ours, expanding, future(9002, '-- incompatible'), future(9003, '')];
    await bring(database, { known: newer });
    const before = await everyRow(pool);
    for (const known of [ours, [...ours, expanding]]) {
      expect(await databaseState(database, known)).toBe('database is newer');
      await expect(bring(database, { known })).rejects.toThrow(StartupError);
      await expect(bring(database, { known })).rejects.toThrow(refusal(9002));
    }
    expect(await databaseState(database, newer)).toBe('ready');
    expect(await everyRow(pool)).toEqual(before);
  });

  // proves: an incompatible database refuses a start
  it('is served as far back as a contracting migration says, and no further', async () => {
    const database = first(await open());
    const expanding = future(9001, '');
    await bring(database, { known: [...ours, expanding, future(9002, '-- compatible from 9001')] });
    expect(await databaseState(database, [...ours, expanding])).toBe('ready');
    await bring(database, { known: [...ours, expanding] });
    expect(await databaseState(database)).toBe('database is newer');
    await expect(bring(database)).rejects.toThrow(refusal(9002));
  });

  // proves: a full disk is not ready
  it('newer code is not ready before it has migrated, and no code on a full disk', async () => {
    const database = first(await open());
    expect(await databaseState({ ...database, isDiskFull: () => true })).toBe('disk is full');
    expect(await databaseState(database, [...ours, future(9001, '')])).toBe('not migrated');
  });

  it.each([
    ['-- incompatible because of a column'],
    ['--incompatible'],
    ['-- Compatible from ' + oldest],
    ['-- compatible from 9001'],
    ['-- compatible from 1'],
  ])('a first line that is nearly right is not taken for a remark: %s', (firstLine) => {
    expect(() => future(9001, firstLine)).toThrow('9001_future.sql: the first line must be');
  });
});
