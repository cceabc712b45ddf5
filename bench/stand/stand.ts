import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { openDevTools, type DevTools } from './devtools.ts';
import { startPostgres, type PostgresServer } from '../../scripts/lib/postgres.mjs';
import { startNode, type Child } from './child.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where a server of ours listens. */
export interface Address {
  port: number;
  url: string;
  /** Of its process. */
  pid: number;
}

/** The parts measures share: started on first use, stopped at the end. */
export interface Stand {
  /** The built product on the embedded engine, in a data folder of its own; one per environment. */
  portal(env?: Record<string, string>, build?: string): Promise<Address>;
  /** Any other Node program that prints `listening on <port>`. */
  server(script: string, args: string[]): Promise<Address>;
  browser(): Promise<Browser>;
  /** The same Chromium with nothing attached to its pages. */
  devTools(): DevTools;
  /** A PostgreSQL server that loses nothing, with the settings of an ordinary one. */
  postgres(): Promise<PostgresServer>;
  /** A folder that is gone at the end. */
  folder(name: string): string;
  /** Something worth knowing beside the figure; goes to stderr. */
  note(text: string): void;
  close(): Promise<void>;
}

/** Durable as in production; the log is where a measure can read which statements came. */
const ORDINARY = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_min_messages: 'log',
};

export function setUpStand(): Stand {
  const home = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const portals = new Map<string, Promise<Address>>();
  const closing: (() => Promise<void>)[] = [];
  let browser: Promise<Browser> | undefined;
  let devTools: DevTools | undefined;
  let postgres: Promise<PostgresServer> | undefined;
  const removeHome = (): void => rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.once('exit', removeHome);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const keep = async (starting: Promise<Child>): Promise<Address> => {
    const { word, pid, stop } = await starting;
    closing.push(stop);
    return { port: Number(word), url: `http://127.0.0.1:${word}`, pid };
  };
  const folder = (name: string): string => {
    const path = join(home, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const startPortal = (env: Record<string, string>, build: string): Promise<Address> => {
    const place = folder(`portal-${portals.size}`);
    return keep(
      startNode({
        script: join(build, 'server/demo.js'),
        env: { ...env, PORT: '0', DATA_DIR: join(place, 'data') },
        log: join(place, 'log'),
        ready: /The portal is open: http:\/\/[^:]+:(\d+)/,
      }),
    );
  };

  const openBrowser = async (): Promise<Browser> => {
    const opened = await launchBrowser();
    closing.push(() => opened.close());
    return opened;
  };

  const openTools = (): DevTools => {
    const opened = openDevTools(folder('profile'));
    closing.push(opened.close);
    return opened;
  };

  const openPostgres = async (): Promise<PostgresServer> => {
    const opened = await startPostgres({ settings: ORDINARY });
    closing.push(opened.stop);
    return opened;
  };

  return {
    folder,
    portal(env = {}, build = join(root, 'dist')) {
      const key = JSON.stringify([env, build]);
      const known = portals.get(key) ?? startPortal(env, build);
      portals.set(key, known);
      return known;
    },
    server: (script, args) =>
      keep(startNode({ script, args, log: join(home, `server-${closing.length}.log`), ready: /listening on (\d+)/ })),
    browser() {
      browser ??= openBrowser();
      return browser;
    },
    devTools() {
      devTools ??= openTools();
      return devTools;
    },
    postgres() {
      postgres ??= openPostgres();
      return postgres;
    },
    note: (text) => console.error(`  ${text}`),
    async close() {
      for (const close of closing.reverse()) await close();
      removeHome();
    },
  };
}
