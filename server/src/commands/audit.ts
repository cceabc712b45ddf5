import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { masterKeyOf, masterKeys } from '../db/master-key.ts';
import { openDatabase } from '../db/open.ts';
import { readEnv, type Env } from '../env.ts';
import { StartupError } from '../fault.ts';
import { dumpLines, verifyDump, type BreakKind } from '../modules/audit/index.ts';

const USAGE = 'npm run audit -- dump FILE\nnpm run audit -- verify FILE';

const SAID: Record<BreakKind, string> = {
  altered: 'was altered',
  removed: 'was removed',
  swapped: 'is not the one that was written there',
  cut: 'is where the chain was cut off: it no longer agrees with its end',
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run([command, path]: string[]): Promise<number> {
  const env = readEnv(process.env);
  if (command === 'dump' && path) return dump(env, path);
  if (command === 'verify' && path) return verify(env, path);
  throw new StartupError(USAGE);
}

async function dump(env: Env, path: string): Promise<number> {
  if (existsSync(path)) throw new StartupError(`${path} is there already`);
  const database = await openDatabase(env);
  try {
    await pipeline(Readable.from(dumpLines(database)), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return 0;
  } finally {
    await database.close();
  }
}

async function verify(env: Env, path: string): Promise<number> {
  // a key made up on the spot would call every entry altered
  if (!env.masterKey && !existsSync(join(env.dataDir, 'master.key')))
    throw new StartupError('MASTER_KEY must be the key of the portal the dump comes from');
  if (!existsSync(path)) throw new StartupError(`There is no file ${path}`);
  let isWhole = true;
  for await (const { companyId, checked, broken } of verifyDump(
    masterKeys(masterKeyOf(env), env.masterKeyNext),
    path,
  )) {
    if (broken) isWhole = false;
    console.log(
      broken
        ? `✗ company ${companyId}: entry ${broken.seq} ${SAID[broken.kind]}`
        : `✓ company ${companyId}: ${checked} entries`,
    );
  }
  return isWhole ? 0 : 1;
}
