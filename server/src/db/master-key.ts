import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { StartupError } from '../fault.ts';
import { derive, seal, unseal, type DataKey, type SealContext } from './seal.ts';

/** The keys that wrap: the master key, and during its rotation the one that comes after it. */
export interface MasterKeys {
  /** The one that came with MASTER_KEY, from which the first keys of the platform are derived. */
  bytes: Buffer;
  /** Says which of ours a mark in the database means; undefined: none of them. */
  marked(mark: Buffer): Wrapping | undefined;
  current: Wrapping;
  next: Wrapping | undefined;
  unwrap(context: SealContext, wrapped: Buffer): string;
}

export interface Wrapping {
  /** Tells keys apart without telling anything of them. */
  mark: Buffer;
  wrap(context: SealContext, text: string): Buffer;
  unwrap(context: SealContext, wrapped: Buffer): string;
}

export function masterKeys(bytes: Buffer, nextBytes?: Buffer): MasterKeys {
  const current = wrappingOf(bytes);
  const next = nextBytes && wrappingOf(nextBytes);
  return {
    bytes,
    current,
    next,
    marked: (mark) => [current, next].find((one) => one?.mark.equals(mark)),
    unwrap: (context, wrapped) => {
      if (!next) return current.unwrap(context, wrapped);
      try {
        return current.unwrap(context, wrapped);
      } catch {
        return next.unwrap(context, wrapped);
      }
    },
  };
}

function wrappingOf(bytes: Buffer): Wrapping {
  const key: DataKey = { keyNo: 0, bytes: derive(bytes, 'wrap') };
  return {
    mark: createHmac('sha256', derive(bytes, 'mark')).update('master key').digest(),
    wrap: (context, text) => seal(key, context, text),
    unwrap: (context, wrapped) => unseal(() => key, context, wrapped),
  };
}

export const masterKeyPath = ({ dataDir }: Pick<Env, 'dataDir'>): string => join(dataDir, 'master.key');

/**
 * From the environment, or (never in production) kept in the data directory, readable by its owner only. Beside a
 * database that is not new a missing one is not replaced: it is somewhere else, and a new one would open nothing.
 */
export function masterKeyOf(env: Env, { isNew = true } = {}): Buffer {
  if (env.masterKey) return env.masterKey;
  if (env.mode === 'production') throw new StartupError('MASTER_KEY is required when NODE_ENV=production');
  const path = masterKeyPath(env);
  if (!isNew && /* guard: a missing key file is not replaced → path === "" */ !existsSync(path))
    throw new StartupError(`The key of this database is missing: put ${path} back, or set MASTER_KEY to what it held`);
  const text = storedOrNew(env.dataDir, path);
  if (!/^[0-9a-f]{64}$/.test(text)) throw new StartupError(`${path} is damaged: it must hold 64 hex digits`);
  return Buffer.from(text, 'hex');
}

function storedOrNew(dataDir: string, path: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeNew(path);
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new StartupError(`The data directory ${dataDir} cannot be used: ${(error as Error).message}`);
  }
}

/** Two that start together agree on one: the second finds the first one's. */
function writeNew(path: string): void {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${randomBytes(32).toString('hex')}\n`);
    closeSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
