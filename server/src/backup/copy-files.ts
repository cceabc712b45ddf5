import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Still being written, here or by the portal. */
const UNFINISHED = /\.(part|copying)$/;

/**
 * Copies missing files and answers with how many there are then. A stored file never changes, so one of the same name
 * is the same file; one that vanishes meanwhile was removed by the portal.
 */
export async function copyMissing(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const there = new Set(await filesIn(to));
  for (const name of await filesIn(from)) {
    if (there.has(name)) continue;
    const target = join(to, name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(join(from, name), `${target}.copying`, constants.COPYFILE_FICLONE);
      await rename(`${target}.copying`, target);
      there.add(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return there.size;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
