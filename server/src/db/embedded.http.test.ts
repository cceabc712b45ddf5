import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filledDatabase, spawnChild, type Child, type Filled } from '../../test/child-portal.ts';
import { startPortal } from '../../test/portal.ts';
import { openDatabase } from './open.ts';

const WRITER = fileURLToPath(new URL('../../test/write-until-killed.ts', import.meta.url));
const CYCLES = 3;

describe.runIf(inject('engine').kind === 'embedded')('the embedded engine', () => {
  let filled: Filled;
  beforeAll(async () => {
    filled = await filledDatabase();
  });
  afterAll(() => filled.drop());

  const startWriter = () => spawnChild(WRITER, {}, [filled.dataDir, filled.settings.MASTER_KEY ?? '']);
  const keptBy = (child: Child): string[] => [...child.out().matchAll(/^kept (\d+)$/gm)].map(([, key = '']) => key);

  it(`loses no committed row when its process is killed, ${CYCLES} times in a row`, { timeout: 60_000 }, async () => {
    const acknowledged: string[] = [];
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const child = await startWriter();
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

  it('says in one sentence that a folder is damaged', async () => {
    const damaged = await filledDatabase();
    rmSync(join(damaged.dataDir, 'pg/global/pg_control'));
    await expect(damaged.open()).rejects.toThrow(
      new RegExp(
        `^The database in ${damaged.dataDir}/pg cannot be opened \\(.*\\): it is damaged or not ours; restore`,
      ),
    );
    await damaged.drop();
  });

  it(
    'is not ready on a full disk, and again when there is room',
    { timeout: 60_000 },
    async ({ skip, onTestFinished }) => {
      const small = mkdtempSync(join(tmpdir(), 'portal-small-'));
      onTestFinished(() => rmSync(small, { recursive: true, force: true }));
      const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0700', 'tmpfs', small]);
      if (status !== 0) skip('a disk of its own needs the right to mount one');
      onTestFinished(() => void spawnSync('umount', ['--lazy', small]));
      const open = async () => {
        const database = await openDatabase({ databaseUrl: undefined, dataDir: small });
        return { ...database, loginPool: database.pool };
      };
      const portal = await startPortal({
        database: { open, drop: async () => {} },
        env: { DEMO_WORLD: 'off' },
        jobs: false,
      });
      onTestFinished(() => portal.stop());
      const ready = async () => (await portal.fetch('/readyz')).json();
      expect(await ready()).toMatchObject({ status: 'ok' });
      const { bavail, bsize } = statfsSync(small);
      writeFileSync(join(small, 'in-the-way'), Buffer.alloc(bavail * bsize - 1024 ** 2));
      expect(await ready()).toEqual({ status: 'disk is full' });
      rmSync(join(small, 'in-the-way'));
      expect(await ready()).toMatchObject({ status: 'ok' });
    },
  );

  it(
    'is opened by one at a time, in this process or another, and freed by whatever ends the holder',
    { timeout: 60_000 },
    async () => {
      const open = () => openDatabase({ databaseUrl: undefined, dataDir: filled.dataDir });
      const REFUSAL = 'Another portal is using this data directory; stop it or set DATA_DIR to another folder';
      const database = await open();
      await expect(open()).rejects.toThrow(REFUSAL);
      const second = await startWriter();
      expect(await second.ended).not.toBe(0);
      expect(second.err()).toContain(REFUSAL);
      await database.close();
      const holder = await startWriter();
      await holder.says(/(kept \d+)/);
      await expect(open()).rejects.toThrow(REFUSAL);
      holder.signal('SIGKILL');
      await holder.ended;
      await (await open()).close();
    },
  );
});
