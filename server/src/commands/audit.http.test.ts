import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barePortal } from '../../test/bare-portal.ts';
import { filledDatabase, spawnChild, type Filled } from '../../test/child-portal.ts';
import { TEST_NOW } from '../../test/clock.ts';
import { testEnv } from '../../test/env.ts';
import { PLATFORM_ID, transact } from '../db/transact.ts';
import { recordAudit } from '../modules/audit/index.ts';

/** A company after all others, so that what the demo world has written down stands before it. */
const LAST = 999_999;

const COMMAND = fileURLToPath(new URL('./audit.ts', import.meta.url));

describe('npm run audit', () => {
  let filled: Filled;
  beforeAll(async () => {
    filled = await filledDatabase();
    const database = await filled.open();
    const portal = await barePortal(testEnv(), database, () => TEST_NOW);
    for (const companyId of [PLATFORM_ID, LAST, LAST, LAST])
      await transact({ portal, company: { companyId } }, (ctx) =>
        recordAudit(ctx, {
          actor: { kind: 'operator', id: '7', role: 'admin' },
          action: 'order.cancel',
          subject: { kind: 'order', id: '1001' },
          personGuid: null,
          reason: '客户来电',
          requestId: 'req-1',
        }),
      );
    await database.close();
  });
  afterAll(() => filled.drop());

  const path = (name: string) => join(filled.dataDir, name);
  const run = async (args: string[], settings = filled.settings) => {
    const child = await spawnChild(COMMAND, settings, args);
    return { code: await child.ended, out: child.out(), err: child.err() };
  };
  const onlyKey = () => ({ MASTER_KEY: filled.settings.MASTER_KEY ?? '' });

  it('dumps all chains, and verifies the dump with the key alone', async () => {
    expect(await run(['dump', path('whole')])).toEqual({ code: 0, out: '', err: '' });
    const verified = await run(['verify', path('whole')], onlyKey());
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toMatch(
      /^✓ company 0: 1 entries\n(✓ company \d+: \d+ entries\n)*✓ company 999999: 3 entries\n$/,
    );
    expect(await run(['dump', path('whole')])).toMatchObject({ code: 1, err: expect.stringContaining('already') });
  });

  it('names the first entry of a dump that differs from the one written', async () => {
    const lines = readFileSync(path('whole'), 'utf8').split('\n');
    // its last three entries, and an empty line
    const second = lines.length - 3;
    const spoil = async (change: (lines: string[]) => string[]) => {
      writeFileSync(path('spoiled'), change(lines).join('\n'));
      const { code, out } = await run(['verify', path('spoiled')], onlyKey());
      return { code, last: out.trimEnd().split('\n').at(-1) };
    };
    expect(await spoil((all) => all.with(second, (all[second] ?? '').replace('1001', '1002')))).toEqual({
      code: 1,
      last: '✗ company 999999: entry 2 was altered',
    });
    expect(await spoil((all) => all.toSpliced(second, 1))).toEqual({
      code: 1,
      last: '✗ company 999999: entry 2 was removed',
    });
    expect(await spoil((all) => all.toSpliced(second + 1, 1))).toEqual({
      code: 1,
      last: expect.stringMatching(/entry 3 .*cut off/),
    });
  });

  it('says what it cannot use: another key, no key, another file, no command', async () => {
    const refused = async (args: string[], settings?: Record<string, string>) => (await run(args, settings)).err.trim();
    const other = await run(['verify', path('whole')], { MASTER_KEY: '1'.repeat(64) });
    expect(other).toMatchObject({ code: 1, out: '', err: expect.stringContaining('MASTER_KEY must be the key') });
    expect(await refused(['verify', path('whole')], { DATA_DIR: path('nowhere') })).toContain('MASTER_KEY');
    expect(await refused(['verify', COMMAND], onlyKey())).toContain('line 1 is not a line of an audit dump');
    expect(await refused(['verify', path('missing')], onlyKey())).toContain('There is no file');
    expect(await refused([])).toContain('npm run audit -- verify FILE');
  });
});
