import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { copyMissing } from './copy-files.ts';
import { dumpEmbedded } from './embedded.ts';
import { assertEmpty, writeManifest, type Manifest } from './manifest.ts';
import { dumpPostgres } from './postgres.ts';

/** Files lie sealed below the data folder, unless they lie in another store. The master key is never copied. */
export const filesFolder = ({ dataDir, storage }: Env): string | undefined =>
  storage.storage === 'folder' ? join(dataDir, 'files') : undefined;

/** The database as it is at one moment, and the files it knows. */
export async function takeBackup(env: Env, to: string, clock: Clock): Promise<Manifest> {
  assertEmpty(to);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const files = filesFolder(env);
  const copyFiles = async (): Promise<number | null> => (files ? copyMissing(files, join(to, 'files')) : null);
  // before and after: a file of this moment's database may be removed, or have come, while it is written down
  await copyFiles();
  const takenAt = clock().toISOString();
  const url = env.backupDatabaseUrl ?? env.databaseUrl;
  const dumped = url ? await dumpPostgres(url, to) : await dumpEmbedded(env.dataDir, to);
  return writeManifest(to, {
    ...dumped,
    engine: url ? 'postgres' : 'embedded',
    takenAt,
    files: await copyFiles(),
  });
}
