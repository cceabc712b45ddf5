import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { openEmbedded } from '../db/embedded.ts';
import { StartupError } from '../fault.ts';
import { aboutDatabase, type About } from './about.ts';

const DUMP = 'database.tar.gz';
const folderOf = (dataDir: string): string => join(dataDir, 'pg');

/** The folder as one file. Opening it takes its lock, so the portal must be stopped, and says so otherwise. */
export async function dumpEmbedded(dataDir: string, to: string): Promise<About & { file: string }> {
  if (!existsSync(folderOf(dataDir))) throw new StartupError(`There is no database in ${dataDir}`);
  const { engine, pool, close } = await openEmbedded(dataDir);
  try {
    const about = await aboutDatabase(pool);
    await engine.exec('CHECKPOINT');
    const dumped = await engine.dumpDataDir('gzip');
    await writeFile(join(to, DUMP), dumped.stream(), { flag: 'wx', mode: 0o600, flush: true });
    return { ...about, file: DUMP };
  } finally {
    await close();
  }
}

/** Under another name until it is whole. An earlier folder is put aside, not thrown away. */
export async function loadEmbedded(
  from: string,
  file: string,
  { dataDir, replace, stamp }: { dataDir: string; replace: boolean; stamp: string },
): Promise<string[]> {
  const target = folderOf(dataDir);
  const isThere = existsSync(target);
  if (isThere && !replace)
    throw new StartupError(`${dataDir} holds a database; name another DATA_DIR, or say --replace to put it aside`);
  // the holder of the folder is asked to let go of it first
  if (isThere) await (await openEmbedded(dataDir)).close();
  const arriving = `${target}.arriving`;
  rmSync(arriving, { recursive: true, force: true });
  const engine = new PGlite({ fs: new NodeFS(arriving), loadDataDir: await openAsBlob(join(from, file)) });
  await engine.waitReady;
  await engine.close();
  const aside = `${target}.until-${stamp}`;
  if (isThere) renameSync(target, aside);
  renameSync(arriving, target);
  return isThere ? [`The database that was there now lies in ${aside}`] : [];
}
