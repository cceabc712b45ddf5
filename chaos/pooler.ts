import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { book } from './book.ts';
import { problemsInTheEnd } from './books.ts';
import { makeWishes } from './wishes.ts';
import { DURABLE, fill, freePort, portalAt } from './world.ts';

const PEOPLE = 200;
const CLIENTS = 20;
const NEEDED = /set DATABASE_PREPARE=off/;

/** Behind PgBouncer in transaction mode: it works without prepared statements, and with them, or the start says what it needs. */
export async function throughPooler(home: string): Promise<{ line: string; problems: string[] }> {
  const program = process.env.PGBOUNCER ?? 'pgbouncer';
  const { stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (error) return { line: 'left out: install pgbouncer, or say where it is in PGBOUNCER', problems: [] };
  const version = stdout.split('\n')[0] ?? '';
  const folder = join(home, 'pooler');
  mkdirSync(folder, { recursive: true });
  const server = await startPostgres({ settings: DURABLE });
  await fill({ databaseUrl: server.url, dataDir: folder });
  const pooler = await startPooler(program, server.url, server.data);
  const problems: string[] = [];
  const said: string[] = [];
  try {
    for (const prepare of ['off', 'on']) {
      const portal = await portalAt(folder, { DATABASE_URL: pooler.url, DATABASE_PREPARE: prepare });
      try {
        await portal.start();
      } catch (reason) {
        const text = String(reason);
        if (prepare === 'off' || !NEEDED.test(text)) problems.push(`prepare ${prepare}: ${text}`);
        else said.push(`prepare ${prepare} is refused in one sentence`);
        continue;
      }
      const pool = new pg.Pool({ connectionString: server.url, max: 2 });
      const wishes = (await makeWishes(pool, PEOPLE)).filter(({ scarce }) => !scarce);
      const queue = [...wishes];
      const told: Awaited<ReturnType<typeof book>>[] = [];
      const client = async (): Promise<void> => {
        for (let wish = queue.shift(); wish; wish = queue.shift()) told.push(await book(portal.url, wish, false));
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
      problems.push(...(await problemsInTheEnd(pool, told)));
      const unsure = told.filter(({ unknown }) => unknown > 0).length;
      if (unsure > 0) problems.push(`prepare ${prepare}: ${unsure} had to ask more than once`);
      said.push(`prepare ${prepare}: ${told.length} orders`);
      await pool.end();
      await portal.stop();
    }
  } finally {
    await pooler.stop();
    await server.stop();
  }
  return { line: `${version}: ${said.join('; ')}`, problems };
}

async function startPooler(program: string, url: string, data: string) {
  const { host, hostname, port: serverPort } = new URL(url);
  const { uid, gid } = statSync(data);
  const port = await freePort();
  // beside the data, where its user may read
  const file = `${data}.pgbouncer.ini`;
  writeFileSync(
    file,
    [
      '[databases]',
      `postgres = host=${hostname} port=${serverPort} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 6',
      'ignore_startup_parameters = extra_float_digits',
    ].join('\n'),
  );
  chownSync(file, uid, gid);
  const child = spawn(program, [file], { uid, gid, cwd: '/', stdio: 'ignore' });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  await wait(1_000);
  if (child.exitCode !== null) throw new Error(`pgbouncer did not start before ${host}`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async (): Promise<void> => {
      process.off('exit', end);
      end();
    },
  };
}
