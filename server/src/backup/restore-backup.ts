import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { StartupError } from '../fault.ts';
import { copyMissing } from './copy-files.ts';
import { loadEmbedded } from './embedded.ts';
import { readManifest } from './manifest.ts';
import { loadPostgres } from './postgres.ts';
import { filesFolder } from './take-backup.ts';

/** Puts a backup where the settings say the database and the files are. Answers with what it did. */
export async function restoreBackup(env: Env, from: string, replace: boolean, clock: Clock): Promise<string[]> {
  // guard: a restore makes up no key
  assertKey(env);
  const { engine, takenAt, migration, roles, database, files } = await readManifest(from);
  const url = env.databaseUrl && (env.databaseOwnerUrl ?? env.databaseUrl);
  if ((engine === 'postgres') !== (url !== undefined))
    throw new StartupError(
      engine === 'postgres'
        ? 'This is a backup of PostgreSQL: say in DATABASE_URL where it shall go'
        : 'This is a backup of the embedded database: leave DATABASE_URL out',
    );
  mkdirSync(env.dataDir, { recursive: true });
  const stamp = clock().toISOString().replaceAll(/[:.]/g, '-');
  const said = url
    ? await loadPostgres(from, { file: database.file, roles }, { url, replace })
    : await loadEmbedded(from, database.file, { dataDir: env.dataDir, replace, stamp });
  const target = filesFolder(env);
  const copied = files === null || !target ? undefined : await copyMissing(join(from, 'files'), target);
  return [
    ...(said ?? []),
    `Restored the database of ${takenAt}, as of migration ${migration}`,
    copied === undefined
      ? 'Files are not in this backup: they come back by the means of their own store'
      : `${copied} files are in place`,
  ];
}

/** The backup's content is sealed; a key made up on the spot would make it unreadable for good. */
export function assertKey({ masterKey, dataDir }: Env): void {
  if (!masterKey && !existsSync(join(dataDir, 'master.key')))
    throw new StartupError(
      `MASTER_KEY must be the key of the portal the backup comes from, or its master.key must lie in ${dataDir}; a backup does not hold it`,
    );
}
