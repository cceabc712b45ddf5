import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filledDatabase, spawnMain, type Filled } from '../test/child-portal.ts';
import type { Database } from './db/open.ts';
import { everyRow } from '../test/rows.ts';

let filled: Filled;
beforeAll(async () => {
  filled = await filledDatabase();
});
afterAll(() => filled.drop());

const isEmbedded = inject('engine').kind === 'embedded';
const TIMEOUT = { timeout: 60_000 };

/** Starts the portal and expects it to give up: one line, exit code 1. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const child = await spawnMain(settings);
  expect(await child.ended).toBe(1);
  const lines = child.err().trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

const inDatabase = async <T>(work: (pool: Database['pool']) => Promise<T>): Promise<T> => {
  const database = await filled.open();
  try {
    return await work(database.pool);
  } finally {
    await database.close();
  }
};

describe('a start that cannot succeed says why in one line and leaves everything as it was', () => {
  it(
    'the database is newer than the code; the port is taken; another portal has the data directory',
    TIMEOUT,
    async () => {
      const newer = await inDatabase(async (pool) => {
        await pool.query(
          "INSERT INTO migration (id, name, checksum, compatible_from) VALUES (9999, '9999_future', 'x', 9999)",
        );
        return everyRow(pool);
      });
      expect(await refusal(filled.settings)).toBe(
        'The database is newer than this portal (it has migration 9999 9999_future); start a newer version',
      );

      const before = await inDatabase(async (pool) => {
        expect(await everyRow(pool)).toEqual(newer);
        await pool.query('DELETE FROM migration WHERE id = 9999');
        return everyRow(pool);
      });
      const taken = createServer();
      const port = await new Promise<number>((resolve) => {
        taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
      });
      const line = await refusal({ ...filled.settings, PORT: String(port) });
      expect(line).toBe(`Port ${port} is taken; stop what uses it or set PORT to another one`);
      await new Promise((resolve) => taken.close(resolve));

      await inDatabase(async (pool) => {
        expect(await everyRow(pool)).toEqual(before);
        if (!isEmbedded) return;
        expect(await refusal(filled.settings)).toBe(
          'Another portal is using this data directory; stop it or set DATA_DIR to another folder',
        );
        expect(await everyRow(pool)).toEqual(before);
      });
    },
  );

  it.runIf(isEmbedded)('the data directory cannot be used', TIMEOUT, async () => {
    const file = join(filled.dataDir, 'a-file');
    writeFileSync(file, 'in the way');
    const { MASTER_KEY = '' } = filled.settings;
    const below = join(file, 'data');
    expect(await refusal({ DATA_DIR: below, MASTER_KEY })).toMatch(
      `The data directory ${below} cannot be used: ENOTDIR`,
    );
  });

  it.runIf(!isEmbedded)('DATABASE_URL leads nowhere', TIMEOUT, async () => {
    const empty = join(filled.dataDir, 'empty');
    mkdirSync(empty);
    const { MASTER_KEY = '' } = filled.settings;
    const nowhere = await refusal({
      DATA_DIR: empty,
      MASTER_KEY,
      DATABASE_URL: 'postgres://portal:s3cret@127.0.0.1:1/portal',
    });
    expect(nowhere).toBe('DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
    const missing = new URL(filled.settings.DATABASE_URL ?? '');
    missing.pathname = '/no_such_database';
    expect(await refusal({ DATA_DIR: empty, MASTER_KEY, DATABASE_URL: missing.href })).toBe(
      'DATABASE_URL cannot be reached: database "no_such_database" does not exist',
    );
    expect(readdirSync(empty)).toEqual([]);
  });

  it.runIf(!isEmbedded)('a setting that is none', TIMEOUT, async () => {
    expect(await refusal({ PORT: '99999' })).toBe('PORT=99999 is not a whole number from 0 to 65535');
  });
});
