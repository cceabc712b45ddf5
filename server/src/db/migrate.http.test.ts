import { CompanyConfig } from '#contract/company-config';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { everyRow } from '../../test/rows.ts';
import { StartupError } from '../fault.ts';
import { isMigrated, migrate } from './migrate.ts';
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

const first = ([handle]: Database[]): Database => {
  if (!handle) throw new Error('no database');
  return handle;
};

describe('migrate', () => {
  it('brings an empty database to the code’s version, once, and leaves nothing half-done when it cannot', async () => {
    const { pool } = first(await open({ empty: true }));
    await pool.query('CREATE TABLE person (in_the_way int)');
    await expect(migrate(pool)).rejects.toThrow('already exists');
    const { rows } = await pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    expect(rows).toEqual([{ name: 'person' }]);
    await pool.query('DROP TABLE person');

    const ran: string[] = [];
    await migrate(pool, (name) => ran.push(name));
    expect(ran).toEqual(ran.toSorted());
    expect(ran[0]).toBe('0001_tenancy');
    expect(await isMigrated(pool)).toBe(true);
    await migrate(pool, (name) => ran.push(`${name} again`));
    expect(ran.filter((name) => name.endsWith('again'))).toEqual([]);
  });

  it.runIf(inject('engine').kind === 'postgres')('is done by one of several nodes that start together', async () => {
    const nodes = await open({ empty: true }, 4);
    const ran = await Promise.all(
      nodes.map(async ({ pool }) => {
        const names: string[] = [];
        await migrate(pool, (name) => names.push(name));
        return names;
      }),
    );
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    const { pool } = first(nodes);
    expect(await isMigrated(pool)).toBe(true);
  });

  it('0017: who had the switch for travelling keeps its question, with the four ways there were', async () => {
    const { pool } = first(await open());
    await pool.query('DELETE FROM migration WHERE id = 17');
    const stored = { on: { trafficField: true, holdMinutes: 20 }, off: { trafficField: false }, none: {} };
    const [base] = (await pool.query<{ id: number }>('SELECT max(company_id)::int AS id FROM company')).rows;
    for (const [index, [code, booking]] of Object.entries(stored).entries())
      await pool.query(
        `INSERT INTO company (company_id, code, name, name_eng, hotline, logo, colors, config)
         VALUES ($1, $2, '', '', '', '', '{}', $3)`,
        [(base?.id ?? 0) + 1 + index, code, JSON.stringify({ booking })],
      );
    await migrate(pool);
    const { rows } = await pool.query<{ code: string; booking: { trafficWays?: unknown[] } }>(
      `SELECT code, config -> 'booking' AS booking FROM company WHERE code = ANY($1) ORDER BY company_id`,
      [Object.keys(stored)],
    );
    const [on, ...others] = rows;
    expect(CompanyConfig.parse(on).booking.trafficWays.map(({ id, name }) => [id, name.zh])).toEqual([
      [1, '公司班车'],
      [2, '公共交通'],
      [3, '自驾'],
      [4, '打车或其他'],
    ]);
    expect(on?.booking).toMatchObject({ holdMinutes: 20 });
    expect(on?.booking).not.toHaveProperty('trafficField');
    expect(others.map(({ booking }) => booking)).toEqual([{}, {}]);
  });

  it('leaves a database as it is that is migrated, newer than the code, or made by another migration', async () => {
    const { pool } = first(await open());
    const before = await everyRow(pool);
    await migrate(pool);
    expect(await everyRow(pool)).toEqual(before);

    await pool.query("INSERT INTO migration (id, name, checksum) VALUES (9999, '9999_future', 'x')");
    const newer = await everyRow(pool);
    await expect(migrate(pool)).rejects.toThrow(StartupError);
    await expect(migrate(pool)).rejects.toThrow(
      'The database is newer than this portal (it has migration 9999 9999_future); start a newer version',
    );
    expect(await everyRow(pool)).toEqual(newer);
    expect(await isMigrated(pool)).toBe(false);
    await pool.query('DELETE FROM migration WHERE id = 9999');

    await pool.query("UPDATE migration SET checksum = 'other' WHERE id = 2");
    await expect(migrate(pool)).rejects.toThrow(StartupError);
    await expect(migrate(pool)).rejects.toThrow('Migration 0002_company was changed after it ran on this database');
  });
});
