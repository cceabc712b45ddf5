import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/lib/postgres.mjs';

/** The one of the PostgreSQL in use, else any on the path. */
export function findPgbench(): string {
  const beside = join(findPostgres().folder, 'pgbench');
  if (existsSync(beside)) return beside;
  if (spawnSync('pgbench', ['--version']).status === 0) return 'pgbench';
  throw new Error('pgbench is needed and was not found; on Debian: apt-get install postgresql-contrib');
}

export interface PgbenchRun {
  url: string;
  scripts: string[];
  clients: number;
  /** Of each client. */
  transactions: number;
  variables: Record<string, number>;
}

/** Transactions per second, connecting not counted. A failed transaction ends the measurement. */
export async function runPgbench({ url, scripts, clients, transactions, variables }: PgbenchRun): Promise<number> {
  const args = [
    ...['--no-vacuum', '--protocol=simple', `--client=${clients}`, '--jobs=1', `--transactions=${transactions}`],
    ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
    ...scripts.map((script) => `--file=${script}`),
    url,
  ];
  const { code, output } = await run(findPgbench(), args);
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
  const done = Number(/transactions actually processed: (\d+)/.exec(output)?.[1]);
  if (code !== 0 || !(perSecond > 0) || done !== clients * transactions)
    throw new Error(`pgbench failed: ${output.slice(0, 800)}`);
  return perSecond;
}

function run(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject).once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
