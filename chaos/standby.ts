import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresServer } from '../scripts/lib/postgres.mjs';
import { freePort } from './world.ts';

export interface Standby {
  url: string;
  /** Answers when it can be written to. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

const ask = async (url: string, ...texts: string[]): Promise<unknown[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const rows: unknown[] = [];
    for (const text of texts) rows.push(...(await client.query(text)).rows);
    return rows;
  } finally {
    await client.end();
  }
};

/** A second server that holds what the first has acknowledged: commits wait for it. */
export async function addStandby(primary: PostgresServer): Promise<Standby> {
  const { uid, gid } = statSync(primary.data);
  const data = `${primary.data}-standby`;
  const port = await freePort();
  const copy = spawnSync(join(primary.folder, 'pg_basebackup'), ['-d', primary.url, '-D', data, '-R', '-X', 'stream'], {
    ...{ uid, gid, cwd: '/', encoding: 'utf8' },
  });
  if (copy.status !== 0) throw new Error(`pg_basebackup failed: ${copy.error?.message ?? copy.stderr}`);
  // a standby needs at least as many connections as its primary allows
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: data,
    max_connections: '200',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server: ChildProcess = spawn(join(primary.folder, 'postgres'), ['-D', data, ...args], {
    ...{ uid, gid, cwd: '/', stdio: 'ignore' },
  });
  const end = (): void => void server.kill('SIGQUIT');
  process.once('exit', end);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await until(async () => (await ask(primary.url, 'SELECT FROM pg_stat_replication')).length > 0);
  await ask(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`, 'SELECT pg_reload_conf()');
  await until(
    async () => (await ask(primary.url, `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`)).length > 0,
  );
  return {
    url,
    // the new primary has no standby of its own to wait for
    promote: async () =>
      void (await ask(
        url,
        'SELECT pg_promote()',
        `ALTER SYSTEM SET synchronous_standby_names = ''`,
        'SELECT pg_reload_conf()',
      )),
    stop: async () => {
      process.off('exit', end);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      end();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Holds every process of a server still, as a machine that hangs; `thaw` lets them go on. */
export function freeze({ data }: PostgresServer): { thaw(): void } {
  const main = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const all = [main, ...pairs.flatMap(([pid, parent]) => (parent === main && pid ? [pid] : []))];
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of all) {
      try {
        process.kill(pid, name);
      } catch {
        // it ended by itself in the meantime
      }
    }
  };
  signal('SIGSTOP');
  return { thaw: () => signal('SIGCONT') };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo().catch(() => false)) return;
    await wait(100);
  }
  throw new Error('The standby did not follow');
}
