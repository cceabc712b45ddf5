import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../fault.ts';

/** Everybody on the machine but the account that runs the portal. */
export const OTHERS = 0o077;
/** The sticky bit. */
const FOR_MANY = 0o1000;
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/**
 * The portal's folder is its own: no other account of the machine may read or write it. The embedded engine makes its
 * files writable for all, and a folder of a version before may be open; both are mended before the first file is
 * opened.
 */
export function ownFolder(folder: string): void {
  const made = attempt(folder, () => {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
    return statSync(folder);
  });
  // as /tmp: what others have in it must not be closed to them
  if ((made.mode & FOR_MANY) !== 0)
    throw new StartupError(`${folder} is a folder for many; set DATA_DIR to one of its own`);
  // for files made from here on, by anything in this process
  process.umask(OTHERS);
  close(realpathSync(folder));
}

function close(path: string): void {
  const state = lstatSync(path);
  // a link has no rights of its own, and what it leads to may be somewhere else
  if (state.isSymbolicLink()) return;
  const mode = state.isDirectory() ? OWN_FOLDER : OWN_FILE;
  if ((state.mode & OTHERS) !== 0) attempt(path, () => chmodSync(path, mode));
  if (state.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
}

function attempt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The data directory ${path} cannot be used: ${reason}; give it to the account that runs the portal alone, or set ` +
        'DATA_DIR to another one',
    );
  }
}
