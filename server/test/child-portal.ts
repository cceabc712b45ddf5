import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { bundle } from '../../scripts/lib/bundle.mjs';
import { TEST_NOW } from './clock.ts';
import { openDatabase, type Database } from '../src/db/open.ts';
import { databaseUrl, freshDatabase, loginsOf } from './database.ts';
import { testEnv } from './env.ts';
import { root } from './source-hash.ts';

const MAIN = fileURLToPath(new URL('../../demo/main.ts', import.meta.url));

export interface Child {
  pid: number;
  /** Everything it has said so far. */
  out(): string;
  err(): string;
  /** Waits until it says this, and answers with the first group. */
  says(words: RegExp): Promise<string>;
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** Programs of ours as one file each, made when they are first wanted and gone with this process. */
const programs = new Map<string, Promise<string>>();

function programOf(script: string): Promise<string> {
  const outfile = join(root, '.cache/programs', `${process.pid}-${programs.size}.mjs`);
  const made =
    programs.get(script) ?? bundle({ contents: `import ${JSON.stringify(script)};`, outfile }).then(() => outfile);
  if (!programs.has(script)) process.once('exit', () => rmSync(outfile, { force: true }));
  programs.set(script, made);
  return made;
}

/** Runs a program of ours in a process of its own, with nothing of this process's settings. */
export async function spawnChild(
  script: string,
  settings: Record<string, string>,
  args: string[] = [],
): Promise<Child> {
  const child = spawn(process.execPath, [await programOf(script), ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const heard = { out: '', err: '' };
  const listeners = new Set<() => void>();
  const hear = (stream: 'out' | 'err') => (text: string) => {
    heard[stream] += text;
    for (const listener of listeners) listener();
  };
  child.stdout.setEncoding('utf8').on('data', hear('out'));
  child.stderr.setEncoding('utf8').on('data', hear('err'));
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', end);
      resolve(code);
    });
  });
  return {
    pid: child.pid ?? 0,
    out: () => heard.out,
    err: () => heard.err,
    signal: (name) => void child.kill(name),
    ended,
    says: (words) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = words.exec(heard.out);
          if (!match) return;
          listeners.delete(look);
          resolve(match[1] ?? '');
        };
        listeners.add(look);
        look();
        void ended.then((code) => reject(new Error(`ended with ${code} before saying ${words}: ${heard.err}`)));
      }),
  };
}

export interface Filled {
  /** The settings of a portal on this database. */
  settings: Record<string, string>;
  dataDir: string;
  /** To look into it or work on it by hand; of the embedded engine, while no portal holds it. */
  open(): Promise<Database>;
  drop(): Promise<void>;
}

/** The demo world in a database of the project's engine, for a portal in another process. */
export async function filledDatabase(): Promise<Filled> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const forget = (): void => rmSync(dataDir, { recursive: true, force: true });
  const masterKey = testEnv().masterKey?.toString('hex') ?? '';
  const settings = { DATA_DIR: dataDir, MASTER_KEY: masterKey, PORTAL_NOW: TEST_NOW.toISOString() };
  const engine = inject('engine');
  if (engine.kind === 'embedded') {
    // an engine started to unpack it would take twenty times as long
    mkdirSync(join(dataDir, 'pg'), { mode: 0o700 });
    await promisify(execFile)('tar', ['-xf', engine.template, '-C', join(dataDir, 'pg')]);
    const open = () => openDatabase({ databaseUrl: undefined, dataDir });
    return { settings, dataDir, open, drop: async () => forget() };
  }
  const database = await freshDatabase();
  const handle = await database.open();
  const { rows } = await handle.pool.query<{ name: string }>('SELECT current_database() AS name');
  await handle.close();
  const logins = loginsOf(databaseUrl(engine.url, rows[0]?.name ?? ''));
  return {
    settings: { ...settings, DATABASE_URL: logins.databaseUrl, DATABASE_OWNER_URL: logins.databaseOwnerUrl },
    dataDir,
    open: database.open,
    drop: async () => {
      forget();
      await database.drop();
    },
  };
}

export interface ChildPortal extends Child {
  url: string;
}

/** The portal as an operator starts it: `main.ts` in a process of its own, on any free port. */
export async function spawnPortal(settings: Record<string, string>): Promise<ChildPortal> {
  const child = await spawnChild(MAIN, { PORT: '0', TRUST_PROXY: '1', ...settings });
  const port = await child.says(/The portal is open: http:\/\/localhost:(\d+)\/v2\//);
  return { ...child, url: `http://127.0.0.1:${port}` };
}

/** The same for a start that is meant to fail. */
export const spawnMain = (settings: Record<string, string>): Promise<Child> =>
  spawnChild(MAIN, { PORT: '0', ...settings });
