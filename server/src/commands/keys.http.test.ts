import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filledDatabase, spawnChild, type Filled } from '../../test/child-portal.ts';

const COMMAND = fileURLToPath(new URL('./keys.ts', import.meta.url));
/** Each run of the command opens the whole portal. */
const TIMEOUT = { timeout: 120_000 };

let filled: Filled | undefined;
beforeAll(async () => {
  if (inject('engine').kind === 'postgres') filled = await filledDatabase();
});
afterAll(() => filled?.drop());

async function run(args: string[], settings: Record<string, string> = {}) {
  const child = await spawnChild(COMMAND, { ...filled?.settings, ...settings }, args);
  const code = await child.ended;
  return { code, out: child.out().trimEnd(), err: child.err().trimEnd() };
}

// the engine makes no difference to a command, and opening the embedded one each time takes its time
describe.runIf(inject('engine').kind === 'postgres')('npm run keys', () => {
  it('rotates a company’s key and then the master key, and says how far that is', TIMEOUT, async () => {
    const rotated = await run(['rotate-company', 'DEMO']);
    expect(rotated).toMatchObject({ code: 0, err: '' });
    expect(rotated.out).toMatch(/^Key 2 seals what is written.*\n.*retire-company DEMO$/);
    const next = 'ab'.repeat(32);
    const wrapped = await run(['rotate-master'], { MASTER_KEY_NEXT: next });
    expect(wrapped).toMatchObject({ code: 0, err: '' });
    expect(wrapped.out).toMatch(/^\d\d keys are wrapped by the new master key/);
    const { out } = await run(['status'], { MASTER_KEY: next });
    expect(out).toMatch(/^company 100\tkeys 1, 2\tin use [12]\twaiting, 0 done; waiting, 0 done$/m);
    expect(out).toMatch(/^platform\tkeys 1\tin use 1$/m);
  });

  it('says how it is called', TIMEOUT, async () => {
    expect(await run(['throw-away'])).toMatchObject({ code: 1, err: expect.stringMatching(/^npm run keys -- status/) });
    expect(await run(['rotate-company'])).toMatchObject({ code: 1 });
  });
});
