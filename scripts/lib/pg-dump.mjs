// Whether the machine's pg_dump can read a server: it refuses one that is newer than itself.
import { spawnSync } from 'node:child_process';

/** @param {string} url @returns {Promise<boolean>} */
export async function canDump(url) {
  const { stdout, status } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  if (status !== 0) return false;
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("SELECT current_setting('server_version_num')::int / 10000 AS major");
  await client.end();
  return Number(/ (\d+)/.exec(stdout)?.[1]) >= rows[0].major;
}
