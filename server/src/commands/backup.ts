import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeBackup } from '../backup/take-backup.ts';
import { startClock } from '../clock.ts';
import { readEnv } from '../env.ts';
import { StartupError } from '../fault.ts';

const USAGE = 'npm run backup -- --to FOLDER';

try {
  const to = folderIn(process.argv.slice(2));
  const env = readEnv(process.env);
  const { database, files, takenAt } = await takeBackup(env, to, startClock(env.now));
  console.log(`Took a backup of ${takenAt} into ${to}: database ${(database.bytes / 1e6).toFixed(1)} MB`);
  console.log(files === null ? 'Files lie in a store of their own: back them up by its means' : `${files} files`);
  console.log('The master key is not in it: keep MASTER_KEY (or master.key) somewhere else');
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function folderIn(args: string[]): string {
  try {
    const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
    if (to) return resolve(to);
  } catch {
    // said below
  }
  throw new StartupError(USAGE);
}
