import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filledDatabase, spawnChild, type Child, type Filled } from '../../test/child-portal.ts';
import { openDatabase } from './open.ts';

const WRITER = fileURLToPath(new URL('../../test/write-until-killed.ts', import.meta.url));
const CYCLES = 3;

describe.runIf(inject('engine').kind === 'embedded')('the embedded engine', () => {
  let filled: Filled;
  beforeAll(async () => {
    filled = await filledDatabase();
  });
  afterAll(() => filled.drop());

  const keptBy = (child: Child): string[] => [...child.out().matchAll(/^kept (\d+)$/gm)].map(([, key = '']) => key);

  it(`loses no committed row when its process is killed, ${CYCLES} times in a row`, { timeout: 60_000 }, async () => {
    const acknowledged: string[] = [];
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const child = await spawnChild(WRITER, {}, [filled.dataDir, filled.settings.MASTER_KEY ?? '']);
      const found = (await child.says(/^found ([\d ]*);$/m)).split(' ');
      expect(acknowledged.filter((key) => !found.includes(key))).toEqual([]);
      await child.says(/(?:kept \d+\n){25}/);
      child.signal('SIGKILL');
      await child.ended;
      const kept = keptBy(child);
      expect(kept.length).toBeGreaterThanOrEqual(25);
      acknowledged.push(...kept);
    }
    const database = await openDatabase({ databaseUrl: undefined, dataDir: filled.dataDir });
    const { rows } = await database.pool.query<{ key: string }>('SELECT key FROM idempotency WHERE company_id = 100');
    await database.close();
    const found = new Set(rows.map(({ key }) => key));
    expect(acknowledged.filter((key) => !found.has(key))).toEqual([]);
  });

  it('is opened by one process at a time, and a lock left by a dead one does not matter', async () => {
    const lock = join(filled.dataDir, 'portal.pid');
    const again = () => openDatabase({ databaseUrl: undefined, dataDir: filled.dataDir });
    writeFileSync(lock, '999999999');
    const database = await again();
    await expect(again()).rejects.toThrow('This process has already opened this data directory');
    await database.close();
    expect(existsSync(lock)).toBe(false);
    writeFileSync(lock, String(process.ppid));
    await expect(again()).rejects.toThrow(`Another portal (process ${process.ppid}) is using this data directory`);
    expect(existsSync(lock)).toBe(true);
  });
});
