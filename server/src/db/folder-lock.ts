import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartupError } from '../fault.ts';

/**
 * One process at a time may hold a folder. The kernel keeps the lock and frees it however the process ends; a number in
 * a file would mean nothing to a container beside ours, whose numbers are its own.
 */
export function lockFolder(dataDir: string): () => void {
  const file = openLock(dataDir);
  if (!isLocked(file, dataDir)) {
    closeSync(file);
    throw new StartupError('Another portal is using this data directory; stop it or set DATA_DIR to another folder');
  }
  // the file stays: removing it would take it from under the next one's lock
  return () => closeSync(file);
}

function openLock(dataDir: string): number {
  try {
    mkdirSync(dataDir, { recursive: true });
    return openSync(join(dataDir, 'portal.lock'), 'a+', 0o600);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function isLocked(file: number, dataDir: string): boolean {
  try {
    return /* guard: a folder is held by one → true */ tryLock(file);
  } catch (error) {
    closeSync(file);
    throw unusable(dataDir, error);
  }
}

function unusable(dataDir: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(`The data directory ${dataDir} cannot be used: ${reason}`);
}
