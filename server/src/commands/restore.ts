import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { afterRestore } from '../backup/after-restore.ts';
import { assertKey, restoreBackup } from '../backup/restore-backup.ts';
import { startClock } from '../clock.ts';
import { readEnv, type Env } from '../env.ts';
import { StartupError } from '../fault.ts';
import { openPortal } from '../portal.ts';

const USAGE = [
  'npm run restore -- --from FOLDER [--replace]',
  'npm run restore -- --raise-epoch     after a restore by other means',
].join('\n');

try {
  const { from, replace } = wishOf(process.argv.slice(2));
  const env: Env = { ...readEnv(process.env), demo: false, migrate: true };
  if (from) for (const line of await restoreBackup(env, from, replace, startClock(env.now))) console.log(line);
  else assertKey(env);
  process.exitCode = await makeReady(env);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Opened as a start of the portal opens it, which also brings an older backup to this version; nothing listens. */
async function makeReady(env: Env): Promise<number> {
  const running = await openPortal(env, { jobs: false });
  try {
    const { said, wrong } = await afterRestore(running.portal, running.app.log);
    for (const line of said) console.log(line);
    for (const line of wrong) console.error(`✗ ${line}`);
    console.log(wrong.length > 0 ? 'Something is not as it must be: look before you open it' : 'Ready to be opened');
    return wrong.length > 0 ? 1 : 0;
  } finally {
    await running.stop();
  }
}

function wishOf(args: string[]): { from: string | undefined; replace: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { from: { type: 'string' }, replace: flag, 'raise-epoch': flag } as const;
    const { from, replace, 'raise-epoch': raise } = parseArgs({ args, options }).values;
    if (from && !raise) return { from: resolve(from), replace };
    if (raise && !from && !replace) return { from: undefined, replace };
  } catch {
    // said below
  }
  throw new StartupError(USAGE);
}
