import { fdatasyncSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { StartupError } from '../fault.ts';
import { lockFolder } from './folder-lock.ts';
import { OTHERS, ownFolder } from './own-folder.ts';
import { pgTypes } from './types.ts';

type SetAttributes = (node: unknown, attributes: { mode?: number }) => void;

interface EmscriptenModule {
  NODEFS: { stream_ops: Record<string, unknown>; node_ops: { setattr: SetAttributes } };
}

/**
 * The engine never syncs by itself; this makes every commit reach the disk (one fdatasync per commit). It also gives each new
 * file rights for all, whatever the process says; of these only the owner's are kept.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const sync = (module: unknown): void => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream: { nfd?: number }): number => {
        if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    const own = (module: unknown): void => {
      const { node_ops: of } = (module as EmscriptenModule).NODEFS;
      const { setattr } = of;
      of.setattr = (node, { mode, ...rest }) =>
        setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~OTHERS });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync, own] } };
  }
}

const SMALL = ['-c', 'shared_buffers=16MB'];
const DURABLE = PGlite.defaultStartParams
  .filter((param) => param !== '-F')
  .concat('-c', 'wal_sync_method=fsync', ...SMALL);

export interface EmbeddedEngine {
  pool: pg.Pool;
  engine: PGlite;
  /** Too little is left for what the engine writes ahead. */
  isDiskFull(): boolean;
  close(): Promise<void>;
}

/** Opens the engine in a directory, which one process at a time may hold. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedEngine> {
  // guard: embedded database: own folder
  ownFolder(dataDir);
  const unlock = lockFolder(dataDir);
  const isDiskFull = (): boolean => hasNoRoom(dataDir);
  try {
    if (isDiskFull()) throw new StartupError(`The disk of ${dataDir} is full; free or add room, then start again`);
    const engine = new PGlite({ fs: new DurableNodeFS(join(dataDir, 'pg')), startParams: DURABLE });
    return await serve(engine, { unlock, isDiskFull });
  } catch (error) {
    unlock();
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The database in ${join(dataDir, 'pg')} cannot be opened (${reason}): it is damaged or not ours; restore a backup of ` +
        'the folder, or set DATA_DIR to another one',
    );
  }
}

/** Two of the files the engine writes ahead into. */
const LEAST_ROOM = 32 * 1024 ** 2;

function hasNoRoom(dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < LEAST_ROOM;
}

/** An engine that lives in memory, started from a dumped directory: what tests use. */
export const openInMemory = (template?: Blob, waitMs?: number): Promise<EmbeddedEngine> =>
  serve(
    new PGlite({ startParams: [...PGlite.defaultStartParams, ...SMALL], ...(template && { loadDataDir: template }) }),
    { unlock: () => {}, isDiskFull: () => false },
    waitMs,
  );

/** A transaction started inside another would wait for ever for the one connection; this turns it into an error. */
const WAIT_MS = 15_000;

interface Folder {
  unlock(): void;
  isDiskFull(): boolean;
}

async function serve(engine: PGlite, { unlock, isDiskFull }: Folder, waitMs = WAIT_MS): Promise<EmbeddedEngine> {
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
    isDiskFull,
    close: async () => {
      await pool.end();
      await engine.close();
      unlock();
    },
  };
}
