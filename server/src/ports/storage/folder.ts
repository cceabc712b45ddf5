import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { assertStorageKey, MissingFile, type Storage } from './port.ts';

/** An unfinished file has another name until it is whole; removing a file removes that too. */
const PART = '.part';

/** Files in a folder of this machine, or of one that all nodes share. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    assertStorageKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeDurably(`${path}${PART}`, content);
      await rename(`${path}${PART}`, path);
    },
    get: async (key, range) => {
      const file = await openExisting(pathOf(key), key);
      return file.createReadStream(range ? { start: range.from, end: range.to } : {});
    },
    remove: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(`${path}${PART}`, { force: true });
    },
    list: async () => {
      await mkdir(folder, { recursive: true });
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    },
  };
}

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    for await (const chunk of content) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function openExisting(path: string, key: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingFile(key);
    throw error;
  }
}
