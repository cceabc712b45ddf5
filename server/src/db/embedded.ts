import { closeSync, fdatasyncSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { StartupError } from '../fault.ts';
import { pgTypes } from './types.ts';

interface EmscriptenModule {
  NODEFS: { stream_ops: Record<string, unknown> };
}

/** The engine never syncs by itself; this makes every commit reach the disk (one fdatasync per commit). */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const sync = (module: unknown): void => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream: { nfd?: number }): number => {
        if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } };
  }
}

const SMALL = ['-c', 'shared_buffers=16MB'];
const DURABLE = PGlite.defaultStartParams
  .filter((param) => param !== '-F')
  .concat('-c', 'wal_sync_method=fsync', ...SMALL);

export interface EmbeddedEngine {
  pool: pg.Pool;
  engine: PGlite;
  close(): Promise<void>;
}

/** Opens the engine in a directory, which one process at a time may hold. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedEngine> {
  const unlock = lockDirectory(dataDir);
  try {
    return await serve(new PGlite({ fs: new DurableNodeFS(join(dataDir, 'pg')), startParams: DURABLE }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** An engine that lives in memory, started from a dumped directory: what tests use. */
export const openInMemory = (template?: Blob, waitMs?: number): Promise<EmbeddedEngine> =>
  serve(
    new PGlite({ startParams: [...PGlite.defaultStartParams, ...SMALL], ...(template && { loadDataDir: template }) }),
    () => {},
    waitMs,
  );

/** A transaction started inside another would wait for ever for the one connection; this turns it into an error. */
const WAIT_MS = 15_000;

async function serve(engine: PGlite, unlock: () => void, waitMs = WAIT_MS): Promise<EmbeddedEngine> {
  await engine.waitReady;
  // The engine has one session: a second client would crash it, an idle time-out would close it.
  const pool = new pg.Pool({
    ...createPgConfig(engine),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitMs,
    types: pgTypes,
  });
  return {
    pool,
    engine,
    close: async () => {
      await pool.end();
      await engine.close();
      unlock();
    },
  };
}

/** A lock with our own number is a stale one (containers give every start the same), unless it is in here. */
const heldHere = new Set<string>();

function lockDirectory(dataDir: string): () => void {
  const path = join(dataDir, 'portal.pid');
  try {
    if (heldHere.has(path)) throw new StartupError('This process has already opened this data directory');
    mkdirSync(dataDir, { recursive: true });
    removeStaleLock(path);
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, String(process.pid));
    closeSync(file);
    heldHere.add(path);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The data directory ${dataDir} cannot be used: ${reason}`);
  }
  return () => {
    heldHere.delete(path);
    try {
      unlinkSync(path);
    } catch {
      // already gone: nothing left to release
    }
  };
}

function removeStaleLock(path: string): void {
  let holder: number;
  try {
    holder = Number(readFileSync(path, 'utf8'));
  } catch {
    return;
  }
  if (holder !== process.pid && isRunning(holder)) {
    throw new StartupError(
      `Another portal (process ${holder}) is using this data directory; stop it or set DATA_DIR to another folder`,
    );
  }
  unlinkSync(path);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
