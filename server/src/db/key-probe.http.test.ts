import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase, type TestHandle } from '../../test/database.ts';
import { testEnv } from '../../test/env.ts';
import { startPortal } from '../../test/portal.ts';
import { openKeyringOf } from './key-probe.ts';
import { readyDatabase } from './ready.ts';

describe('the key of a database', () => {
  let database: TestDatabase;
  let handle: TestHandle;
  let dataDir: string;
  beforeAll(async () => {
    database = await freshDatabase();
    handle = await database.open();
    dataDir = mkdtempSync(join(tmpdir(), 'portal-key-'));
  });
  afterAll(async () => {
    await handle.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const other = { MASTER_KEY: 'e1'.repeat(32) };
  const WRONG = 'This MASTER_KEY does not belong to this database; start with the key it was filled with';
  const probes = async () => (await handle.pool.query('SELECT FROM key_probe')).rowCount;

  // proves: a wrong key is noticed at start
  it('is the one it was filled with: a portal does not start with another', async () => {
    await expect(startPortal({ env: other, database })).rejects.toThrow(WRONG);
    await openKeyringOf(testEnv(), handle);
  });

  it('is known from the companies’ keys where no probe was left, and then left', async () => {
    await handle.pool.query('DELETE FROM key_probe');
    await expect(openKeyringOf(testEnv(other), handle)).rejects.toThrow(WRONG);
    expect(await probes()).toBe(0);
    await openKeyringOf(testEnv(), handle);
    expect(await probes()).toBe(1);
  });

  // proves: a missing key file is not replaced
  it('is not replaced where its file is missing, but made for a database that is new', async () => {
    const env = testEnv({ MASTER_KEY: '', DATA_DIR: dataDir });
    const path = join(dataDir, 'master.key');
    await expect(openKeyringOf(env, handle)).rejects.toThrow(
      `The key of this database is missing: put ${path} back, or set MASTER_KEY to what it held`,
    );
    expect(existsSync(path)).toBe(false);
    const empty = await freshDatabase({ empty: true });
    const fresh = await empty.open();
    await readyDatabase(env, fresh, () => {});
    await openKeyringOf(env, fresh);
    expect(existsSync(path)).toBe(true);
    await expect(openKeyringOf(env, handle)).rejects.toThrow(`The key in ${path} does not belong to this database`);
    await fresh.close();
    await empty.drop();
  });
});
