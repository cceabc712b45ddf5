import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filledDatabase, spawnChild, type Filled } from '../../test/child-portal.ts';
import { openDatabase } from '../db/open.ts';

const COMMAND = fileURLToPath(new URL('./operator.ts', import.meta.url));
/** Each run of the command opens the whole portal. */
const TIMEOUT = { timeout: 120_000 };

let filled: Filled;
beforeAll(async () => {
  filled = await filledDatabase();
});
afterAll(() => filled.drop());

async function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = await spawnChild(COMMAND, filled.settings, args);
  const code = await child.ended;
  return { code, out: child.out().trimEnd(), err: child.err().trimEnd() };
}

describe('npm run operator', () => {
  it('adds, lists and resets an operator', TIMEOUT, async () => {
    const added = await run('add', '--login', 'Ada', '--name', 'Ada Chen', '--role', 'admin');
    expect(added).toMatchObject({ code: 0, err: '' });
    const first = /^Initial password of Ada, shown this once: (\S{19})$/.exec(added.out)?.[1];
    expect(first).toBeDefined();
    expect((await run('list')).out).toContain('ada\tadmin\tnot signed in yet\tAda Chen');
    const reset = await run('reset', 'ada');
    const second = /^New initial password of ada, shown this once: (\S{19})$/.exec(reset.out)?.[1];
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });

  // the engine makes no difference to a refusal, and opening the embedded one five times takes its time
  it.runIf(inject('engine').kind === 'postgres')('says in one line what is wrong', TIMEOUT, async () => {
    const taken = await run('add', '--login', 'admin', '--name', 'Someone', '--role', 'admin');
    expect(taken).toMatchObject({ code: 1, err: 'This login name is taken. Please choose another' });
    const role = await run('add', '--login', 'eve', '--name', 'Eve', '--role', 'owner');
    expect(role).toMatchObject({ code: 1, err: 'Something in the form is not right: role. Please check and retry' });
    expect(await run('reset', 'nobody')).toMatchObject({ code: 1, err: 'No such operator. Please reload the list' });
    expect(await run('add', '--login', 'eve')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^npm run operator/),
    });
    expect(await run('remove', 'admin')).toMatchObject({ code: 1 });
  });

  it.runIf(inject('engine').kind === 'embedded')('leaves a folder alone that the portal holds', TIMEOUT, async () => {
    const { DATA_DIR: dataDir = '' } = filled.settings;
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      expect(await run('list')).toMatchObject({
        code: 1,
        err: 'Another portal is using this data directory; stop it or set DATA_DIR to another folder',
      });
    } finally {
      await database.close();
    }
  });
});
